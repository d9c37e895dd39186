package org.roadtorichmond.session.played;

import java.time.Clock;
import java.time.Instant;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.session.Change;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.Subscription;
import org.roadtorichmond.session.Worker;
import org.roadtorichmond.words.Sentence;

/**
 * Adds games to those that a player has finished, in the moment in which they end; a game that had ended when it was opened is none
 * of them. Whatever happens to a game later, it is added once, as it ended first.
 */
public final class GameRecorder {
    private final Supplier<MyGames> kept;
    private final BooleanSupplier wanted;
    private final Worker worker;
    private final Consumer<Sentence> trouble;
    private final Clock clock;

    /**
     * A recorder.
     *
     * @param kept opens the games that are kept
     * @param wanted whether the player wants games to be kept
     * @param worker works out and writes what is kept, also if it is closed before its turn comes
     * @param trouble gets why a game could not be kept, on the thread of the worker
     * @param clock says when a game ends
     */
    public GameRecorder(
            Supplier<MyGames> kept, BooleanSupplier wanted, Worker worker, Consumer<Sentence> trouble, Clock clock) {
        this.kept = kept;
        this.wanted = wanted;
        this.worker = worker;
        this.trouble = trouble;
        this.clock = clock;
    }

    /** Adds a game when it ends, until the subscription is closed. */
    public Subscription watch(Session session) {
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
            worker.begin(() -> record(copy, now));
        }
    }

    private Optional<Sentence> record(Session copy, Instant now) {
        Optional<Sentence> refused = GameResult.of(copy, now).flatMap(game -> kept.get().add(game));
        refused.ifPresent(trouble);
        return refused;
    }
}
