package org.roadtorichmond.ai.outlook;

import java.util.Arrays;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Zone;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/** How long ground is still closed to the sides, which is as long as whoever means to cross it has to wait (rule 13.1). */
final class Closures {
    private final Scenario scenario;
    private final int[] seen = new int[Side.COUNT];
    private final int[][] turns = new int[Side.COUNT][];
    private final int[][] paces = new int[Side.COUNT][Arm.values().length];

    /** The closures of a scenario, of which none counts before the clock has been looked at. */
    Closures(Scenario scenario) {
        this.scenario = scenario;
        for (int side = 0; side < Side.COUNT; side++) {
            turns[side] = new int[scenario.field().grid().size()];
        }
        for (Unit unit : scenario.units()) {
            int[] known = paces[unit.side().ordinal()];
            known[unit.arm().ordinal()] = Math.max(known[unit.arm().ordinal()], unit.allowance());
        }
    }

    /** Whether any ground is ever closed to anybody. */
    boolean any() {
        return scenario.zones().stream().anyMatch(zone -> zone.closedTo().isPresent());
    }

    /** Looks at the clock; whether any ground is closed for longer or shorter than before. */
    boolean look(Board board) {
        boolean changed = false;
        for (Side side : Side.values()) {
            int turn = board.turnOf(side);
            if (turn != seen[side.ordinal()]) {
                int[] now = closed(side, turn);
                changed |= !Arrays.equals(now, turns[side.ordinal()]);
                turns[side.ordinal()] = now;
                seen[side.ordinal()] = turn;
            }
        }
        return changed;
    }

    /** For each hex, in how many turns from one on it is open to a side. */
    private int[] closed(Side side, int turn) {
        int[] closed = new int[scenario.field().grid().size()];
        for (Zone zone : scenario.zones()) {
            if (zone.closedTo().filter(side::equals).isPresent() && !zone.openByTurn(turn)) {
                int waits = zone.untilTurn() == 0 ? Distances.FAR : zone.untilTurn() - turn;
                zone.hexes().forEach(hex -> closed[hex.index()] = Math.max(closed[hex.index()], waits));
            }
        }
        return closed;
    }

    /** For each hex, the half points that an arm of a side could march before it is open; never more than {@link Distances#FAR}. */
    int[] waits(Side side, Arm arm) {
        int pace = paces[side.ordinal()][arm.ordinal()];
        return Arrays.stream(turns[side.ordinal()])
                .map(closed -> Math.min(Distances.FAR, closed * pace))
                .toArray();
    }
}
