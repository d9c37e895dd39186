package org.roadtorichmond.workshop.balance;

import java.util.function.Consumer;
import org.roadtorichmond.work.Subscription;
import org.roadtorichmond.work.Worker;

/**
 * Searches the value of a scenario that brings the Union's share to what is wished, as the laboratory's {@code tune} does, while the
 * scenario lies open: the same games, screened in a race and confirmed with fresh ones, beside the thread that draws. The balance dial
 * rests meanwhile, since both want the same processor.
 *
 * <p>All methods are called on the thread that draws and return at once; what was found is handed over batch by batch.
 */
public final class ValueTuner implements AutoCloseable {
    private static final long BATCH_MILLIS = 250;

    private final Worker worker;
    private final BalanceDial dial;
    private final Consumer<RuntimeException> trouble;
    private final long batchMillis;
    private Runnable listener = () -> {};
    private TuneState state = TuneState.NOTHING;
    private Subscription job = () -> {};
    private Subscription rest = () -> {};
    private boolean running;

    /**
     * A tuner that searches nothing yet.
     *
     * @param worker plays the games and nothing else; closed with the tuner
     * @param dial rests while a value is searched
     * @param trouble gets what goes wrong with a commander or the rules, on the thread that draws
     */
    public ValueTuner(Worker worker, BalanceDial dial, Consumer<RuntimeException> trouble) {
        this(worker, dial, trouble, BATCH_MILLIS);
    }

    /** A tuner whose batches take another time, in milliseconds; of 0 each batch is one game. */
    ValueTuner(Worker worker, BalanceDial dial, Consumer<RuntimeException> trouble, long batchMillis) {
        this.worker = worker;
        this.dial = dial;
        this.trouble = trouble;
        this.batchMillis = batchMillis;
    }

    /** Has an action run whenever something else was found; the one before runs no more. */
    public void listen(Runnable action) {
        listener = action;
    }

    /** How far the search has come; of one that was stopped how far it had. */
    public TuneState state() {
        return state;
    }

    /** Whether games are being played. */
    public boolean isRunning() {
        return running;
    }

    /** Stops, and forgets what was found. */
    public void forget() {
        stop();
        state = TuneState.NOTHING;
    }

    /** Forgets what was found and searches. */
    public void start(TuneWish wish) {
        forget();
        running = true;
        rest = dial.hold();
        go(new TuneWork(wish, batchMillis));
        listener.run();
    }

    private void go(TuneWork work) {
        job = worker.run(work::play, found -> take(work, found), fault -> {
            stop();
            trouble.accept(fault);
        });
    }

    private void take(TuneWork work, TuneState found) {
        state = found;
        if (found.verdict().isPresent() || !found.troubles().isEmpty()) {
            stop();
        } else {
            go(work);
            listener.run();
        }
    }

    /** Plays no more games; what was found stays. */
    public void stop() {
        if (running) {
            running = false;
            job.close();
            rest.close();
            listener.run();
        }
    }

    @Override
    public void close() {
        stop();
        worker.close();
    }
}
