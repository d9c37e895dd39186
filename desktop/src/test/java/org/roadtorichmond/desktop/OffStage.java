package org.roadtorichmond.desktop;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;

/** A bare window in which tests draw without a program. */
public final class OffStage {
    private OffStage() {}

    /** Runs what draws, once, in a window of a size; what it throws is thrown. Skips the test where there is no display. */
    public static void draw(int width, int height, Runnable painter) {
        WindowScript.needDisplay(OffStage.class);
        Lwjgl3ApplicationConfiguration configuration = new Lwjgl3ApplicationConfiguration();
        configuration.setWindowedMode(width, height);
        configuration.setDecorated(false);
        configuration.disableAudio(true);
        Throwable[] thrown = new Throwable[1];
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
        if (thrown[0] != null) {
            throw new AssertionError(thrown[0].getMessage(), thrown[0]);
        }
    }
}
