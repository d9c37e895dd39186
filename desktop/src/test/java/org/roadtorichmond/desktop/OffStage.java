package org.roadtorichmond.desktop;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;

/** An empty window in which tests draw without the program. */
public final class OffStage {
    private OffStage() {}

    /** Runs a painter once in a window of a size, and throws what it throws. Skips the test if there is no display. */
    public static void draw(int width, int height, Runnable painter) {
        WindowScript.needDisplay(OffStage.class);
        Lwjgl3ApplicationConfiguration configuration = new Lwjgl3ApplicationConfiguration();
        configuration.setWindowedMode(width, height);
        configuration.setDecorated(false);
        configuration.disableAudio(true);
        Throwable[] thrown = new Throwable[1];
        FrameWatch.show(
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
        if (thrown[0] != null) {
            throw new AssertionError(thrown[0].getMessage(), thrown[0]);
        }
    }
}
