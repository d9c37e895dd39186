package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;

/** A bare window in which tests draw without a program. */
public final class OffStage {
    /** Asked once: to ask is to connect and leave, and a virtual display starts anew when its last guest has left. */
    private static final boolean DISPLAY = Window.hasDisplay();

    private OffStage() {}

    /** Runs what draws, once, in a window of a size; what it throws is thrown. Skips the test where there is no display. */
    public static void draw(int width, int height, Runnable painter) {
        if (!DISPLAY) {
            // Maven tells how many tests were skipped, but not why.
            System.out.println("Skipped, for there is no display; run under xvfb-run.");
        }
        assumeTrue(DISPLAY, "no display: run under xvfb-run to test what is drawn");
        Lwjgl3ApplicationConfiguration configuration = new Lwjgl3ApplicationConfiguration();
        configuration.setWindowedMode(width, height);
        configuration.setDecorated(false);
        configuration.disableAudio(true);
        Throwable[] thrown = new Throwable[1];
        new Lwjgl3Application(
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
