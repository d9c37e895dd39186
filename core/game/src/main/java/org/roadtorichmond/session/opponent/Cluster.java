package org.roadtorichmond.session.opponent;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.unit.Unit;

/** What happened within a few hexes of a hex, while it is gathered. */
final class Cluster {
    private final Hex middle;
    private final Heat heat;
    private final Set<Hex> hexes = new LinkedHashSet<>();
    private final Set<Integer> steps = new TreeSet<>();
    private final Map<Deed.Kind, Set<Unit>> units = new EnumMap<>(Deed.Kind.class);
    private int attacks;

    /** How serious it is, the most serious first. */
    enum Heat {
        COMBAT,
        CONTACT,
        CALM
    }

    /** Nothing yet round a hex. */
    Cluster(Hex middle, Heat heat) {
        this.middle = middle;
        this.heat = heat;
        hexes.add(middle);
    }

    /** Where it began. */
    Hex middle() {
        return middle;
    }

    Heat heat() {
        return heat;
    }

    /** Adds a combat. */
    void add(Fight fight) {
        attacks++;
        hexes.addAll(fight.hexes());
        steps.addAll(fight.steps());
        fight.units().forEach((kind, some) -> units(kind).addAll(some));
    }

    /** Adds a march. */
    void add(Walk walk) {
        hexes.add(walk.hex());
        steps.addAll(walk.steps());
        units(walk.kind()).add(walk.unit());
    }

    private Set<Unit> units(Deed.Kind kind) {
        return units.computeIfAbsent(kind, none -> new TreeSet<>());
    }

    /** How many units marched. */
    int walkers() {
        return units.values().stream().mapToInt(Set::size).sum();
    }

    Set<Hex> hexes() {
        return hexes;
    }

    Set<Integer> steps() {
        return steps;
    }

    /** What was done, each unit under the most serious that happened to it. */
    List<Deed> deeds() {
        Set<Unit> lost = units(Deed.Kind.LOST);
        units(Deed.Kind.DRIVEN_BACK).removeAll(lost);
        units(Deed.Kind.SHAKEN).removeAll(lost);
        units(Deed.Kind.SHAKEN).removeAll(units(Deed.Kind.DRIVEN_BACK));
        units(Deed.Kind.WEAKENED).removeAll(lost);
        units(Deed.Kind.REPULSED).removeAll(units(Deed.Kind.DESTROYED));
        List<Deed> deeds = new ArrayList<>();
        for (Deed.Kind kind : Deed.Kind.values()) {
            List<Unit> some = List.copyOf(units(kind));
            int count = kind == Deed.Kind.ATTACKED ? attacks : some.size();
            if (count > 0) {
                deeds.add(new Deed(kind, count, some));
            }
        }
        return deeds;
    }
}
