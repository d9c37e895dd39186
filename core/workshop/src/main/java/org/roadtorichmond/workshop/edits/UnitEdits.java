package org.roadtorichmond.workshop.edits;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Constants;
import org.roadtorichmond.workshop.Edit;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Pointer;

/** Raises armies: adds, copies and removes units, and says where they stand or when they come. */
public final class UnitEdits {
    private static final Pointer UNITS = Pointer.of("units");
    private static final Pointer STANDINGS = Pointer.of("position", "units");
    private static final String ID = "id";
    private static final String HEX = "hex";
    private static final Pointer TURN = Pointer.of("arrives", "turn");
    private static final Pointer LAST = Pointer.of("arrives", "last");
    private static final Pointer ENTRY = Pointer.of("arrives", "hexes");

    private UnitEdits() {}

    /** A new unit that stands in a hex. */
    public static Edit add(String id, Side side, Arm arm, int strength, Hex hex) {
        return tree -> {
            Named.insistOnNew(tree, UNITS, ID, id);
            Json unit = Json.object()
                    .put(ID, id)
                    .put("side", Constants.word(side))
                    .put("type", Constants.word(arm))
                    .put("strength", strength)
                    .put(HEX, hex.number());
            tree.append(UNITS, unit.node());
        };
    }

    /** Takes these units in place of all that there are; those that say the same as before stay as they are written. */
    public static Edit replaceAll(List<Node.ObjectNode> units) {
        return tree -> {
            Map<String, Node> before = new LinkedHashMap<>();
            tree.elements(UNITS).forEach(unit -> before.put(JsonText.of(unit), unit));
            List<Node> after = units.stream()
                    .map(unit -> before.getOrDefault(JsonText.of(unit), unit))
                    .toList();
            if (!after.equals(tree.elements(UNITS))) {
                tree.put(UNITS, new Node.ArrayNode(tree.root().at(), after));
            }
        };
    }

    /** Places a unit on the map, wherever it was or whenever it was to come. */
    public static Edit place(String id, Hex hex) {
        return tree -> Named.on(
                tree,
                UNITS,
                ID,
                id,
                unit -> FieldEdits.set(unit.then(HEX), Optional.of(JsonValues.text(hex.number())))
                        .on(tree));
    }

    /** Lets a unit come later; what else its arrival says, such as the number to roll, stays. */
    public static Edit arrive(String id, int turn, List<Hex> hexes) {
        List<String> entries = hexes.stream().map(Hex::number).toList();
        return tree -> Named.on(
                tree,
                UNITS,
                ID,
                id,
                unit -> FieldEdits.set(unit.then(TURN), Optional.of(JsonValues.number(turn)))
                        .then(FieldEdits.set(unit.then(ENTRY), Optional.of(JsonValues.texts(entries))))
                        .on(tree));
    }

    /**
     * Moves an arrival to another turn; the last turn on which the unit may come, if it has one, moves along.
     *
     * @param unit the place of the unit in the list, from 0; it arrives
     * @param turn the turn, from 1
     */
    public static Edit comesIn(int unit, int turn) {
        return tree -> {
            Pointer first = UNITS.then(unit).then(TURN);
            Pointer latest = UNITS.then(unit).then(LAST);
            OptionalInt before = tree.number(first);
            OptionalInt last = tree.number(latest);
            FieldEdits.set(first, Optional.of(JsonValues.number(turn))).on(tree);
            if (before.isPresent() && last.isPresent()) {
                int moved = Math.max(turn, last.getAsInt() + turn - before.getAsInt());
                FieldEdits.set(latest, Optional.of(JsonValues.number(moved))).on(tree);
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

    /** Removes a unit, also where a position says what became of it. */
    public static Edit remove(String id) {
        return tree -> {
            Named.on(tree, UNITS, ID, id, tree::remove);
            tree.first(STANDINGS, ID, id).ifPresent(tree::remove);
        };
    }

    /** A second unit like this one, behind it in the list. */
    public static Edit copy(String id, String copy) {
        return tree -> {
            Named.insistOnNew(tree, UNITS, ID, copy);
            Named.on(tree, UNITS, ID, id, unit -> {
                int next = Integer.parseInt(unit.last()) + 1;
                Node.ObjectNode same = (Node.ObjectNode) tree.at(unit).orElseThrow();
                tree.insert(UNITS.then(next), JsonValues.with(same, ID, JsonValues.text(copy)));
            });
        };
    }

    /** An id that no unit has, for a copy of one: its own with a number behind it. */
    public static String freeId(EditableTree tree, String id) {
        return Named.free(tree, UNITS, ID, id);
    }
}
