package org.roadtorichmond.work;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Works on a thread of its own, which does not keep the program alive. */
public final class Background implements Worker {
    private static final int DRAWING_AND_WORKING = 2;

    private final Consumer<Runnable> drawing;
    private final ExecutorService thread;
    private final ParallelRunner helpers;
    private volatile boolean closed;

    /**
     * Begins a thread.
     *
     * @param name what the thread is called
     * @param drawing runs tasks on the thread that draws, which is that of the game
     */
    public Background(String name, Consumer<Runnable> drawing) {
        this(name, drawing, Runtime.getRuntime().availableProcessors() - DRAWING_AND_WORKING);
    }

    /**
     * Begins a thread without helpers that gives way to all others, for work that no one waits for.
     *
     * @param name what the thread is called
     * @param drawing runs tasks on the thread that draws, which is that of the game
     */
    public static Background yielding(String name, Consumer<Runnable> drawing) {
        return new Background(name, drawing, 0, Thread.MIN_PRIORITY);
    }

    /** For tests: begins a thread with a number of helpers, none where that is 0 or less. */
    Background(String name, Consumer<Runnable> drawing, int helping) {
        this(name, drawing, helping, Thread.NORM_PRIORITY);
    }

    private Background(String name, Consumer<Runnable> drawing, int helping, int priority) {
        this.drawing = drawing;
        ThreadFactory threads = daemons(name, priority);
        thread = Executors.newSingleThreadExecutor(threads);
        helpers = helping > 0
                ? new Helpers(helping, Executors.newFixedThreadPool(helping, threads))
                : ParallelRunner.ALONE;
    }

    // Nothing depends on the priority but how smooth drawing is beside the work.
    @SuppressWarnings("ThreadPriorityCheck")
    private static ThreadFactory daemons(String name, int priority) {
        return task -> {
            Thread made = new Thread(task, name);
            made.setDaemon(true);
            made.setPriority(priority);
            return made;
        };
    }

    /** All processors, for a program that draws nothing; its threads do not keep it alive. */
    public static ParallelRunner everyProcessor() {
        int helping = Runtime.getRuntime().availableProcessors() - 1;
        return helping > 0
                ? new Helpers(helping, Executors.newFixedThreadPool(helping, daemons("team", Thread.NORM_PRIORITY)))
                : ParallelRunner.ALONE;
    }

    /** The thread that works and some that help it, so that together they leave one processor to that which draws. */
    private record Helpers(int count, ExecutorService threads) implements ParallelRunner {
        @Override
        public int size() {
            return count + 1;
        }

        @Override
        public void all(List<Runnable> pieces) {
            List<CompletableFuture<Void>> given = pieces.stream()
                    .skip(1)
                    .map(piece -> CompletableFuture.runAsync(piece, threads))
                    .toList();
            try {
                pieces.stream().limit(1).forEach(Runnable::run);
            } finally {
                // What the pieces touch is the caller's again only when the last is done, also when one has failed.
                given.forEach(each -> each.exceptionally(fault -> null).join());
            }
            given.forEach(each -> new Kept<>(each).await());
        }
    }

    @Override
    public ParallelRunner runner() {
        return helpers;
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
            drawing.accept(() -> {
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

    /** A result that is kept where threads wait for it. */
    private record Kept<T>(CompletableFuture<T> future) implements Pending<T> {
        @Override
        public T await() {
            try {
                return future.join();
            } catch (CompletionException e) {
                throw fault(e.getCause());
            }
        }

        @Override
        public Optional<T> await(long millis) {
            try {
                return Optional.of(future.get(millis, TimeUnit.MILLISECONDS));
            } catch (TimeoutException e) {
                return Optional.empty();
            } catch (InterruptedException e) {
                // An interrupt means a hurry; the work goes on all the same.
                Thread.currentThread().interrupt();
                return Optional.empty();
            } catch (ExecutionException e) {
                throw fault(e.getCause());
            }
        }

        private static RuntimeException fault(@Nullable Throwable cause) {
            return cause instanceof RuntimeException fault ? fault : new IllegalStateException(cause);
        }
    }

    @Override
    public <T> Pending<T> begin(Supplier<T> work) {
        return new Kept<>(CompletableFuture.supplyAsync(work, thread));
    }

    @Override
    public void close() {
        closed = true;
        thread.shutdown();
        if (helpers instanceof Helpers runner) {
            runner.threads().shutdown();
        }
    }
}
