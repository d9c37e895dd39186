package org.roadtorichmond.session.match;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.roadtorichmond.work.Subscription;
import org.roadtorichmond.work.Worker;

/** A worker that does everything at once, on the thread that asks for it. */
final class InlineWorker implements Worker {
    @Override
    public <T> Subscription run(Work<T> work, Consumer<T> done, Consumer<RuntimeException> failed) {
        done.accept(work.result(() -> false));
        return () -> {};
    }

    @Override
    public <T> Pending<T> begin(Supplier<T> work) {
        T result = work.get();
        return new Pending<>() {
            @Override
            public T await() {
                return result;
            }

            @Override
            public Optional<T> await(long millis) {
                return Optional.of(result);
            }
        };
    }

    @Override
    public void close() {}
}
