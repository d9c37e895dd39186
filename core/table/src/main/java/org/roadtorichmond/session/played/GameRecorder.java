package org.roadtorichmond.session.played;

import java.time.Clock;
import java.time.Instant;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.scenario.yardstick.Calibration;
import org.roadtorichmond.session.Change;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.work.Subscription;
import org.roadtorichmond.work.Worker;

/**
 * Adds games to those that a player has finished, in the moment in which they end; a game that had ended when it was opened is none
 * of them. Whatever happens to a game later, it is added once, as it ended first. Only closing it waits for the disk.
 */
public final class GameRecorder implements AutoCloseable {
    private static final long PATIENCE = 5000;

    private final Supplier<MyGames> kept;
    private final BooleanSupplier wanted;
    private final Worker worker;
    private final Clock clock;
    private Worker.@Nullable Pending<Optional<Sentence>> last;

    /**
     * A recorder.
     *
     * @param kept opens the games that are kept; asked on the worker's thread
     * @param wanted whether the player wants games to be kept
     * @param worker works out and writes what is kept; closed with this
     * @param clock says when a game ends
     */
    public GameRecorder(Supplier<MyGames> kept, BooleanSupplier wanted, Worker worker, Clock clock) {
        this.kept = kept;
        this.wanted = wanted;
        this.worker = worker;
        this.clock = clock;
    }

    /** Adds a game when it ends, until the subscription is closed. */
    public Subscription watch(Session session) {
        if (session.seats().onTwoComputers()) {
            // Only battles at one computer are compared with one another.
            return () -> {};
        }
        return session.listen(change -> changed(session, change));
    }

    private void changed(Session session, Change change) {
        boolean ends = change.forwards()
                && change.done().stream()
                        .anyMatch(entry ->
                                entry.all(Event.GameEnded.class).findAny().isPresent());
        if (ends && wanted.getAsBoolean()) {
            Instant now = clock.instant();
            Session copy = session.copy();
            Calibration calibration = session.plans().calibration();
            last = worker.begin(() -> record(copy, calibration, now));
        }
    }

    private Optional<Sentence> record(Session copy, Calibration calibration, Instant now) {
        return GameResult.of(copy, calibration, now).flatMap(game -> kept.get().add(game));
    }

    /** Why the game that ended last could not be kept, if so; waits until that is known. A worker should ask. */
    public Optional<Sentence> trouble() {
        Worker.Pending<Optional<Sentence>> pending = last;
        return pending == null ? Optional.empty() : pending.await(PATIENCE).flatMap(refused -> refused);
    }

    /** Ends it, once the game that ended last is kept. */
    @Override
    public void close() {
        trouble();
        worker.close();
    }
}
