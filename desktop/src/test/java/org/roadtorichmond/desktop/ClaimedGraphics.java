package org.roadtorichmond.desktop;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Graphics;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;

/**
 * Graphics that report another size than that of the window. Panels are laid out in the claimed size, but only the small corner
 * that the window shows takes time to draw.
 */
final class ClaimedGraphics {
    private static final int CORNER = 64;

    private int width;
    private int height;

    /** Claims a size in pixels until another window size is set. */
    ClaimedGraphics(int width, int height) {
        this.width = width;
        this.height = height;
    }

    /** The configuration of a window of which only a corner is drawn. */
    static Lwjgl3ApplicationConfiguration corner() {
        Lwjgl3ApplicationConfiguration configuration = Window.configuration();
        configuration.setWindowSizeLimits(-1, -1, -1, -1);
        configuration.setWindowedMode(CORNER, CORNER);
        return configuration;
    }

    /** Replaces the graphics of the window. Call it each frame, because the window restores its own graphics before each frame. */
    void claim() {
        Graphics real = Gdx.graphics;
        if (!Proxy.isProxyClass(real.getClass())) {
            Gdx.graphics = (Graphics) Proxy.newProxyInstance(
                    Graphics.class.getClassLoader(),
                    new Class<?>[] {Graphics.class},
                    (proxy, method, values) -> answer(method, real, values));
        }
    }

    private Object answer(Method method, Graphics real, Object[] values) throws Throwable {
        return switch (method.getName()) {
            case "getWidth", "getBackBufferWidth" -> width;
            case "getHeight", "getBackBufferHeight" -> height;
            case "setWindowedMode" -> {
                width = (int) values[0];
                height = (int) values[1];
                yield true;
            }
            default -> invoke(method, real, values);
        };
    }

    private static Object invoke(Method method, Graphics real, Object[] values) throws Throwable {
        try {
            return method.invoke(real, values);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }
}
