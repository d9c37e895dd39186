package org.roadtorichmond.workshop.edits;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.setup.ScenarioOverlay;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Constants;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.workshop.Edit;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Pointer;
import org.roadtorichmond.workshop.TypedValue;

/**
 * Edits of the table of units: a cell, whole rows, and units that come from another table. The columns are those of orders of battle as
 * CSV ({@link org.roadtorichmond.exchange.draft.Question#COLUMNS}). Units go by their place in the scenario's list, since in a draft
 * two may have the same id. What is typed and has no meaning there is kept as it is and reported as a problem.
 */
public final class UnitCellEdits {
    private static final Pointer UNITS = Pointer.of("units");
    private static final String ID = "id";
    private static final String HEX = "hex";
    private static final String ENTRY = "entry";
    private static final String ARRIVES = "arrives";
    private static final Set<String> NUMBERS = Set.of("strength", "movement", "turn", "last", "number");
    private static final List<String> ARRIVAL_KEYS = List.of("turn", "last", "hexes", "optional", "number", "group");
    private static final Set<String> YES = Set.of("true", "yes", "ja", "x", "1");
    private static final Set<String> NO = Set.of("false", "no", "nein", "0");

    private UnitCellEdits() {}

    /**
     * Sets a cell. A hex takes the arrival away and an arrival the hex, since a unit has only one of them.
     *
     * @param unit the place of the unit in the list, from 0
     * @param typed what was typed; nothing empties the cell
     */
    public static Edit set(int unit, String column, String typed) {
        return tree -> {
            Pointer at = UNITS.then(unit);
            Optional<Node.ObjectNode> old = object(tree, at);
            if (old.isEmpty()) {
                tree.refuse(Sentence.of("workshop.nothingThere", String.join("/", at.steps())));
            } else if (column.equals(ID)) {
                rename(tree, at, typed.strip());
            } else {
                tree.put(at, UnitEdits.changed(old.get(), changes(tree, at, column, typed), ScenarioOverlay.UNIT_KEYS));
            }
        };
    }

    private static Optional<Node.ObjectNode> object(EditableTree tree, Pointer at) {
        return tree.at(at).filter(Node.ObjectNode.class::isInstance).map(Node.ObjectNode.class::cast);
    }

    private static void rename(EditableTree tree, Pointer at, String to) {
        String from = tree.text(at.then(ID)).orElse("");
        if (tree.where(UNITS, ID, from).size() == 1) {
            UnitEdits.rename(from, to).on(tree);
        } else {
            Named.insistOnNew(tree, UNITS, ID, to);
            tree.put(at.then(ID), JsonValues.text(to));
        }
    }

    private static Map<String, Optional<Node>> changes(EditableTree tree, Pointer at, String column, String typed) {
        Optional<Node> value = value(column, typed);
        String key = column.equals(ENTRY) ? "hexes" : column;
        Map<String, Optional<Node>> changes = new LinkedHashMap<>();
        if (!ARRIVAL_KEYS.contains(key)) {
            changes.put(key, value);
            if (column.equals(HEX) && value.isPresent()) {
                changes.put(ARRIVES, Optional.empty());
            }
            return changes;
        }
        Node.ObjectNode before = object(tree, at.then(ARRIVES)).orElse(JsonValues.noMembers());
        Node.ObjectNode after = UnitEdits.changed(before, Map.of(key, value), ARRIVAL_KEYS);
        changes.put(ARRIVES, after.members().isEmpty() ? Optional.empty() : Optional.of(after));
        if (value.isPresent()) {
            changes.put(HEX, Optional.empty());
        }
        return changes;
    }

    private static Optional<Node> value(String column, String typed) {
        String text = typed.strip();
        if (NUMBERS.contains(column)) {
            return TypedValue.number(text);
        }
        return switch (column) {
            case "side" -> TypedValue.text(TypedValue.completed(words(Side.values()), text));
            case "type" -> TypedValue.text(TypedValue.completed(words(Arm.values()), text));
            case ENTRY -> TypedValue.hexes(text);
            case "tags" -> TypedValue.texts(text.matches(".*[,;].*") ? text : text.replaceAll("\\s+", ","));
            case "optional" -> truth(text);
            default -> TypedValue.text(text);
        };
    }

    private static List<String> words(Enum<?>[] constants) {
        return Arrays.stream(constants).map(Constants::word).toList();
    }

    private static Optional<Node> truth(String text) {
        String word = text.toLowerCase(Locale.ROOT);
        if (YES.contains(word)) {
            return Optional.of(JsonValues.truth(true));
        }
        return NO.contains(word) ? Optional.empty() : TypedValue.text(text);
    }

    /**
     * Moves an arrival to another turn; the last turn on which the unit may come, if it has one, moves along.
     *
     * @param unit the place of the unit in the list, from 0; it arrives
     * @param turn the turn, from 1
     */
    public static Edit comesIn(int unit, int turn) {
        return tree -> {
            Pointer arrives = UNITS.then(unit).then(ARRIVES);
            OptionalInt before = tree.number(arrives.then("turn"));
            OptionalInt last = tree.number(arrives.then("last"));
            set(unit, "turn", Integer.toString(turn)).on(tree);
            if (before.isPresent() && last.isPresent()) {
                int moved = Math.max(turn, last.getAsInt() + turn - before.getAsInt());
                set(unit, "last", Integer.toString(moved)).on(tree);
            }
        };
    }

    /**
     * Adds a unit to the list.
     *
     * @param at which place it has afterwards, from 0 to the number of units
     * @param like the place of a unit whose side, type and formation it gets; none for a unit of which only the id is known
     */
    public static Edit add(int at, Optional<Integer> like, String id) {
        return tree -> {
            Named.insistOnNew(tree, UNITS, ID, id);
            Json unit = Json.object().put(ID, id);
            for (String key : List.of("side", "type", "formation")) {
                unit.put(key, like.flatMap(other -> tree.at(UNITS.then(other).then(key))));
            }
            if (tree.at(UNITS).isEmpty()) {
                tree.put(UNITS, JsonValues.noElements());
            }
            tree.insert(UNITS.then(at), unit.node());
        };
    }

    /** Removes the units at some places of the list. */
    public static Edit remove(List<Integer> units) {
        return tree ->
                Named.removeAll(tree, units.stream().distinct().map(UNITS::then).toList());
    }

    /** Takes whole units: each in place of the one of its id, or else behind all others. */
    public static Edit take(List<Node.ObjectNode> units) {
        return tree -> {
            for (Node.ObjectNode unit : units) {
                Optional<Pointer> there = Pointer.of(ID)
                        .in(unit)
                        .filter(Node.TextNode.class::isInstance)
                        .flatMap(id -> tree.first(UNITS, ID, ((Node.TextNode) id).text()));
                there.ifPresentOrElse(at -> tree.put(at, unit), () -> tree.append(UNITS, unit));
            }
        };
    }
}
