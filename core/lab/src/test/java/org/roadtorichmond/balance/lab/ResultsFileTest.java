package org.roadtorichmond.balance.lab;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.balance.StopRule;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.LineFile;
import org.roadtorichmond.words.Sentence;

@DisplayName("The results of an experiment as a file")
class ResultsFileTest {
    private static final int CUTS = 200;
    /** A name with wide characters, so that a file can be cut in the middle of one. */
    private static final String WIDE = "Größe = 日本";

    private static Experiment experiment;
    private static Both uninterrupted;
    private static final Map<String, Variant.Played> PLAYED = new ConcurrentHashMap<>();

    @TempDir
    private Path folder;

    /** The content of both files. */
    private static final class Both {
        private final byte[] results;
        private final byte[] courses;

        Both(byte[] results, byte[] courses) {
            this.results = results;
            this.courses = courses;
        }
    }

    /** The result of a session. */
    private record Session(Findings findings, int kept, Optional<Sentence> cut, OrderedGames.Ending ending) {}

    @BeforeAll
    static void play(@TempDir Path elsewhere) throws IOException {
        experiment = new Experiment(
                List.of(Labs.renamed(WIDE, Labs.tiny()), Labs.renamed("", Labs.tiny())),
                List.of(),
                1,
                5,
                new StopRule.All());
        Path file = elsewhere.resolve("results.jsonl");
        assertEquals(List.of(), run(experiment, file, 1).problems());
        uninterrupted = read(file);
    }

    private static Path companion(Path file) {
        return file.resolveSibling(file.getFileName() + ResultsFile.COMPANION);
    }

    private static Both read(Path file) throws IOException {
        return new Both(Files.readAllBytes(file), Files.readAllBytes(companion(file)));
    }

    private static void write(Path file, Both both) throws IOException {
        Files.write(file, both.results);
        Files.write(companion(file), both.courses);
    }

    private static void assertSame(Both expected, Path file, String message) throws IOException {
        Both found = read(file);
        assertArrayEquals(expected.results, found.results, message);
        assertArrayEquals(expected.courses, found.courses, message);
    }

    private static Result<Session> run(Experiment experiment, Path file, int threads) throws IOException {
        return run(experiment, file, new Laboratory(experiment, threads), (variant, played) -> Optional.empty());
    }

    /** Continues a file without playing any game twice, because that is slow; another test shows that it gives the same. */
    private static Result<Session> resume(Experiment experiment, Path file, int threads) throws IOException {
        Laboratory.Player player = (variant, seed) ->
                PLAYED.computeIfAbsent(variant.name() + seed, key -> variant.play(seed, experiment.systems(variant)));
        Laboratory laboratory = new Laboratory(experiment, threads, player);
        return run(experiment, file, laboratory, (variant, played) -> Optional.empty());
    }

    /** Continues a file; another sink takes each game first. */
    private static Result<Session> run(Experiment experiment, Path file, Laboratory laboratory, Laboratory.Sink first)
            throws IOException {
        Result<LineFile.Pair> opened = LineFile.open(file, true, ResultsFile.COMPANION);
        if (opened.value().isEmpty()) {
            return Result.bad(opened.problems());
        }
        try (LineFile.Pair files = opened.value().get()) {
            Result<ResultsFile> resumed = ResultsFile.resume(files, experiment);
            if (resumed.value().isEmpty()) {
                return Result.bad(resumed.problems());
            }
            Findings findings = new Findings(experiment);
            try (ResultsFile sink = resumed.value().get()) {
                OrderedGames.Ending ending = laboratory.run(sink, findings, first.then(sink), () -> false);
                return Result.good(new Session(findings, sink.used(), sink.cut(), ending));
            }
        }
    }

