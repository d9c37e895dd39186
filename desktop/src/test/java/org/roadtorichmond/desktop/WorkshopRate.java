package org.roadtorichmond.desktop;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.math.Rectangle;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.screen.Program;
import org.roadtorichmond.view.MapCamera;

/**
 * Measures how smoothly the workshop draws while the balance dial plays games beside it. Run it by hand under a display. It opens a
 * copy of the campaign; then it shows the map at rest, pans, paints hexes, and does both at once. For each it prints how long frames
 * take, how much of that is work of the drawing thread and not of a display without graphics hardware, and how long it is from an
 * edit until the map is drawn with it. The argument {@code paused} has the dial wait, to compare.
 */
final class WorkshopRate extends ApplicationAdapter {
    private static final String[] LEGS = {"at rest", "panning", "painting", "painting and panning"};
    private static final int FRAMES = 300;
    private static final int EVERY = 25;
    private static final int SPEED = 7;
    private static final int STEP = 40;
    private static final int NEARER = 3;
    private static final int BUTTON_FROM = 20;
    private static final double MILLION = 1e6;
    private static final double SECOND = 1000;
    private static final double SMOOTH = 20;

    private final Program program;
    private final boolean paused;
    private final List<Double> frames = new ArrayList<>();
    private final List<Double> waits = new ArrayList<>();
    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private int opening;
    private int frame;
    private int leg = -1;
    private long edited;
    private long thread;

    private WorkshopRate(Path folder, boolean paused) {
        this.paused = paused;
        Shelves.settings(folder, Map.of("language", "en", "sound", "false"));
        Shelves.ownScenario(folder, "road-to-richmond", "campaign");
        program = WindowScript.opening(folder, Optional.empty(), "human", "human");
    }

    /** Opens the window, measures, prints the results and closes. */
    public static void main(String[] arguments) throws IOException {
        Lwjgl3ApplicationConfiguration configuration = Window.configuration();
        configuration.setWindowedMode(1456, 900);
        configuration.useVsync(false);
        configuration.setForegroundFPS(0);
        boolean paused = List.of(arguments).contains("paused");
        new Lwjgl3Application(new WorkshopRate(Files.createTempDirectory("workshop"), paused), configuration);
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
        Gdx.graphics.requestRendering();
        if (program.camera().isEmpty()) {
            open();
            program.render();
            return;
        }
        MapCamera camera = program.camera().get();
        if (leg < 0) {
            settle(camera);
            return;
        }
        long began = System.nanoTime();
        if (leg % 2 == 1) {
            camera.drag(0, frame % FRAMES < FRAMES / 2 ? SPEED : -SPEED);
        }
        if (leg >= 2 && frame % EVERY == 0) {
            paint(frame / EVERY);
        }
        program.render();
        Gdx.gl.glFinish();
        frames.add((System.nanoTime() - began) / MILLION);
        if (edited > 0 && program.workshop().orElseThrow().isDrawn()) {
            waits.add((System.nanoTime() - edited) / MILLION);
            edited = 0;
        }
        frame++;
        if (frame == FRAMES) {
            print();
            next();
        }
    }

    /** From the title page to the list, and from there to the first scenario of it. */
    private void open() {
        opening++;
        if (opening == BUTTON_FROM) {
            WindowScript.key(Keys.W);
        } else if (opening > BUTTON_FROM && opening % BUTTON_FROM == 0) {
            program.find("Open").ifPresent(WorkshopRate::press);
        }
    }

    private static void press(Rectangle place) {
        WindowScript.press(
                Math.round(place.x + place.width / 2),
                Math.round(Gdx.graphics.getHeight() - place.y - place.height / 2),
                Input.Buttons.LEFT);
    }

    /** Comes nearer, and waits until everything is drawn and the dial has begun. */
    private void settle(MapCamera camera) {
        if (frame < NEARER) {
            camera.zoom(1, Gdx.graphics.getWidth() / 2f, Gdx.graphics.getHeight() / 2f);
        }
        program.render();
        frame++;
        if (paused && frame == FRAMES / 2) {
            program.find("Pause").ifPresent(WorkshopRate::press);
        }
        if (frame > FRAMES) {
            WindowScript.key(Keys.B);
            next();
        }
    }

    private void next() {
        frames.clear();
        waits.clear();
        frame = 0;
        edited = 0;
        thread = threads.getCurrentThreadCpuTime();
        leg++;
        if (leg == LEGS.length) {
            Gdx.app.exit();
        }
    }

    /** Paints a hex round the middle of the window. */
    private void paint(int number) {
        edited = edited > 0 ? edited : System.nanoTime();
        int across = STEP * (number % 5 - 2 + (leg - 2) * 5);
        int down = STEP * (number / 5 - 1);
        WindowScript.press(
                Gdx.graphics.getWidth() / 2 + across, Gdx.graphics.getHeight() / 2 + down, Input.Buttons.LEFT);
    }

    private void print() {
        double sum = frames.stream().mapToDouble(Double::doubleValue).sum();
        long slow = frames.stream().filter(time -> time > SMOOTH).count();
        System.out.printf(
                "%s: %.0f frames a second; a frame takes %.1f ms (%s), %.1f ms of the drawing thread's processor time;"
                        + " %d of %d longer than 20 ms%n",
                LEGS[leg],
                SECOND * frames.size() / sum,
                sum / frames.size(),
                spread(frames),
                (threads.getCurrentThreadCpuTime() - thread) / MILLION / frames.size(),
                slow,
                frames.size());
        if (!waits.isEmpty()) {
            System.out.printf("  from an edit to its picture: %d times, ms: %s%n", waits.size(), spread(waits));
        }
    }

    private static String spread(List<Double> millis) {
        List<Double> sorted = new ArrayList<>(millis);
        Collections.sort(sorted);
        int last = sorted.size() - 1;
        return String.format(
                Locale.ROOT,
                "median %.1f, 95 %% %.1f, slowest %.1f",
                sorted.get(last / 2),
                sorted.get(last * 95 / 100),
                sorted.get(last));
    }

    @Override
    public void dispose() {
        program.dispose();
    }
}
