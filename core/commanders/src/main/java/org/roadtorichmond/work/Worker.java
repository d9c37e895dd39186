package org.roadtorichmond.work;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Does work beside the thread on which the game is played, one piece after another, and hands each result to that thread, or keeps
 * it until somebody asks for it.
 *
 * <p>Work is given on the thread of the game. After {@link #close()} nothing is handed over, and only what was given with
 * {@link #begin} is still done.
 */
public interface Worker extends AutoCloseable {

    /**
     * A piece of work.
     *
     * @param <T> its result
     */
    @FunctionalInterface
    interface Work<T> {
        /** Does it; may stop early with any result as soon as it was cancelled. */
        T result(BooleanSupplier cancelled);
    }

    /**
     * Work whose result is kept. Any thread may wait for it.
     *
     * @param <T> the result
     */
    interface Pending<T> {
        /** Waits until the work is done, and returns its result; an exception of the work is thrown here. */
        T await();

        /**
         * Waits for the result, but not for ever; an exception of the work is thrown here.
         *
         * @param millis the longest that is waited
         * @return nothing if the work was not done by then, or if the waiting thread was interrupted
         */
        Optional<T> await(long millis);
    }

    /**
     * Does work after all that was given before.
     *
     * @param done gets the result on the thread of the game, unless the work was cancelled
     * @param failed gets an exception of the work on the thread of the game, unless the work was cancelled
     * @return cancels the work when it is closed
     */
    <T> Subscription run(Work<T> work, Consumer<T> done, Consumer<RuntimeException> failed);

    /** Does work that cannot be cancelled early; an exception of it is thrown again on the thread of the game. */
    default <T> Subscription run(Supplier<T> work, Consumer<T> done) {
        return run(cancelled -> work.get(), done, fault -> {
            throw fault;
        });
    }

    /**
     * Does work after all that was given before, and keeps its result. It is done even if the worker is closed before its turn
     * comes: a game has to be written to the disk, whatever happens.
     */
    <T> Pending<T> begin(Supplier<T> work);

    /** Who helps with a piece of work while it is done here; only for work that was given to this worker. */
    default ParallelRunner runner() {
        return ParallelRunner.ALONE;
    }

    /** Ends the worker as soon as what was begun is done, without waiting for that. */
    @Override
    void close();
}
