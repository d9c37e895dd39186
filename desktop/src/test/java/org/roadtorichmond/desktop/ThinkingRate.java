package org.roadtorichmond.desktop;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.math.Rectangle;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.screen.Program;

/**
 * Measures how thinking affects the window. Run it by hand under a display. It pans over the campaign's map, alternately without
 * and with the general working out advice, and prints both rates. Then it presses the cancel button at many moments of the
 * general's work, and prints the time until the panel shows it and until the general has stopped.
 */
final class ThinkingRate extends ApplicationAdapter {
    private static final String THINKING = "A plan is being worked out";
    private static final int WARM_UP = 120;
    private static final int LEG = 120;
    private static final int LEGS = 8;
    private static final int SPEED = 9;
    private static final int CANCELS = 24;
    private static final double MILLION = 1e6;

    private final Program program;
    private final List<Double> idle = new ArrayList<>();
    private final List<Double> busy = new ArrayList<>();
    private final List<Double> shown = new ArrayList<>();
    private final List<Double> stopped = new ArrayList<>();
    private Thread staff;
    private int frame;
    private long asked;
    private long cancelled;
    private boolean waiting;

    private ThinkingRate(Path folder) {
        program = WindowScript.opening(folder, Optional.of("road-to-richmond"), "human", "human");
    }

    /** Opens the window, pans, cancels, prints the results and closes. */
    public static void main(String[] arguments) throws IOException {
        Path folder = Files.createTempDirectory("thinking");
        Files.writeString(folder.resolve("settings.json"), "{\"adviser\": \"general\"}");
        Lwjgl3ApplicationConfiguration configuration = Window.configuration();
        configuration.setWindowedMode(1600, 900);
        configuration.useVsync(false);
        configuration.setForegroundFPS(0);
        new Lwjgl3Application(new ThinkingRate(folder), configuration);
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
    public void dispose() {
        program.dispose();
    }

    @Override
    public void render() {
        int leg = (frame - WARM_UP) / LEG;
        if (frame < WARM_UP) {
            draw(0);
        } else if (leg < LEGS) {
            pan(leg);
        } else if (stopped.size() < CANCELS) {
            cancel();
        } else {
            print("panning while nobody thinks", idle);
            print("panning while the general thinks", busy);
            System.out.printf("ratio of the medians %.2f%n", median(busy) / median(idle));
            print("until the panel shows that it was cancelled", shown);
            print("until the general has stopped", stopped);
            Gdx.app.exit();
        }
        frame++;
        Gdx.graphics.requestRendering();
    }

    /** Pans up and down; the general thinks on every other leg. */
    private void pan(int leg) {
        boolean thinks = leg % 2 == 1;
        if (thinks && program.find(THINKING).isEmpty()) {
            WindowScript.key(Input.Keys.H);
        } else if (!thinks && program.find(THINKING).isPresent()) {
            press();
        }
        if (working() == thinks) {
            (thinks ? busy : idle).add(draw(leg % 4 < 2 ? SPEED : -SPEED));
        } else {
            // The general starts or stops thinking, so this frame belongs to neither series.
            draw(0);
        }
    }

    /** Draws a frame, and returns its time in milliseconds. */
    private double draw(int step) {
        long began = System.nanoTime();
        program.camera().orElseThrow().drag(0, step);
        program.render();
        Gdx.gl.glFinish();
        return (System.nanoTime() - began) / MILLION;
    }

    /** Asks for advice, waits longer each time, presses the button, and measures the times. */
    private void cancel() {
        long now = System.nanoTime();
        if (!waiting && !working()) {
            WindowScript.key(Input.Keys.H);
            asked = now;
            waiting = true;
        } else if (waiting && cancelled == 0 && now - asked > 60 * MILLION * (1 + stopped.size())) {
            press();
            cancelled = System.nanoTime();
        }
        draw(0);
        if (cancelled > 0) {
            if (shown.size() == stopped.size() && program.find(THINKING).isEmpty()) {
                shown.add((System.nanoTime() - cancelled) / MILLION);
            }
            if (shown.size() > stopped.size() && !working()) {
                stopped.add((System.nanoTime() - cancelled) / MILLION);
                cancelled = 0;
                waiting = false;
            }
        }
    }

    private void press() {
        Rectangle place = program.find("Cancel").orElseThrow();
        WindowScript.press(
                Math.round(place.x + place.width / 2),
                Math.round(Gdx.graphics.getHeight() - place.y - place.height / 2),
                Input.Buttons.LEFT);
    }

    /** Whether the adviser's thread is working. */
    private boolean working() {
        if (staff == null && program.find(THINKING).isPresent()) {
            staff = Thread.getAllStackTraces().keySet().stream()
                    .filter(thread -> thread.getName().equals("staff"))
                    .findFirst()
                    .orElse(null);
        }
        return staff != null && staff.getState() == Thread.State.RUNNABLE;
    }

    private static double median(List<Double> millis) {
        List<Double> sorted = new ArrayList<>(millis);
        Collections.sort(sorted);
        return sorted.get(sorted.size() / 2);
    }

    private static void print(String what, List<Double> millis) {
        List<Double> sorted = new ArrayList<>(millis);
        Collections.sort(sorted);
        double sum = sorted.stream().mapToDouble(Double::doubleValue).sum();
        System.out.printf(
                "%s: %d times, mean %.1f ms (%.1f a second), median %.1f, 95 %% %.1f, the longest %.1f%n",
                what,
                sorted.size(),
                sum / sorted.size(),
                1000 * sorted.size() / sum,
                median(sorted),
                sorted.get(sorted.size() * 95 / 100),
                sorted.get(sorted.size() - 1));
    }
}
