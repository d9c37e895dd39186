package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;

/** An empty window in which tests draw without the program. */
public final class OffStage {
    /** A painter may wait for games and draw hundreds of pictures. */
    private static final long PAINTER_SECONDS = 400;

    private OffStage() {}

    /** Runs a painter once in a window of a size, and throws what it throws. Skips the test if there is no display. */
    public static void draw(int width, int height, Runnable painter) {
        WindowScript.needDisplay(OffStage.class);
        Lwjgl3ApplicationConfiguration configuration = new Lwjgl3ApplicationConfiguration();
        configuration.setWindowedMode(width, height);
        configuration.setDecorated(false);
        configuration.disableAudio(true);
        Throwable[] thrown = new Throwable[1];
        FrameWatch watch = new FrameWatch(PAINTER_SECONDS);
        try (watch) {
            Window.show(
                    new ApplicationAdapter() {
                        @Override
                        public void render() {
                            try {
                                painter.run();
                            } catch (RuntimeException | AssertionError e) {
                                thrown[0] = e;
                            }
                            Gdx.app.exit();
                        }
                    },
                    configuration);
        }
        assertEquals("", watch.trouble());
        if (thrown[0] != null) {
            throw new AssertionError(thrown[0].getMessage(), thrown[0]);
        }
    }
}
