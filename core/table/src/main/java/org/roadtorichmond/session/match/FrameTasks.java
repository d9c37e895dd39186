package org.roadtorichmond.session.match;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/** Spreads what a line brings over several frames, so that a peer who sends much does not keep the thread that draws from drawing. */
public final class FrameTasks implements Consumer<Runnable> {
    private static final long NANOS_A_FRAME = 8_000_000;

    private final Consumer<Runnable> frames;
    private final Queue<Runnable> tasks = new ConcurrentLinkedQueue<>();
    private final AtomicBoolean due = new AtomicBoolean();

    /**
     * No task yet.
     *
     * @param frames runs a task on the thread that draws, before its next frame
     */
    public FrameTasks(Consumer<Runnable> frames) {
        this.frames = frames;
    }

    /** Takes a task; they are done one after another, each frame some. Any thread. */
    @Override
    public void accept(Runnable task) {
        tasks.add(task);
        ask();
    }

    private void ask() {
        if (!tasks.isEmpty() && due.compareAndSet(false, true)) {
            frames.accept(this::run);
        }
    }

    private void run() {
        long until = System.nanoTime() + NANOS_A_FRAME;
        try {
            Runnable next = tasks.poll();
            while (next != null) {
                next.run();
                next = System.nanoTime() < until ? tasks.poll() : null;
            }
        } finally {
            due.set(false);
            ask();
        }
    }
}
