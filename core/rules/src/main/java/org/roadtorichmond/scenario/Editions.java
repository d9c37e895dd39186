package org.roadtorichmond.scenario;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roadtorichmond.play.OptionalRule;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Node.Member;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.scenario.setup.Blueprint;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.scenario.setup.PlayDigest;
import org.roadtorichmond.scenario.setup.ScenarioReader;

/**
 * From which scenario of a shelf a saved game comes, and whether that was changed on the way.
 *
 * <p>A saved game carries its scenario and map whole, with digests that anyone who changes them can renew. So they are compared with
 * what the game comes with: the scenario of that name as it is now, and the digests of what it was in earlier versions. What
 * players choose when they set a game up, the victory system among those offered and the optional rules, is no change; and what
 * only tells players something does not matter to the result, though it is noticed.
 */
public final class Editions {
    /** The digests of earlier versions of the scenarios that come with the game, one a line. */
    static final String EARLIER = "editions.txt";

    /** How many differences are listed. */
    private static final int MOST = 20;

    private static final int LONGEST = 80;

    private static final String VICTORY = "victory";
    private static final String SYSTEM = "system";
    private static final String ALLOWS = "allows";
    private static final String RULES = "rules";

    /** No scenarios, with which nothing can be compared. */
    public static final Editions NONE = new Editions(List.of(), Set.of());

    private final List<LoadedScenario> shipped;
    private final Set<String> earlier;

    private Editions(List<LoadedScenario> shipped, Set<String> earlier) {
        this.shipped = List.copyOf(shipped);
        this.earlier = Set.copyOf(earlier);
    }

    /** What a scenario of a saved game is to the scenarios of a shelf. */
    public enum Kind {
        /** One of them, as it is. */
        SAME,
        /** One of them, except for what only informs players: titles, story, notes, names of people and places. */
        RETOLD,
        /** One that came with an earlier version of the game. */
        EARLIER,
        /** One that bears the name of one of them, and was changed. */
        CHANGED,
        /** One of another name. */
        OTHER
    }

    /**
     * A value that was changed.
     *
     * @param path where it stands
     * @param saved the value in the saved game, as JSON, shortened; empty if there is none
     * @param shipped the value in the scenario that comes with the game
     */
    public record Difference(String path, String saved, String shipped) {}

    /**
     * What was found out.
     *
     * @param kind what the scenario is
     * @param differences the first values that differ from the scenario of this name, where there is one
     */
    public record Judgement(Kind kind, List<Difference> differences) {
        /** Copies the differences. */
        public Judgement {
            differences = List.copyOf(differences);
        }
    }

    /** What the scenarios on a shelf are and were. */
    public static Editions on(Shelf shelf) {
        List<LoadedScenario> all = shelf.scenarios().stream()
                .flatMap(name -> shelf.find(name).then(ScenarioReader::read).value().stream())
                .toList();
        Set<String> digests = shelf.bytes(EARLIER).stream()
                .flatMap(bytes -> new String(bytes, StandardCharsets.UTF_8).lines())
                .map(line -> line.replaceFirst("\\s.*", ""))
                .collect(Collectors.toSet());
        return new Editions(all, digests);
    }

    /** What the scenario of a saved game is; one that was begun with a handicap is compared with what that makes of the scenario. */
    public Judgement of(LoadedScenario saved) {
        LoadedScenario plain = withoutChoices(saved);
        String digest = PlayDigest.of(plain);
        List<LoadedScenario> named = shipped.stream()
                .filter(other -> other.scenario().name().equals(saved.scenario().name()))
                .map(other -> saved.handicap()
                        .map(handicap -> Blueprint.handicapped(other, handicap))
                        .orElse(other))
                .map(Editions::withoutChoices)
                .toList();
        if (named.isEmpty()) {
            return new Judgement(Kind.OTHER, List.of());
        }
        LoadedScenario original = named.stream()
                .filter(other -> PlayDigest.of(other).equals(digest))
                .findFirst()
                .orElse(named.get(0));
        List<Difference> differences = new ArrayList<>();
        compare("$", Blueprint.of(plain).root(), Blueprint.of(original).root(), differences);
        if (PlayDigest.of(original).equals(digest)) {
            return new Judgement(differences.isEmpty() ? Kind.SAME : Kind.RETOLD, differences);
        }
        return earlier.contains(digest)
                ? new Judgement(Kind.EARLIER, List.of())
                : new Judgement(Kind.CHANGED, differences);
    }

