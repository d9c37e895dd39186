package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The story of a game on the command line")
final class StoryCommandTest {
    private static final Path SAVES = Path.of("..", "core", "rules", "src", "test", "resources", "saves");

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(Object... arguments) {
        return Main.commandLine()
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(Stream.concat(Stream.of("story"), Stream.of(arguments).map(Object::toString))
                        .toArray(String[]::new));
    }

    private List<String> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @ParameterizedTest
    @CsvSource({"game-1.json, en", "game-2.json, de"})
    @DisplayName("writes the page of a game that goes on, and of one that has ended, and says where")
    void writes(String save, String language) throws IOException {
        Path page = folder.resolve("story.HTML");
        assertEquals(ExitCode.DONE, run(SAVES.resolve(save), "--out", page, "--language", language), err::toString);
        assertEquals(page.toString(), out.toString().strip());
        Document document = Jsoup.parse(Files.readString(page));
        assertEquals(language, document.child(0).attr("lang"));
        assertEquals(2, document.select("h1").size(), "one in each language");
        assertFalse(document.select("svg.map").isEmpty());
        assertEquals(List.of("story.HTML"), files());
    }

    @Test
    @DisplayName("opens in English where no language is given, as all else on the command line is English")
    void english() throws IOException {
        Path page = folder.resolve("story.html");
        assertEquals(ExitCode.DONE, run(SAVES.resolve("game-2.json"), "--out", page), err::toString);
        assertEquals("en", Jsoup.parse(Files.readString(page)).child(0).attr("lang"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"story.htm", "story", "html"})
    @DisplayName("refuses an ending that no page has")
    void ending(String name) throws IOException {
        assertEquals(ExitCode.BAD, run(SAVES.resolve("game-2.json"), "--out", folder.resolve(name)));
        assertTrue(err.toString().contains(".html"), err.toString());
        assertEquals(List.of(), files());
    }

    @Test
    @DisplayName("refuses a language of which there are no texts, and names those of which there are")
    void language() throws IOException {
        Path page = folder.resolve("story.html");
        assertEquals(ExitCode.BAD, run(SAVES.resolve("game-2.json"), "--out", page, "--language", "fr"));
        assertTrue(err.toString().contains("en, de"), err.toString());
        assertEquals(List.of(), files());
    }

    @Test
    @DisplayName("names the folder that cannot be written to, and leaves what was there")
    void unwritable() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "in the way");
        assertEquals(ExitCode.BAD, run(SAVES.resolve("game-2.json"), "--out", file.resolve("story.html")));
        assertTrue(err.toString().contains(file.toString()), err.toString());
        assertEquals(1, err.toString().lines().count(), err.toString());
        assertEquals("in the way", Files.readString(file));
        assertEquals(List.of("file"), files());
    }

    @Test
    @DisplayName("answers missing, damaged and unfit files as other commands do, and writes nothing")
    void badFiles() throws IOException {
        Path damaged = Files.writeString(folder.resolve("damaged.json"), "{ \"format\": \"game/2\", ");
        Path scenario = Path.of("..", "maps", "training.scenario.json");
        for (Path bad : List.of(folder.resolve("missing.json"), damaged, folder, scenario)) {
            err.getBuffer().setLength(0);
            assertEquals(ExitCode.BAD, run(bad, "--out", folder.resolve("story.html")));
            assertTrue(err.toString().startsWith(bad + ": "), err.toString());
            assertFalse(err.toString().contains("\tat "));
        }
        assertTrue(err.toString().contains("give a saved game"), err.toString());
        assertEquals(List.of("damaged.json"), files());
    }
}
