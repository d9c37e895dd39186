package org.roadtorichmond.benchmarks;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/** One frame of the battle screen of the full scenario at 1600 by 900; needs a display. */
public class FrameBenchmark extends Timed {
    private FrameWindow window;

    /** Opens the window. */
    @Setup
    public void open() {
        if (!FrameWindow.possible()) {
            throw new IllegalStateException("There is no display to open a window on; run under xvfb-run.");
        }
        window = new FrameWindow();
        window.open();
    }

    /** Draws the whole screen. */
    @Benchmark
    public void battleScreen() throws InterruptedException {
        window.draw();
    }

    /** Closes the window. */
    @TearDown
    public void close() throws InterruptedException {
        window.close();
    }
}
