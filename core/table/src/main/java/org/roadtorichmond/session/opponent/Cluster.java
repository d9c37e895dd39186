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
    private final Severity severity;
    private final Set<Hex> hexes = new LinkedHashSet<>();
    private final Set<Integer> steps = new TreeSet<>();
    private final Map<TurnAction.Kind, Set<Unit>> units = new EnumMap<>(TurnAction.Kind.class);
    private int attacks;

    /** How serious it is, the most serious first. */
    enum Severity {
        COMBAT,
        CONTACT,
        CALM
    }

    /** Nothing yet round a hex. */
    Cluster(Hex middle, Severity severity) {
        this.middle = middle;
        this.severity = severity;
        hexes.add(middle);
    }

    /** Where it began. */
    Hex middle() {
        return middle;
    }

    Severity severity() {
        return severity;
    }

    void add(LoggedAttack fight) {
        attacks++;
        hexes.addAll(fight.hexes());
        steps.addAll(fight.steps());
        fight.units().forEach((kind, some) -> units(kind).addAll(some));
    }

    void add(UnitMarch march) {
        hexes.add(march.hex());
        steps.addAll(march.steps());
        units(march.kind()).add(march.unit());
    }

    private Set<Unit> units(TurnAction.Kind kind) {
        return units.computeIfAbsent(kind, none -> new TreeSet<>());
    }

    /** How many units marched. */
    int marched() {
        return units.values().stream().mapToInt(Set::size).sum();
    }

    Set<Hex> hexes() {
        return hexes;
    }

    Set<Integer> steps() {
        return steps;
    }

    /** What was done, each unit under the most serious that happened to it. */
    List<TurnAction> actions() {
        Set<Unit> lost = units(TurnAction.Kind.LOST);
        units(TurnAction.Kind.DRIVEN_BACK).removeAll(lost);
        units(TurnAction.Kind.SHAKEN).removeAll(lost);
        units(TurnAction.Kind.SHAKEN).removeAll(units(TurnAction.Kind.DRIVEN_BACK));
        units(TurnAction.Kind.WEAKENED).removeAll(lost);
        units(TurnAction.Kind.REPULSED).removeAll(units(TurnAction.Kind.DESTROYED));
        List<TurnAction> actions = new ArrayList<>();
        for (TurnAction.Kind kind : TurnAction.Kind.values()) {
            List<Unit> some = List.copyOf(units(kind));
            int count = kind == TurnAction.Kind.ATTACKED ? attacks : some.size();
            if (count > 0) {
                actions.add(new TurnAction(kind, count, some));
            }
        }
        return actions;
    }
}
