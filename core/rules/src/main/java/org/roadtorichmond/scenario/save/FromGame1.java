package org.roadtorichmond.scenario.save;

import static java.util.Map.entry;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Node.Member;
import org.roadtorichmond.scenario.json.Place;

/**
 * Brings saved games from {@code game/1} to {@code game/2}.
 *
 * <p>In {@code game/1} events kept sentences in English; they become keys and values. What was rolled before the first command was
 * rolled again from the seed at each loading; it becomes the first entry. The English texts are those of {@code game/1} and
 * never change, whatever the texts of today say.
 */
final class FromGame1 {
    private static final List<List<String>> SENTENCES = List.of(
            List.of("log", "events", "meaning"),
            List.of("log", "events", "cause"),
            List.of("log", "events", "ending", "reason"),
            List.of("log", "events", "strengths", "defences", "modifier", "source"));

    private static final Map<String, String> WORDS = Map.ofEntries(
            entry("attackers eliminated", "CombatResult.AE"),
            entry("attackers retreat", "CombatResult.AR"),
            entry("exchange", "CombatResult.EX"),
            entry("defenders retreat", "CombatResult.DR"),
            entry("defenders eliminated", "CombatResult.DE"),
            entry("no effect", "CombatResult.NO_EFFECT"),
            entry("clear", "Terrain.CLEAR"),
            entry("forest", "Terrain.FOREST"),
            entry("rough", "Terrain.ROUGH"),
            entry("forested rough", "Terrain.FORESTED_ROUGH"),
            entry("swamp", "Terrain.SWAMP"),
            entry("town", "Terrain.TOWN"),
            entry("lake", "Terrain.LAKE"),
            entry("Union", "Side.UNION"),
            entry("Confederate", "Side.CONFEDERATE"),
            entry("no way to retreat", "kept.trapped"),
            entry("no strength, defends as 1", "kept.noStrength"),
            entry("every adjacent attacker attacks across water", "kept.acrossWater"),
            entry("4 or more ends the battle", "kept.endingDie"),
            entry("the number of game-turns", "kept.lengthDie"),
            entry("The last game-turn is over.", "kept.lastTurn"));

    private static final List<Text> TEXTS = List.of(
            text("kept.told", "(\\d+-\\d+): (.+)", List.of(FromGame1::name, FromGame1::sentence)),
            text("kept.told", "(Union|Confederate): (.+)", List.of(FromGame1::sentence, FromGame1::sentence)),
            text("kept.arrives", "(.+) arrives \\((\\d+) or less\\)", List.of(FromGame1::name, FromGame1::number)),
            text("kept.delayed", "(.+) is delayed \\((\\d+) or less\\)", List.of(FromGame1::name, FromGame1::number)),
            text("kept.nightfall", "Night falls after turn (\\d+)\\.", List.of(FromGame1::number)),
            text("kept.conceded", "The (Union|Confederate) player has conceded\\.", List.of(FromGame1::sentence)),
            text(
                    "kept.generalSlain",
                    "The general (.+) was slain, so the army must withdraw\\.",
                    List.of(FromGame1::name)),
            text(
                    "kept.generalLeft",
                    "The general (.+) left the field for good, so the army must withdraw\\.",
                    List.of(FromGame1::name)),
            text(
                    "kept.breakPoint",
                    "The army lost (\\d{1,6}(?:\\.5)?) of its (\\d+) units and breaks at (\\d+), so it must withdraw\\.",
                    List.of(FromGame1::halves, FromGame1::number, FromGame1::number)));

    private FromGame1() {}

    /** How one kind of sentence read in English, and what its places hold. */
    private record Text(String key, Pattern english, List<Function<String, Optional<Node>>> places) {
        Optional<Node> read(String words) {
            Matcher matcher = english.matcher(words);
            if (!matcher.matches()) {
                return Optional.empty();
            }
            List<Node> values = new ArrayList<>();
            for (int i = 0; i < places.size(); i++) {
                places.get(i).apply(matcher.group(i + 1)).ifPresent(values::add);
            }
            return values.size() == places.size() ? Optional.of(of(key, values)) : Optional.empty();
        }
    }

