package org.roadtorichmond.workshop.edits;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Node.Member;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Pointer;
import org.roadtorichmond.workshop.SameObject;

/** Gives every hex in the tree of a scenario and its map another number, and notes what has none any more. Serves once. */
final class Renumbering {
    /** The keys whose texts are hexes, rows of hexes or lists of them, wherever they stand. */
    private static final Set<String> HEXES = Set.of("hex", "hexes", "gateway", "exit", "bases");

    private static final Set<String> HEXSIDES = Set.of("hexside", "hexsides");

    /** The lists whose elements are nothing without their hex or hexside. */
    private static final Set<String> OF_A_HEX =
            Set.of("crossovers", "waters", "crossings", "places", "edges", "holds", "bonus");

    private static final String HEXES_OF_WAY = "hexes";

    private final Function<String, Optional<String>> numbers;
    private final List<Pointer> lost = new ArrayList<>();

    /**
     * A renumbering.
     *
     * @param numbers the new number of a hex; empty if the hex is lost
     */
    Renumbering(Function<String, Optional<String>> numbers) {
        this.numbers = numbers;
    }

    /** Where something stands that is lost. */
    List<Pointer> lost() {
        return List.copyOf(lost);
    }

    /** The value with new numbers; the very same object if there is no hex in it that gets another one. */
    Node of(Node node, Pointer at) {
        if (node instanceof Node.ObjectNode object) {
            return object(object, at);
        } else if (node instanceof Node.ArrayNode list) {
            return at.equals(WayEdits.WAYS) ? ways(list) : list(list, at);
        }
        return node;
    }

    private Node object(Node.ObjectNode object, Pointer at) {
        Map<String, Member> members = new LinkedHashMap<>();
        boolean same = true;
        for (Map.Entry<String, Member> member : object.members().entrySet()) {
            Node old = member.getValue().value();
            Optional<Node> changed = member(member.getKey(), old, at.then(member.getKey()));
            changed.ifPresent(value ->
                    members.put(member.getKey(), new Member(member.getValue().key(), value)));
            same &= changed.isPresent() && SameObject.is(changed.get(), old);
        }
        return same ? object : new Node.ObjectNode(object.at(), members);
    }

    /** A member; empty if it is lost. */
    private Optional<Node> member(String key, Node value, Pointer at) {
        boolean sides = HEXSIDES.contains(key);
        if (!sides && !HEXES.contains(key)) {
            return Optional.of(of(value, at));
        } else if (value instanceof Node.TextNode text) {
            return text(text, sides, at);
        } else if (value instanceof Node.ArrayNode list) {
            return Optional.of(listed(list, at));
        }
        return Optional.of(of(value, at));
    }