    /** The digest of a scenario, whatever its players chose. */
    static String digest(LoadedScenario loaded) {
        return PlayDigest.of(withoutChoices(loaded));
    }

    /** The text of a scenario as if its players had chosen nothing; the rest of it is not looked at. */
    private static LoadedScenario withoutChoices(LoadedScenario loaded) {
        Node.ObjectNode text = loaded.tree();
        Node.ObjectNode victory = text.object(VICTORY);
        TreeSet<String> systems = new TreeSet<>();
        texts(victory, SYSTEM).forEach(systems::add);
        texts(victory, ALLOWS).forEach(systems::add);
        Json rules = Json.of(text.object(RULES));
        for (OptionalRule rule : OptionalRule.values()) {
            rules.put(rule.key(), false);
        }
        Json chosen = Json.of(victory)
                .put(SYSTEM, systems.first())
                .put(ALLOWS, systems.stream().skip(1).toList());
        String json = Json.of(text).put(VICTORY, chosen).put(RULES, rules).toString();
        return new LoadedScenario(loaded.scenario(), loaded.survey(), json, loaded.mapJson());
    }

    /** The text or the texts that an object has under a key. */
    private static Stream<String> texts(Node.ObjectNode object, String key) {
        return object.member(key).map(Member::value).stream()
                .flatMap(node -> node instanceof Node.ArrayNode list ? list.elements().stream() : Stream.of(node))
                .map(text -> ((Node.TextNode) text).text());
    }

    private static void compare(String path, Node saved, Node original, List<Difference> found) {
        if (found.size() >= MOST || JsonText.of(saved).equals(JsonText.of(original))) {
            return;
        }
        Map<String, Node> before = children(original);
        Map<String, Node> now = children(saved);
        if (before.isEmpty() || now.isEmpty() || saved.getClass() != original.getClass()) {
            found.add(new Difference(path, shown(saved), shown(original)));
            return;
        }
        Set<String> steps = new LinkedHashSet<>(before.keySet());
        steps.addAll(now.keySet());
        for (String step : steps) {
            Node was = before.get(step);
            Node is = now.get(step);
            if (found.size() >= MOST) {
                return;
            } else if (was != null && is != null) {
                compare(path + step, is, was, found);
            } else {
                found.add(new Difference(path + step, is == null ? "" : shown(is), was == null ? "" : shown(was)));
            }
        }
    }

    /** What is within a value, by the step of a path that leads there; elements that have an id or a name go by that. */
    private static Map<String, Node> children(Node node) {
        Map<String, Node> children = new LinkedHashMap<>();
        if (node instanceof Node.ObjectNode object) {
            object.members().forEach((key, member) -> children.put("." + key, member.value()));
        } else if (node instanceof Node.ArrayNode list) {
            for (Node element : list.elements()) {
                String name = name(element);
                String step = name.isEmpty() || children.containsKey("['" + name + "']")
                        ? "[" + children.size() + "]"
                        : "['" + name + "']";
                children.put(step, element);
            }
        }
        return children;
    }

    private static String name(Node element) {
        return element instanceof Node.ObjectNode object
                ? object.member("id")
                        .or(() -> object.member("name"))
                        .filter(member -> member.value() instanceof Node.TextNode)
                        .map(member -> ((Node.TextNode) member.value()).text())
                        .orElse("")
                : "";
    }

    private static String shown(Node node) {
        String json = Words.visible(JsonText.of(node));
        return json.length() > LONGEST ? json.substring(0, LONGEST) + "..." : json;
    }
}
