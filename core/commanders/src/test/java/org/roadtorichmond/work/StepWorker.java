package org.roadtorichmond.work;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A worker for tests that works step by step: each piece of work is done and handed over on the calling thread when the test asks
 * for it.
 */
public final class StepWorker implements Worker {
    private final Deque<Runnable> waiting = new ArrayDeque<>();
    private boolean closed;

    @Override
    public <T> Subscription run(Work<T> work, Consumer<T> done, Consumer<RuntimeException> failed) {
        boolean[] cancelled = new boolean[1];
        waiting.add(() -> {
            if (closed || cancelled[0]) {
                return;
            }
            T result;
            try {
                result = work.result(() -> closed || cancelled[0]);
            } catch (RuntimeException e) {
                failed.accept(e);
                return;
            }
            if (!closed && !cancelled[0]) {
                done.accept(result);
            }
        });
        return () -> cancelled[0] = true;
    }

    /** Work that is done at the latest when it is awaited without a time limit. */
    private final class Kept<T> implements Pending<T> {
        private final Supplier<T> work;
        private @Nullable T result;

        Kept(Supplier<T> work) {
            this.work = work;
        }

        void work() {
            result = work.get();
        }

        @Override
        public T await() {
            while (result == null) {
                assertTrue(step(), "the work was given to this worker");
            }
            return result;
        }

        @Override
        public Optional<T> await(long millis) {
            return Optional.ofNullable(result);
        }
    }

    @Override
    public <T> Pending<T> begin(Supplier<T> work) {
        Kept<T> kept = new Kept<>(work);
        waiting.add(kept::work);
        return kept;
    }

    /** Does the next piece of work. Returns whether there was one. */
    public boolean step() {
        Runnable next = waiting.poll();
        if (next != null) {
            next.run();
        }
        return next != null;
    }

    /** Does all work, including work that it adds. */
    public void finish() {
        while (step()) {
            // The condition itself does each step.
        }
    }

    public boolean closed() {
        return closed;
    }

    @Override
    public void close() {
        closed = true;
    }
}
