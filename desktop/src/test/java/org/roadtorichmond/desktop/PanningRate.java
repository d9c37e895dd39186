package org.roadtorichmond.desktop;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Application;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import com.badlogic.gdx.graphics.profiling.GLProfiler;
import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.roadtorichmond.screen.Program;

/**
 * Measures how smoothly the map pans. Run it by hand under a display. It pans over the campaign's map, once over ground that has
 * not been drawn yet and once over ground that has. For each it prints the rate, the slowest frames, and the processor time, draw
 * calls and allocated bytes per frame.
 */
final class PanningRate extends ApplicationAdapter {
    private static final int FRAMES = 240;
    private static final int WARM_UP = 60;
    private static final int SPEED = 9;
    private static final double MILLION = 1e6;

    private final Program program;
    private final long[] lengths = new long[FRAMES];
    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private final com.sun.management.OperatingSystemMXBean system =
            (com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    private GLProfiler profiler;
    private int frame;
    private int calls;
    private long thread;
    private long process;
    private long bytes;

    /** Uses its own folder, so that a player's games and settings stay unchanged. */
    private PanningRate(Path folder) {
        program = WindowScript.opening(folder, Optional.of("road-to-richmond"), "human", "human");
    }

    /** Opens the window, pans, prints the results and closes. */
    public static void main(String[] arguments) throws IOException {
        Lwjgl3ApplicationConfiguration configuration = Window.configuration();
        configuration.setWindowedMode(1600, 900);
        configuration.useVsync(false);
        configuration.setForegroundFPS(0);
        new Lwjgl3Application(new PanningRate(Files.createTempDirectory("panning")), configuration);
    }

    @Override
    public void create() {
        program.create();
        profiler = new GLProfiler(Gdx.graphics);
        profiler.enable();
    }

    @Override
    public void resize(int width, int height) {
        program.resize(width, height);
    }

    @Override
    public void render() {
        int step = frame - WARM_UP;
        int leg = Math.floorMod(step, FRAMES);
        if (step >= 0 && leg == 0) {
            thread = threads.getCurrentThreadCpuTime();
            process = system.getProcessCpuTime();
            bytes = threads.getThreadAllocatedBytes(Thread.currentThread().getId());
            calls = 0;
        }
        long began = System.nanoTime();
        if (step >= 0) {
            // Moves down the map on the first leg and up on the second.
            program.camera().orElseThrow().drag(0, step < FRAMES ? SPEED : -SPEED);
        }
        profiler.reset();
        program.render();
        Gdx.gl.glFinish();
        calls += profiler.getDrawCalls();
        if (step >= 0) {
            lengths[leg] = System.nanoTime() - began;
            if (leg == FRAMES - 1) {
                print(step < FRAMES ? "new ground" : "known ground");
            }
        }
        frame++;
        if (frame >= WARM_UP + 2 * FRAMES) {
            Gdx.app.exit();
        }
        Gdx.graphics.requestRendering();
    }

    private void print(String ground) {
        long[] sorted = lengths.clone();
        Arrays.sort(sorted);
        long sum = Arrays.stream(sorted).sum();
        System.out.printf(
                "%s: %.1f frames a second; a frame takes %.1f ms (median %.1f, 95 %% %.1f, slowest %.1f);"
                        + " processor time %.1f ms on the drawing thread, %.1f ms in all; %d draw calls, %d kB allocated%n",
                ground,
                FRAMES * 1000 / (sum / MILLION),
                sum / MILLION / FRAMES,
                sorted[FRAMES / 2] / MILLION,
                sorted[FRAMES * 95 / 100] / MILLION,
                sorted[FRAMES - 1] / MILLION,
                (threads.getCurrentThreadCpuTime() - thread) / MILLION / FRAMES,
                (system.getProcessCpuTime() - process) / MILLION / FRAMES,
                calls / FRAMES,
                (threads.getThreadAllocatedBytes(Thread.currentThread().getId()) - bytes) / 1024 / FRAMES);
    }

    @Override
    public void dispose() {
        program.dispose();
    }
}
