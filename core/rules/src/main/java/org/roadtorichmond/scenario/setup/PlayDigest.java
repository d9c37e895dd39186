package org.roadtorichmond.scenario.setup;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.roadtorichmond.scenario.json.Digest;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.json.Node;

/**
 * The SHA-256 of all in a scenario and its map that matters to play. What only informs players is left out: titles, story,
 * notes, the names of commanders, the clock, the names of places and waters, what is drawn beside the map; so is how the file is
 * laid out, and whether it writes down what holds anyway.
 */
public final class PlayDigest {
    private static final Set<String> TOLD =
            Set.of("$schema", "name", "story", "notes", "begins", "hoursPerTurn", "places", "north");
    private static final Set<String> TOLD_OF_UNITS = Set.of("commander");
    private static final Set<String> TOLD_OF_WATER = Set.of("name");
    private static final Set<String> TOLD_OF_EDGES = Set.of("to");

    /** What is left out of the elements of lists, by the key of the list. Ways are known by their names, and zones may be. */
    private static final Map<String, Set<String>> TOLD_OF_ELEMENTS =
            Map.of("units", TOLD_OF_UNITS, "waters", TOLD_OF_WATER, "crossings", TOLD_OF_WATER, "edges", TOLD_OF_EDGES);

    /** Keys that came later: where they say nothing they are left out, so that a scenario of before keeps its digest. */
    private static final Set<String> LATER = Set.of("values", "holds");

    private PlayDigest() {}

    /** The digest of a scenario, as 64 hexadecimal digits. */
    public static String of(LoadedScenario loaded) {
        return of(Blueprint.of(loaded).root());
    }

    /**
     * The digest of what campaigns leave as it is when they carry something into a scenario: of all but its units and zones, its train,
     * and what it is worth tomorrow.
     */
    public static String frame(LoadedScenario loaded) {
        Node.ObjectNode root = Blueprint.of(loaded).root();
        Node.ObjectNode victory = JsonText.without(JsonText.without(root.object("victory"), "train"), "tomorrow");
        return of(JsonText.with(JsonText.without(JsonText.without(root, "units"), "zones"), "victory", victory));
    }

    private static String of(Node.ObjectNode root) {
        Node.ObjectNode whole = bare(root, TOLD);
        Node.ObjectNode map =
                (Node.ObjectNode) whole.member("map").orElseThrow().value();
        return Digest.of(JsonText.of(JsonText.with(whole, "map", bare(map, TOLD))));
    }

    /** An object without some keys, and with the others in the order of the alphabet, at every depth. */
    private static Node.ObjectNode bare(Node.ObjectNode object, Set<String> without) {
        Map<String, Node.Member> members = new TreeMap<>();
        object.members().forEach((key, member) -> {
            if (!without.contains(key) && !(LATER.contains(key) && isEmpty(member.value()))) {
                Set<String> told = TOLD_OF_ELEMENTS.getOrDefault(key, Set.of());
                members.put(key, new Node.Member(member.key(), ordered(member.value(), told)));
            }
        });
        return new Node.ObjectNode(object.at(), new LinkedHashMap<>(members));
    }

    private static boolean isEmpty(Node node) {
        return node instanceof Node.ObjectNode object
                ? object.members().isEmpty()
                : node instanceof Node.ArrayNode list && list.elements().isEmpty();
    }

    private static Node ordered(Node node, Set<String> without) {
        if (node instanceof Node.ObjectNode object) {
            return bare(object, without);
        } else if (node instanceof Node.ArrayNode list) {
            return new Node.ArrayNode(
                    list.at(),
                    list.elements().stream()
                            .map(element -> ordered(element, without))
                            .toList());
        }
        return node;
    }
}
