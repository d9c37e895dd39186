package org.roadtorichmond.ai.colonel;

import java.util.Map;
import java.util.TreeMap;
import org.roadtorichmond.ai.outlook.Board;
import org.roadtorichmond.ai.outlook.Ledger;
import org.roadtorichmond.ai.outlook.Ranges;
import org.roadtorichmond.ai.outlook.Roads;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.account.Claim;
import org.roadtorichmond.victory.account.Stake;

/** Who of a side should leave the map, where and by when, as the stakes pay for it. */
final class Departures {
    private static final double ON_THE_EXIT = 4;
    private static final double SLACK = 1.3;

    private final Board board;
    private final Ledger ledger;
    private final Roads roads;
    private final Side side;
    private final double leftNow;
    private final double leftAfter;
    private final Map<Unit, Leave> leaves = new TreeMap<>();

    /** Where a unit should leave the map and what that is worth. */
    private record Leave(int hex, double worth) {}

    /** The departures of a side as the board stands. */
    Departures(AimInputs inputs) {
        board = inputs.view().board;
        ledger = inputs.ledger();
        roads = inputs.roads();
        side = inputs.view().side();
        leftNow = inputs.leftNow();
        leftAfter = inputs.leftAfter();
        readLeaves();
    }

    private void readLeaves() {
        for (Unit unit : board.scenario().units()) {
            if (unit.side() == side && board.hexOf(unit.ordinal()) != Board.NOWHERE) {
                for (Stake stake : ledger.stakes().about(unit)) {
                    if (stake.claim() instanceof Claim.Left left && left.unit().equals(unit)) {
                        left.by().ifPresent(hex -> consider(unit, hex));
                    }
                }
            }
        }
    }

    /** Takes the exit that is worth most by what it pays and by how likely the unit comes there in time. */
    private void consider(Unit unit, Hex by) {
        double worth = board.scenario().exits(side, by) ? ledger.leaving(unit, by.index()) : 0;
        Leave leave = new Leave(by.index(), worth);
        Leave known = leaves.get(unit);
        if (worth > 0 && (known == null || promise(unit, leave) > promise(unit, known))) {
            leaves.put(unit, leave);
        }
    }

    private double promise(Unit unit, Leave leave) {
        return leave.worth() * Goal.likely(leftNow - roads.turns(unit, board.hexOf(unit.ordinal()), leave.hex()));
    }

    /** What it is worth, in points, that a unit stands in a hex, for its way out; no unit should end a march on the exit. */
    double value(Unit unit, int hex) {
        Leave leave = leaves.get(unit);
        if (leave == null) {
            return 0;
        }
        double value = leave.worth() * Goal.likely(leftAfter - roads.turns(unit, hex, leave.hex()));
        return hex == leave.hex() ? value - ON_THE_EXIT : value;
    }

    /** What it is worth, in points, that a unit leaves the map, 0 where that is not paid for. */
    double worth(Unit unit) {
        Leave leave = leaves.get(unit);
        return leave == null ? 0 : leave.worth();
    }

    /** The hex by which a unit should leave the map now, or {@link Board#NOWHERE} while it should stay. */
    int exit(Unit unit, Goals goals) {
        Leave leave = leaves.get(unit);
        int at = board.hexOf(unit.ordinal());
        if (leave == null || at == Board.NOWHERE || goals.keeps(unit, leave.worth())) {
            return Board.NOWHERE;
        }
        boolean now = unit.train() || leftNow - roads.turns(unit, at, leave.hex()) < SLACK;
        return now ? leave.hex() : Board.NOWHERE;
    }

    /** What those are worth, in points, who should leave the map now and can. */
    double sure(Ranges own, Goals goals) {
        double sum = 0;
        for (Map.Entry<Unit, Leave> leaver : leaves.entrySet()) {
            Unit unit = leaver.getKey();
            int place = own.placeOf(unit);
            boolean comes = place != Board.NOWHERE
                    && own.reaches(place, leaver.getValue().hex());
            sum += comes && exit(unit, goals) != Board.NOWHERE
                    ? leaver.getValue().worth()
                    : 0;
        }
        return sum;
    }
}
