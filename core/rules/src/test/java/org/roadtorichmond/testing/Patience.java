package org.roadtorichmond.testing;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * How tests wait: until something is so, never until time has passed, and for as long as the busiest machine may need. What is
 * awaited comes from another thread or program; meanwhile this thread does what falls to it.
 */
public final class Patience {
    /** What has not come after that does not come. Shorter than a test may take, so that the test can say what it waited for. */
    public static final Duration LONG = Duration.ofMinutes(5);

    private static final Duration QUICK = Duration.ofMinutes(1);
    private static final long LOOK_MILLIS = 10;

    private Patience() {}

    /** Waits until something is so. */
    public static void until(String awaited, BooleanSupplier met) throws InterruptedException {
        long begun = System.nanoTime();
        while (!met.getAsBoolean()) {
            check(awaited, begun);
            TimeUnit.MILLISECONDS.sleep(LOOK_MILLIS);
        }
    }

    /** Waits until something is so, and carries out what this thread is given to do meanwhile. */
    public static void until(String awaited, BlockingQueue<Runnable> tasks, BooleanSupplier met)
            throws InterruptedException {
        long begun = System.nanoTime();
        while (!met.getAsBoolean()) {
            check(awaited, begun);
            Runnable task = tasks.poll(LOOK_MILLIS, TimeUnit.MILLISECONDS);
            if (task != null) {
                task.run();
            }
        }
    }

    /**
     * Does something that is quick, and fails if it is not. Counted is what this thread works itself: a machine that is busy with other
     * things does not matter, and the limit is hundreds of times what it takes.
     */
    public static <T> T quickly(Supplier<T> work) {
        long begun = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        T result = work.get();
        long worked = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - begun;
        if (worked > QUICK.toNanos()) {
            throw new AssertionError("it took " + Duration.ofNanos(worked));
        }
        return result;
    }

    /** Takes what comes next. */
    public static <T> T next(String awaited, BlockingQueue<T> queue) throws InterruptedException {
        @Nullable T found = queue.poll(LONG.toMillis(), TimeUnit.MILLISECONDS);
        if (found == null) {
            throw vain(awaited);
        }
        return found;
    }

    /** Waits until a process has ended, and returns its exit code; one that does not end is killed. */
    public static int end(Process process) throws InterruptedException {
        if (!process.waitFor(LONG.toMillis(), TimeUnit.MILLISECONDS)) {
            process.destroyForcibly();
            throw vain("the end of " + process.info());
        }
        return process.exitValue();
    }

    private static void check(String awaited, long begun) {
        if (System.nanoTime() - begun > LONG.toNanos()) {
            throw vain(awaited);
        }
    }

    private static AssertionError vain(String awaited) {
        return new AssertionError("waited in vain for " + awaited);
    }
}
