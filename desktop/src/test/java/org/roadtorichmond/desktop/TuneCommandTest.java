package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

@DisplayName("Tuning on the command line")
final class TuneCommandTest {
    @TempDir
    private Path folder;

    /** An experiment that searches for a number of turns; the training scenario has four. */
    private Path experiment(String file, int turns) throws IOException {
        String text = String.format(Locale.ROOT, """
                {"format": "experiment/1", "name": "T", "file": "%s", "union": "cadet", "confederate": "cadet",
                 "vary": {"turns": [3, 5, 6, 4]}, "target": {"length": {"least": %d, "most": %d}}}
                """, file, turns, turns);
        return Files.writeString(folder.resolve(turns + ".experiment.json"), text);
    }

    private static String run(Object command, int code, Object... words) {
        StringWriter out = new StringWriter();
        CommandLine line = new CommandLine(command).setOut(new PrintWriter(out)).setErr(new PrintWriter(out));
        List<String> all = new ArrayList<>();
        for (Object word : words) {
            all.add(word.toString());
        }
        assertEquals(code, line.execute(all.toArray(String[]::new)), out::toString);
        return out.toString();
    }

    private static String tune(int code, Object... words) {
        List<Object> all = new ArrayList<>(List.of(words));
        all.addAll(List.of("--games", 3, "--confirm", 1, "--finals", 5, "--no-progress"));
        return run(new TuneCommand(), code, all.toArray());
    }

    @Test
    @DisplayName("what is recommended is written as a scenario that is good, and has the change and no more")
    void recommends() throws IOException {
        Path out = folder.resolve("short.scenario.json");
        String text = tune(ExitCode.DONE, experiment("training", 3), "--out", out);
        assertTrue(text.startsWith("recommended: turns 3; "), text);
        assertTrue(text.contains("games end in game-turn 3 to 3 on average"), text);
        assertTrue(text.contains("3.0, all alike"), text);
        JsonObject overlay = JsonParser.parseString(Files.readString(out)).getAsJsonObject();
        assertEquals(3, overlay.get("turns").getAsInt());
        assertEquals("training", overlay.get("of").getAsString());
        assertEquals(4, overlay.size(), overlay::toString);
        run(new ValidateCommand(), ExitCode.DONE, out);
        String played = run(
                new SimulateCommand(), ExitCode.DONE, out, "--games", 1, "--union", "cadet", "--json", "--no-progress");
        assertTrue(played.contains("\"games\":1"), played);
    }

    @Test
    @DisplayName("where nothing meets the target it says so in these words, shows what was tried, and writes nothing")
    void nothing() throws IOException {
        Path out = folder.resolve("short.scenario.json");
        String text = tune(ExitCode.NO, experiment("training", 9), "--out", out);
        assertTrue(text.startsWith("nothing tried meets the target"), text);
        for (String row : List.of("as it is", "turns 3", "turns 5", "turns 6")) {
            assertTrue(text.lines().anyMatch(line -> line.startsWith(row)), text);
        }
        assertFalse(Files.exists(out));
        assertTrue(tune(ExitCode.DONE, experiment("training", 4)).contains("the scenario as it is meets the target"));
    }

    @Test
    @DisplayName("a search that was killed goes on behind the games of its file and comes to the same answer")
    void resumes() throws IOException {
        Path file = experiment("training", 3);
        Path results = folder.resolve("results.jsonl");
        Path courses = folder.resolve("results.jsonl.courses");
        String first = tune(ExitCode.DONE, file, "--json", "--results", results, "--threads", 2);
        assertEquals(first, tune(ExitCode.DONE, file, "--json"));
        byte[] whole = Files.readAllBytes(results);
        byte[] beside = Files.readAllBytes(courses);
        JsonObject answer = JsonParser.parseString(first).getAsJsonObject();
        assertEquals(Files.readAllLines(results).size() - 1, answer.get("games").getAsInt());
        assertTrue(tune(ExitCode.BAD, file, "--results", results).contains("--resume"));
        for (int left : new int[] {whole.length, 3 * whole.length / 4, whole.length / 3, 40, 0}) {
            Files.write(results, Arrays.copyOf(whole, left));
            assertEquals(first, tune(ExitCode.DONE, file, "--json", "--results", results, "--resume"));
            assertArrayEquals(whole, Files.readAllBytes(results));
            assertArrayEquals(beside, Files.readAllBytes(courses));
        }
        String other = tune(ExitCode.BAD, file, "--results", results, "--resume", "--candidates", 2);
        assertTrue(other.contains("holds the results of another experiment"), other);
        assertArrayEquals(whole, Files.readAllBytes(results));
    }

    @Test
    @DisplayName("an overlay that would not find its scenario is refused before any game")
    void elsewhere() throws IOException {
        Files.writeString(
                folder.resolve("mine.scenario.json"),
                "{\"format\": \"scenario/1\", \"of\": \"training\", \"name\": \"Mine\", \"turns\": 5}");
        Path other = Files.createDirectory(folder.resolve("other"));
        Path file = experiment("mine", 3);
        Path results = folder.resolve("results.jsonl");
        String refused = tune(ExitCode.BAD, file, "--out", other.resolve("x.scenario.json"), "--results", results);
        assertTrue(refused.contains("mine.scenario.json"), refused);
        assertFalse(Files.exists(results));
        tune(ExitCode.DONE, file, "--out", folder.resolve("x.scenario.json"));
        run(new ValidateCommand(), ExitCode.DONE, folder.resolve("x.scenario.json"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"--games=1", "--finals=0", "--candidates=1001", "--confirm=0", "--resume", "--looks=3"})
    @DisplayName("wrong usage is answered with exit code 2")
    void usage(String option) throws IOException {
        run(new TuneCommand(), ExitCode.BAD, experiment("training", 3), option);
    }

    @Test
    @DisplayName("an experiment whose target names no commander is found bad")
    void validates() throws IOException {
        Path file = experiment("training", 3);
        Files.writeString(file, Files.readString(file).replace("{\"length\"", "{\"union\": \"corporal\", \"length\""));
        assertTrue(run(new ValidateCommand(), ExitCode.NO, file).contains("$.target.union"));
    }
}
