package org.roadtorichmond.scenario.yardstick;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.play.OptionalRule;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Examples;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.setup.Choices;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.scenario.setup.PlayDigest;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.testing.Schemas;

@DisplayName("Yardsticks")
final class YardstickTest {
    private static final Path MAPS = Checkout.path("maps");
    private static final String GOOD = Examples.text("bad/good.yardstick.json")
            .replaceAll("\\s*\\n\\s*", "")
            .replace("\":", "\": ");

    @TempDir
    private Path folder;

    private static List<Problem> problems(String json) {
        return YardstickReader.read(json.getBytes(StandardCharsets.UTF_8)).problems();
    }

    private static Yardstick good() {
        return YardstickReader.read(GOOD.getBytes(StandardCharsets.UTF_8))
                .value()
                .orElseThrow();
    }

    @Test
    @DisplayName("what is written is what is read, by the game and by the schema")
    void written() {
        String text = YardstickWriter.text(good());
        assertEquals(
                Optional.of(good()),
                YardstickReader.read(text.getBytes(StandardCharsets.UTF_8)).value());
        assertEquals(List.of(), Schemas.faults(text));
        assertEquals("""
                {
                  "format": "yardstick/1",
                  "name": "Good scenario",
                  "scenario": "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
                  "union": "colonel",
                  "confederate": "colonel:bold",
                  "games": 20,
                  "seed": -3,
                  "wins": {"union":9,"confederate":10,"draw":1},
                  "leads": [...],
                  "turns": [
                    {"lead":[-9,-4,0,3,8],"union":[0,0,0,0,0],"confederate":[0,0,0,0,0]},
                    {"lead":[-20,-8,1,6,15],"union":[0,2,4,7,12],"confederate":[1,3,5,8,14]}
                  ]
                }
                """, text.replaceFirst("(?<=leads\": \\[)[^\\]]*", "..."));
        assertEquals(-3, good().seed());
        assertEquals(4, good().turns().get(1).union().middle());
    }

    @Test
    @DisplayName(
            "what they say of the chance of winning may be there, and a scenario of which it is not is shown as it is seen")
    void calibrated() throws IOException {
        Calibration known =
                new Calibration(List.of(new Calibration.Knot(0, -25, 10), new Calibration.Knot(2, 130, 95)));
        LoadedScenario loaded = shipped("training");
        Yardstick own = new Yardstick(
                loaded.scenario().name(),
                PlayDigest.of(loaded),
                "colonel",
                "colonel",
                20,
                1,
                good().wins(),
                good().leads(),
                good().turns(),
                known);
        String text = YardstickWriter.text(own);
        assertTrue(text.contains("\"calibration\": [\n    {\"turn\":0,\"shift\":-25,\"slope\":10},\n"), text);
        assertEquals(List.of(), Schemas.faults(text));
        Files.writeString(folder.resolve("training.yardstick.json"), text);
        Yardsticks all = Yardsticks.on(Shelf.of(List.of(folder)));
        assertEquals(known, all.calibration(loaded));
        Choices choices = Choices.of(loaded.scenario());
        assertEquals(
                Calibration.NONE,
                all.calibration(loaded.with(
                        new Choices(choices.system(), OptionalRule.values()[0].set(choices.options(), true)))));
        assertEquals(Calibration.NONE, good().calibration());
        assertEquals(
                "$.calibration[0].slope",
                problems(text.replace("\"slope\":10}", "\"slope\":9}")).get(0).path());
        assertEquals(
                "$.calibration",
                problems(text.replace("\"turn\":2", "\"turn\":0")).get(0).path());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            0123456789abcdef0| $.scenario| expected a SHA-256
            'draw': *1| $.wins| The games won and drawn are not 20 together
            -50,| $.leads| Expected 101 numbers, none less than the one before it
            -50,-49| $.leads| Expected 101 numbers
            -20,-8| $.turns[1].lead| Expected 5 numbers
            'seed': *-3| $.seed| Found the text
            """)
    @DisplayName("what does not fit is refused at its place")
    void refused(String what, String path, String message) {
        String with = what.startsWith("'seed'") ? "\"seed\": \"x\"" : what.contains("draw") ? "\"draw\": 2" : "";
        String swapped = what.equals("-50,-49") ? "-49,-50" : what.equals("-20,-8") ? "-8,-20" : with;
        String json = GOOD.replaceFirst(what.replace('\'', '"'), Matcher.quoteReplacement(swapped));
        assertNotEquals(GOOD, json);
        List<Problem> problems = problems(json);
        assertEquals(1, problems.size(), problems.toString());
        assertEquals(path, problems.get(0).path());
        assertTrue(problems.get(0).message().contains(message), problems.toString());
    }

    private static LoadedScenario shipped(String name) {
        return new Documents(Shelf.of(List.of(MAPS))).openScenario(name).value().orElseThrow();
    }

    /** The digest of the first lesson after replacing a text in the scenario or its map. */
    private String changed(String what, String with) throws IOException {
        String scenario = Files.readString(MAPS.resolve("training.scenario.json"));
        String map = Files.readString(MAPS.resolve("training.map.json"));
        assertTrue((scenario + map).contains(what), what);
        Files.writeString(folder.resolve("training.map.json"), map.replace(what, with));
        Path file = Files.writeString(folder.resolve("training.scenario.json"), scenario.replace(what, with));
        LoadedScenario loaded = new Documents(Shelf.of(List.of(folder)))
                .openScenario(file.toString())
                .value()
                .orElseThrow();
        return PlayDigest.of(loaded);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            Col. Hartwell| Col. Somebody
            "name": "First Lesson| "name": "The First Lesson
            "story": "| "story": "Once.
            "notes": "| "notes": "Mended.
            "turns": 4,| "turns": 4, "rules": {"stacking": 2},
            "begins": "1862-06-20T08:00"| "begins": "1862-06-20T09:00"
            """)
    @DisplayName("what only tells players something, and what holds anyway, does not change the digest of a scenario")
    void same(String what, String with) throws IOException {
        String changed = what.startsWith("\"turns\"") ? withRules() : changed(what, with);
        assertEquals(PlayDigest.of(shipped("training")), changed);
    }

