package org.roadtorichmond.desktop;

import com.badlogic.gdx.Application;
import com.badlogic.gdx.Gdx;
import java.util.concurrent.TimeUnit;

/**
 * Looks after the frames of a window from beside it. Scripts count time only in frames: where none comes any more, since the window is
 * never asked to draw or its thread stands still, nobody but this one could notice.
 */
final class FrameWatch implements AutoCloseable {
    private static final long LOOK_SECONDS = 5;

    private final Thread watched = Thread.currentThread();
    private final Thread watching = new Thread(this::watch, "watch of frames");
    private final long patience;
    private volatile long last = System.nanoTime();
    private volatile String trouble = "";

    /**
     * Begins to watch the window that this thread is about to open.
     *
     * @param seconds how long a frame may take, and how long the window may take to open
     */
    FrameWatch(long seconds) {
        patience = TimeUnit.SECONDS.toNanos(seconds);
        watching.setDaemon(true);
        watching.start();
    }

    /** A frame has been drawn. */
    void frame() {
        last = System.nanoTime();
    }

    /** What the thread of the window was doing when too long a time had passed without a frame; empty if that never was. */
    String trouble() {
        return trouble;
    }

    private void watch() {
        try {
            while (System.nanoTime() - last < patience) {
                TimeUnit.SECONDS.sleep(LOOK_SECONDS);
            }
        } catch (InterruptedException closed) {
            return;
        }
        StringBuilder said = new StringBuilder(
                "no frame for " + TimeUnit.NANOSECONDS.toSeconds(patience) + " seconds; the window's thread was at");
        for (StackTraceElement line : watched.getStackTrace()) {
            said.append("\n    ").append(line);
        }
        trouble = said.toString();
        // Printed as well, for a thread that stands in native code never comes to say so itself.
        System.err.println(trouble);
        Application window = Gdx.app;
        if (window != null) {
            window.exit();
        }
        watched.interrupt();
    }

    @Override
    public void close() {
        watching.interrupt();
    }
}
