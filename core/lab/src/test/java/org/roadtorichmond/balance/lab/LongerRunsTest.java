package org.roadtorichmond.balance.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.balance.StopRule;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.LineFile;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.words.Sentence;

@DisplayName("Results that are gone on with")
class LongerRunsTest {
    private static final Map<String, Variant.Played> PLAYED = new ConcurrentHashMap<>();

    @TempDir
    private Path folder;

    private Path file = Path.of("");

    @BeforeEach
    void choose() {
        file = folder.resolve("results.jsonl");
    }

    private static Experiment games(int games, String... variants) {
        List<Variant> played = new ArrayList<>();
        for (String name : variants) {
            played.add(Labs.renamed(name, Labs.tiny()));
        }
        return new Experiment(played, List.of(), 1, games, new StopRule.All());
    }

    /** The result of a run. */
    private record Session(int games, int used, Optional<Sentence> cut) {}

    /** Continues until a number of games have been played in this run. */
    private static Result<Session> run(Experiment experiment, Path file, int most) throws IOException {
        int[] played = {0};
        Laboratory laboratory = new Laboratory(
                experiment,
                2,
                (variant, seed) -> PLAYED.computeIfAbsent(
                        variant.scenario().scenario().name() + variant.name() + seed,
                        key -> variant.play(seed, experiment.systems(variant))));
        try (LineFile.Pair files =
                LineFile.open(file, true, ResultsFile.COMPANION).value().orElseThrow()) {
            Result<ResultsFile> resumed = ResultsFile.resume(files, experiment);
            if (resumed.value().isEmpty()) {
                return Result.bad(resumed.problems());
            }
            try (ResultsFile sink = resumed.value().get()) {
                Findings findings = new Findings(experiment);
                Laboratory.Sink counting = (variant, game) -> {
                    played[0]++;
                    return Optional.empty();
                };
                laboratory.run(sink, findings, counting.then(sink), () -> played[0] >= most);
                return Result.good(new Session(findings.games(), sink.used(), sink.cut()));
            }
        }
    }

    private static Session run(Experiment experiment, Path file) throws IOException {
        return run(experiment, file, Integer.MAX_VALUE).value().orElseThrow();
    }

    private static List<String> both(Path file) throws IOException {
        return List.of(Files.readString(file), Files.readString(companion(file)));
    }

    private static Path companion(Path file) {
        return file.resolveSibling(file.getFileName() + ResultsFile.COMPANION);
    }

    private List<String> uninterrupted(Experiment experiment) throws IOException {
        Path whole = folder.resolve("whole.jsonl");
        Files.deleteIfExists(whole);
        Files.deleteIfExists(companion(whole));
        run(experiment, whole);
        return both(whole);
    }

    @Test
    @DisplayName("by more games do so too where the smallest seed follows the largest")
    void fromLargestSeed() throws IOException {
        List<Variant> variants = games(1, "a", "b").variants();
        Experiment few = new Experiment(variants, List.of(), Long.MAX_VALUE, 1, new StopRule.All());
        Experiment more = new Experiment(variants, List.of(), Long.MAX_VALUE, 3, new StopRule.All());
        run(few, file);
        assertEquals(new Session(6, 2, Optional.empty()), run(more, file));
        assertEquals(uninterrupted(more), both(file));
    }

    @Test
    @DisplayName("by more games end with the bytes of one run, and no game of any variant is played a second time")
    void longer() throws IOException {
        run(games(2, "a", "b", "c"), file);
        Session longer = run(games(4, "a", "b", "c"), file);
        assertEquals(new Session(12, 6, Optional.empty()), longer);
        assertEquals(uninterrupted(games(4, "a", "b", "c")), both(file));
        assertFalse(Files.exists(Path.of(file + ResultsFile.LATER)));
        assertFalse(Files.exists(Path.of(file + ResultsFile.LATER + ResultsFile.COMPANION)));
    }

    @Test
    @DisplayName("by fewer games keep those that are there, for a longer run")
    void shorter() throws IOException {
        run(games(4, "a", "b"), file);
        List<String> before = both(file);
        assertEquals(new Session(6, 6, Optional.empty()), run(games(3, "a", "b"), file));
        assertEquals(before, both(file));
    }

