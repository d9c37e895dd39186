package org.roadtorichmond.balance.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
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

@DisplayName("The results of experiments that follow from each other")
final class ChainResultsTest {
    private static final Variant ONE = Labs.renamed("one", Labs.tiny());
    private static final Variant TWO = Labs.renamed("two", Labs.tiny());
    private static final int GAMES = 2 * 3 + 4;

    @TempDir
    private Path folder;

    /** The result of a run: the turns and hashes of its games, the number of games that it played, and its warnings. */
    private record Run(Result<List<String>> games, int played, List<String> warnings) {}

    private static ExperimentChain chain(String... choices) {
        return new ExperimentChain(
                new Experiment(List.of(ONE, TWO), List.of(), 1, 1, new StopRule.All()), List.of(choices));
    }

    /** Plays three games of two variants, then four more of the variant whose last game has the greater hash. */
    private static Result<List<String>> search(GameSource source) {
        return source.play(List.of(ONE, TWO), 1, 3, ChainResultsTest::text).then(first -> {
            boolean one = first.get(0).get(2).compareTo(first.get(1).get(2)) > 0;
            return source.play(List.of(one ? ONE : TWO), 4, 4, ChainResultsTest::text)
                    .then(second -> Result.good(Stream.concat(first.stream(), second.stream())
                            .flatMap(List::stream)
                            .toList()));
        });
    }

    private static String text(Variant variant, Laboratory.Known game, Optional<Variant.Played> played) {
        return game.line().hash() + " " + variant.name() + " " + game.course().course();
    }

    private static Run run(Path file, ExperimentChain chain, int threads) {
        List<String> warnings = new ArrayList<>();
        int[] played = {0};
        ExperimentRunner.GameConsumer counting = (game, itself) -> {
            played[0] += itself.isPresent() ? 1 : 0;
            return Optional.empty();
        };
        Result<List<String>> games = LineFile.open(file, true, ResultsFile.COMPANION)
                .then(files -> ResultsFile.using(
                        files,
                        chain,
                        warning -> warnings.add(warning.toString()),
                        into -> search(new GameSource(
                                ExperimentRunner.threads(threads, () -> false), Optional.of(into), counting))));
        return new Run(games, played[0], warnings);
    }

    private static Path companion(Path file) {
        return file.resolveSibling(file.getFileName() + ResultsFile.COMPANION);
    }

    private static List<List<String>> lines(Path file) throws IOException {
        return List.of(Files.readAllLines(file), Files.readAllLines(companion(file)));
    }

    /** The file of a run that was not interrupted. */
    private Path whole() {
        Path file = folder.resolve("whole.jsonl");
        Run run = run(file, chain("a"), 2);
        assertEquals(GAMES, run.games().value().orElseThrow().size());
        assertEquals(GAMES, run.played());
        return file;
    }

    @Test
    @DisplayName("have a line a game in the order of playing, and name what they depend on")
    void order() throws IOException {
        List<String> lines = lines(whole()).get(0);
        assertTrue(lines.get(0).startsWith("{\"format\":\"results/1\",\"experiment\":\""), lines.get(0));
        assertTrue(lines.get(0).endsWith(",\"choices\":[\"a\"]}"), lines.get(0));
        List<String> games = lines.stream()
                .skip(1)
                .map(line -> line.replaceAll(".*\"variant\":\"(\\w+)\",\"seed\":(\\d+).*", "$1 $2"))
                .toList();
        assertEquals(List.of("one 1", "one 2", "one 3", "two 1", "two 2", "two 3"), games.subList(0, 6));
        String last = games.get(6).substring(0, 3);
        assertEquals(List.of(last + " 4", last + " 5", last + " 6", last + " 7"), games.subList(6, GAMES));
    }

    @Test
    @DisplayName("are gone on with behind whatever a program that was killed has left, and no game is played twice")
    void goesOn() throws IOException {
        Path whole = whole();
        List<List<String>> lines = lines(whole);
        Result<List<String>> expected = run(whole, chain("a"), 1).games();
        for (int left = 0; left <= GAMES; left++) {
            Path file = folder.resolve("cut" + left);
            Files.writeString(file, half(lines.get(0), left + 1));
            Files.writeString(companion(file), half(lines.get(1), Math.min(GAMES, left + 1) + 1));
            Run run = run(file, chain("a"), 1);
            assertEquals(expected, run.games(), "behind " + left);
            assertEquals(GAMES - left, run.played(), "behind " + left);
            assertEquals(List.of(), run.warnings());
            assertEquals(lines, lines(file), "behind " + left);
        }
    }

