package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The command new")
final class NewCommandTest {
    @TempDir
    Path folder;

    private Commands.Printed made(Object columns, Object rows, String name, Object... more) {
        return Commands.run(Stream.concat(
                        Stream.of("new", "--columns", columns, "--rows", rows, "--out", folder.resolve(name)),
                        Stream.of(more))
                .toArray());
    }

    @ParameterizedTest
    @CsvSource({"12, 14", "1, 1", "999, 2", "3, 120"})
    @DisplayName("writes a map and a scenario without an error")
    void validate(int columns, int rows) {
        Commands.Printed printed = made(columns, rows, "seven-pines");
        Path map = folder.resolve("seven-pines.map.json");
        Path scenario = folder.resolve("seven-pines.scenario.json");
        assertEquals(ExitCode.DONE, printed.code(), printed.err());
        assertEquals(map + System.lineSeparator() + scenario + System.lineSeparator(), printed.out());
        Commands.Printed checked = Commands.run("validate", map, scenario, "--json");
        assertEquals(ExitCode.DONE, checked.code(), checked.out());
        String answer = checked.out().lines().reduce("", (all, line) -> all + line);
        assertEquals(2, answer.split("\"errors\":\\[]", -1).length - 1, answer);
        assertTrue(answer.contains("Add units."), answer);
        assertEquals(
                ExitCode.DONE,
                Commands.run("picture", scenario, "--out", folder.resolve("map.svg"))
                        .code());
    }

    @Test
    @DisplayName("lays the files out as those that come with the game are")
    void layout() throws IOException {
        made(4, 2, "elm-run.scenario.json");
        assertEquals("""
                {
                  "format": "map/1",
                  "name": "Elm run",
                  "columns": 4,
                  "rows": 2,
                  "legend": { ".": "clear", "f": "forest", "h": "rough", "t": "forested-rough", "s": "swamp", "o": "town", "~": "lake" },
                  "terrain": [
                    "....",
                    "...."
                  ],
                  "ways": [],
                  "crossovers": [],
                  "waters": [],
                  "crossings": [],
                  "places": [],
                  "edges": []
                }
                """, Files.readString(folder.resolve("elm-run.map.json")));
        assertEquals("""
                {
                  "format": "scenario/1",
                  "name": "Elm run",
                  "map": "elm-run.map.json",
                  "turns": 10,
                  "story": "",
                  "notes": "",
                  "exits": [],
                  "zones": [],
                  "victory": { "system": "simplified" },
                  "units": []
                }
                """, Files.readString(folder.resolve("elm-run.scenario.json")));
    }

    @Test
    @DisplayName("replaces its like on request, and nothing else")
    void force() throws IOException {
        made(4, 2, "a");
        Commands.Printed refused = made(5, 5, "a");
        assertEquals(ExitCode.BAD, refused.code());
        assertTrue(refused.err().contains("--force"), refused.err());
        assertEquals(ExitCode.DONE, made(5, 5, "a", "--force").code());
        assertTrue(Files.readString(folder.resolve("a.map.json")).contains("\"columns\": 5"));
        Files.copy(folder.resolve("a.scenario.json"), folder.resolve("b.map.json"));
        Commands.Printed other = made(5, 5, "b", "--force");
        assertEquals(ExitCode.BAD, other.code());
        assertFalse(Files.exists(folder.resolve("b.scenario.json")), "nothing is written");
        assertEquals(ExitCode.BAD, made(5, 5, "none/a").code(), "no folder is made");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--columns 0 --rows 4 --out a",
                "--columns 4 --rows 1000 --out a",
                "--columns 4.5 --rows 4 --out a",
                "--columns 4 --out a",
                "--columns 4 --rows 4",
                "--columns 4 --rows 4 --out ..",
                "--columns 4 --rows 4 --out .map.json"
            })
    @DisplayName("refuses sizes that no map has, and names that no file has")
    void usage(String options) {
        Commands.Printed refused = Commands.run(Stream.concat(Stream.of("new"), Stream.of(options.split(" ", -1)))
                .toArray());
        assertEquals(ExitCode.BAD, refused.code(), refused.out());
        assertFalse(refused.err().isBlank());
    }
}
