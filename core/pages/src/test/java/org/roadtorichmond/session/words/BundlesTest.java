package org.roadtorichmond.session.words;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Font;
import java.io.File;
import java.text.MessageFormat;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.roadtorichmond.play.Refusal;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.lesson.Lessons;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.view.Fonts;

@DisplayName("The texts of the game, in English and German")
final class BundlesTest {
    private static final Pattern PLACE = Pattern.compile("\\{(\\d+)}");
    private static final Pattern CHOICE = Pattern.compile("\\{(\\d+),choice,");
    private static final Pattern KEY = Pattern.compile("\\[([A-Z_]+)]");
    private static final int MOST_PLACES = 10;

    /** Texts that are the same in both languages: names, and patterns without words. */
    private static final Set<String> SAME = Set.of(
            "page.hex",
            "page.mover",
            "page.handicap",
            "carry.consequence",
            "key.and",
            "key.note.one",
            "key.objective",
            "output.undecided",
            "term.hint.forbid",
            "term.hint.begins",
            "term.hint.then",
            "edit.columns.of",
            "two.line",
            "two.reach.adapter",
            "match.line.knocked",
            "match.mail.file",
            "tune.of",
            "tune.union",
            "tune.one",
            "tune.percent",
            "tune.count",
            "level.NORMAL",
            "mine.line",
            "mine.mark.how",
            "mine.mark.last",
            "title.name",
            "system.road-to-richmond.title",
            "odds.change",
            "attack.defence",
            "attack.multiplied",
            "top.points",
            "hint.over",
            "history.grounds",
            "history.hour",
            "history.source",
            "hint.refused",
            "ledger.units",
            "verbatim",
            "todo.of",
            "goal.of",
            "win.list",
            "win.standing",
            "hex.named",
            "setup.terms.side",
            "top.pointsPlus",
            "number.percent",
            "number.belowOnePercent",
            "number.nearlyAllPercent",
            "plan.titled",
            "joined",
            "kept.told",
            "lab.variant",
            "variant.pair",
            "Side.UNION",
            "army.union",
            "problem.noGuess",
            "problem.lookedNowhere",
            "fixed.full",
            "fixed.picture",
            "language.de",
            "language.en",
            "map.north",
            "replay.phase",
            "replay.phaseBack",
            "report.decimal",
            "report.number",
            "report.side.union",
            "report.value",
            "story.source",
            "stroke.COMMA",
            "stroke.ESCAPE",
            "stroke.MINUS",
            "stroke.PERIOD",
            "stroke.PLUS",
            "stroke.TAB",
            "edit.name",
            "edit.problem",
            "edit.state",
            "watch.pace",
            "watch.pause");

