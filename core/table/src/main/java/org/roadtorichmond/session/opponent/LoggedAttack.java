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

/** One attack with all that followed from it, while it is read from the log. */
final class LoggedAttack {
    private final Set<Hex> hexes;
    private final List<Integer> steps = new ArrayList<>();
    private final Map<TurnAction.Kind, Set<Unit>> units = new EnumMap<>(TurnAction.Kind.class);

    LoggedAttack(List<Hex> targets, List<Unit> attackers) {
        hexes = new LinkedHashSet<>(targets);
        attackers.forEach(unit -> put(TurnAction.Kind.ATTACKED, unit));
    }

    /** The hex that was attacked; the first of several. */
    Hex hex() {
        return hexes.iterator().next();
    }

    /** The hexes that were attacked, and those to which units were driven back. */
    Set<Hex> hexes() {
        return hexes;
    }

    /** Its events, by their places in the whole game. */
    List<Integer> steps() {
        return steps;
    }

    /** The units by what happened to them. */
    Map<TurnAction.Kind, Set<Unit>> units() {
        return units;
    }

    void put(TurnAction.Kind kind, Unit unit) {
        units.computeIfAbsent(kind, none -> new TreeSet<>()).add(unit);
    }
}
