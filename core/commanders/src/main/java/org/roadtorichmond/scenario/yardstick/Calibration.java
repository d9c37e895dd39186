package org.roadtorichmond.scenario.yardstick;

import java.util.List;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.unit.Side;

/**
 * The chance of winning as people are shown it. The evaluation of a position has one set of weights for all scenarios and does not know which
 * side one of them favours, so what it says is corrected by how the stored games of the scenario ended in which it said so. Commanders
 * compare what they try out by the evaluation itself: the correction rises with the chance, so it puts no plan before another, and games
 * do not depend on what games showed before.
 *
 * <p>The log odds are stretched and shifted (J. Platt, 1999), between two knots by what lies between them. Immutable.
 *
 * @param knots how they are at some times, in their order; none leaves every chance as it is
 */
public record Calibration(List<Knot> knots) {
    /** Leaves every chance as it is. */
    public static final Calibration NONE = new Calibration(List.of());

    /** The least slope, in hundredths, so that a better position is never shown as a worse one. */
    public static final int LEAST_SLOPE = 10;

    /** The most that a shift, up or down, and a slope can be, in hundredths. */
    public static final int MOST = 1000;

    private static final double HUNDREDTHS = 100;

    /** No chance counts as nearer to 0 or 1 than that: no evaluation is surer. */
    private static final double LEAST = 0.0005;

    /** Copies the list. */
    public Calibration {
        knots = List.copyOf(knots);
    }

    /**
     * How log odds for the Union are corrected at one time.
     *
     * @param turn after how many game-turns
     * @param shift what is added to them, in hundredths, at most {@link #MOST} up or down
     * @param slope by what they are multiplied before, in hundredths, from {@link #LEAST_SLOPE} to {@link #MOST}
     */
    public record Knot(int turn, int shift, int slope) {}

    /**
     * How likely a side is shown to win where a game stands.
     *
     * @param chance how likely it is by the evaluation, 0 to 1; where the game has ended that is what is shown
     */
    public double now(GameState state, Side side, double chance) {
        return state.ending().isPresent() ? chance : of(side, chance, over(state));
    }

    /**
     * How likely a side is shown to win when a player-turn and the reply to it are over.
     *
     * @param state stands in the player-turn
     * @param chance how likely it is then by the evaluation, on average
     */
    public double afterReply(GameState state, Side side, double chance) {
        boolean ends = state.ending().isPresent()
                || state.moment().turn() >= state.scenario().turns();
        return ends ? chance : of(side, chance, over(state) + 1);
    }

    /** How many game-turns are over, a player-turn counted half. */
    private static double over(GameState state) {
        Moment now = state.moment();
        return now.turn() - 1 + (now.player() == state.scenario().first() ? 0 : 0.5);
    }

    /**
     * How likely a side is shown to win that is as likely to win by the evaluation as given.
     *
     * @param turns after how many game-turns
     */
    public double of(Side side, double chance, double turns) {
        if (knots.isEmpty()) {
            return chance;
        }
        double union = logOdds(side == Side.UNION ? chance : 1 - chance);
        double shift = 0;
        double slope = 0;
        for (int i = 0; i < knots.size(); i++) {
            double weight = weight(i, turns);
            shift += weight * knots.get(i).shift() / HUNDREDTHS;
            slope += weight * knots.get(i).slope() / HUNDREDTHS;
        }
        double shown = 1 / (1 + StrictMath.exp(-shift - slope * union));
        return side == Side.UNION ? shown : 1 - shown;
    }

    /** The log odds of a chance, as far as an evaluation can be sure. */
    public static double logOdds(double chance) {
        double kept = Math.max(LEAST, Math.min(1 - LEAST, chance));
        return StrictMath.log(kept / (1 - kept));
    }

    /** What part a knot has after a number of game-turns: 1 at its own, less the nearer the one before or after is. */
    public double weight(int knot, double turns) {
        int turn = knots.get(knot).turn();
        int neighbour = turns < turn ? knot - 1 : knot + 1;
        if (turns == turn || neighbour < 0 || neighbour >= knots.size()) {
            return 1;
        }
        double apart = Math.abs(turn - knots.get(neighbour).turn());
        return Math.max(0, 1 - Math.abs(turns - turn) / apart);
    }
}
