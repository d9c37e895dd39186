package org.roadtorichmond.screen.kit;

import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Does work on a thread of its own, one piece after another, and hands what came of it to the thread that draws. */
public final class Background implements AutoCloseable {
    private final Executor drawing;
    private final ExecutorService thread = Executors.newSingleThreadExecutor(task -> {
        Thread made = new Thread(task, "reading");
        made.setDaemon(true);
        return made;
    });
    private volatile boolean closed;

    /** Hands everything to whoever runs tasks on the drawing thread. */
    public Background(Executor drawing) {
        this.drawing = drawing;
    }

    /** Does work, and tells of it unless {@link #close} was called meanwhile. */
    public <T> void read(Supplier<T> work, Consumer<T> told) {
        thread.execute(() -> {
            if (closed) {
                return;
            }
            T result = work.get();
            drawing.execute(() -> {
                if (!closed) {
                    told.accept(result);
                }
            });
        });
    }

    /** Begins nothing more and tells nothing more; to be called on the drawing thread. */
    @Override
    public void close() {
        closed = true;
        thread.shutdown();
    }
}