    /** A hex, a hexside or a row of them; empty if none is left. */
    private Optional<Node> text(Node.TextNode text, boolean sides, Pointer at) {
        List<String> words = text.text().isBlank()
                ? List.of()
                : Arrays.asList(text.text().strip().split(" +", -1));
        List<String> left = words.stream()
                .flatMap(word -> (sides ? side(word) : numbers.apply(word)).stream())
                .toList();
        if (left.size() < words.size()) {
            lost.add(at);
        }
        if (left.isEmpty() && !words.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(left.equals(words) ? text : JsonValues.text(String.join(" ", left)));
    }

    private Optional<String> side(String written) {
        int slash = written.indexOf('/');
        if (slash < 0) {
            return Optional.of(written);
        }
        Optional<String> second = numbers.apply(written.substring(slash + 1));
        return numbers.apply(written.substring(0, slash)).flatMap(first -> second.map(other -> first + "/" + other));
    }

    /** A list of hexes without those that are lost. */
    private Node listed(Node.ArrayNode list, Pointer at) {
        List<Node> left = new ArrayList<>();
        for (int i = 0; i < list.elements().size(); i++) {
            Node element = list.elements().get(i);
            Optional<Node> changed =
                    element instanceof Node.TextNode text ? text(text, false, at.then(i)) : Optional.of(element);
            changed.ifPresent(left::add);
        }
        return isSame(list.elements(), left) ? list : new Node.ArrayNode(list.at(), left);
    }

    private Node list(Node.ArrayNode list, Pointer at) {
        List<Node> left = new ArrayList<>();
        for (int i = 0; i < list.elements().size(); i++) {
            Node element = list.elements().get(i);
            Node changed = of(element, at.then(i));
            if (!OF_A_HEX.contains(at.last()) || !hasLostItsHex(element, changed)) {
                left.add(changed);
            }
        }
        return isSame(list.elements(), left) ? list : new Node.ArrayNode(list.at(), left);
    }

    private static boolean hasLostItsHex(Node before, Node after) {
        return before instanceof Node.ObjectNode old
                && after instanceof Node.ObjectNode changed
                && !changed.members().keySet().containsAll(old.members().keySet());
    }

    private static boolean isSame(List<Node> before, List<Node> after) {
        boolean same = before.size() == after.size();
        for (int i = 0; same && i < before.size(); i++) {
            same = SameObject.is(before.get(i), after.get(i));
        }
        return same;
    }

    // --- Ways ------------------------------------------------------------------------------------------------------

    private Node ways(Node.ArrayNode ways) {
        Set<String> names = new TreeSet<>();
        ways.elements().forEach(way -> name(way).ifPresent(names::add));
        List<Node> left = new ArrayList<>();
        for (int i = 0; i < ways.elements().size(); i++) {
            Node way = ways.elements().get(i);
            if (way instanceof Node.ObjectNode object
                    && object.members().containsKey(HEXES_OF_WAY)
                    && Objects.requireNonNull(object.members().get(HEXES_OF_WAY))
                                    .value()
                            instanceof Node.TextNode row) {
                left.addAll(pieces(object, row, EditableTree.MAP.then("ways").then(i), names));
            } else {
                left.add(way);
            }
        }
        return isSame(ways.elements(), left) ? ways : new Node.ArrayNode(ways.at(), left);
    }

    private static Optional<String> name(Node way) {
        return Pointer.of("name")
                .in(way)
                .filter(Node.TextNode.class::isInstance)
                .map(name -> ((Node.TextNode) name).text());
    }

    /** What is left of a way: the pieces of two hexes or more, of which the first keeps the name. */
    private List<Node> pieces(Node.ObjectNode way, Node.TextNode row, Pointer at, Set<String> names) {
        List<List<String>> pieces = new ArrayList<>();
        pieces.add(new ArrayList<>());
        List<String> words = Arrays.asList(row.text().strip().split(" +", -1));
        for (String word : words) {
            Optional<String> number = numbers.apply(word);
            List<String> last = pieces.get(pieces.size() - 1);
            if (number.isPresent()) {
                last.add(number.get());
            } else if (!last.isEmpty()) {
                pieces.add(new ArrayList<>());
            }
        }
        if (pieces.stream().mapToInt(List::size).sum() < words.size()) {
            lost.add(at);
            pieces.removeIf(piece -> piece.size() < 2);
        } else if (pieces.get(0).equals(words)) {
            return new ArrayList<>(List.of(way));
        }
        List<Node> left = new ArrayList<>();
        for (List<String> piece : pieces) {
            Node.ObjectNode part = JsonValues.with(way, HEXES_OF_WAY, JsonValues.text(String.join(" ", piece)));
            Optional<String> name = left.isEmpty() ? Optional.empty() : name(way);
            left.add(name.map(whole -> JsonValues.with(part, "name", JsonValues.text(free(whole, names))))
                    .orElse(part));
        }
        return left;
    }

    private static String free(String name, Set<String> names) {
        int number = 2;
        while (!names.add(name + " " + number)) {
            number++;
        }
        return name + " " + number;
    }
}
