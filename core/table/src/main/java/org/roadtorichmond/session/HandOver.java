package org.roadtorichmond.session;

import java.util.Optional;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.work.Subscription;

/** Knows when one of two people at a machine has to give it to the other. */
public final class HandOver implements AutoCloseable {
    private final Session session;
    private final Subscription subscription;
    private Side seated;
    private Optional<Side> due = Optional.empty();

    /** The player whose turn it is when the game is put on the table sits before it. */
    public HandOver(Session session) {
        this.session = session;
        seated = session.state().moment().player();
        subscription = session.listen(change -> changed());
    }

    /** A player-turn that has just begun makes a hand-over due, and so does one of the other player that goes on since much was taken back. */
    private void changed() {
        Side player = session.state().moment().player();
        if (player != seated) {
            seated = player;
            boolean shared =
                    session.seats().bothHuman() && session.state().ending().isEmpty();
            due = shared ? Optional.of(player) : Optional.empty();
        }
    }

    /** Whose turn it is, while the machine has not been handed over yet. */
    public Optional<Side> due() {
        return due;
    }

    /** The machine is in the right hands. */
    public void done() {
        due = Optional.empty();
    }

    /** The player who has to decide something in the other's turn, if two people share the machine. */
    public Optional<Side> interrupts() {
        Side decider = session.state().decider();
        return session.seats().bothHuman() && session.state().ending().isEmpty() && decider != seated
                ? Optional.of(decider)
                : Optional.empty();
    }

    @Override
    public void close() {
        subscription.close();
    }
}
