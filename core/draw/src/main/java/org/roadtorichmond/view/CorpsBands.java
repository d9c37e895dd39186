package org.roadtorichmond.view;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/** Gives each corps (or the like) of a scenario a number, by which counters get the colours of their bands. */
public final class CorpsBands {
    private final Map<Side, List<String>> corps = new EnumMap<>(Side.class);

    /** Numbers the corps of each side in the order of their names. */
    public CorpsBands(Scenario scenario) {
        for (Side side : Side.values()) {
            TreeSet<String> names = new TreeSet<>();
            scenario.units().stream().filter(unit -> unit.side() == side).forEach(unit -> names.add(unit.corps()));
            corps.put(side, new ArrayList<>(names));
        }
    }

    /** The number of the unit's corps within its side, from 0. */
    public int of(Unit unit) {
        return Math.max(0, corps.getOrDefault(unit.side(), List.of()).indexOf(unit.corps()));
    }
}
