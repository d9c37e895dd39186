package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Duels on the command line whose results go into a file")
final class DuelCommandTest {
    @TempDir
    private Path folder;

    private static Commands.Printed duel(int code, Object... options) {
        List<Object> words = new ArrayList<>(List.of("duel", "cadet", "cadet", "training", "--no-progress"));
        words.addAll(List.of(options));
        Commands.Printed printed = Commands.run(words.toArray());
        assertEquals(code, printed.code(), printed::toString);
        return printed;
    }

    private static void withoutTime(JsonObject answer) {
        Optional.ofNullable(answer.getAsJsonObject("cost")).ifPresent(cost -> cost.remove("seconds"));
    }

    /** The JSON answers, without values that depend on when and where the games were played. */
    private static List<JsonObject> answers(Object... options) {
        List<Object> words = new ArrayList<>(List.of(options));
        words.add("--json");
        return duel(ExitCode.DONE, words.toArray())
                .out()
                .lines()
                .map(line -> JsonParser.parseString(line).getAsJsonObject())
                .peek(answer -> answer.remove("turnMillis"))
                .peek(answer -> answer.remove("commands"))
                .peek(DuelCommandTest::withoutTime)
                .toList();
    }

    @ParameterizedTest
    @CsvSource({"--as, all, --pairs, 4, 16", "--until, 5.5%, --pairs, 60, 80"})
    @DisplayName("a duel that was killed continues after its games, and gives the same answer as without a file")
    void resumes(String option, String value, String more, int pairs, int games) throws IOException {
        Path results = folder.resolve("results.jsonl");
        Path courses = folder.resolve("results.jsonl.courses");
        Object[] options = {option, value, more, pairs, "--results", results, "--threads", 2, "--resume"};
        List<JsonObject> first = answers(options);
        assertEquals(first, answers(option, value, more, pairs, "--threads", 1));
        byte[] whole = Files.readAllBytes(results);
        byte[] beside = Files.readAllBytes(courses);
        assertEquals(1 + games, Files.readAllLines(results).size());
        for (int left : new int[] {whole.length, whole.length / 2, 40, 0}) {
            Files.write(results, Arrays.copyOf(whole, left));
            assertEquals(first, answers(options));
            assertArrayEquals(whole, Files.readAllBytes(results));
            assertArrayEquals(beside, Files.readAllBytes(courses));
        }
    }

    @Test
    @DisplayName("times are those of the games played in this run, and missing if none was")
    void times() throws IOException {
        Path results = folder.resolve("results.jsonl");
        Object[] options = {"--pairs", 2, "--results", results, "--resume"};
        assertTrue(duel(ExitCode.DONE, options).out().contains("commands a second"));
        String known = duel(ExitCode.DONE, options).out();
        assertFalse(known.contains("ms a player-turn") || known.contains("a second"), known);
        assertTrue(known.contains("attacks a player-turn"), known);
        JsonObject answer = JsonParser.parseString(
                        duel(ExitCode.DONE, "--pairs", 2, "--results", results, "--resume", "--json")
                                .out())
                .getAsJsonObject();
        assertFalse(answer.has("turnMillis") || answer.has("commands"), answer::toString);
        assertEquals(
                16,
                answer.getAsJsonObject("conduct")
                        .getAsJsonObject("a")
                        .get("playerTurns")
                        .getAsInt());
        List<String> lines = Files.readAllLines(results);
        Files.write(results, lines.subList(0, 4));
        assertTrue(duel(ExitCode.DONE, options).out().contains("ms a player-turn"));
    }

    @Test
    @DisplayName(
            "after twenty games a duel says what a close answer costs, of each file and of all; without a time where none was played")
    void cost() {
        Path results = folder.resolve("results.jsonl");
        Object[] options = {"--as", "all", "--pairs", 10, "--results", results, "--resume"};
        String text = duel(ExitCode.DONE, options).out();
        assertTrue(text.contains("the score of A: ±1 % needs about ") && text.contains(" games, some "), text);
        String known = duel(ExitCode.DONE, options).out();
        assertTrue(known.contains("the score of A: ±1 % needs about ") && !known.contains(" games, some "), known);
        List<JsonObject> found = answers("--as", "all", "--pairs", 10);
        assertEquals(3, found.size());
        for (JsonObject answer : found) {
            JsonObject cost = answer.getAsJsonObject("cost");
            double halfWidth =
                    (answer.get("high").getAsDouble() - answer.get("low").getAsDouble()) / 2;
            double games = answer.get("games").getAsInt() * halfWidth * halfWidth / 0.0001;
            assertEquals(0.01, cost.get("within").getAsDouble());
            assertEquals(games, cost.get("games").getAsDouble(), 1);
        }
        answers("--pairs", 9).forEach(few -> assertFalse(few.has("cost"), few::toString));
    }

    @Test
    @DisplayName("a file of another duel, and one that should not exist yet, are left as they are")
    void others() throws IOException {
        Path results = folder.resolve("results.jsonl");
        duel(ExitCode.DONE, "--pairs", 2, "--results", results);
        byte[] whole = Files.readAllBytes(results);
        String there = duel(ExitCode.BAD, "--pairs", 2, "--results", results).err();
        assertTrue(there.contains("is there already"), there);
        String other = duel(ExitCode.BAD, "--pairs", 3, "--results", results, "--resume")
                .err();
        assertTrue(other.contains("the choices are \"2 pairs\" there and \"3 pairs\" here"), other);
        String changed = new String(whole, StandardCharsets.UTF_8).replace("\"turns\":4", "\"turns\":3");
        Files.writeString(results, changed);
        Commands.Printed mended = duel(ExitCode.DONE, "--pairs", 2, "--results", results, "--resume");
        assertTrue(mended.err().contains(", line 2: "), mended::err);
        assertArrayEquals(whole, Files.readAllBytes(results));
        assertTrue(duel(ExitCode.BAD, "--pairs", 2, "--resume").err().contains("--results"));
    }
}
