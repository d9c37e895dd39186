package org.roadtorichmond.session;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Does work beside the thread on which the game is played, one piece after another, and hands each result to that thread.
 *
 * <p>All methods are called on the thread of the game. After {@link #close()} nothing more is begun or handed over.
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

    @Override
    void close();
}