    private static Text text(String key, String english, List<Function<String, Optional<Node>>> places) {
        return new Text(key, Pattern.compile(english), places);
    }

    /** The tree of a saved game in the next version; faults are left for the reader to find. */
    static Node.ObjectNode migrate(Node.ObjectNode old) {
        Optional<Node> first = BeginningReader.begun(old).flatMap(GameWriter::first);
        Node game = change(old, List.of("format"), format -> new Node.TextNode(format.at(), "game/2"));
        for (List<String> path : SENTENCES) {
            game = change(game, path, node -> node instanceof Node.TextNode words ? read(words.text()) : node);
        }
        return (Node.ObjectNode) change(
                game,
                List.of("log"),
                log -> first.isPresent() && log instanceof Node.ArrayNode entries ? begun(first.get(), entries) : log);
    }

    private static Node begun(Node first, Node.ArrayNode entries) {
        List<Node> all = new ArrayList<>(List.of(first));
        all.addAll(entries.elements());
        return new Node.ArrayNode(entries.at(), all);
    }

    /** The tree with what stands at the end of a path changed; the path goes through all elements of the lists on its way. */
    private static Node change(Node node, List<String> path, UnaryOperator<Node> change) {
        if (path.isEmpty()) {
            return change.apply(node);
        } else if (node instanceof Node.ArrayNode array) {
            List<Node> changed = array.elements().stream()
                    .map(each -> change(each, path, change))
                    .toList();
            return new Node.ArrayNode(array.at(), changed);
        } else if (node instanceof Node.ObjectNode object) {
            List<String> rest = path.subList(1, path.size());
            Map<String, Member> members = new LinkedHashMap<>(object.members());
            members.computeIfPresent(
                    path.get(0), (key, old) -> new Member(old.key(), change(old.value(), rest, change)));
            return new Node.ObjectNode(object.at(), members);
        }
        return node;
    }

    /** The sentence that English words were; words that were never kept are a sentence that says them as they are. */
    private static Node read(String english) {
        return several(english).orElse(of("verbatim", List.of(JsonValues.text(english))));
    }

    /** One sentence, or several one after the other. */
    private static Optional<Node> several(String english) {
        for (int end = english.lastIndexOf(". "); end >= 0; end = english.lastIndexOf(". ", end - 1)) {
            Optional<Node> last = sentence(english.substring(end + 2));
            Optional<Node> all = last.isPresent() ? several(english.substring(0, end + 1)) : Optional.empty();
            if (all.isPresent()) {
                return Optional.of(of("joined", List.of(all.get(), last.get())));
            }
        }
        return sentence(english);
    }

    private static Optional<Node> sentence(String english) {
        return Optional.ofNullable(WORDS.get(english))
                .map(key -> of(key, List.of()))
                .or(() -> TEXTS.stream()
                        .flatMap(text -> text.read(english).stream())
                        .findFirst());
    }

    private static Optional<Node> name(String words) {
        return Optional.of(JsonValues.text(words));
    }

    private static Optional<Node> number(String digits) {
        return Optional.of(new Node.NumberNode(Place.START, digits));
    }

    private static Optional<Node> halves(String words) {
        return words.endsWith(".5")
                ? number(Integer.toString(2 * Integer.parseInt(words.replace(".5", "")) + 1))
                        .map(count -> Json.object().put("halves", count).node())
                : number(words);
    }

    private static Node of(String key, List<Node> values) {
        Json sentence = Json.object().put(SavedSentences.KEY, key);
        return (values.isEmpty() ? sentence : sentence.put(SavedSentences.VALUES, values)).node();
    }
}
