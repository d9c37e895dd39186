package org.roadtorichmond.play;

import java.util.List;
import org.roadtorichmond.unit.Unit;

/**
 * A group of reinforcements is at hand and may enter from now on (rule 16.3).
 *
 * @param group its name, for players
 * @param units the units of the group that have not come yet
 */
public record GroupArrived(String group, List<Unit> units) implements Event {
    /** Copies the units. */
    public GroupArrived {
        units = List.copyOf(units);
    }

    @Override
    public void set(Editor editor, boolean happened) {
        units.forEach(unit -> editor.atHand(unit, happened));
    }
}