    /** The lesson with a default rule written out. */
    private String withRules() throws IOException {
        String scenario = Files.readString(MAPS.resolve("training.scenario.json"));
        return scenario.contains("\"rules\": { ")
                ? changed("\"rules\": { ", "\"rules\": { \"stacking\": 2, ")
                : changed("\"turns\": 4,", "\"turns\": 4, \"rules\": {\"stacking\": 2},");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            "turns": 4| "turns": 5
            "hex": "0404"| "hex": "0403"
            "strength": 6| "strength": 7
            "supplyRange": 10| "supplyRange": 9
            """)
    @DisplayName("what matters to play does")
    void other(String what, String with) throws IOException {
        assertNotEquals(PlayDigest.of(shipped("training")), changed(what, with));
    }

    @Test
    @DisplayName("a scenario finds its yardstick also in a saved game, and under other rules one that does not fit")
    void found() throws IOException {
        LoadedScenario loaded = shipped("training");
        Yardstick of = new Yardstick(
                loaded.scenario().name(),
                PlayDigest.of(loaded),
                "colonel",
                "colonel",
                20,
                1,
                good().wins(),
                good().leads(),
                good().turns(),
                good().calibration());
        Shelf shelf = Shelf.of(List.of(folder));
        assertEquals(
                Optional.empty(),
                Yardsticks.on(Shelf.of(List.of(folder))).of(loaded).filter(of::equals));
        Files.writeString(folder.resolve("training.yardstick.json"), YardstickWriter.text(of));
        Yardsticks all = Yardsticks.on(shelf);
        assertEquals(Optional.of(of), all.of(loaded));
        assertTrue(Yardsticks.fits(of, loaded));
        Choices choices = Choices.of(loaded.scenario());
        LoadedScenario otherwise =
                loaded.with(new Choices(choices.system(), OptionalRule.values()[0].set(choices.options(), true)));
        assertEquals(Optional.of(of), all.of(otherwise));
        assertFalse(Yardsticks.fits(of, otherwise));
    }

    @Test
    @DisplayName("every shipped yardstick fits its scenario")
    void shipped() throws IOException {
        try (Stream<Path> files = Files.list(MAPS)) {
            for (Path file : files.filter(each -> each.toString().endsWith(Yardsticks.ENDING))
                    .toList()) {
                String scenario = String.valueOf(file.getFileName()).replace(Yardsticks.ENDING, "");
                Yardstick yardstick = YardstickReader.read(Files.readAllBytes(file))
                        .value()
                        .orElseThrow(() -> new AssertionError(file));
                assertTrue(
                        Yardsticks.fits(yardstick, shipped(scenario)),
                        () -> file + " is of another " + scenario + ": simulate " + scenario + " --union "
                                + yardstick.union() + " --confederate " + yardstick.confederate() + " --games "
                                + yardstick.games() + " --yardstick maps/" + file.getFileName());
            }
        }
    }
}
