package org.roadtorichmond.session;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Formats;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Sentence;

/** Checks a file of settings ({@code settings/1}): every name and every value, each problem with its place. */
public final class SettingsCheck {
    private static final List<String> TRUTHS = List.of("true", "false");
    private static final int FASTEST = 16;
    private static final int LONGEST_NAME = 200;

    /** What the values of settings may be, by their names. */
    private static final Map<String, Values> SETTINGS = settings();

    private SettingsCheck() {}

    /** Which words a setting may be, and what is expected where it is another one, or none. */
    private record Values(Predicate<String> fits, Sentence expected) {
        static Values words(List<String> words) {
            return new Values(words::contains, Words.either(words));
        }

        static Values numbers(int least, int most) {
            return new Values(
                    word -> word.matches("[0-9]{1,9}")
                            && Integer.parseInt(word) >= least
                            && Integer.parseInt(word) <= most,
                    Sentence.of("problem.fromTo", Sentence.of("problem.whole"), least, most));
        }

        static Values text(int longest) {
            return new Values(word -> word.length() <= longest, Sentence.of("problem.shortText", longest));
        }

        static Values strokes() {
            return new Values(word -> KeyStroke.parse(word).isPresent(), Sentence.of("problem.stroke"));
        }
    }

    private static Map<String, Values> settings() {
        Map<String, Values> settings = new LinkedHashMap<>();
        settings.put("language", Values.words(Preferences.LANGUAGES));
        settings.put("scale", Values.numbers(Preferences.SMALLEST_SCALE, Preferences.LARGEST_SCALE));
        settings.put("adviser", Values.words(Preferences.ADVISERS));
        settings.put("palette", Values.words(Preferences.PALETTES));
        settings.put(
                "mapTurn",
                Values.words(Arrays.stream(MapTurn.values()).map(MapTurn::word).toList()));
        settings.put("pace", Values.numbers(Preferences.INSTANT, FASTEST));
        settings.put("volume", Values.numbers(0, Preferences.LOUDEST));
        Arrays.stream(SoundKind.values())
                .forEach(kind -> settings.put(Preferences.key(kind), Values.numbers(0, Preferences.LOUDEST)));
        List.of("lastScenario", "matchAddress", "name.union", "name.confederate")
                .forEach(name -> settings.put(name, Values.text(LONGEST_NAME)));
        settings.put("mapPlaces", Values.text(MapPlace.LONGEST));
        settings.put(
                "keyScheme",
                Values.words(
                        Arrays.stream(KeyScheme.values()).map(KeyScheme::word).toList()));
        List.of(
                        "light",
                        "animations",
                        "sound",
                        "inBattle",
                        "handOver",
                        "follow",
                        "edgeScroll",
                        "clock",
                        "history",
                        "myGames",
                        "workshopTour")
                .forEach(name -> settings.put(name, Values.words(TRUTHS)));
        Arrays.stream(KeyAction.values()).forEach(action -> settings.put(Preferences.key(action), Values.strokes()));
        return settings;
    }

    /** What is wrong with the file of some preferences as it was found, each with its line. */
    public static List<Problem> problems(Preferences preferences) {
        Result<Node.ObjectNode> found = preferences.found();
        return found.value().map(root -> problems(root)).orElseGet(found::problems);
    }

    /** What is wrong with the content of a file; nothing if all of it can be used. Values may be written as texts or as they are. */
    public static List<Problem> problems(Node.ObjectNode root) {
        Problems problems = new Problems();
        Fields fields = new Fields(root, problems);
        if (fields.has("format")) {
            fields.constant("format", Formats.SETTINGS);
        }
        SETTINGS.forEach((name, values) -> fields.optionalValue(name)
                .filter(node -> word(node).filter(values.fits()).isEmpty())
                .ifPresent(node -> fields.fault(name, Sentence.of("problem.found", node.found(), values.expected()))));
        fields.finish(() -> root);
        return problems.inOrder();
    }

    private static Optional<String> word(Node node) {
        if (node instanceof Node.TextNode text) {
            return Optional.of(text.text());
        } else if (node instanceof Node.NumberNode number) {
            return Optional.of(number.literal());
        }
        return node instanceof Node.TruthNode truth ? Optional.of(Boolean.toString(truth.truth())) : Optional.empty();
    }
}
