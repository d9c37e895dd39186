package org.roadtorichmond.ai.outlook;

import java.util.HashMap;
import java.util.Map;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/** How likely a unit that has the time to leave the map gets through to its exit: the less, the more enemies are there before it. */
final class ExitChances {
    /** How likely it gets through where no unit is in its way. */
    private static final double FREE = 0.9;

    private static final double NOBODY = 0.01;

    /** To this part of a turn units are taken to be equally far off. */
    private static final int STEPS_A_TURN = 100;

    private final Roads roads;
    private final Board board;
    private final Map<Way, Double> known = new HashMap<>();
    private long position = -1;

    /** A way to an exit by its length, which is all that counts. */
    private record Way(Side side, int exit, int steps) {}

    ExitChances(Roads roads, Board board) {
        this.roads = roads;
        this.board = board;
    }

    /** How likely a unit that is in time gets from a hex to an exit; 0 to 1. */
    double chance(Unit unit, int from, int exit) {
        if (position != board.changes()) {
            position = board.changes();
            known.clear();
        }
        double turns = roads.turns(unit, from, exit);
        Way way = new Way(unit.side(), exit, (int) (STEPS_A_TURN * turns));
        return known.computeIfAbsent(way, each -> chance(unit.side(), exit, turns));
    }

    /** By the share that friends have of the strength that is as near to the exit, squared, since an enemy in the way stops several. */
    private double chance(Side side, int exit, double turns) {
        double friends = NOBODY;
        double foes = 0;
        for (int ordinal = 0; ordinal < board.units(); ordinal++) {
            Unit other = board.unit(ordinal);
            int at = board.hexOf(ordinal);
            if (at != Board.NOWHERE && !other.train() && roads.turns(other, at, exit) <= turns) {
                friends += other.side() == side ? board.strength(ordinal) : 0;
                foes += other.side() == side ? 0 : board.strength(ordinal);
            }
        }
        double share = friends / (friends + foes);
        return FREE * share * share;
    }
}
