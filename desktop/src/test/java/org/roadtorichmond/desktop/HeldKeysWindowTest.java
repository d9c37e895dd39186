package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input;
import com.badlogic.gdx.Input.Keys;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.view.MapCamera;

@DisplayName("The map glides while an arrow key is held")
final class HeldKeysWindowTest {
    @TempDir
    private Path folder;

    private Input before;

    @BeforeEach
    void needDisplay() {
        WindowScript.needDisplay(HeldKeysWindowTest.class);
        Shelves.settings(folder, Map.of("language", "en", "sound", "false"));
    }

    /** Has the window believe that a key is held; all else is as the system says. */
    private void hold(int key) {
        before = Gdx.input;
        Input real = before;
        Gdx.input = (Input) Proxy.newProxyInstance(
                Input.class.getClassLoader(), new Class<?>[] {Input.class}, (proxy, method, values) -> {
                    if (method.getName().equals("isKeyPressed")) {
                        return values[0].equals(key);
                    }
                    try {
                        return method.invoke(real, values);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }

    private void release() {
        Gdx.input = before;
    }

    private static MapCamera camera(WindowScript window) {
        return window.program().camera().orElseThrow();
    }

    /** Comes near, holds the key for some frames, and lets it go; then the map stays where it is. */
    private void glides(WindowScript window) {
        float[] x = new float[2];
        window.step(() -> {
            for (int i = 0; i < 9; i++) {
                camera(window).zoom(1, Gdx.graphics.getWidth() / 2f, Gdx.graphics.getHeight() / 2f);
            }
            x[0] = camera(window).middleX();
            hold(Keys.RIGHT);
        });
        window.until(() -> {
            Gdx.graphics.requestRendering();
            return camera(window).middleX() > x[0] + 0.5f;
        });
        window.step(this::release);
        window.pause(2);
        window.step(() -> x[1] = camera(window).middleX());
        window.pause(5);
        window.step(() -> {
            assertTrue(x[1] > x[0]);
            assertEquals(x[1], camera(window).middleX(), "it stays when the key is let go");
        });
    }

    @Test
    @DisplayName("in a battle")
    void battle() {
        WindowScript window = WindowScript.training(folder);
        window.pause(5);
        glides(window);
        window.play();
    }

    private WindowScript workshop() {
        Shelves.ownScenario(folder);
        WindowScript window = new WindowScript(WindowScript.opening(folder, Optional.empty(), "human", "human"));
        window.until("Workshop");
        window.step(() -> WindowScript.key(Keys.W));
        window.pause(3);
        window.step(() -> window.clickButton("Open"));
        window.until(() -> window.program().camera().isPresent());
        window.pause(5);
        return window;
    }

    @Test
    @DisplayName("in the workshop, as in a battle")
    void inWorkshop() {
        WindowScript window = workshop();
        glides(window);
        window.play();
    }

    @Test
    @DisplayName("but not while a traced picture is laid by the arrows")
    void notWhileTracing() {
        WindowScript window = workshop();
        float[] x = new float[1];
        window.step(() -> WindowScript.key(Keys.P));
        window.pause(3);
        window.step(() -> {
            camera(window).zoom(9, Gdx.graphics.getWidth() / 2f, Gdx.graphics.getHeight() / 2f);
            x[0] = camera(window).middleX();
            hold(Keys.RIGHT);
        });
        long[] began = new long[1];
        window.until(() -> {
            began[0] = began[0] == 0 ? System.nanoTime() : began[0];
            Gdx.graphics.requestRendering();
            return System.nanoTime() - began[0] > 700_000_000L;
        });
        window.step(this::release);
        window.step(() -> assertEquals(x[0], camera(window).middleX()));
        window.play();
    }
}
