package org.roadtorichmond.screen.kit;

import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import org.roadtorichmond.session.Subscription;
import org.roadtorichmond.session.Worker;

/** Works on a thread of its own, which does not keep the program alive. */
public final class Background implements Worker {
    private final Executor drawing;
    private final ExecutorService thread;
    private volatile boolean closed;

    /**
     * Begins a thread.
     *
     * @param name what the thread is called
     * @param drawing runs tasks on the thread that draws, which is that of the game
     */
    public Background(String name, Executor drawing) {
        this.drawing = drawing;
        thread = Executors.newSingleThreadExecutor(task -> {
            Thread made = new Thread(task, name);
            made.setDaemon(true);
            return made;
        });
    }

    /** A piece of work that can be cancelled from any thread. */
    private final class Job implements Subscription {
        private volatile boolean cancelled;

        @Override
        public void close() {
            cancelled = true;
        }

        boolean over() {
            return closed || cancelled;
        }

        <T> void hand(Consumer<T> receiver, T result) {
            drawing.execute(() -> {
                if (!over()) {
                    receiver.accept(result);
                }
            });
        }
    }

    @Override
    public <T> Subscription run(Work<T> work, Consumer<T> done, Consumer<RuntimeException> failed) {
        Job job = new Job();
        if (!closed) {
            thread.execute(() -> {
                if (!job.over()) {
                    begin(job, work, done, failed);
                }
            });
        }
        return job;
    }

    private static <T> void begin(Job job, Work<T> work, Consumer<T> done, Consumer<RuntimeException> failed) {
        T result;
        try {
            result = work.result(job::over);
        } catch (RuntimeException e) {
            job.hand(failed, e);
            return;
        }
        job.hand(done, result);
    }

    @Override
    public void close() {
        closed = true;
        thread.shutdown();
    }
}
