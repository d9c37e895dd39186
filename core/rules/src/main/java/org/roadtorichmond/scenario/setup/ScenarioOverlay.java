package org.roadtorichmond.scenario.setup;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Node.Member;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Sentence;

/**
 * Lays changes over the tree of a scenario: objects are merged key by key, units by their id and zones by their name, and
 * everything else is replaced.
 *
 * <p>The changes write units and zones as a list of objects that name themselves, or as an object with the names as its keys.
 * {@code null} removes a key, and in the second form a unit or zone; only where the rules have a cost, {@code null} is a
 * value like others: prohibited. What is not changed keeps its place and what is new comes last; but a key that is new to a
 * unit comes where the schema has it, so that a scenario reads the same whether it was written in one piece or in layers.
 *
 * <p>Nodes keep their places and with them their files. A merged object stands where the changes have it.
 */
public final class ScenarioOverlay {
    /** What is merged by name: the key of a list in a scenario, and the key by which its elements name themselves. */
    public static final Map<String, String> NAMED = Map.of("units", "id", "zones", "name");

    /** The keys of a unit in the order of the schema. */
    public static final List<String> UNIT_KEYS =
            List.of("id", "side", "type", "strength", "formation", "commander", "movement", "tags", "hex", "arrives");

    /** The costs of the rules, of which null says that they are prohibited. */
    static final Set<String> COSTS = Set.of("foot", "wheeled");

    private final Problems problems;

    private ScenarioOverlay(Problems problems) {
        this.problems = problems;
    }

    /** The scenario that the changes make of a whole one, not yet checked; or what in the changes does not fit it. */
    public static Result<Node.ObjectNode> merge(Node.ObjectNode base, Node.ObjectNode changes) {
        Problems problems = new Problems();
        Node.ObjectNode merged = merge(base, changes, problems);
        return problems.result(() -> merged);
    }

    /** The scenario that the changes make, without those of them that do not fit, which are added to the problems. */
    public static Node.ObjectNode merge(Node.ObjectNode base, Node.ObjectNode changes, Problems problems) {
        return new ScenarioOverlay(problems).scenario(base, changes);
    }

    private Node.ObjectNode scenario(Node.ObjectNode base, Node.ObjectNode changes) {
        Map<String, Member> others = new LinkedHashMap<>(changes.members());
        Map<String, Member> merged = new LinkedHashMap<>(base.members());
        NAMED.forEach((list, name) -> {
            Member change = others.get(list);
            if (change != null && !(change.value() instanceof Node.NothingNode)) {
                others.remove(list);
                merged.put(list, new Member(change.key(), named(merged.get(list), change.value(), name)));
            }
        });
        return object(new Node.ObjectNode(base.at(), merged), new Node.ObjectNode(changes.at(), others), List.of());
    }

    /** An object with its changes; keys of the order that are new come where the order has them. */
    private Node.ObjectNode object(Node.ObjectNode base, Node.ObjectNode changes, List<String> order) {
        Map<String, Member> merged = new LinkedHashMap<>(base.members());
        changes.members().forEach((key, change) -> {
            Member old = merged.get(key);
            if (change.value() instanceof Node.NothingNode && !COSTS.contains(key)) {
                if (old == null) {
                    refuseRemoval(key, change.key(), base.members().keySet());
                }
                merged.remove(key);
            } else {
                merged.put(key, new Member(change.key(), value(old, change.value())));
            }
        });
        return new Node.ObjectNode(changes.at(), inOrder(merged, base.members().keySet(), order));
    }

    private Node value(@Nullable Member old, Node change) {
        if (!(change instanceof Node.ObjectNode changes)) {
            return change;
        }
        Node.ObjectNode base = old != null && old.value() instanceof Node.ObjectNode object ? object : empty(changes);
        return object(base, changes, List.of());
    }

    private static Node.ObjectNode empty(Node.ObjectNode like) {
        return new Node.ObjectNode(like.at(), Map.of());
    }

    private void refuseRemoval(String key, Place at, Iterable<String> present) {
        List<String> keys = new ArrayList<>();
        present.forEach(keys::add);
        problems.add(at, Sentence.of("problem.nothingToRemove", Words.quoted(key), Words.guess(key, keys)));
    }

