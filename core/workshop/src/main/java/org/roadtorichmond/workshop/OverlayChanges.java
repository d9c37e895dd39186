package org.roadtorichmond.workshop;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Node.Member;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.setup.ScenarioOverlay;

/**
 * Brings an overlay up to date when the whole that it makes was changed, so that it goes on saying only what differs.
 *
 * <p>What was not changed in the whole stays as it stands in the overlay, even where it says what the scenario beneath says too.
 * What becomes the same as beneath leaves the overlay; what goes and is beneath becomes {@code null}. Units and zones that are
 * written as a list become an object with their names as keys, which alone can say that one goes.
 */
final class OverlayChanges {
    private static final Node.ObjectNode EMPTY = JsonValues.noMembers();

    private OverlayChanges() {}

    /**
     * The overlay that makes the changed whole.
     *
     * @param below the scenario beneath, whole
     * @param overlay the overlay until now
     * @param before the whole that it made
     * @param after the whole that is to be made
     * @return empty if no overlay can make it: it cannot order units, or take a cost away without prohibiting the ground
     */
    static Optional<Node.ObjectNode> of(
            Node.ObjectNode below, Node.ObjectNode overlay, Node.ObjectNode before, Node.ObjectNode after) {
        Optional<Node.ObjectNode> basis = named(below);
        Optional<Node.ObjectNode> said = named(overlay);
        Optional<Node.ObjectNode> old = named(before);
        Optional<Node.ObjectNode> wanted = named(after);
        if (basis.isEmpty() || said.isEmpty() || old.isEmpty() || wanted.isEmpty()) {
            return Optional.empty();
        }
        Node.ObjectNode changed = object(basis.get(), said.get(), old.get(), wanted.get());
        return Optional.of(withListsAsTheyWere(overlay, said.get(), changed));
    }

    /** Lists of units and zones as objects with the names as keys; empty if one has no name, or two have the same. */
    static Optional<Node.ObjectNode> named(Node.ObjectNode scenario) {
        Node.ObjectNode result = scenario;
        for (Map.Entry<String, String> list : ScenarioOverlay.NAMED.entrySet()) {
            Optional<Node> value = scenario.member(list.getKey()).map(Member::value);
            if (value.isPresent() && value.get() instanceof Node.ArrayNode array) {
                Map<String, Member> members = new LinkedHashMap<>();
                for (Node element : array.elements()) {
                    Optional<Node.TextNode> name = name(element, list.getValue());
                    if (name.isEmpty() || members.containsKey(name.get().text())) {
                        return Optional.empty();
                    }
                    Node.ObjectNode rest = JsonText.without((Node.ObjectNode) element, list.getValue());
                    members.put(name.get().text(), new Member(name.get().at(), rest));
                }
                result = JsonText.with(result, list.getKey(), new Node.ObjectNode(array.at(), members));
            }
        }
        return Optional.of(result);
    }

    private static Optional<Node.TextNode> name(Node element, String key) {
        return element instanceof Node.ObjectNode object
                ? object.member(key)
                        .map(Member::value)
                        .filter(Node.TextNode.class::isInstance)
                        .map(Node.TextNode.class::cast)
                : Optional.empty();
    }

    /** A list in which nothing was changed goes on being a list. */
    private static Node.ObjectNode withListsAsTheyWere(
            Node.ObjectNode overlay, Node.ObjectNode named, Node.ObjectNode changed) {
        Node.ObjectNode result = changed;
        for (String list : ScenarioOverlay.NAMED.keySet()) {
            Optional<Node> was = named.member(list).map(Member::value);
            Optional<Node> is = changed.member(list).map(Member::value);
            if (was.isPresent() && is.isPresent() && SameObject.is(was.get(), is.get())) {
                result = JsonText.with(
                        result, list, overlay.member(list).orElseThrow().value());
            }
        }
        return result;
    }

    private static Node.ObjectNode object(
            Node.ObjectNode below, Node.ObjectNode said, Node.ObjectNode before, Node.ObjectNode after) {
        Map<String, Member> members = new LinkedHashMap<>(said.members());
        Set<String> keys = new LinkedHashSet<>(before.members().keySet());
        keys.addAll(after.members().keySet());
        for (String key : keys) {
            Node was = value(before, key);
            Node is = value(after, key);
            if (was != null && is != null && same(was, is)) {
                continue;
            }
            Optional<Node> change =
                    is == null ? removal(value(below, key)) : change(value(below, key), value(said, key), was, is);
            change.ifPresentOrElse(
                    value -> members.put(
                            key, new Member(said.member(key).map(Member::key).orElse(Place.NOWHERE), value)),
                    () -> members.remove(key));
        }
        return new Node.ObjectNode(said.at(), members);
    }

    private static @Nullable Node value(Node.ObjectNode object, String key) {
        return object.member(key).map(Member::value).orElse(null);
    }

    private static Optional<Node> removal(@Nullable Node below) {
        return below == null ? Optional.empty() : Optional.of(new Node.NothingNode(Place.NOWHERE));
    }

    /** What the overlay has to say of a value; empty if nothing. */
    private static Optional<Node> change(@Nullable Node below, @Nullable Node said, @Nullable Node was, Node is) {
        if (below != null && same(below, is)) {
            return Optional.empty();
        }
        if (!(is instanceof Node.ObjectNode after)) {
            return Optional.of(is);
        }
        Node.ObjectNode basis = below instanceof Node.ObjectNode object ? object : EMPTY;
        // What the overlay does not say as an object yet, the whole has as it is beneath.
        Node.ObjectNode before =
                said instanceof Node.ObjectNode && was instanceof Node.ObjectNode object ? object : basis;
        Node.ObjectNode own = said instanceof Node.ObjectNode object ? object : EMPTY;
        Node.ObjectNode changed = object(basis, own, before, after);
        return changed.members().isEmpty() && below instanceof Node.ObjectNode
                ? Optional.empty()
                : Optional.of(changed);
    }

    /** Whether two values say the same; the order of keys says nothing. */
    static boolean same(Node one, Node other) {
        if (SameObject.is(one, other)) {
            return true;
        } else if (one instanceof Node.ObjectNode a && other instanceof Node.ObjectNode b) {
            return a.members().keySet().equals(b.members().keySet())
                    && a.members().entrySet().stream()
                            .allMatch(member -> same(
                                    member.getValue().value(),
                                    b.member(member.getKey()).orElseThrow().value()));
        } else if (one instanceof Node.ArrayNode a && other instanceof Node.ArrayNode b) {
            boolean alike = a.elements().size() == b.elements().size();
            for (int i = 0; alike && i < a.elements().size(); i++) {
                alike = same(a.elements().get(i), b.elements().get(i));
            }
            return alike;
        }
        return one.getClass() == other.getClass() && JsonText.of(one).equals(JsonText.of(other));
    }
}
