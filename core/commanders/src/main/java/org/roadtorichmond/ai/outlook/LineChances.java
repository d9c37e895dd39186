package org.roadtorichmond.ai.outlook;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.ai.Reckoning;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.path.Communications;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.account.Claim;

/**
 * How likely a line of communications is to be open when the game ends (rule 21.21). That it is open now means little while the enemy
 * has still to move: one unit that steps on the road closes it.
 */
final class LineChances {
    /** How likely it is open where no enemy can come to it in time. */
    private static final double UNCONTESTED = 0.95;

    /** How likely the enemy, who moves last and can come, still leaves it open. */
    private static final double FORGOTTEN = 0.05;

    /** How likely he is driven off it by the last attacks of the game. */
    private static final double CLEARED = 0.05;

    /** How likely it is open where he may come but is nothing beside one's own strength, and how fast that falls with the balance. */
    private static final double SUPERIOR = 0.9;

    private static final int STEEP = 3;
    private static final double NOBODY = 0.01;

    private final Roads roads;
    private final Board board;
    private final Map<Claim.Open, int[]> rows = new HashMap<>();
    private final Map<Claim.Open, Double> known = new HashMap<>();
    private long position = -1;

    LineChances(Roads roads, Board board) {
        this.roads = roads;
        this.board = board;
    }

    /**
     * How likely a line is to be open in the end; 0 to 1.
     *
     * @param open whether it is open as things stand
     */
    double chance(Claim.Open line, boolean open, int lastTurn) {
        if (board.turnOf(line.side().enemy()) > lastTurn) {
            return open ? 1 : CLEARED;
        }
        if (position != board.changes()) {
            position = board.changes();
            known.clear();
        }
        return known.computeIfAbsent(line, each -> contested(each, lastTurn));
    }

    private double contested(Claim.Open line, int lastTurn) {
        if (rows.computeIfAbsent(line, this::row).length == 0) {
            return 0;
        }
        double friends = NOBODY + strength(line, line.side(), lastTurn);
        double foes = strength(line, line.side().enemy(), lastTurn);
        if (foes == 0) {
            return UNCONTESTED;
        }
        boolean enemyMovesLast = board.scenario().first() == line.side();
        return enemyMovesLast ? FORGOTTEN : SUPERIOR * Reckoning.power(friends / (friends + foes), STEEP);
    }

    /** The strength of those of a side who can come to the shortest row before the game is over. */
    private double strength(Claim.Open line, Side side, int lastTurn) {
        int[] row = rows.computeIfAbsent(line, this::row);
        double left = roads.marchingLeft(board.turnOf(side), lastTurn);
        int[] @Nullable [] ways = new int[Arm.values().length][];
        double strength = 0;
        for (int ordinal = 0; ordinal < board.units(); ordinal++) {
            Unit unit = board.unit(ordinal);
            int at = board.hexOf(ordinal);
            if (unit.side() == side && at != Board.NOWHERE && !unit.train()) {
                int arm = unit.arm().ordinal();
                int[] way = ways[arm] == null ? roads.overGround(row, side, unit.arm()) : ways[arm];
                ways[arm] = way;
                double turns = way[at] / (double) Math.max(1, unit.allowance());
                strength += turns <= left ? board.strength(ordinal) : 0;
            }
        }
        return strength;
    }

    /** The hexes of the shortest row, ascending: who closes the line stands on one of them; none where no row leads there. */
    private int[] row(Claim.Open line) {
        Communications empty = board.survey().communications().find(line.from(), line.to(), hex -> false);
        return empty instanceof Communications.Open open
                ? open.row().stream().mapToInt(Hex::index).sorted().toArray()
                : new int[0];
    }
}