    /** The members with those that are new put before the first old one that comes later in the order. */
    private static Map<String, Member> inOrder(Map<String, Member> members, Set<String> old, List<String> order) {
        List<String> keys = new ArrayList<>(members.keySet());
        for (String key : members.keySet()) {
            int rank = order.indexOf(key);
            if (rank >= 0 && !old.contains(key)) {
                keys.remove(key);
                int before = 0;
                while (before < keys.size() && order.indexOf(keys.get(before)) <= rank) {
                    before++;
                }
                keys.add(before, key);
            }
        }
        Map<String, Member> ordered = new LinkedHashMap<>();
        keys.forEach(key -> ordered.put(key, Objects.requireNonNull(members.get(key))));
        return ordered;
    }

    // --- Lists whose elements have names -----------------------------------------------------------------------------

    private Node named(@Nullable Member old, Node change, String name) {
        if (old != null && !(old.value() instanceof Node.ArrayNode)) {
            // It is no list where it stands, which is reported there.
            return old.value();
        }
        List<Node> base = old != null && old.value() instanceof Node.ArrayNode list ? list.elements() : List.<Node>of();
        if (change instanceof Node.ArrayNode list) {
            NamedElements elements = new NamedElements(base, name);
            list.elements().forEach(elements::change);
            return elements.in(list.at());
        }
        if (change instanceof Node.ObjectNode object) {
            NamedElements elements = new NamedElements(base, name);
            object.members().forEach(elements::change);
            return elements.in(object.at());
        }
        return change;
    }

    /** The elements of a list of units or zones while they are changed. */
    private final class NamedElements {
        private final String name;
        private final List<String> order;
        /** The elements; null in place of those that were removed. */
        private final List<@Nullable Node> elements;

        private final Map<String, Integer> places = new HashMap<>();
        private final Set<String> changed = new HashSet<>();

        NamedElements(List<Node> base, String name) {
            this.name = name;
            this.order = name.equals("id") ? UNIT_KEYS : List.of();
            this.elements = new ArrayList<>(base);
            for (int i = 0; i < base.size(); i++) {
                int place = i;
                ownName(base.get(i)).ifPresent(own -> places.putIfAbsent(own.text(), place));
            }
        }

        private Optional<Node.TextNode> ownName(Node element) {
            return element instanceof Node.ObjectNode object
                    ? object.member(name)
                            .map(Member::value)
                            .filter(Node.TextNode.class::isInstance)
                            .map(Node.TextNode.class::cast)
                    : Optional.empty();
        }

        /** An element that names itself; without a name it is added as it is, and the check of the whole reports it. */
        void change(Node element) {
            Optional<Node.TextNode> own = ownName(element);
            if (own.isEmpty() || !(element instanceof Node.ObjectNode changes)) {
                elements.add(element);
            } else if (changed.add(own.get().text())) {
                merge(own.get().text(), changes);
            } else {
                String again = name.equals("id") ? "problem.unitId" : "problem.zoneTwice";
                problems.add(
                        own.get().at(),
                        Sentence.of(again, Words.quoted(own.get().text())));
            }
        }

        /** An element under its name, or null to remove it. */
        void change(String own, Member change) {
            Integer place = places.get(own);
            if (change.value() instanceof Node.ObjectNode changes) {
                changes.member(name)
                        .ifPresent(again -> problems.add(
                                again.key(), Sentence.of("problem.nameInside", Words.quoted(name), Words.quoted(own))));
                Map<String, Member> members = new LinkedHashMap<>();
                members.put(name, new Member(change.key(), new Node.TextNode(change.key(), own)));
                changes.members().forEach(members::putIfAbsent);
                merge(own, new Node.ObjectNode(changes.at(), members));
            } else if (!(change.value() instanceof Node.NothingNode)) {
                elements.add(change.value());
            } else if (place == null) {
                refuseRemoval(
                        own, change.key(), places.keySet().stream().sorted().toList());
            } else {
                elements.set(place, null);
            }
        }

        private void merge(String own, Node.ObjectNode changes) {
            Integer place = places.get(own);
            if (place == null) {
                elements.add(object(empty(changes), changes, order));
            } else if (elements.get(place) instanceof Node.ObjectNode base) {
                elements.set(place, object(base, changes, order));
            }
        }

        Node in(Place at) {
            List<Node> left = new ArrayList<>();
            elements.forEach(element -> {
                if (element != null) {
                    left.add(element);
                }
            });
            return new Node.ArrayNode(at, left);
        }
    }
}
