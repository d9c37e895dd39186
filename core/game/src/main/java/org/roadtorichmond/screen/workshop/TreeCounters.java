package org.roadtorichmond.screen.workshop;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Rules;
import org.roadtorichmond.scenario.json.Numbers;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.view.Counter;
import org.roadtorichmond.view.Counter.Mark;
import org.roadtorichmond.words.Constants;
import org.roadtorichmond.words.Halves;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Pointer;
import org.roadtorichmond.workshop.tools.MapQuestions;
import org.roadtorichmond.workshop.tools.Selected;

/** Makes counters of units as they stand in a scenario under edit, also of such as have faults. */
final class TreeCounters {
    private static final Pointer UNITS = Pointer.of("units");

    private final EditableTree tree;
    private final Map<Side, TreeSet<String>> corps = new EnumMap<>(Side.class);

    TreeCounters(EditableTree tree) {
        this.tree = tree;
        for (Pointer unit : new MapQuestions(tree).all(UNITS)) {
            side(unit)
                    .ifPresent(side ->
                            corps.computeIfAbsent(side, key -> new TreeSet<>()).add(corps(unit)));
        }
    }

    /** The counters of all units that stand on the map when a game begins, the selected one uppermost. */
    List<Counter> all(Selected selected) {
        MapQuestions map = new MapQuestions(tree);
        Set<Optional<String>> elsewhere = map.all(Pointer.of("position", "units")).stream()
                .filter(unit -> !tree.text(unit.then("state")).equals(Optional.of("map")))
                .map(unit -> tree.text(unit.then("id")))
                .collect(Collectors.toSet());
        List<Counter> counters = new ArrayList<>();
        for (Pointer unit : map.all(UNITS)) {
            tree.text(unit.then("hex"))
                    .filter(hex -> !elsewhere.contains(tree.text(unit.then("id"))))
                    .flatMap(map::hex)
                    .flatMap(hex -> of(unit, hex, selected))
                    .ifPresent(counters::add);
        }
        counters.sort(Comparator.comparing(counter -> counter.mark() == Mark.SELECTED));
        return counters;
    }

    /** The counter of a unit as it would stand in a hex; empty if it has no side or type that can be drawn. */
    Optional<Counter> of(Pointer unit, Hex hex, Selected selected) {
        Optional<Side> side = side(unit);
        Optional<Arm> arm = tree.text(unit.then("type")).flatMap(word -> constant(Arm.values(), word));
        if (side.isEmpty() || arm.isEmpty()) {
            return Optional.empty();
        }
        String id = tree.text(unit.then("id")).orElse("");
        boolean chosen = selected instanceof Selected.OfUnit one && one.id().equals(id);
        return Optional.of(new Counter(
                hex,
                id,
                side.get(),
                arm.get(),
                tree.number(unit.then("strength")).orElse(0),
                new Halves(allowance(unit, arm.get())).words(),
                band(side.get(), unit),
                false,
                false,
                chosen ? Mark.SELECTED : Mark.NONE));
    }

    private Optional<Side> side(Pointer unit) {
        return tree.text(unit.then("side")).flatMap(word -> constant(Side.values(), word));
    }

    static <T extends Enum<T>> Optional<T> constant(T[] values, String word) {
        return List.of(values).stream()
                .filter(value -> Constants.word(value).equals(word))
                .findFirst();
    }

    /** Its own movement allowance, or that of its type, in half points. */
    private int allowance(Pointer unit, Arm arm) {
        return tree.at(unit.then("movement"))
                .or(() -> tree.at(Pointer.of("rules", "movement", Constants.word(arm))))
                .flatMap(node -> Numbers.scaled(node, 2))
                .orElseGet(() -> Rules.standard().allowance(arm));
    }

    private String corps(Pointer unit) {
        String formation = tree.text(unit.then("formation")).orElse("");
        return formation.substring(formation.indexOf('/') + 1);
    }

    private int band(Side side, Pointer unit) {
        TreeSet<String> names = corps.getOrDefault(side, new TreeSet<>());
        return names.headSet(corps(unit)).size();
    }
}
