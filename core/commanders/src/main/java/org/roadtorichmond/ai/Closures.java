package org.roadtorichmond.ai;

import java.util.Arrays;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Zone;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * How long ground is still closed to the sides, which is as long as whoever means to cross it has to wait (rule 13.1), by the clock that
 * was looked at last.
 */
public final class Closures {
    private final Scenario scenario;
    private final boolean any;
    private final int[] seen = new int[Side.COUNT];
    private final int[][] turns = new int[Side.COUNT][];
    private final int[][] paces = new int[Side.COUNT][Arm.values().length];

    /** The closures of a scenario, of which none counts before the clock has been looked at. */
    public Closures(Scenario scenario) {
        this.scenario = scenario;
        any = scenario.zones().stream().anyMatch(zone -> zone.closedTo().isPresent());
        for (int side = 0; side < Side.COUNT; side++) {
            turns[side] = new int[scenario.field().grid().size()];
        }
        for (Unit unit : scenario.units()) {
            int[] known = paces[unit.side().ordinal()];
            known[unit.arm().ordinal()] = Math.max(known[unit.arm().ordinal()], unit.allowance());
        }
    }

    /** Whether any ground is ever closed to anybody. */
    public boolean any() {
        return any;
    }

    /**
     * Looks at the clock.
     *
     * @param now the moment of the position
     * @return whether any ground is closed for longer or shorter than before
     */
    public boolean look(Moment now) {
        if (!any) {
            return false;
        }
        boolean changed = false;
        for (Side side : Side.values()) {
            int turn = now.turnOf(side, scenario.first());
            if (turn != seen[side.ordinal()]) {
                int[] closed = closed(side, turn);
                changed |= !Arrays.equals(closed, turns[side.ordinal()]);
                turns[side.ordinal()] = closed;
                seen[side.ordinal()] = turn;
            }
        }
        return changed;
    }

    /** The game-turn from which a side's waits count; 0 where no ground is ever closed. */
    public int turn(Side side) {
        return seen[side.ordinal()];
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
    public int[] waits(Side side, Arm arm) {
        int pace = paces[side.ordinal()][arm.ordinal()];
        return Arrays.stream(turns[side.ordinal()])
                .map(closed -> Math.min(Distances.FAR, closed * pace))
                .toArray();
    }
}
