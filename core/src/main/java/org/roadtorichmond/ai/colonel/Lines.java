package org.roadtorichmond.ai.colonel;

import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import org.roadtorichmond.ai.outlook.Board;
import org.roadtorichmond.ai.outlook.Ledger;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.path.Communications;
import org.roadtorichmond.path.LineOfCommunications;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.Claim;

/**
 * The hexes at which lines of communications that are paid for can be cut or opened: one of its own that keeps a line cut, one
 * where a single unit would cut it, an enemy's that keeps it closed (rule 21.21).
 */
final class Lines {
    private final Board board;
    private final Ledger ledger;
    private final Side side;
    private final LineOfCommunications roads;
    private final Map<Integer, Double> hexes = new TreeMap<>();

    Lines(Board board, Ledger ledger, Side side) {
        this.board = board;
        this.ledger = ledger;
        this.side = side;
        roads = board.survey().communications();
        TreeSet<Hex> ends = new TreeSet<>();
        ledger.stakes().list().forEach(stake -> {
            read(stake.claim(), ends);
            read(stake.provided(), ends);
        });
    }

    private void read(Claim claim, TreeSet<Hex> known) {
        if (claim instanceof Claim.Open open) {
            if (known.add(open.from()) | known.add(open.to())) {
                weigh(open);
            }
        } else if (claim instanceof Claim.Not not) {
            read(not.claim(), known);
        } else if (claim instanceof Claim.Compound compound) {
            compound.claims().forEach(each -> read(each, known));
        }
    }

    private void weigh(Claim.Open line) {
        double worth = ledger.worth(line);
        boolean wantsOpen = (worth > 0) == (side == Side.UNION);
        Side holder = line.side().enemy();
        IntPredicate held = hex -> board.occupied(hex, holder);
        Communications now = roads.find(line.from(), line.to(), held);
        if (now instanceof Communications.Open open) {
            if (!wantsOpen && holder == side) {
                open.row().forEach(hex -> cut(line, hex, held, Math.abs(worth)));
            }
        } else if (now instanceof Communications.Blocked blocked) {
            for (Hex hex : blocked.cut()) {
                if (wantsOpen == (holder != side)) {
                    hexes.merge(hex.index(), Math.abs(worth) / blocked.cut().size(), Math::max);
                }
            }
        }
    }

    private void cut(Claim.Open line, Hex hex, IntPredicate held, double worth) {
        boolean cuts = !roads.exists(line.from(), line.to(), index -> index == hex.index() || held.test(index));
        if (cuts && !board.occupied(hex.index(), side.enemy())) {
            hexes.merge(hex.index(), worth, Math::max);
        }
    }

    /** What it is worth that a unit of the side stands in a hex in the end, or that no enemy does, by the hex's index. */
    Map<Integer, Double> hexes() {
        return hexes;
    }
}
