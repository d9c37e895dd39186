package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Checks that all commands ask which outputs are refused before they work. The test of the deciding class shows which files are
 * refused.
 */
@DisplayName("What a command writes never costs what it reads, or another file")
@DisabledOnOs(OS.WINDOWS) // The links are those of other systems.
final class OutputsTest {
    private static final Path MAPS = Path.of("..", "maps");
    private static final Path SAVE = Path.of("..", "core", "rules", "src", "test", "resources", "saves", "game-1.json");

    @TempDir
    private Path folder;

    private Path scenario;
    private Path overlay;
    private Path save;

    @BeforeEach
    void inputs() throws IOException {
        scenario = Files.copy(MAPS.resolve("training.scenario.json"), folder.resolve("training.scenario.json"));
        Files.copy(MAPS.resolve("training.map.json"), folder.resolve("training.map.json"));
        overlay = Files.writeString(
                folder.resolve("over.scenario.json"),
                "{\"format\": \"scenario/1\", \"of\": \"training\", \"name\": \"Over\", \"turns\": 4}");
        Files.writeString(
                folder.resolve("over.experiment.json"),
                "{\"format\": \"experiment/1\", \"name\": \"E\", \"file\": \"over\", \"games\": 1}");
        save = Files.copy(SAVE, folder.resolve("save.game.json"));
    }

