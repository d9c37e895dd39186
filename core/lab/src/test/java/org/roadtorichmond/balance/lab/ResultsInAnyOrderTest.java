package org.roadtorichmond.balance.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.balance.StopRule;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.LineFile;
import org.roadtorichmond.words.Sentence;

@DisplayName("Games in a results file, each known by its variant and its seed")
final class ResultsInAnyOrderTest {
    private static final int GAMES = 4;
    private static final int LINES = 3 * GAMES + 1;
    private static final Map<GameKey, Variant.Played> PLAYED = new ConcurrentHashMap<>();

    @TempDir
    private Path folder;

    private Path file = Path.of("");
    private List<List<String>> whole = List.of();

    /** The result of a run. */
    private record Session(int used, List<String> warnings) {}

    @BeforeEach
    void play() throws IOException {
        file = folder.resolve("results.jsonl");
        run("a", "b", "c");
        whole = lines();
    }

    private static Experiment experiment(String... names) {
        List<Variant> variants = Arrays.stream(names)
                .map(name -> Labs.renamed(name, Labs.tiny()))
                .toList();
        return new Experiment(variants, List.of(), 1, GAMES, new StopRule.All());
    }

    private Result<Session> tried(String... names) {
        Experiment experiment = experiment(names);
        Laboratory laboratory = new Laboratory(
                experiment,
                2,
                (variant, seed) -> PLAYED.computeIfAbsent(
                        new GameKey(variant.name(), seed), key -> variant.play(seed, List.of(variant.system()))));
        List<String> warnings = new ArrayList<>();
        return LineFile.open(file, true, ResultsFile.COMPANION)
                .then(files ->
                        ResultsFile.using(files, experiment, warning -> warnings.add(warning.toString()), results -> {
                            Findings findings = new Findings(experiment);
                            OrderedGames.Ending ending = laboratory.run(results, findings, results, () -> false);
                            assertEquals(new OrderedGames.Ending(true, Optional.<Sentence>empty()), ending);
                            assertEquals(experiment.most(), findings.games());
                            return Result.good(new Session(results.used(), warnings));
                        }));
    }

    private Session run(String... names) {
        return tried(names).value().orElseThrow();
    }

    private Session run() {
        return run("a", "b", "c");
    }

    private Path companion() {
        return Path.of(file + ResultsFile.COMPANION);
    }

    private Path later(String ending) {
        return Path.of(file + ResultsFile.LATER + ending);
    }

    private List<List<String>> lines() throws IOException {
        return List.of(Files.readAllLines(file), Files.readAllLines(companion()));
    }

    /** Writes lines of both files, by their numbers, behind the first lines. */
    private void write(List<Integer> numbers) throws IOException {
        Files.writeString(file, text(0, numbers));
        Files.writeString(companion(), text(1, numbers));
    }

    private String text(int which, List<Integer> numbers) {
        StringBuilder text = new StringBuilder(whole.get(which).get(0) + "\n");
        numbers.forEach(number -> text.append(whole.get(which).get(number)).append('\n'));
        return text.toString();
    }

    private static List<Integer> shuffled(int seed) {
        List<Integer> numbers = new ArrayList<>();
        for (int line = 1; line < LINES; line++) {
            numbers.add(line);
        }
        Collections.shuffle(numbers, new Random(seed));
        return numbers;
    }

    @Test
    @DisplayName("are all found in whatever order they stand, and end in that of one run")
    void shuffled() throws IOException {
        for (int seed = 0; seed < 20; seed++) {
            write(shuffled(seed));
            assertEquals(new Session(LINES - 1, List.of()), run());
            assertEquals(whole, lines());
            assertFalse(Files.exists(later("")) || Files.exists(later(ResultsFile.COMPANION)));
        }
    }

    @Test
    @DisplayName("may be parts of several machines, one behind the other; only what is in none is played")
    void parts() throws IOException {
        for (int seed = 0; seed < 20; seed++) {
            List<Integer> some = shuffled(seed).subList(0, 1 + seed % (LINES - 1));
            write(some);
            assertEquals(new Session(some.size(), List.of()), run());
            assertEquals(whole, lines());
        }
    }

    @Test
    @DisplayName("that stand twice are cut off with all behind, by line, variant and seed")
    void twice() throws IOException {
        write(List.of(1, 2, 5, 2, 6));
        Session session = run();
        assertEquals(3, session.used());
        assertEquals(
                List.of(
                        file
                                + ", line 5: the game of variant \"a\" with seed 2 stands there already, or is of another experiment. "
                                + "Results and companion were cut off before this line, and the games from there on are played again."),
                session.warnings());
        assertEquals(whole, lines());
    }

    @Test
    @DisplayName("of no variant, or before the first seed, are cut off although their seal is right")
    void foreign() throws IOException {
        for (String other : List.of("\"variant\":\"z\",\"seed\":1", "\"variant\":\"b\",\"seed\":0")) {
            write(List.of(1, 2, 5, 6));
            String results = Files.readString(file).replace("\"variant\":\"b\",\"seed\":1", other);
            Files.writeString(companion(), Labs.sealed(results, Labs.unsealed(Files.readString(companion()))));
            Files.writeString(file, results);
            Session session = run();
            assertEquals(2, session.used());
            assertTrue(session.warnings().get(0).contains("line 4: the game of variant"), session::toString);
            assertEquals(whole, lines());
        }
    }

    @Test
    @DisplayName("of one file in another order than those of the other are cut off by their seals")
    void apart() throws IOException {
        Files.writeString(file, text(0, List.of(1, 2, 4, 3)));
        Files.writeString(companion(), text(1, List.of(1, 2, 3, 4)));
        Session session = run();
        assertEquals(2, session.used());
        assertTrue(session.warnings().get(0).contains(companion() + ", line 4: this line, or that"), session::toString);
        assertEquals(whole, lines());
    }

    @Test
    @DisplayName("outlive whatever stops the program while it puts them in order")
    void killed() throws IOException {
        for (int seed = 0; seed < 60; seed++) {
            Random random = new Random(seed);
            List<Integer> numbers = shuffled(seed);
            Path cut = seed % 2 == 0 ? file : later("");
            // First all are put aside; then all are brought back.
            write(seed % 2 == 0 ? numbers.stream().sorted().toList() : numbers);
            Files.writeString(later(""), text(0, numbers.stream().sorted().toList()));
            Files.writeString(
                    later(ResultsFile.COMPANION),
                    text(1, numbers.stream().sorted().toList()));
            for (Path each : List.of(cut, Path.of(cut + ResultsFile.COMPANION))) {
                byte[] bytes = Files.readAllBytes(each);
                Files.write(each, Arrays.copyOf(bytes, random.nextInt(bytes.length + 1)));
            }
            assertEquals(LINES - 1, run().used());
            assertEquals(whole, lines());
            assertFalse(Files.exists(later("")) || Files.exists(later(ResultsFile.COMPANION)));
        }
    }

    @Test
    @DisplayName("cannot be told apart if two variants are called alike, which is refused by name")
    void alike() throws IOException {
        Result<Session> refused = tried("a", "b", "a");
        assertEquals(
                List.of(file + " cannot hold results of two variants that are both called \"a\", "
                        + "since each game is found by its variant. Give one of them another name."),
                refused.problems().stream().map(Problem::message).toList());
        assertEquals(whole, lines());
    }
}
