package org.roadtorichmond.desktop;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.roadtorichmond.screen.Program;

/**
 * Measures how long a player waits for the first picture of a battle. Run it by hand under a display. It starts the campaign from
 * the set-up page and prints the time of the first frame with the map, then the time of the slowest of the frames that follow.
 */
final class FirstPictures extends ApplicationAdapter {
    private static final int SETTLED = 120;
    private static final int FOLLOWING = 60;
    private static final double MILLION = 1e6;

    private final Program program;
    private int frame;
    private double first;
    private double slowest;

    private FirstPictures(Path folder) {
        program = WindowScript.opening(folder, Optional.empty(), "human", "human");
    }

    /** Opens the window, starts a battle, prints the times and closes. */
    public static void main(String[] arguments) throws IOException {
        Path folder = Files.createTempDirectory("first-pictures");
        Files.writeString(folder.resolve("settings.json"), "{\"lastScenario\": \"road-to-richmond.scenario.json\"}");
        Window.show(new FirstPictures(folder), Window.configuration());
    }

    @Override
    public void create() {
        program.create();
    }

    @Override
    public void resize(int width, int height) {
        program.resize(width, height);
    }

    @Override
    public void render() {
        long began = System.nanoTime();
        long worked = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        if (frame == SETTLED) {
            WindowScript.key(Input.Keys.N);
        } else if (frame == 2 * SETTLED) {
            WindowScript.press(begin(false), begin(true), Input.Buttons.LEFT);
        }
        program.render();
        Gdx.gl.glFinish();
        double length = (System.nanoTime() - began) / MILLION;
        if (frame == 2 * SETTLED) {
            first = length;
            System.out.printf(
                    "first picture of a battle: %.0f ms, processor time %.0f ms on the drawing thread%n",
                    first, (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - worked) / MILLION);
        } else if (frame > 2 * SETTLED) {
            slowest = Math.max(slowest, length);
        }
        frame++;
        if (frame > 2 * SETTLED + FOLLOWING) {
            System.out.printf("slowest of the %d frames after it: %.0f ms%n", FOLLOWING, slowest);
            Gdx.app.exit();
        }
        Gdx.graphics.requestRendering();
    }

    /** The middle of the button that starts the battle, from the left or from the top. */
    private int begin(boolean down) {
        var place = program.find("Begin").orElseThrow();
        return Math.round(down ? Gdx.graphics.getHeight() - place.y - place.height / 2 : place.x + place.width / 2);
    }

    @Override
    public void dispose() {
        program.dispose();
    }
}