    /** The first lines, and half of the next one if there is one. */
    private static String half(List<String> lines, int count) {
        String next = count < lines.size()
                ? lines.get(count).substring(0, lines.get(count).length() / 2)
                : "";
        return String.join("\n", lines.subList(0, count)) + "\n" + next;
    }

    @ParameterizedTest
    @CsvSource({
        "2, \"turns\":4, \"turns\":5, was changed after it was written",
        "5, \"seed\":1, \"seed\":2, was changed after it was written",
        "8, \"hash\":\"., \"hash\":\"x, was changed after it was written",
        "9, \"winner\":\"\\w+\", \"winner\":7, this is not how a game is written"
    })
    @DisplayName("are cut before the first line that is not what was written, which is said")
    void cuts(int line, String there, String instead, String why) throws IOException {
        Path file = whole();
        List<List<String>> lines = lines(file);
        List<String> changed = new ArrayList<>(lines.get(0));
        changed.set(line - 1, changed.get(line - 1).replaceFirst(there, instead));
        Files.write(file, changed);
        Run run = run(file, chain("a"), 1);
        assertEquals(1, run.warnings().size());
        assertTrue(run.warnings().get(0).contains(", line " + line + ": "), run.warnings()::toString);
        assertTrue(run.warnings().get(0).contains(why), run.warnings()::toString);
        assertEquals(GAMES - (line - 2), run.played());
        assertEquals(lines, lines(file));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 4, 6, 7, GAMES - 1})
    @DisplayName("are cut where a game stands twice, and only the one is played that is missing")
    void missing(int game) throws IOException {
        Path file = whole();
        List<List<String>> lines = lines(file);
        for (boolean twice : List.of(false, true)) {
            for (int i = 0; i < 2; i++) {
                List<String> changed = new ArrayList<>(lines.get(i));
                if (twice) {
                    changed.add(game, changed.get(game));
                } else {
                    changed.remove(game);
                }
                Files.write(i == 0 ? file : companion(file), changed);
            }
            Run run = run(file, chain("a"), 1);
            assertEquals(twice ? 1 : 0, run.warnings().size(), "twice " + twice);
            assertEquals(twice ? GAMES - game : 1, run.played(), "twice " + twice);
            assertEquals(lines, lines(file), "twice " + twice);
        }
    }

    @Test
    @DisplayName("end in the order of playing, in whatever order they stood")
    void anyOrder() throws IOException {
        Path file = whole();
        List<List<String>> lines = lines(file);
        for (int seed = 0; seed < 5; seed++) {
            for (int i = 0; i < 2; i++) {
                List<String> changed = new ArrayList<>(lines.get(i));
                Collections.shuffle(changed.subList(1, changed.size()), new Random(seed));
                Files.write(i == 0 ? file : companion(file), changed);
            }
            Run run = run(file, chain("a"), 1);
            assertEquals(List.of(), run.warnings());
            assertEquals(0, run.played());
            assertEquals(lines, lines(file));
        }
    }

    @Test
    @DisplayName("of other choices, or of one experiment, are refused and left as they are")
    void others() throws IOException {
        Path file = whole();
        List<List<String>> lines = lines(file);
        Run other = run(file, chain("a", "b"), 1);
        assertTrue(
                messages(other.games()).contains("the choices are \"\" there and \"b\" here"),
                messages(other.games())::toString);
        Result<Integer> single = LineFile.open(file, true, ResultsFile.COMPANION)
                .then(files -> ResultsFile.using(
                        files, chain().experiment(), warning -> {}, into -> Result.good(into.kept())));
        assertTrue(messages(single).contains("the choices are \"a\" there"), messages(single)::toString);
        assertEquals(lines, lines(file));
    }

    private static String messages(Result<?> result) {
        return result.problems().stream().map(Problem::message).toList().toString();
    }

    @Test
    @DisplayName("say nothing where a run is stopped, and what was played by then stays")
    void stopped() {
        Path file = folder.resolve("stopped");
        int[] asked = {0};
        Result<List<String>> stopped = LineFile.open(file, true, ResultsFile.COMPANION)
                .then(files -> ResultsFile.using(
                        files,
                        chain("a"),
                        warning -> {},
                        into -> search(new GameSource(
                                ExperimentRunner.threads(1, () -> asked[0] >= 5), Optional.of(into), (game, itself) -> {
                                    asked[0]++;
                                    return Optional.empty();
                                }))));
        assertTrue(messages(stopped).contains("Stopped before all games"), messages(stopped)::toString);
        assertEquals(GAMES - 5, run(file, chain("a"), 1).played());
        assertEquals(Collections.emptyList(), run(file, chain("a"), 1).warnings());
    }
}
