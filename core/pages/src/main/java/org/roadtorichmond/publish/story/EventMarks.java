package org.roadtorichmond.publish.story;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.EventTable;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.UmpireActed;
import org.roadtorichmond.publish.svg.MapMark;
import org.roadtorichmond.unit.Unit;

/** What each kind of event shows on the map of its player-turn. */
final class EventMarks {
    private final GameState before;
    private final EventTable<List<MapMark>> table;

    /** The marks of an entry of the log, given the state of the game before it. */
    EventMarks(GameState before) {
        this.before = before;
        table = new EventTable<List<MapMark>>()
                .on(Event.UnitMoved.class, moved -> march(moved.unit(), moved.path()))
                .on(
                        Event.UnitEntered.class,
                        entered -> List.of(new MapMark.Entry(entered.unit().side(), entered.hex())))
                .on(
                        Event.UnitExited.class,
                        exited -> List.of(new MapMark.Exit(exited.unit().side(), exited.hex())))
                .on(Event.UnitShifted.class, EventMarks::shifted)
                .on(Event.AttackDeclared.class, attack -> List.of(attack(attack)))
                .on(Event.UnitEliminated.class, lost -> List.of(new MapMark.Loss(lost.hex(), true)))
                .on(
                        Event.UnitWeakened.class,
                        weakened -> before.hexOf(weakened.unit())
                                .map(hex -> List.<MapMark>of(new MapMark.Loss(hex, false)))
                                .orElse(List.of()))
                .on(UmpireActed.class, this::overruled)
                .othersSilent();
    }

    /** What is made of each kind of event. */
    EventTable<List<MapMark>> table() {
        return table;
    }

    List<MapMark> of(Event event) {
        return table.of(event).orElse(List.of());
    }

    private static List<MapMark> march(Unit unit, List<Hex> path) {
        return path.size() > 1 ? List.of(new MapMark.March(unit.side(), path)) : List.of();
    }

    /** What an umpire does to a unit is drawn like what its own side does. */
    private List<MapMark> overruled(UmpireActed acted) {
        List<Hex> hexes = acted.hexes();
        if (acted.unit().isEmpty() || hexes.isEmpty()) {
            return List.of();
        }
        Unit unit = acted.unit().get();
        if (hexes.size() > 1) {
            return march(unit, hexes);
        }
        boolean onMap = before.hexOf(unit).isPresent();
        return List.of(
                onMap ? new MapMark.Exit(unit.side(), hexes.get(0)) : new MapMark.Entry(unit.side(), hexes.get(0)));
    }

    private static List<MapMark> shifted(Event.UnitShifted shifted) {
        return switch (shifted.reason()) {
            case ADVANCE -> march(shifted.unit(), List.of(shifted.from(), shifted.to()));
            case RETREAT, DISPLACEMENT ->
                List.of(new MapMark.Retreat(shifted.unit().side(), shifted.from(), shifted.to()));
        };
    }

    private MapMark attack(Event.AttackDeclared attack) {
        List<Unit> beside = attack.attackers().stream()
                .filter(unit -> !attack.bombarding().contains(unit))
                .toList();
        return new MapMark.Attack(attack.number(), hexes(beside), hexes(attack.bombarding()), attack.targets());
    }

    private List<Hex> hexes(List<Unit> units) {
        return units.stream()
                .map(before::hexOf)
                .flatMap(Optional::stream)
                .distinct()
                .toList();
    }
}
