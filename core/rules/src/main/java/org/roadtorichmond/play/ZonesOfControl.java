package org.roadtorichmond.play;

import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.unit.Components;
import org.roadtorichmond.unit.Deployment;
import org.roadtorichmond.unit.Forces;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * Which side controls which hexes (rule 7): for each hex and side the number of units that control it, kept up to date as units
 * come and go, so that asking is one array read.
 */
public final class ZonesOfControl implements Deployment.Listener {
    private final Survey survey;
    private final HexGrid grid;
    private final Forces forces;
    private final short[] counts;

    ZonesOfControl(Survey survey, Forces forces) {
        this.survey = survey;
        this.forces = forces;
        grid = survey.scenario().field().grid();
        counts = new short[grid.size() * Side.COUNT];
    }

    /** The same control over the same ground, for forces that stand as the others do. */
    ZonesOfControl(ZonesOfControl others, Forces forces) {
        survey = others.survey;
        grid = others.grid;
        this.forces = forces;
        counts = others.counts.clone();
    }

    @Override
    public void arrived(Unit unit, int hex) {
        change(unit, hex, 1);
    }

    @Override
    public void departed(Unit unit, int hex) {
        change(unit, hex, -1);
    }

    private void change(Unit unit, int hex, int by) {
        if (unit.train()) {
            return;
        }
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            if (survey.controls(hex, direction)) {
                counts[grid.neighbour(hex, direction) * Side.COUNT + unit.side().ordinal()] += (short) by;
            }
        }
    }

    /** Whether a unit of the side controls the hex (rule 7.1). */
    public boolean controlled(int hex, Side by) {
        return counts[hex * Side.COUNT + by.ordinal()] > 0;
    }

    /** The number of the side's units that control the hex. */
    public int count(int hex, Side by) {
        return counts[hex * Side.COUNT + by.ordinal()];
    }

    /** Whether a unit that stands in one hex controls another; trains control nothing. */
    public boolean controls(int from, int to) {
        int direction = grid.direction(from, to);
        return direction >= 0 && survey.controls(from, direction);
    }

    /** Whether an effective unit of the side controls the hex (rule 8.1). */
    boolean controlledByEffective(int hex, Side by) {
        if (!controlled(hex, by)) {
            return false;
        }
        Deployment deployment = forces.deployment();
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            int from = grid.neighbour(hex, direction);
            if (from != HexGrid.OFF_MAP && survey.controls(from, Direction.opposite(direction))) {
                for (int place = deployment.first(from); place != Deployment.NONE; place = deployment.next(place)) {
                    Unit unit = deployment.unit(place);
                    if (unit.side() == by && !unit.train() && !Components.SHAKEN.has(forces.entity(unit))) {
                        return true;
                    }
                }
            }
        }
        return false;
    }
}
