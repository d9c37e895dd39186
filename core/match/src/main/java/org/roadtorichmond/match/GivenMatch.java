package org.roadtorichmond.match;

import java.util.Optional;
import org.roadtorichmond.unit.Side;

/** What has passed in a match until now, message by message for the other side that has lost it. One thread. */
public final class GivenMatch {
    private final MatchSeat seat;
    private final int count;
    private int given;
    private int sent;

    /**
     * A message that has passed.
     *
     * @param by the side that sent it
     * @param envelope it came in
     */
    public record Given(Side by, Envelope envelope) {}

    /** All that has passed as a seat has it. */
    public GivenMatch(MatchSeat seat) {
        this.seat = seat;
        count = seat.all().size();
    }

    /** How many messages there are. */
    public int count() {
        return count;
    }

    /** How messages of the match are written. */
    public MessageText texts() {
        return seat.texts();
    }

    /** Whether some are left to be given. */
    public boolean isLeft() {
        return given < count;
    }

    /** The next message; only while some are left. */
    public Given next() {
        Passed next = seat.all().get(given);
        boolean own = next.by() == seat.start().own();
        sent += own ? 1 : 0;
        Envelope envelope = own
                ? new Envelope(sent, 0, next.message(), Optional.of(seat.seal(sent, next.message())))
                : seat.cameIn().get(given - sent);
        given++;
        return new Given(next.by(), envelope);
    }
}
