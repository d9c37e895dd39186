package org.roadtorichmond.exchange.draft;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Numbers;
import org.roadtorichmond.scenario.json.Place;

/** A unit as far as a file describes it: keys of a unit of a scenario, of which some may still be missing. One thread. */
public final class UnitDraft {
    /** The keys of a unit, in the order in which they are written. */
    public static final List<String> KEYS =
            List.of("id", "side", "type", "strength", "movement", "formation", "commander", "tags", "hex", "arrives");

    private final String id;
    private final Place at;
    private final Map<String, Node> values = new LinkedHashMap<>();
    private Optional<Printed> printed = Optional.empty();
    private Optional<Node.ObjectNode> base = Optional.empty();
    private Set<String> covered = Set.of();

    /**
     * Where a piece stood on the board of its source.
     *
     * @param on the map of the source
     * @param name what the source calls the place
     * @param x its distance from the left of the board in pixels
     * @param y its distance from the top of the board in pixels
     */
    public record Printed(String on, String name, int x, int y) {}

    /** A unit of which only the name is known, and where it stands in the file. */
    public UnitDraft(String id, Place at) {
        this.id = id;
        this.at = at;
        values.put("id", Trees.text(id));
    }

    /** Its name. */
    public String id() {
        return id;
    }

    /** Where it stands in the file. */
    public Place at() {
        return at;
    }

    /** Sets the value of a key. */
    public void put(String key, Node value) {
        values.put(key, value);
    }

    /** Whether a key has a value. */
    public boolean has(String key) {
        return values.containsKey(key);
    }

    /** The text of a key, if it has one. */
    public Optional<String> text(String key) {
        return Optional.ofNullable(values.get(key))
                .filter(Node.TextNode.class::isInstance)
                .map(value -> ((Node.TextNode) value).text());
    }

    /** Notes where it stood on the board of its source. */
    public void standsAt(Printed place) {
        printed = Optional.of(place);
    }

    /** Where it stood on the board of its source, if it has one. */
    public Optional<Printed> printed() {
        return printed;
    }

    /**
     * Lays the unit over the one that a scenario already has: what the file has no column for stays as it is there, and so does
     * what the file says in other words, such as 5.0 for 5.
     *
     * @param unit the unit of the scenario
     * @param columns the columns that the file has
     */
    public void over(Node.ObjectNode unit, Set<String> columns) {
        base = Optional.of(unit);
        covered = Set.copyOf(columns);
        boolean placed = columns.contains("hex") || columns.contains("turn") || columns.contains("entry");
        unit.members().forEach((key, member) -> {
            boolean where = key.equals("hex") || key.equals("arrives");
            boolean known = where ? placed : columns.contains(key);
            if (!known) {
                values.putIfAbsent(key, member.value());
            }
        });
    }

    /** The unit as files of scenarios write it. */
    public Node.ObjectNode json() {
        Map<String, Node> ordered = new LinkedHashMap<>();
        base.ifPresent(unit -> ordered.putAll(merged(unit, values)));
        for (String key : KEYS) {
            Optional.ofNullable(values.get(key)).ifPresent(value -> ordered.putIfAbsent(key, value));
        }
        return JsonValues.object(ordered);
    }

    /** What is there already and is still so, in its order. */
    private Map<String, Node> merged(Node.ObjectNode before, Map<String, Node> after) {
        Map<String, Node> kept = new LinkedHashMap<>();
        before.members().forEach((key, member) -> {
            Node old = member.value();
            Node now = after.get(key);
            if (now == null) {
                if (isEmpty(old)) {
                    kept.put(key, old);
                }
            } else if (old instanceof Node.ObjectNode from && now instanceof Node.ObjectNode to) {
                kept.put(key, object(from, to));
            } else {
                kept.put(key, same(old, now) ? old : now);
            }
        });
        return kept;
    }

    /** How a unit arrives: what the file has no column for stays. */
    private Node object(Node.ObjectNode from, Node.ObjectNode to) {
        Map<String, Node> now = new LinkedHashMap<>();
        to.members().forEach((key, member) -> now.put(key, member.value()));
        from.members().forEach((key, member) -> {
            if (!covered.contains(key.equals("hexes") ? "entry" : key)) {
                now.putIfAbsent(key, member.value());
            }
        });
        Map<String, Node> all = merged(from, now);
        now.forEach(all::putIfAbsent);
        return JsonValues.object(all);
    }

    private static boolean isEmpty(Node node) {
        return (node instanceof Node.TextNode text && text.text().isEmpty())
                || (node instanceof Node.ArrayNode list && list.elements().isEmpty());
    }

    private static boolean same(Node old, Node now) {
        if (old instanceof Node.NumberNode before && now instanceof Node.NumberNode after) {
            return Numbers.scaled(before, 2).equals(Numbers.scaled(after, 2));
        }
        return JsonText.of(old).equals(JsonText.of(now));
    }
}
