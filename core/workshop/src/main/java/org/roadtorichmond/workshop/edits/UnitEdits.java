package org.roadtorichmond.workshop.edits;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.scenario.setup.ScenarioOverlay;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Constants;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.workshop.Edit;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Pointer;

/** Raises armies: adds units, changes what is said of them, and says where they stand or when they come. */
public final class UnitEdits {
    private static final Pointer UNITS = Pointer.of("units");
    private static final Pointer STANDINGS = Pointer.of("position", "units");
    private static final String ID = "id";
    private static final String HEX = "hex";
    private static final String ARRIVES = "arrives";

    private UnitEdits() {}

    /**
     * When and where a unit comes.
     *
     * @param turn the first game-turn, from 1
     * @param last the last game-turn; none if it is the last of the game
     * @param hexes where it may enter
     * @param optional whether its player may leave it out
     */
    public record Arrives(int turn, OptionalInt last, List<Hex> hexes, boolean optional) {
        /** Copies the hexes. */
        public Arrives {
            hexes = List.copyOf(hexes);
        }
    }

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

    /** Says something else of a unit, such as its strength, its formation or its tags. */
    public static Edit set(String id, String key, Node value) {
        if (key.equals(ID)) {
            return value instanceof Node.TextNode name ? rename(id, name.text()) : tree -> nameless(tree);
        }
        return tree -> change(tree, id, Map.of(key, Optional.of(value)));
    }

    private static void nameless(EditableTree tree) {
        tree.refuse(Sentence.of("workshop.blankName"));
    }

    /** Says nothing of a unit any more that need not be said, such as its commander. */
    public static Edit unset(String id, String key) {
        return key.equals(ID) ? UnitEdits::nameless : tree -> change(tree, id, Map.of(key, Optional.empty()));
    }

    /** Gives a unit another id, also where the victory system names it as the train. */
    public static Edit rename(String from, String to) {
        return tree -> {
            Named.rename(tree, UNITS, ID, from, to);
            tree.first(STANDINGS, ID, from).ifPresent(unit -> tree.put(unit.then(ID), JsonValues.text(to)));
            Pointer train = Pointer.of("victory", "train");
            if (tree.text(train).filter(from::equals).isPresent()) {
                tree.put(train, JsonValues.text(to));
            }
        };
    }

    /** Places a unit on the map, wherever it was or whenever it was to come. */
    public static Edit place(String id, Hex hex) {
        return tree ->
                change(tree, id, Map.of(HEX, Optional.of(JsonValues.text(hex.number())), ARRIVES, Optional.empty()));
    }

    /** Lets a unit come later; what else its arrival says, such as the number to roll, stays. */
    public static Edit arrive(String id, Arrives arrives) {
        return tree -> Named.on(tree, UNITS, ID, id, unit -> {
            Node.ObjectNode old = tree.at(unit.then(ARRIVES))
                    .filter(Node.ObjectNode.class::isInstance)
                    .map(Node.ObjectNode.class::cast)
                    .orElse(JsonValues.noMembers());
            Map<String, Optional<Node>> values = new LinkedHashMap<>();
            values.put("turn", Optional.of(JsonValues.number(arrives.turn())));
            values.put(
                    "last",
                    arrives.last().isPresent()
                            ? Optional.of(JsonValues.number(arrives.last().getAsInt()))
                            : Optional.empty());
            values.put(
                    "hexes",
                    Optional.of(JsonValues.texts(
                            arrives.hexes().stream().map(Hex::number).toList())));
            values.put("optional", arrives.optional() ? Optional.of(JsonValues.truth(true)) : Optional.empty());
            Node coming = changed(old, values, List.of("turn", "last", "hexes", "optional", "number", "group"));
            change(tree, id, Map.of(HEX, Optional.empty(), ARRIVES, Optional.of(coming)));
        });
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
        int number = 2;
        while (tree.first(UNITS, ID, id + " " + number).isPresent()) {
            number++;
        }
        return id + " " + number;
    }

    private static void change(EditableTree tree, String id, Map<String, Optional<Node>> values) {
        Named.on(tree, UNITS, ID, id, unit -> {
            if (tree.at(unit).orElseThrow() instanceof Node.ObjectNode old) {
                tree.put(unit, changed(old, values, ScenarioOverlay.UNIT_KEYS));
            } else {
                tree.refuse(Sentence.of("workshop.noSuchName", Words.quoted(id)));
            }
        });
    }

    /** An object with some values put or taken away; new keys come where the order has them. */
    static Node.ObjectNode changed(Node.ObjectNode old, Map<String, Optional<Node>> values, List<String> order) {
        Map<String, Node.Member> members = new LinkedHashMap<>(old.members());
        List<String> keys = new ArrayList<>(members.keySet());
        values.forEach((key, value) -> {
            if (value.isEmpty()) {
                keys.remove(key);
                return;
            }
            if (!keys.contains(key)) {
                keys.add(place(keys, key, order), key);
            }
            members.put(key, new Node.Member(old.at(), value.get()));
        });
        Map<String, Node.Member> ordered = new LinkedHashMap<>();
        keys.forEach(key -> ordered.put(key, Objects.requireNonNull(members.get(key))));
        return new Node.ObjectNode(old.at(), ordered);
    }

    /** Before the first key that comes later in the order; keys that the order does not have stay where they are. */
    private static int place(List<String> keys, String key, List<String> order) {
        int rank = order.indexOf(key);
        if (rank < 0) {
            return keys.size();
        }
        for (int i = 0; i < keys.size(); i++) {
            if (order.indexOf(keys.get(i)) > rank) {
                return i;
            }
        }
        return keys.size();
    }
}
