package org.roadtorichmond.ai.colonel;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.ai.Reckoning;
import org.roadtorichmond.ai.outlook.Board;
import org.roadtorichmond.map.Arm;

/** Hexes one of which should be held in the end or barred before the enemy comes there, or a unit that wants company. */
final class Goal {
    private static final double STEEP = 2.2;
    private static final double MARGIN = 0.4;
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;
    private static final int KEPT_BITS = 13;

    /**
     * The answers given lately: slacks are few, since marches are whole half points over few allowances. A place holds the answer of one
     * slack and no part of any other, whichever thread writes last.
     */
    private static final @Nullable Answer[] LATELY = new Answer[1 << KEPT_BITS];

    private record Answer(double slack, double likely) {}

    /** So many moves that nobody counts them. */
    private static final int OPEN = Integer.MAX_VALUE;

    final int[] hexes;
    final int charge;
    final double worth;

    /** In how many turns somebody has to be there. */
    final double turns;

    /** Whether it has to be held in the end. */
    final boolean held;

    /** How often the side still moves, this time included, before it is settled; {@link #OPEN} where that is not known. */
    final int moves;

    private final Map<Arm, int[]> ways = new EnumMap<>(Arm.class);

    private Goal(int[] hexes, int charge, double worth, double turns, boolean held, int moves) {
        this.hexes = hexes;
        this.charge = charge;
        this.worth = worth;
        this.turns = turns;
        this.held = held;
        this.moves = moves;
    }

    /** The half points from every hex to the nearest of the goal for an arm, worked out when it is first asked for. */
    int[] ways(Arm arm, Function<Arm, int[]> found) {
        return ways.computeIfAbsent(arm, found);
    }

    /** Hexes one of which has to be held in the end. */
    static Goal hold(int[] hexes, double worth, double turns, int moves) {
        return new Goal(hexes, Board.NOWHERE, worth, turns, true, moves);
    }

    /** A hex to be barred before the first enemy comes there. */
    static Goal bar(int hex, double worth, double turns) {
        return new Goal(new int[] {hex}, Board.NOWHERE, worth, turns, false, OPEN);
    }

    /** A unit to stay near to. */
    static Goal guard(int unit, double worth) {
        return new Goal(new int[0], unit, worth, 1, false, OPEN);
    }

    /** How likely something is done in time with a number of day turns to spare. */
    static double likely(double slack) {
        int place = (int) ((Double.doubleToRawLongBits(slack) * GOLDEN) >>> (Long.SIZE - KEPT_BITS));
        Answer known = LATELY[place];
        if (known == null || known.slack() != slack) {
            known = new Answer(slack, Reckoning.logistic(STEEP * (slack - MARGIN)));
            LATELY[place] = known;
        }
        return known.likely();
    }
}
