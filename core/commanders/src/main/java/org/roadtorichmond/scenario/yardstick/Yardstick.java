package org.roadtorichmond.scenario.yardstick;

import java.util.List;
import org.roadtorichmond.scenario.setup.PlayDigest;
import org.roadtorichmond.unit.Side;

/**
 * How many games of a scenario went that two commanders played. Immutable.
 *
 * @param name the name of the scenario
 * @param scenario the digest of all that matters to play in it ({@link PlayDigest})
 * @param union who commanded the Union, as command lines name it
 * @param confederate who commanded the Confederates
 * @param games how many games, from 1
 * @param seed the seed of the first game
 * @param wins how the games ended
 * @param leads by how much the Union was ahead at the end of them: what 0, 1, 2, ... 100 percent of the games did not exceed
 * @param turns how matters stood at first and after each game-turn; games that ended earlier stand as they ended
 * @param calibration how they correct the chance of winning that the evaluation finds
 */
public record Yardstick(
        String name,
        String scenario,
        String union,
        String confederate,
        int games,
        long seed,
        Wins wins,
        List<Integer> leads,
        List<Turn> turns,
        Calibration calibration) {
    /** How many figures the leads are: one for each whole percent, both ends included. */
    public static final int PERCENTILES = 101;

    /** Copies the lists. */
    public Yardstick {
        leads = List.copyOf(leads);
        turns = List.copyOf(turns);
    }

    /** The same with another calibration. */
    public Yardstick with(Calibration other) {
        return new Yardstick(name, scenario, union, confederate, games, seed, wins, leads, turns, other);
    }

    /**
     * How many games ended how.
     *
     * @param union how many the Union won
     * @param confederate how many the Confederates won
     * @param draw how many no side won
     */
    public record Wins(int union, int confederate, int draw) {}

    /**
     * How matters stood at one time.
     *
     * @param lead by how much the Union was ahead
     * @param union the strength points that the Union had lost
     * @param confederate those of the Confederates
     */
    public record Turn(Band lead, Band union, Band confederate) {
        /** The strength points that a side had lost. */
        public Band lost(Side side) {
            return side == Side.UNION ? union : confederate;
        }
    }

    /**
     * Where a figure lay in the games.
     *
     * @param least what 5 percent of the games did not exceed
     * @param lower what 25 percent did not exceed
     * @param middle what half of them did not exceed
     * @param upper what 75 percent did not exceed
     * @param most what 95 percent did not exceed
     */
    public record Band(int least, int lower, int middle, int upper, int most) {
        /** The shares of the games, in the order of the components. */
        public static final List<Double> SHARES = List.of(0.05, 0.25, 0.5, 0.75, 0.95);

        /** A band of five figures in that order. */
        public static Band of(List<Integer> five) {
            return new Band(five.get(0), five.get(1), five.get(2), five.get(3), five.get(4));
        }

        /** The five figures in that order. */
        List<Integer> five() {
            return List.of(least, lower, middle, upper, most);
        }
    }
}