    private static Set<String> found(Pattern pattern, String text) {
        return pattern.matcher(text)
                .results()
                .map(result -> result.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("both languages have the same keys")
    void keys(Bundles bundle) {
        assertEquals(bundle.english().keySet(), bundle.german().keySet());
        assertTrue(bundle.english().size() > 90);
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("both languages fill the same places; a choice may be made by any number that is given")
    void places(Bundles bundle) {
        Map<String, String> german = bundle.german();
        bundle.english().forEach((key, english) -> {
            assertEquals(found(PLACE, english), found(PLACE, german.get(key)), key);
            Set<String> given = found(PLACE, english);
            given.addAll(found(CHOICE, english));
            found(CHOICE, german.get(key))
                    .forEach(place -> assertTrue(
                            given.contains(place) || key.startsWith("refusal.must"), key + " has no place " + place));
        });
    }

    @Test
    @DisplayName("both languages name the same keys, by actions that there are")
    void keyNames() {
        Set<String> actions = Arrays.stream(KeyAction.values()).map(Enum::name).collect(Collectors.toSet());
        Map<String, String> german = Bundles.MESSAGES.german();
        Set<String> named = new TreeSet<>();
        Bundles.MESSAGES.english().forEach((key, english) -> {
            assertEquals(found(KEY, english), found(KEY, german.get(key)), key);
            named.addAll(found(KEY, english));
        });
        assertTrue(actions.containsAll(named) && named.contains("END_PHASE"), named::toString);
    }

    @Test
    @DisplayName(
            "a page in a browser has words of its own only for what the window says too, and names no key of the window")
    void wordsOfThePage() {
        Map<String, String> english = Bundles.MESSAGES.english();
        List<String> own =
                english.keySet().stream().filter(key -> key.startsWith("web.")).toList();
        assertTrue(own.size() > 10);
        Set<String> ofLessons = Lessons.on(Shelf.of(List.of()), Locale.ENGLISH).all().stream()
                .flatMap(entry -> entry.lesson().texts().keySet().stream().map(key -> entry.key() + "." + key))
                .collect(Collectors.toSet());
        own.forEach(key -> {
            assertTrue(
                    english.containsKey(key.substring("web.".length()))
                            || ofLessons.contains(key.replaceFirst("^web\\.lesson\\.", "")),
                    key);
            assertEquals(Set.of(), found(KEY, english.get(key)), key);
        });
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("every text can be filled, with none, one and many")
    void filled(Bundles bundle) {
        Stream.of(bundle.english(), bundle.german())
                .forEach(texts -> texts.forEach((key, text) -> {
                    for (int number = 0; number <= 2; number++) {
                        Object[] values = new Object[MOST_PLACES];
                        Arrays.fill(values, number);
                        String words =
                                assertDoesNotThrow(() -> new MessageFormat(text, Locale.ROOT).format(values), key);
                        assertFalse(words.contains("{"), key);
                    }
                }));
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("German is not English, but for names and what has no words")
    void different(Bundles bundle) {
        Map<String, String> german = bundle.german();
        List<String> same = bundle.english().entrySet().stream()
                .filter(text -> text.getValue().equals(german.get(text.getKey())))
                .map(Map.Entry::getKey)
                .filter(key -> !SAME.contains(key))
                .toList();
        assertEquals(List.of(), same);
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("every letter of every text is cut, and every font has it")
    void letters(Bundles bundle) throws Exception {
        Set<Integer> used = Stream.of(bundle.english(), bundle.german())
                .flatMap(texts -> texts.values().stream())
                .flatMapToInt(String::codePoints)
                .filter(letter -> letter != '\n' && letter != ' ')
                .boxed()
                .collect(Collectors.toCollection(TreeSet::new));
        "äöüÄÖÜß„“‚‘–…§×½°".codePoints().forEach(used::add);
        String missing = letters(used, letter -> Fonts.letters().indexOf(letter) < 0);
        assertEquals("", missing, "not cut");
        File[] files = Objects.requireNonNull(Checkout.path("assets/fonts")
                .toFile()
                .listFiles(file -> file.getName().endsWith(".ttf")));
        assertEquals(4, files.length);
        for (File file : files) {
            Font font = Font.createFont(Font.TRUETYPE_FONT, file);
            assertEquals("", letters(used, letter -> !font.canDisplay(letter)), file.getName());
        }
    }

    private static String letters(Set<Integer> letters, IntPredicate which) {
        return letters.stream().filter(which::test).map(Character::toString).collect(Collectors.joining());
    }

    @Test
    @DisplayName("every reason to refuse a command has its text, and every such text its reason, in both languages")
    void reasons() {
        Set<String> reasons = Arrays.stream(Refusal.Reason.values())
                .map(Refusal.Reason::key)
                .collect(Collectors.toCollection(TreeSet::new));
        for (Map<String, String> texts : List.of(Bundles.SENTENCES.english(), Bundles.SENTENCES.german())) {
            Set<String> keys = new TreeSet<>(texts.keySet());
            keys.removeIf(key -> !key.startsWith("refusal."));
            assertEquals(keys, reasons);
        }
    }

    @Test
    @DisplayName("every reason to refuse a command is given somewhere")
    void givenReasons() {
        String sources = String.join("", Sources.of("play", "session"));
        List<Refusal.Reason> never = Arrays.stream(Refusal.Reason.values())
                .filter(reason -> !sources.contains("Reason." + reason.name()))
                .toList();
        assertEquals(List.of(), never);
    }

    @Test
    @DisplayName(
            "every key that the screens use has its text, and every text its use; keys that are put together begin with a literal")
    void usedMessages() {
        Set<String> keys = Bundles.MESSAGES.english().keySet();
        Set<String> used = new TreeSet<>(Sources.literals("session", "screen", "publish/story"));
        used.addAll(Sources.literalsOfBrowser());
        assertEquals(List.of(), Sources.withoutText(used, keys), "used without a text");
        Set<String> unused = new TreeSet<>(keys);
        unused.removeAll(used);
        unused.removeIf(key -> used.stream().anyMatch(literal -> literal.endsWith(".") && key.startsWith(literal)));
        assertEquals(Set.of(), unused, "texts that nobody uses");
    }

    @Test
    @DisplayName(
            "every key that the rules, victory systems, readers of files and commanders use has its text, and every text its use")
    void usedSentences() {
        Set<String> keys = Bundles.SENTENCES.english().keySet();
        Set<String> used = new TreeSet<>(Sources.literals(
                "map", "play", "victory", "scenario", "ai", "balance", "exchange", "cluster", "workshop", "match"));
        used.addAll(Sources.literals("session", "screen").stream()
                .filter(literal ->
                        literal.startsWith("problem.") || literal.startsWith("disk.") || literal.startsWith("match."))
                .toList());
        used.addAll(Sources.literals("desktop").stream()
                .filter(literal -> literal.startsWith("output."))
                .toList());
        Arrays.stream(Refusal.Reason.values()).map(Refusal.Reason::key).forEach(used::add);
        Set<String> sentences = new TreeSet<>(used);
        sentences.removeAll(Sources.RULES);
        assertEquals(List.of(), Sources.withoutText(sentences, keys), "used without a text");
        Set<String> unused = new TreeSet<>(keys);
        unused.removeAll(used);
        unused.removeAll(Sources.builtSentences());
        unused.removeIf(key -> used.stream().anyMatch(literal -> literal.endsWith(".") && key.startsWith(literal)));
        unused.removeIf(key -> key.startsWith(Sources.OF_THE_COMMAND_LINE));
        assertEquals(Set.of(), unused, "texts that nobody uses");
    }
}
