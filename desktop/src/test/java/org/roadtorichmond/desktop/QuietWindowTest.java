package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Graphics;
import com.badlogic.gdx.Input;
import com.badlogic.gdx.graphics.profiling.GLProfiler;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The window rests when nothing happens, and draws little when it draws")
final class QuietWindowTest {
    private static final int FRAMES = 5;

    @TempDir
    private Path folder;

    private WindowScript window;

    @BeforeEach
    void needDisplay() {
        WindowScript.needDisplay(QuietWindowTest.class);
    }

    /** The number of further frames that the program requests while it draws one. */
    private int asked() {
        Graphics real = Gdx.graphics;
        AtomicInteger asked = new AtomicInteger();
        Gdx.graphics = (Graphics) Proxy.newProxyInstance(
                Graphics.class.getClassLoader(), new Class<?>[] {Graphics.class}, (proxy, method, values) -> {
                    if (method.getName().equals("requestRendering")) {
                        asked.incrementAndGet();
                    }
                    try {
                        return method.invoke(real, values);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
        try {
            window.program().render();
        } finally {
            Gdx.graphics = real;
        }
        return asked.get();
    }

    /** Waits until the program requests no more frames, and checks that it stays so. */
    private void rests() {
        window.until(() -> asked() == 0);
        for (int i = 0; i < FRAMES; i++) {
            window.step(() -> assertEquals(0, asked(), "asks for another frame though nothing happens"));
        }
    }

    private static int drawCalls(Runnable frame) {
        GLProfiler profiler = new GLProfiler(Gdx.graphics);
        profiler.enable();
        try {
            frame.run();
            return profiler.getDrawCalls();
        } finally {
            profiler.disable();
        }
    }

    @Test
    @DisplayName("the title page rests when its map has come in, and so do the settings")
    void title() {
        window = new WindowScript(WindowScript.opening(folder, Optional.empty(), "human", "human"));
        rests();
        window.step(() -> WindowScript.key(Input.Keys.S));
        rests();
        window.play();
    }

    @Test
    @DisplayName("a battle rests, also with a unit chosen, and a frame of it is few draw calls")
    void battle() {
        window = WindowScript.training(folder);
        rests();
        window.step(() -> {
            int calls = drawCalls(() -> window.program().render());
            assertTrue(calls < 60, calls + " draw calls");
        });
        window.step(() -> window.clickUnit("1/B"));
        rests();
        window.play();
    }

    @Test
    @DisplayName("a replay rests when it has shown its step")
    void replay() {
        window = WindowScript.training(folder);
        window.step(() -> window.march("1/B", "0403"), () -> WindowScript.key(Input.Keys.R));
        window.until(() -> window.program().replayed().isPresent());
        rests();
        window.step(() -> WindowScript.key(Input.Keys.HOME), () -> WindowScript.key(Input.Keys.RIGHT));
        rests();
        window.play();
    }

    @Test
    @DisplayName("the leaves of the report rest")
    void report() throws IOException {
        String finished = Shelves.finished(folder).toString();
        window = new WindowScript(WindowScript.opening(folder, Optional.of(finished), "human", "human"));
        rests();
        window.step(() -> WindowScript.key(Input.Keys.SPACE));
        window.until(() -> window.program().game().isEmpty());
        window.step(() -> WindowScript.key(Input.Keys.NUM_2));
        rests();
        window.step(() -> WindowScript.key(Input.Keys.NUM_3));
        rests();
        window.play();
    }

    @Test
    @DisplayName("the first leaf of the report rests once the game was looked at again")
    void end() throws IOException {
        String conceded = Shelves.conceded(folder).toString();
        window = new WindowScript(WindowScript.opening(folder, Optional.of(conceded), "human", "human"));
        window.step(() -> WindowScript.key(Input.Keys.SPACE));
        window.until("Turning point");
        rests();
        window.play();
    }

    @Test
    @DisplayName("the title page can be used before its map has come in")
    void titleBeforeItsMap() {
        window = new WindowScript(WindowScript.opening(folder, Optional.empty(), "human", "human"));
        window.step(() -> WindowScript.key(Input.Keys.S));
        window.until("Settings");
        window.step(() -> WindowScript.key(Input.Keys.ESCAPE));
        window.until("New battle");
        rests();
        window.play();
    }
}
