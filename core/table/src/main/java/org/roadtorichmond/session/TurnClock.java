package org.roadtorichmond.session;

import java.time.Duration;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.unit.Side;

/**
 * How long each side has had the word, and how long the player-turn lasts that is on. It is no part of the rules, ends nothing and is
 * not saved: it counts while the game lies on the table and is looked at.
 */
public final class TurnClock {
    private final GameState state;
    private final long[] nanos = new long[Side.COUNT];
    private long turn;
    private Moment moment;
    private Side decider;
    private long last;
    private boolean running;

    /** A clock for a game, which stands still until it is asked for the time. */
    public TurnClock(GameState state) {
        this.state = state;
        moment = state.moment();
        decider = state.decider();
    }

    /**
     * Time has passed; it is that of the side which had the word when this was called last.
     *
     * @param now a time in nanoseconds that only grows, as of {@link System#nanoTime}
     */
    public void tick(long now) {
        if (running) {
            nanos[decider.ordinal()] += now - last;
            turn += now - last;
        }
        Moment next = state.moment();
        if (next.turn() != moment.turn() || next.player() != moment.player()) {
            turn = 0;
        }
        moment = next;
        decider = state.decider();
        last = now;
        running = state.ending().isEmpty();
    }

    /** Time passes uncounted until the next tick: no one is looking at the game. */
    public void pause() {
        running = false;
    }

    /** How long a side has had the word since the game was put on the table. */
    public Duration of(Side side) {
        return Duration.ofNanos(nanos[side.ordinal()]);
    }

    /** How long the player-turn lasts that is on. */
    public Duration turn() {
        return Duration.ofNanos(turn);
    }
}
