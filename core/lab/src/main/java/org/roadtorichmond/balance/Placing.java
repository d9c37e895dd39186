package org.roadtorichmond.balance;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.scenario.yardstick.Yardstick;
import org.roadtorichmond.scenario.yardstick.Yardsticks;
import org.roadtorichmond.unit.Side;

/**
 * Where a game lies among the stored games of its scenario.
 *
 * @param yardstick the stored games
 * @param turns how the game stood at first and after each of its game-turns, no more of them than the stored games have
 */
public record Placing(Yardstick yardstick, List<TurnRecord> turns) {
    private static final int HUNDRED = 100;

    /** Copies the list. */
    public Placing {
        turns = List.copyOf(turns);
    }

    /** Lays a game over stored ones. */
    public static Placing of(Yardstick yardstick, GameHistory history) {
        List<TurnRecord> turns = history.turns();
        return new Placing(
                yardstick,
                turns.subList(0, Math.min(turns.size(), yardstick.turns().size())));
    }

    /**
     * Lays a game over the stored games that belong to its scenario or one of its name; empty if there are none, if those were played
     * otherwise, or if the game began in another position or an umpire changed it.
     */
    public static Optional<Placing> of(Optional<Yardstick> stored, LoadedScenario loaded, Game game) {
        boolean whole = game.opening().equals(loaded.scenario().opening())
                && !game.state().umpire();
        return stored.filter(yardstick -> whole && Yardsticks.fits(yardstick, loaded))
                .map(yardstick -> of(yardstick, GameHistory.of(game)));
    }

    private TurnRecord end() {
        return turns.get(turns.size() - 1);
    }

    /** How the stored games stood after a game-turn; after their last one where they are shorter. */
    public Yardstick.Turn stored(int turn) {
        return yardstick.turns().get(Math.min(turn, yardstick.turns().size() - 1));
    }

    /** By how much the Union was ahead in the end; negative if it was behind. */
    public long lead() {
        return end().lead();
    }

    /** What percentage of the stored games was less close than this one; of games that were as close, half count. */
    public int closerThan() {
        return percent(stored -> Long.signum(Math.abs(stored) - Math.abs(lead())));
    }

    /** What percentage of the stored games was closer than this one. */
    public int clearerThan() {
        return HUNDRED - closerThan();
    }

    /** In what percentage of the stored games a side did worse than in this one; of games that ended alike, half count. */
    public int betterThan(Side side) {
        return percent(stored -> side == Side.UNION ? Long.signum(lead() - stored) : Long.signum(stored - lead()));
    }

    /** Compares a stored lead with that of the game. */
    private interface Comparison {
        int of(long stored);
    }

    /** How many percent of the stored leads compare as more, those that compare as equal counted half. */
    private int percent(Comparison comparison) {
        long halves = yardstick.leads().stream()
                .mapToLong(stored -> 1 + comparison.of(stored))
                .sum();
        return Math.round(halves * HUNDRED / (2f * yardstick.leads().size()));
    }
}
