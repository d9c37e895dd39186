package org.roadtorichmond.workshop.table;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Numbers;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Pointer;
import org.roadtorichmond.workshop.TypedValue;

/**
 * The arrivals of a scenario by turn and by the hexes where they enter. Immutable.
 *
 * @param turns the last turn that is shown: that of the game, or of an arrival after its end
 * @param nights the turns that are night
 * @param entries the entries, each the hexes of one with blanks between, in order; the empty one for units that name no hex
 * @param arrivals all arrivals, by turn and entry and otherwise as the file has them
 */
public record ArrivalCalendar(int turns, Set<Integer> nights, List<String> entries, List<Arrival> arrivals) {
    private static final Pointer UNITS = Pointer.of("units");

    /** Copies all. */
    public ArrivalCalendar {
        nights = Set.copyOf(nights);
        entries = List.copyOf(entries);
        arrivals = List.copyOf(arrivals);
    }

    /**
     * An arrival.
     *
     * @param unit the place of the unit in the scenario's list, from 0
     * @param id its id
     * @param side the word of its side
     * @param turn its first turn; 0 where the draft names none
     * @param last its last turn; none if it may come until the end
     * @param entry the hexes where it may enter, with blanks between
     */
    public record Arrival(int unit, String id, String side, int turn, OptionalInt last, String entry) {}

    /** The calendar of a scenario. */
    public static ArrivalCalendar of(EditableTree tree) {
        List<Arrival> found = new ArrayList<>();
        for (int i = 0; i < tree.elements(UNITS).size(); i++) {
            Pointer unit = UNITS.then(i);
            Pointer arrives = unit.then("arrives");
            if (tree.at(arrives).filter(Node.ObjectNode.class::isInstance).isPresent()) {
                found.add(new Arrival(
                        i,
                        tree.text(unit.then("id")).orElse(""),
                        tree.text(unit.then("side")).orElse(""),
                        tree.number(arrives.then("turn")).orElse(0),
                        tree.number(arrives.then("last")),
                        tree.elements(arrives.then("hexes")).stream()
                                .map(TypedValue::typed)
                                .collect(Collectors.joining(" "))));
            }
        }
        List<String> entries =
                found.stream().map(Arrival::entry).distinct().sorted().toList();
        int latest = found.stream().mapToInt(Arrival::turn).max().orElse(0);
        TreeSet<Integer> nights = new TreeSet<>();
        tree.elements(Pointer.of("night"))
                .forEach(night -> Numbers.scaled(night, 1).ifPresent(nights::add));
        List<Arrival> ordered = new ArrayList<>();
        for (int turn = 0; turn <= latest; turn++) {
            for (String entry : entries) {
                int now = turn;
                found.stream()
                        .filter(one -> one.turn() == now && one.entry().equals(entry))
                        .forEach(ordered::add);
            }
        }
        int turns = Math.max(latest, tree.number(Pointer.of("turns")).orElse(1));
        return new ArrivalCalendar(turns, nights, entries, ordered);
    }

    /** The arrivals of a turn at an entry. */
    public List<Arrival> at(int turn, String entry) {
        return arrivals.stream()
                .filter(one -> one.turn() == turn && one.entry().equals(entry))
                .toList();
    }

    /** The number of the arrival of a unit of an id, in their order; none if it does not arrive. */
    public OptionalInt find(String id) {
        return IntStream.range(0, arrivals.size())
                .filter(i -> arrivals.get(i).id().equals(id))
                .findFirst();
    }
}
