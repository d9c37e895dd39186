package org.roadtorichmond.ai.outlook;

import java.util.HashMap;
import java.util.Map;
import org.roadtorichmond.ai.Reckoning;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.account.Claim;

/**
 * How likely a side is to hold a hex when that is settled: by whose strength is there or near, and by how often either side still
 * moves before.
 */
final class HoldChances {
    /** How much more those count who stand in the hex than those who could come at once. */
    private static final double THERE = 2;

    /** How likely ground keeps its holder through one more player-turn of the other side, however strong that side is. */
    private static final double A_TURN = 0.6;

    private static final double NOBODY = 0.01;

    private final Roads roads;
    private final Board board;
    private final Map<Claim.Held, Double> shares = new HashMap<>();
    private long position = -1;

    HoldChances(Roads roads, Board board) {
        this.roads = roads;
        this.board = board;
    }

    /**
     * How likely a side is to hold a hex; 0 to 1.
     *
     * @param holds whether it would hold it as things stand
     */
    double chance(Claim.Held claim, boolean holds, int lastTurn) {
        int settled = settledAfter(claim, lastTurn);
        int moves = moves(holds ? claim.side().enemy() : claim.side(), settled);
        if (moves == 0) {
            return holds ? 1 : 0;
        }
        double share = share(claim, settled);
        double turns = 1 - Reckoning.power(A_TURN, moves);
        return holds ? 1 - (1 - share) * turns : share * turns;
    }

    /** The game-turn after which it is settled who holds a hex. */
    int settledAfter(Claim.Held claim, int lastTurn) {
        return claim.hold().isPresent()
                ? board.scenario()
                        .victory()
                        .payments()
                        .holds()
                        .get(claim.hold().getAsInt())
                        .after()
                        .orElse(lastTurn)
                : lastTurn;
    }

    /** How often a side still moves, this player-turn included, up to a game-turn. */
    private int moves(Side side, int turn) {
        return Math.max(0, turn - board.turnOf(side) + 1);
    }

    private double share(Claim.Held claim, int turn) {
        if (position != board.changes()) {
            position = board.changes();
            shares.clear();
        }
        return shares.computeIfAbsent(claim, each -> {
            double own = weight(strength(each.side(), each.hex().index(), turn));
            double enemies = weight(strength(each.side().enemy(), each.hex().index(), turn));
            return own / (own + enemies);
        });
    }

    /** What strength weighs beside that of the other side: its power of one and a half. */
    private static double weight(double strength) {
        double somebody = NOBODY + strength;
        return somebody * Math.sqrt(somebody);
    }

    /** The strength of a side that can come to a hex by a game-turn; the farther off, the less it counts. */
    private double strength(Side side, int hex, int turn) {
        double left = roads.marchingLeft(board.turnOf(side), turn);
        double strength = 0;
        for (int ordinal = 0; ordinal < board.units(); ordinal++) {
            Unit unit = board.unit(ordinal);
            int at = board.hexOf(ordinal);
            if (unit.side() == side && at != Board.NOWHERE && !unit.train()) {
                double turns = roads.turns(unit, at, hex);
                double counts = at == hex ? THERE : 1 / (1 + turns);
                strength += turns <= left || at == hex ? counts * board.strength(ordinal) : 0;
            }
        }
        return strength;
    }
}
