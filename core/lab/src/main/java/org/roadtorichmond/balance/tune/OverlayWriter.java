package org.roadtorichmond.balance.tune;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.scenario.json.Formats;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Node.Member;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.setup.Blueprint;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.scenario.setup.OverlayReader;
import org.roadtorichmond.scenario.setup.ScenarioOverlay;

/**
 * Writes what differs in a scenario from another one as an overlay of that one, which {@link ScenarioOverlay} lays over it again. Of a map that
 * differs the whole is written.
 */
public final class OverlayWriter {
    private static final String MAP = "map";

    private OverlayWriter() {}

    /**
     * The overlay as the text of a file.
     *
     * @param name what the scenario that it makes is called
     * @param of the name by which the scenario beneath is found
     * @param below the scenario beneath
     * @param changed the scenario to be made of it
     */
    public static String text(String name, String of, LoadedScenario below, LoadedScenario changed) {
        Json overlay = Json.object()
                .put("format", Formats.SCENARIO)
                .put(OverlayReader.OF, of)
                .put("name", name);
        Map<String, Member> differ =
                scenario(Blueprint.of(below).root(), Blueprint.of(changed).root());
        differ.remove("name");
        differ.forEach((key, member) -> overlay.put(key, member.value()));
        return JsonText.indented(overlay.node());
    }

    private static void put(Map<String, Member> members, String key, Node value) {
        members.put(key, new Member(Place.NOWHERE, value));
    }

    private static Map<String, Member> scenario(Node.ObjectNode below, Node.ObjectNode changed) {
        Map<String, Member> differ = object(below, changed);
        if (differ.containsKey(MAP)) {
            differ.put(MAP, Objects.requireNonNull(changed.members().get(MAP)));
        }
        ScenarioOverlay.NAMED.forEach((list, name) -> {
            if (differ.containsKey(list)) {
                Node.ObjectNode before = byName(below.members().get(list), name);
                Node.ObjectNode after = byName(changed.members().get(list), name);
                put(differ, list, new Node.ObjectNode(Place.NOWHERE, object(before, after)));
            }
        });
        return differ;
    }

    /** A list as an object whose keys are the names of its elements, which do not have them any more. */
    private static Node.ObjectNode byName(@Nullable Member list, String name) {
        Map<String, Member> named = new LinkedHashMap<>();
        if (list != null && list.value() instanceof Node.ArrayNode array) {
            for (Node element : array.elements()) {
                Node.ObjectNode object = (Node.ObjectNode) element;
                Node own = object.member(name).orElseThrow().value();
                put(named, ((Node.TextNode) own).text(), JsonText.without(object, name));
            }
        }
        return new Node.ObjectNode(Place.NOWHERE, named);
    }

    /** The members that make one object of another; null where one is to go. */
    private static Map<String, Member> object(Node.ObjectNode before, Node.ObjectNode after) {
        Map<String, Member> differ = new LinkedHashMap<>();
        after.members().forEach((key, member) -> {
            Optional<Node> old = before.member(key).map(Member::value);
            if (old.isEmpty()) {
                differ.put(key, member);
            } else if (!JsonText.of(old.get()).equals(JsonText.of(member.value()))) {
                put(differ, key, value(old.get(), member.value()));
            }
        });
        before.members().keySet().stream()
                .filter(key -> !after.members().containsKey(key))
                .forEach(key -> put(differ, key, new Node.NothingNode(Place.NOWHERE)));
        return differ;
    }

    private static Node value(Node before, Node after) {
        return before instanceof Node.ObjectNode old && after instanceof Node.ObjectNode changed
                ? new Node.ObjectNode(Place.NOWHERE, object(old, changed))
                : after;
    }
}