    @ParameterizedTest(name = "after {0} games")
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8})
    @DisplayName("wherever a longer run is stopped, all games of the shorter one stay")
    void stopped(int games) throws IOException {
        run(games(2, "a", "b", "c"), file);
        run(games(5, "a", "b", "c"), file, games);
        assertEquals(6 + games, Files.readString(file).lines().count() - 1);
        assertEquals(new Session(15, 6 + games, Optional.empty()), run(games(5, "a", "b", "c"), file));
        assertEquals(uninterrupted(games(5, "a", "b", "c")), both(file));
    }

    @Test
    @DisplayName("bring back games that a killed run had put aside, also where it was bringing them back")
    void killed() throws IOException {
        run(games(2, "a", "b", "c"), file);
        List<String> shorter = both(file);
        List<String> whole = uninterrupted(games(3, "a", "b", "c"));
        for (int there = 3; there <= 10; there++) {
            // The header and all games except one are in the file; those of b and c are in the file of later games.
            cut(file, whole.get(0), there);
            cut(companion(file), whole.get(1), there);
            Path later = Path.of(file + ResultsFile.LATER);
            Files.writeString(later, behind(shorter.get(0)));
            Files.writeString(companion(later), behind(shorter.get(1)));
            Session session = run(games(3, "a", "b", "c"), file);
            assertEquals(Optional.empty(), session.cut());
            assertTrue(session.used() >= 6, session.toString());
            assertEquals(whole, both(file), there + " lines");
            assertFalse(Files.exists(later));
        }
    }

    private static void cut(Path file, String text, int lines) throws IOException {
        Files.writeString(file, String.join("\n", text.lines().limit(lines).toList()) + "\n");
    }

    /** The header and the games of all variants except the first; each has two games. */
    private static String behind(String text) {
        List<String> lines = new ArrayList<>(text.lines().toList());
        lines.subList(1, 3).clear();
        return String.join("\n", lines) + "\n";
    }

    @Test
    @DisplayName("leave a file alone that is called like that of games put aside")
    void foreign() throws IOException {
        run(games(2, "a"), file);
        Path later = Files.writeString(Path.of(file + ResultsFile.LATER), "Dear diary,\n");
        assertEquals(
                List.of(later + " holds the results of another experiment, and is left as it is. Name another file."),
                run(games(3, "a"), file, 9).problems().stream()
                        .map(Problem::message)
                        .toList());
        assertEquals("Dear diary,\n", Files.readString(later));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "seed | the first seed is 1 there and 2 here",
                "scenario | the scenario is First Lesson: Willow Run there and Gaines' Mill here",
                "commander | the Union is commanded by cadet there and by colonel here",
                "recruit | the Union is commanded by recruit there and by cadet here",
                "variants | there are 1 variants there and 2 here",
                "systems | the further victory systems are [] there and [withdrawal] here",
                "version | the version of the program is 0.9 there and unpacked here"
            })
    @DisplayName("of another experiment are refused by what differs")
    void differs(String what, String sentence) throws IOException {
        Variant tiny = Labs.renamed("a", Labs.tiny());
        run(games(2, "a"), file);
        Experiment other = games(2, "a");
        switch (what) {
            case "seed" -> other = new Experiment(List.of(tiny), List.of(), 2, 2, new StopRule.All());
            case "scenario" -> other = of(Labs.renamed("a", Labs.played("gaines-mill", "cadet")));
            case "commander" ->
                other = of(Labs.renamed(
                        "a",
                        new Variant(
                                "a",
                                tiny.scenario(),
                                tiny.start(),
                                Labs.played("training", "colonel").union(),
                                tiny.confederate())));
            case "recruit" ->
                Files.writeString(file, Files.readString(file).replace("\"union\":\"cadet\"", "\"union\":\"recruit\""));
            case "variants" -> other = games(2, "a", "b");
            case "systems" ->
                other = new Experiment(
                        List.of(tiny),
                        List.of(Labs.played("gaines-mill-withdrawal", "cadet").system()),
                        1,
                        2,
                        new StopRule.All());
            default -> Files.writeString(file, Files.readString(file).replace("\"unpacked\"", "\"0.9\""));
        }
        List<String> before = both(file);
        String message = run(other, file, 1).problems().get(0).message();
        assertTrue(message.startsWith(file + " holds the results of another experiment"), message);
        assertTrue(message.contains(sentence), message);
        assertEquals(before, both(file));
    }

    private static Experiment of(Variant variant) {
        return new Experiment(List.of(variant), List.of(), 1, 2, new StopRule.All());
    }

    @Test
    @DisplayName("of an earlier version are played again by the same choices, and left as they are by others")
    void former() throws IOException {
        List<String> whole = uninterrupted(games(3, "a"));
        String courses = Labs.formerCourses(games(3, "a"), whole.get(1));
        cut(file, Labs.first(whole.get(0)), 3);
        cut(companion(file), courses, 3);
        List<String> before = both(file);
        String message = run(games(4, "a"), file, 9).problems().get(0).message();
        assertTrue(message.startsWith(file + " was begun by an earlier version of the program."), message);
        assertEquals(before, both(file));
        cut(file, whole.get(0), 3);
        Session session = run(games(3, "a"), file);
        String said = session.cut().orElseThrow().in(Locale.ENGLISH);
        assertTrue(said.startsWith(companion(file) + ", line 1: an earlier version"), said);
        assertEquals(new Session(3, 0, session.cut()), session);
        assertEquals(whole, both(file));
    }

    @ParameterizedTest(name = "{0} for {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "\"seed\":2 | \"seed\":1 | line 3: this line, or that of the results, was changed",
                "\"variant\":\"a\",\"seed\":2 | \"variant\":\"z\",\"seed\":2 | line 3: this line, or that of the results, was changed",
                "\"winner\":\" | \"winner\":\"x | line 2: this line, or that of the results, was changed",
                "\"turns\": | \"turns\":9 | line 2: this line, or that of the results, was changed",
                "\"leads\":[ | \"leads\":[0, | line 2: this line, or that of the results, was changed",
                "},\"losses\" | 0},\"losses\" | line 2: this line, or that of the results, was changed",
                "\"seal\":\" | \"seal\":\"0 | line 2: this is not how a game is written",
                "\"hash\":\" | \"hash\":9\" | line 2: this is not how a game is written",
                "\"turns\": | \"turns\":null | line 2: this is not how a game is written",
                "\"firstTurn\":1 | \"firstTurn\":null | line 2: this is not how a game is written"
            })
    @DisplayName("are cut at the first line that cannot be, which is named with the reason")
    void cut(String found, String other, String reason) throws IOException {
        Experiment experiment = games(3, "a");
        List<String> whole = uninterrupted(experiment);
        int which = whole.get(0).contains(found) ? 0 : 1;
        Path spoilt = which == 0 ? file : companion(file);
        run(experiment, file);
        Files.writeString(spoilt, first(whole.get(which), found, other));
        Session session = run(experiment, file);
        String cut = session.cut().orElseThrow().toString();
        assertTrue(cut.contains(reason), cut);
        assertTrue(cut.startsWith(reason.contains("changed") ? companion(file) + "," : spoilt + ","), cut);
        assertEquals(whole, both(file));
    }

    private static String first(String text, String found, String other) {
        int at = text.indexOf(found, text.indexOf('\n'));
        assertTrue(at > 0, found);
        return text.substring(0, at) + other + text.substring(at + found.length());
    }

    @Test
    @DisplayName("of whatever scenario, system and commander are never cut")
    void everyScenario() throws IOException {
        for (String name : List.of("savages-station", "gaines-mill-battle-points", "gaines-mill-withdrawal")) {
            Variant variant = Labs.played(name, "cadet");
            List<VictorySystem> further = new ArrayList<>();
            for (String id : VictorySystem.ids()) {
                VictorySystem.of(id).ifPresent(further::add);
            }
            Experiment experiment = new Experiment(List.of(variant), further, 3, 2, new StopRule.All());
            Path results = folder.resolve(name);
            run(experiment, results);
            assertEquals(new Session(2, 2, Optional.empty()), run(experiment, results));
        }
    }
}
