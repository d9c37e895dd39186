package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.badlogic.gdx.Application;
import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import java.util.concurrent.TimeUnit;

/**
 * Looks after the frames of a window from beside it. Scripts count time only in frames: where none comes any more, since the window is
 * never asked to draw or its thread stands still, nobody but this one could notice.
 */
final class FrameWatch {
    private static final long LOOK_SECONDS = 5;

    /** How long a frame may take, and a window to open: what a test does in a frame may play whole games and draw hundreds of pictures. */
    private static final long PATIENCE_SECONDS = 400;

    private final Thread watched = Thread.currentThread();
    private final Thread watching = new Thread(this::watch, "watch of frames");
    private volatile long last = System.nanoTime();
    private volatile String trouble = "";
    private volatile boolean closed;

    private FrameWatch() {
        watching.setDaemon(true);
        watching.start();
    }

    /**
     * Shows something in a window until it is closed.
     *
     * @throws AssertionError says what the thread of the window was doing when that time had passed without a frame
     */
    static void show(ApplicationAdapter shown, Lwjgl3ApplicationConfiguration configuration) {
        FrameWatch watch = new FrameWatch();
        try {
            Window.show(watch.over(shown), configuration);
        } finally {
            watch.closed = true;
        }
        assertEquals("", watch.trouble);
    }

    /** The same, whose frames are seen. */
    private ApplicationAdapter over(ApplicationAdapter shown) {
        return new ApplicationAdapter() {
            @Override
            public void create() {
                shown.create();
            }

            @Override
            public void resize(int width, int height) {
                shown.resize(width, height);
            }

            @Override
            public void render() {
                last = System.nanoTime();
                shown.render();
            }

            @Override
            public void dispose() {
                shown.dispose();
            }
        };
    }

    // A thread that waits for something has to learn that it waits in vain.
    @SuppressWarnings("Interruption")
    private void watch() {
        try {
            while (!closed && System.nanoTime() - last < TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS)) {
                TimeUnit.SECONDS.sleep(LOOK_SECONDS);
            }
        } catch (InterruptedException nobodyDoesThat) {
            return;
        }
        if (closed) {
            return;
        }
        StringBuilder said =
                new StringBuilder("no frame for " + PATIENCE_SECONDS + " seconds; the window's thread was at");
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
}