    @Test
    @DisplayName("has a line for the experiment and one a game, in order, and a companion with as many")
    void lines() {
        List<String> lines = new String(uninterrupted.results, StandardCharsets.UTF_8)
                .lines()
                .toList();
        assertEquals(11, lines.size());
        assertEquals(
                11,
                new String(uninterrupted.courses, StandardCharsets.UTF_8)
                        .lines()
                        .count());
        String played =
                "\\{\"name\":\"%s\",\"scenario\":\"First Lesson: Willow Run\",\"digest\":\"[0-9a-f]{64}\",\"beginning\":\"[0-9a-f]{64}\","
                        + "\"union\":\"cadet\",\"confederate\":\"cadet\"\\}";
        String header = "\\{\"format\":\"results/1\",\"experiment\":\"" + experiment.digest()
                + "\",\"version\":\"[^\"]+\",\"seed\":1,\"systems\":\\[],\"variants\":\\["
                + (played.formatted(WIDE) + "," + played.formatted("")) + "\\]\\}";
        assertTrue(lines.get(0).matches(header), lines.get(0));
        String pattern = "\\{\"variant\":\"%s\",\"seed\":%d,\"winner\":\"(union|confederate|draw)\",\"points\":"
                + "\\{\"union\":\\d+,\"confederate\":\\d+},\"turns\":\\d,\"hash\":\"[0-9a-f]{16}\"}";
        for (int i = 0; i < 10; i++) {
            String expected = pattern.formatted(i < 5 ? WIDE : "", 1 + i % 5);
            assertTrue(lines.get(1 + i).matches(expected), lines.get(1 + i));
        }
    }

    @Test
    @DisplayName("has the same bytes on one thread, two and five")
    void threads() throws IOException {
        for (int threads : new int[] {2, 5}) {
            Path file = folder.resolve(threads + ".jsonl");
            assertEquals(List.of(), run(experiment, file, threads).problems());
            assertSame(uninterrupted, file, threads + " threads");
        }
    }

    private static int cut(Random random, byte[] bytes) {
        return switch (random.nextInt(6)) {
            case 0 -> 0;
            case 1 -> random.nextInt(110);
            case 2 -> bytes.length - random.nextInt(3);
            default -> random.nextInt(bytes.length + 1);
        };
    }

    private static int wholeLines(byte[] bytes, int length) {
        return (int) new String(bytes, 0, length, StandardCharsets.ISO_8859_1)
                .chars()
                .filter(c -> c == '\n')
                .count();
    }

    @Test
    @DisplayName("ends with the same bytes wherever a killed program has left both files")
    void killed() throws IOException {
        Path file = folder.resolve("killed.jsonl");
        Random random = new Random(9);
        long signature =
                run(experiment, file, 2).value().orElseThrow().findings().signature();
        for (int i = 0; i < CUTS; i++) {
            int results = cut(random, uninterrupted.results);
            int courses = cut(random, uninterrupted.courses);
            String cut = "cut to " + results + " and " + courses;
            write(
                    file,
                    new Both(
                            Arrays.copyOf(uninterrupted.results, results),
                            Arrays.copyOf(uninterrupted.courses, courses)));
            Session session = resume(experiment, file, 1 + i % 2).value().orElseThrow(() -> new AssertionError(cut));
            int whole =
                    Math.min(wholeLines(uninterrupted.results, results), wholeLines(uninterrupted.courses, courses));
            assertEquals(Math.max(0, whole - 1), session.kept(), cut);
            assertEquals(signature, session.findings().signature(), cut);
            assertSame(uninterrupted, file, cut);
        }
    }

    @Test
    @DisplayName("is resumed within a character of more than a byte")
    void withinCharacter() throws IOException {
        Path file = folder.resolve("character.jsonl");
        int wide = new String(uninterrupted.results, StandardCharsets.ISO_8859_1).lastIndexOf((char) 0xe6) + 2;
        write(file, new Both(Arrays.copyOf(uninterrupted.results, wide), uninterrupted.courses));
        assertEquals(4, run(experiment, file, 1).value().orElseThrow().kept());
        assertSame(uninterrupted, file, "within a character");
    }