    /** The content of all files in the folder. */
    private Map<String, String> content() throws IOException {
        Map<String, String> content = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                content.put(folder.relativize(file).toString(), Files.readString(file));
            }
        }
        return content;
    }

    private void assertRefused(String part, Object... words) throws IOException {
        Map<String, String> before = content();
        Commands.Printed printed = Commands.run(words);
        assertEquals(ExitCode.BAD, printed.code(), printed::toString);
        assertEquals("", printed.out(), "nothing was played");
        assertEquals(1, printed.err().lines().count(), printed::err);
        assertTrue(printed.err().contains(part), printed::err);
        assertEquals(before, content());
    }

    private static Commands.Printed good(Object... words) {
        Commands.Printed printed = Commands.run(words);
        assertEquals(ExitCode.DONE, printed.code(), printed::toString);
        return printed;
    }

    @ParameterizedTest
    @CsvSource({
        "training.scenario.json, training.scenario.json",
        "training.scenario.json, training.map.json",
        "over.scenario.json, training.scenario.json",
        "over.experiment.json, over.scenario.json",
        "over.experiment.json, over.experiment.json",
        "over.experiment.json, training.map.json"
    })
    @DisplayName("neither the file that is asked about nor one that it names, under whatever name")
    void inputs(String asked, String harmed) throws IOException {
        Path input = folder.resolve(asked);
        Path target = folder.resolve(harmed);
        for (String[] outlet : new String[][] {
            {"--report", ".html"}, {"--csv", ".csv"}, {"--yardstick", ".yardstick.json"}, {"--results", ".jsonl"}
        }) {
            Path link = Files.createSymbolicLink(folder.resolve("link" + outlet[1]), target);
            Path hard = Files.createLink(folder.resolve("hard" + outlet[1]), target);
            for (Path named : List.of(link, hard)) {
                assertRefused("is read by this command", "simulate", input, outlet[0], named, "--force");
            }
            assertTrue(Files.isSymbolicLink(link));
        }
        assertRefused("", "simulate", input, "--report", target, "--force");
        assertRefused("", "simulate", input, "--results", target, "--resume");
        assertRefused("", "tune", input, "--results", target, "--resume");
        assertRefused("", "duel", "cadet", "cadet", input, "--results", target, "--resume");
    }

    @Test
    @DisplayName("pictures and stories leave what they show")
    void shown() throws IOException {
        Path picture = Files.createSymbolicLink(folder.resolve("map.svg"), folder.resolve("training.map.json"));
        assertRefused("is read by this command", "picture", overlay, "--out", picture, "--force");
        Path story = Files.createLink(folder.resolve("save.html"), save);
        assertRefused("is read by this command", "story", save, "--out", story, "--force");
    }

    @Test
    @DisplayName("no two outputs of a command are one file")
    void twice() throws IOException {
        Path table = folder.resolve("a.csv");
        assertRefused("twice", "simulate", scenario, "--csv", table, "--results", table);
        Path results = folder.resolve("b");
        Path link = Files.createSymbolicLink(folder.resolve("b.html"), Path.of("b.courses"));
        assertRefused("twice", "simulate", scenario, "--results", results, "--report", link);
    }

    @ParameterizedTest
    @CsvSource({
        "simulate training --report, a.html",
        "simulate training --csv, a.csv",
        "simulate training --results, a.jsonl",
        "duel cadet cadet training --results, a.jsonl",
        "picture training --out, a.svg"
    })
    @DisplayName("a folder that is missing is not made")
    void folders(String command, String name) throws IOException {
        Object[] words = command.split(" ", -1);
        assertRefused("the folder of", with(words, folder.resolve("none").resolve(name)));
    }

    @Test
    @DisplayName("a page is replaced by a page on request alone, and a page of another origin never")
    void force() throws IOException {
        Path page = folder.resolve("a.html");
        good("simulate", scenario, "--games", 1, "--report", page);
        byte[] first = Files.readAllBytes(page);
        assertRefused("--force", "simulate", scenario, "--games", 2, "--report", page);
        good("simulate", scenario, "--games", 2, "--report", page, "--force");
        assertNotEquals(new String(first, StandardCharsets.UTF_8), Files.readString(page));
        Files.writeString(page, "<!doctype html><title>My diary</title>");
        assertRefused("is not a page of this program", "simulate", scenario, "--report", page, "--force");
        assertRefused("is not a page of this program", "story", save, "--out", page, "--force");
    }

    @Test
    @DisplayName("a made-up scenario replaces its like on request, and nothing else")
    void generated() throws IOException {
        Path made = folder.resolve("made");
        good("generate", "--seed", 7, "--units", 4, "--out", made);
        assertRefused("--force", "generate", "--seed", 7, "--units", 4, "--out", made);
        good("generate", "--seed", 7, "--units", 4, "--out", made, "--force");
        Path map = made.resolve("generated-7x4.map.json");
        Files.copy(scenario, map, StandardCopyOption.REPLACE_EXISTING);
        assertRefused("is not a map", "generate", "--seed", 7, "--units", 4, "--out", made, "--force");
        assertRefused(
                "the folder of",
                "generate",
                "--seed",
                7,
                "--out",
                folder.resolve("a").resolve("b"));
    }

    @Test
    @DisplayName("games are kept beside others, and replace their like on request or when a run goes on")
    void games() throws IOException {
        Path games = folder.resolve("games");
        Object[] play = {"simulate", scenario, "--union", "cadet", "--confederate", "cadet", "--games", 2};
        Object[] keep = with(play, "--save-games", games, "--results", folder.resolve("r.jsonl"));
        good(keep);
        Path second = games.resolve("seed-2.game.json");
        byte[] kept = Files.readAllBytes(second);
        assertRefused("--force", with(play, "--save-games", games));
        Path own = Files.copy(save, games.resolve("seed-5.game.json"));
        assertRefused("is read by this command", "simulate", own, "--seed", 5, "--save-games", games, "--force");
        Files.delete(folder.resolve("r.jsonl"));
        good(with(keep, "--resume"));
        assertArrayEquals(kept, Files.readAllBytes(second));
        good(with(play, "--seed", 3, "--save-games", games));
        assertRefused(
                "the folder of", with(play, "--save-games", folder.resolve("a").resolve("b")));
        assertFalse(Files.exists(folder.resolve("a")));
    }

    @Test
    @DisplayName("variants have separate files even if their names differ only after the part that file names keep")
    void variants() throws IOException {
        Path games = folder.resolve("games");
        Object[] words = {"simulate", scenario, "--union", "cadet", "--confederate", "cadet", "--games", 1, "--grid"};
        for (String unit : List.of("1/A", "2/A", "1/B", "2/B")) {
            words = with(words, "--vary", "units." + unit + ".strength=3");
        }
        good(with(words, "--vary", "turns=3,4", "--save-games", games));
        try (Stream<Path> files = Files.list(games)) {
            assertEquals(2, files.count());
        }
    }

    private static Object[] with(Object[] words, Object... more) {
        return Stream.concat(Stream.of(words), Stream.of(more)).toArray();
    }
}
