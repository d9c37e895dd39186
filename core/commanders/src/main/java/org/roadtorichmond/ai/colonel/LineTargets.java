package org.roadtorichmond.ai.colonel;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import org.roadtorichmond.ai.outlook.Board;
import org.roadtorichmond.ai.outlook.Ledger;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.path.Communications;
import org.roadtorichmond.path.LineOfCommunications;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.account.Claim;

/**
 * The hexes at which lines of communications that are paid for can be cut or opened: one of its own that keeps a line cut, one
 * where a single unit would cut it, an enemy's that keeps it closed (rule 21.21); and, for the last move, who alone keeps one cut.
 */
final class LineTargets {
    private final Board board;
    private final Ledger ledger;
    private final Side side;
    private final LineOfCommunications roads;
    private final List<Line> lines = new ArrayList<>();
    private final List<Hostile> hostile = new ArrayList<>();

    /** A line of the enemy's that should be cut, and what that is worth, in points. */
    private record Hostile(Claim.Open line, double worth) {}

    /**
     * A line that can be cut, opened or kept so.
     *
     * @param hexes one of which must be held, or taken
     * @param worth what that is worth, in points
     */
    record Line(List<Hex> hexes, double worth) {
        /** Copies the hexes. */
        Line {
            hexes = List.copyOf(hexes);
        }
    }

    /**
     * Looks at lines with the eyes of a side.
     *
     * @param paidFor all lines on which payments depend, each once
     */
    LineTargets(Board board, Ledger ledger, Side side, List<Claim.Open> paidFor) {
        this.board = board;
        this.ledger = ledger;
        this.side = side;
        roads = board.survey().communications();
        paidFor.forEach(this::weigh);
    }

    private void weigh(Claim.Open line) {
        double worth = ledger.worth(line);
        boolean wantsOpen = (worth > 0) == (side == Side.UNION);
        Side holder = line.side().enemy();
        boolean toCut = !wantsOpen && holder == side;
        if (toCut) {
            hostile.add(new Hostile(line, Math.abs(worth)));
        }
        IntPredicate held = hex -> board.occupied(hex, holder);
        Communications now = roads.find(line.from(), line.to(), held);
        if (now instanceof Communications.Open open && toCut) {
            add(open.row().stream().filter(hex -> cuts(line, hex, held)).toList(), worth);
        } else if (now instanceof Communications.Blocked blocked && wantsOpen == (holder != side)) {
            add(blocked.cut(), worth);
        }
    }

    private void add(List<Hex> hexes, double worth) {
        if (!hexes.isEmpty()) {
            lines.add(new Line(hexes, Math.abs(worth)));
        }
    }

    private boolean cuts(Claim.Open line, Hex hex, IntPredicate held) {
        return !board.occupied(hex.index(), side.enemy())
                && !roads.exists(line.from(), line.to(), index -> index == hex.index() || held.test(index));
    }

    /**
     * The worth, in points, of a unit in a hex when the game ends: all that the enemy's lines are worth that
     * are cut by it and by no other unit.
     */
    double keeping(Unit unit, int hex) {
        double sum = 0;
        if (!hostile.isEmpty() && board.scenario().field().roads().passes(hex)) {
            IntPredicate others = at -> board.count(at, side) > (board.hexOf(unit.ordinal()) == at ? 1 : 0);
            for (Hostile each : hostile) {
                Claim.Open line = each.line();
                boolean needed = roads.exists(line.from(), line.to(), others)
                        && !roads.exists(line.from(), line.to(), at -> at == hex || others.test(at));
                sum += needed ? each.worth() : 0;
            }
        }
        return sum;
    }

    /** The lines that matter to the side. */
    List<Line> lines() {
        return lines;
    }
}