    @Test
    @DisplayName("ends with the same bytes where a stop rule ends variants early")
    void stopRule() throws IOException {
        Experiment until = new Experiment(
                experiment.variants(),
                List.of(),
                1,
                60,
                StopRule.Until.parse("17%").orElseThrow());
        Path file = folder.resolve("until.jsonl");
        Session whole = resume(until, file, 1).value().orElseThrow();
        assertTrue(whole.ending().complete());
        assertTrue(whole.findings().games() < 120, "games " + whole.findings().games());
        Both expected = read(file);
        Random random = new Random(4);
        for (int i = 0; i < 12; i++) {
            int results = cut(random, expected.results);
            write(
                    file,
                    new Both(
                            Arrays.copyOf(expected.results, results),
                            Arrays.copyOf(expected.courses, cut(random, expected.courses))));
            assertTrue(resume(until, file, 1 + i % 2)
                    .value()
                    .orElseThrow()
                    .ending()
                    .complete());
            assertSame(expected, file, "cut to " + results);
        }
    }

    @Test
    @DisplayName("what comes of a game's trouble keeps the games before, and goes on later")
    void trouble() throws IOException {
        Path file = folder.resolve("trouble.jsonl");
        Session session = run(
                        experiment,
                        file,
                        new Laboratory(experiment, 2),
                        (variant, played) ->
                                played.line().seed() == 4 ? Optional.of(Sentence.of("lab.nothing")) : Optional.empty())
                .value()
                .orElseThrow();
        assertEquals(new OrderedGames.Ending(false, Optional.of(Sentence.of("lab.nothing"))), session.ending());
        assertEquals(3, session.findings().games());
        assertEquals(4, wholeLines(Files.readAllBytes(file), (int) Files.size(file)));
        assertEquals(3, run(experiment, file, 1).value().orElseThrow().kept());
        assertSame(uninterrupted, file, "after trouble");
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"results", "courses"})
    @DisplayName("files of another experiment, or of anything else, are refused by name and left byte for byte")
    void other(String which) throws IOException {
        boolean results = which.equals("results");
        Path file = folder.resolve("other.jsonl");
        byte[] own = results ? uninterrupted.results : uninterrupted.courses;
        byte[] another = new String(own, StandardCharsets.ISO_8859_1)
                .replace(experiment.digest(), "0".repeat(64))
                .getBytes(StandardCharsets.ISO_8859_1);
        for (byte[] bytes : List.of(
                another,
                Arrays.copyOf(another, 70),
                "Dear diary,\ntoday".getBytes(StandardCharsets.UTF_8),
                "no line feed".getBytes(StandardCharsets.UTF_8),
                new byte[] {'\n'},
                new byte[200])) {
            for (boolean begun : new boolean[] {true, false}) {
                Both before = new Both(
                        results ? bytes : begun ? uninterrupted.results : new byte[0],
                        results ? begun ? uninterrupted.courses : new byte[0] : bytes);
                write(file, before);
                List<Problem> problems = run(experiment, file, 1).problems();
                String name = (results ? file : companion(file)).toString();
                List<String> messages = problems.stream().map(Problem::message).toList();
                assertEquals(1, messages.size());
                assertTrue(
                        messages.get(0)
                                .startsWith(name + " holds the results of another experiment, and is left as it is"),
                        messages.get(0));
                assertSame(before, file, "refused");
            }
        }
    }

    @Test
    @DisplayName("lines that no game has written are played again")
    void strangeLines() throws IOException {
        Path file = folder.resolve("strange.jsonl");
        for (String strange : new String[] {"null", "{}", "7", "", "{\"variant\":\"\"}"}) {
            write(
                    file,
                    new Both(
                            (ResultsHeader.of(experiment).line() + "\n" + strange + "\n")
                                    .getBytes(StandardCharsets.UTF_8),
                            uninterrupted.courses));
            assertEquals(0, resume(experiment, file, 1).value().orElseThrow().kept(), strange);
            assertSame(uninterrupted, file, strange);
        }
        // The parser reports a letter in a number in its own way.
        String courses = new String(uninterrupted.courses, StandardCharsets.UTF_8);
        String bent = courses.replaceFirst("\"luck\":\\[", "\"luck\":[0.0n1,");
        write(file, new Both(uninterrupted.results, bent.getBytes(StandardCharsets.UTF_8)));
        assertEquals(0, resume(experiment, file, 1).value().orElseThrow().kept());
        assertSame(uninterrupted, file, "a letter in a number");
    }

    @Test
    @DisplayName("a file that is open elsewhere is refused")
    void busy() throws IOException {
        Path file = folder.resolve("busy.jsonl");
        write(file, uninterrupted);
        try (LineFile open = LineFile.open(file, true).value().orElseThrow()) {
            assertEquals(
                    List.of(open.name() + " is being written by another program."),
                    messages(LineFile.open(file, true)));
        }
        assertSame(uninterrupted, file, "refused");
        LineFile.open(file, true).value().orElseThrow().close();
    }

    private static List<String> messages(Result<?> result) {
        return result.problems().stream().map(Problem::message).toList();
    }

    @Test
    @DisplayName("a file that is there is not begun again")
    void there() throws IOException {
        Path file = folder.resolve("there.jsonl");
        write(file, uninterrupted);
        assertEquals(
                List.of(file + " is there already. Go on behind its games with --resume, or name another file."),
                messages(LineFile.open(file, false)));
        assertSame(uninterrupted, file, "refused");
    }

    @Test
    @DisplayName("a folder, a missing one and a file in the place of one are reported by name")
    void places() throws IOException {
        assertEquals(
                List.of(folder + " cannot be written, since it is a folder; choose a file name."),
                messages(LineFile.open(folder, true)));
        Path missing = folder.resolve("missing").resolve("results.jsonl");
        assertEquals(
                List.of(missing + " was not written, and what was there before is unchanged, because the folder of "
                        + missing + " is missing; make it, or choose another folder."),
                messages(LineFile.open(missing, false)));
        Path file = Files.createFile(folder.resolve("file"));
        List<String> below = messages(LineFile.open(file.resolve("results.jsonl"), false));
        assertEquals(1, below.size());
        assertTrue(below.get(0).startsWith(file.resolve("results.jsonl") + " was not written"), below.get(0));
    }

    @Test
    @DisplayName("a folder that may not be written is reported by name")
    void denied() {
        assumeTrue(folder.toFile().setWritable(false));
        try {
            assumeFalse(Files.isWritable(folder), "somebody who may do everything");
            Path file = folder.resolve("results.jsonl");
            assertEquals(
                    List.of(file + " was not written, and what was there before is unchanged, because " + file
                            + " may not be changed by you; choose another folder."),
                    messages(LineFile.open(file, false)));
        } finally {
            assertTrue(folder.toFile().setWritable(true));
        }
    }

    @Test
    @DisplayName("a full disk is reported by name, and nothing is lost")
    void full() throws IOException {
        Path device = Path.of("/dev/full");
        assumeTrue(Files.exists(device));
        Path file = folder.resolve("full.jsonl");
        Files.write(file, uninterrupted.results);
        try (LineFile.Pair files = new LineFile.Pair(
                LineFile.open(file, true).value().orElseThrow(),
                LineFile.open(device, true).value().orElseThrow())) {
            assertEquals(
                    List.of(file + " could not be written, because the disk is full; make room. "
                            + "The games before are safe in it; go on with --resume."),
                    messages(ResultsFile.resume(files, experiment)));
        }
        assertArrayEquals(uninterrupted.results, Files.readAllBytes(file));
    }
}
