package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.words.InvisibleCharacters;

/** Marks that change the writing direction make a text read differently, so none may reach the reader. */
@DisplayName("Marks that turn the direction of writing")
final class TurningMarksTest {
    private static final String MARK = "\u202e";
    private static final String SHOWN = "\\u202e";
    private static final Path MAPS = Path.of("..", "maps");

    @TempDir
    static Path folder;

    private static Path scenario = Path.of("");

    /** Writes the training scenario with a mark in every name that it and its map contain. */
    @BeforeAll
    static void write() throws IOException {
        String map = marked(Files.readString(MAPS.resolve("training.map.json")), "name|to|way");
        Files.writeString(folder.resolve("turned.map.json"), map);
        String text = marked(Files.readString(MAPS.resolve("training.scenario.json")), "id|name|formation|commander");
        scenario = Files.writeString(
                folder.resolve("turned.scenario.json"),
                text.replace("training.map.json", "turned.map.json")
                        .replace("\"train\": \"", "\"train\": \"" + MARK)
                        .replace("\"story\": \"", "\"story\": \"" + MARK)
                        .replace("\"notes\": \"", "\"notes\": \"" + MARK));
    }

    /** A text in which the values of some keys begin with a mark. */
    private static String marked(String text, String keys) {
        return text.replaceAll("(\"(?:" + keys + ")\"\\s*:\\s*\")", "$1" + MARK);
    }

    private static Path saved() throws IOException {
        Path games = folder.resolve("games");
        if (!Files.exists(games)) {
            run(
                    "simulate",
                    scenario,
                    "--union",
                    "cadet",
                    "--confederate",
                    "cadet",
                    "--games",
                    1,
                    "--save-games",
                    games);
        }
        try (Stream<Path> files = Files.list(games)) {
            return files.findFirst().orElseThrow();
        }
    }

    private static String run(Object... words) {
        Commands.Printed printed = Commands.run(words);
        assertEquals(ExitCode.DONE, printed.code(), printed::err);
        return printed.out() + printed.err();
    }

    static Stream<List<Object>> calls() throws IOException {
        Path game = saved();
        return Stream.of(
                List.of("validate", scenario),
                List.of("validate", scenario, "--json"),
                List.of("reach", scenario),
                List.of("reach", scenario, "--json"),
                List.of("loc", scenario, "--side", "union"),
                List.of("supply", scenario),
                List.of("advise", scenario, "--commander", "colonel"),
                List.of("adjudicate", game),
                List.of("replay", game),
                List.of("log", game),
                List.of("simulate", scenario, "--union", "cadet", "--confederate", "cadet", "--games", 2));
    }

    private static void assertShown(String text) {
        assertTrue(text.codePoints().noneMatch(InvisibleCharacters::is), text);
    }

    @ParameterizedTest
    @MethodSource("calls")
    @DisplayName("are not printed")
    void printed(List<Object> call) {
        assertShown(run(call.toArray()).replace("\n", ""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"report.html", "table.csv", "story.html", "picture.svg"})
    @DisplayName("are shown in pages, tables and drawings, as what they are")
    void written(String name) throws IOException {
        Path file = folder.resolve(name);
        switch (name) {
            case "story.html" -> run("story", saved(), "--out", file);
            case "picture.svg" -> run("picture", scenario, "--out", file);
            default ->
                run(
                        "simulate",
                        scenario,
                        "--union",
                        "cadet",
                        "--confederate",
                        "cadet",
                        "--games",
                        2,
                        "--vary",
                        "units." + MARK + "1/A.strength=4,6",
                        name.endsWith("csv") ? "--csv" : "--report",
                        file);
        }
        String text = Files.readString(file);
        assertShown(text.replaceAll("[\r\n\t]", ""));
        assertTrue(text.contains(SHOWN), name);
    }
}
