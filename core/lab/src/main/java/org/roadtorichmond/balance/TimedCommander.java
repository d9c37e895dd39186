package org.roadtorichmond.balance;

import java.util.ArrayList;
import java.util.List;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.Decision;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.unit.Side;

/**
 * A commander with a clock beside it. What it decides in the enemy's player-turn, such as its retreats, counts to its own
 * player-turn before that, or to its first.
 */
public final class TimedCommander implements Commander {
    private final Commander commander;
    private final Side side;
    private final List<Long> turns = new ArrayList<>();
    private int turn;
    private long spent;

    /** A clock for a commander that commands a side in one game. */
    public TimedCommander(Commander commander, Side side) {
        this.commander = commander;
        this.side = side;
    }

    @Override
    public Command next(Game game) {
        Moment moment = game.state().moment();
        if (moment.player() == side && moment.turn() != turn) {
            finishTurn();
            turn = moment.turn();
        }
        long start = System.nanoTime();
        try {
            return commander.next(game);
        } finally {
            spent += System.nanoTime() - start;
        }
    }

    private void finishTurn() {
        if (turn > 0) {
            turns.add(spent);
            spent = 0;
        }
    }

    @Override
    public String name() {
        return commander.name();
    }

    @Override
    public Decision reason() {
        return commander.reason();
    }

    /** The nanoseconds that each of its player-turns took, in order; for when the game has ended. */
    public List<Long> turnNanos() {
        List<Long> all = new ArrayList<>(turns);
        if (turn > 0) {
            all.add(spent);
        }
        return all;
    }
}
