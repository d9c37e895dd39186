package org.roadtorichmond.desktop;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Graphics;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.HashMap;
import java.util.Map;

/**
 * Graphics that report something else than the window's own. Where they report another size, panels are laid out in it, but only the
 * small corner that the window shows takes time to draw; where they report the time since the last frame, all that moves does so by
 * as much in each frame, however long that took.
 */
final class ClaimedGraphics {
    private static final int CORNER = 64;
    private static final String SECONDS = "getDeltaTime";

    /** How much time passes from frame to frame, in seconds. */
    private static final float FRAME = 0.05f;

    /** What is claimed, by the names of the methods that say it. */
    private final Map<String, Object> claims = new HashMap<>();

    private Graphics own;
    private boolean held;

    private ClaimedGraphics() {
        tick(FRAME);
    }

    /** Claims that as much time passes in each frame as in any other, and nothing else. */
    static ClaimedGraphics steady() {
        return new ClaimedGraphics();
    }

    /** Claims a size in pixels until another window size is set. */
    static ClaimedGraphics size(int width, int height) {
        ClaimedGraphics made = new ClaimedGraphics();
        made.resize(width, height);
        return made;
    }

    /** Claims that no time passes, until it is told how much does. */
    static ClaimedGraphics stopped() {
        ClaimedGraphics made = new ClaimedGraphics();
        made.tick(0);
        return made;
    }

    /** Claims from now on that each frame comes so many seconds after the last. */
    void tick(float seconds) {
        claims.put(SECONDS, seconds);
    }

    /** Claims that no time passes in the frames for which it is held. */
    void hold(boolean now) {
        held = now;
    }

    private boolean resize(int width, int height) {
        claims.putAll(Map.of(
                "getWidth", width, "getBackBufferWidth", width, "getHeight", height, "getBackBufferHeight", height));
        return true;
    }

    /** Whether a size is claimed. */
    boolean sized() {
        return claims.containsKey("getWidth");
    }

    /** The configuration of a window of which only a corner is drawn if a size is claimed, and else of the usual one. */
    Lwjgl3ApplicationConfiguration configuration() {
        Lwjgl3ApplicationConfiguration configuration = Window.configuration();
        if (sized()) {
            configuration.setWindowSizeLimits(-1, -1, -1, -1);
            configuration.setWindowedMode(CORNER, CORNER);
        }
        return configuration;
    }

    /** Replaces the graphics of the window. Call it each frame, because the window restores its own graphics before each frame. */
    void claim() {
        Graphics real = Gdx.graphics;
        if (!Proxy.isProxyClass(real.getClass())) {
            own = real;
            Gdx.graphics = (Graphics) Proxy.newProxyInstance(
                    Graphics.class.getClassLoader(),
                    new Class<?>[] {Graphics.class},
                    (proxy, method, values) -> answer(method, real, values));
        }
    }

    /** Gives back the graphics of the window, some of which know more than any graphics do, unless another size is claimed. */
    void release() {
        if (!sized() && Proxy.isProxyClass(Gdx.graphics.getClass())) {
            Gdx.graphics = own;
        }
    }

    private Object answer(Method method, Graphics real, Object[] values) throws Throwable {
        if (method.getName().equals("setWindowedMode") && sized()) {
            return resize((int) values[0], (int) values[1]);
        }
        if (held && method.getName().equals(SECONDS)) {
            return 0f;
        }
        Object claimed = claims.get(method.getName());
        return claimed == null ? invoke(method, real, values) : claimed;
    }

    private static Object invoke(Method method, Graphics real, Object[] values) throws Throwable {
        try {
            return method.invoke(real, values);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }
}
