package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

@DisplayName("Warnings and errors on the command line")
final class ValidateCommandTest {
    private static final String TAGGED = "{\"format\": \"scenario/1\", \"name\": \"Over\", \"of\": \"training\",\n"
            + " \"units\": {\"1/A\": {\"tags\": [%s]}}}";

    @TempDir
    private Path folder;

    private String answer(int code, String content, String... options) throws IOException {
        Path file = Files.writeString(folder.resolve("over.scenario.json"), content);
        StringWriter out = new StringWriter();
        CommandLine command = new CommandLine(new ValidateCommand())
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(out));
        String[] words = Arrays.copyOf(options, options.length + 1);
        words[options.length] = file.toString();
        assertEquals(code, command.execute(words));
        return out.toString();
    }

    @Test
    @DisplayName("warnings stand beside an empty list of errors and change no exit code")
    void json() throws IOException {
        JsonObject answer = JsonParser.parseString(answer(ExitCode.DONE, TAGGED.formatted("\"genral\""), "--json"))
                .getAsJsonObject();
        assertEquals(0, answer.getAsJsonArray("errors").size());
        JsonObject warning = answer.getAsJsonArray("warnings").get(0).getAsJsonObject();
        assertEquals(2, warning.get("line").getAsInt());
        assertEquals(29, warning.get("column").getAsInt());
        assertEquals("$.units['1/A'].tags[0]", warning.get("path").getAsString());
        assertTrue(warning.get("message").getAsString().contains("did you mean \"general\"?"));
        String good = answer(ExitCode.DONE, TAGGED.formatted("\"general\""), "--json");
        assertTrue(!good.contains("warnings"), good);
    }

    @Test
    @DisplayName("people read them under the answer")
    void people() throws IOException {
        assertEquals(
                "No errors found.\nWarning: line 2, column 29, $.units['1/A'].tags[0]: The tag \"genral\" means nothing to any"
                        + " victory system (did you mean \"general\"?). Tags that do are \"general\", \"colours\" or"
                        + " \"character\".\n",
                answer(ExitCode.DONE, TAGGED.formatted("\"genral\"")).replace(System.lineSeparator(), "\n"));
    }

    @Test
    @DisplayName("at most a hundred are printed, and how many more there are")
    void many() throws IOException {
        String tags = String.join(", ", Collections.nCopies(103, "\"x\""));
        JsonObject warned = JsonParser.parseString(answer(ExitCode.DONE, TAGGED.formatted(tags), "--json"))
                .getAsJsonObject();
        assertEquals(100, warned.getAsJsonArray("warnings").size());
        assertEquals(3, warned.get("more").getAsInt());
        assertTrue(answer(ExitCode.DONE, TAGGED.formatted(tags)).contains("Warning: and 3 more."));
        String wrong = TAGGED.formatted(tags.replace("\"x\"", "7"));
        JsonObject refused =
                JsonParser.parseString(answer(ExitCode.NO, wrong, "--json")).getAsJsonObject();
        assertEquals(100, refused.getAsJsonArray("errors").size());
        assertEquals(3, refused.get("more").getAsInt());
        assertTrue(answer(ExitCode.NO, wrong).contains(": and 3 more."));
    }

    @Test
    @DisplayName("a saved game with an unknown commander is refused, and the known ones are named")
    void unknownCommander() throws IOException {
        String save = new String(Shelves.seated("napoleon"), java.nio.charset.StandardCharsets.UTF_8);
        String refused = answer(ExitCode.NO, save);
        assertTrue(refused.contains("$.options.union"), refused);
        assertTrue(refused.contains("napoleon") && refused.contains("cadet"), refused);
        String known = new String(Shelves.seated("cadet"), java.nio.charset.StandardCharsets.UTF_8);
        assertTrue(answer(ExitCode.DONE, known).contains("No errors"));
    }

    @Test
    @DisplayName("settings are checked like other files")
    void settings() throws IOException {
        String refused = answer(ExitCode.NO, "{\"format\": \"settings/1\",\n \"scale\": \"twice\"}");
        assertTrue(refused.contains("line 2") && refused.contains("75"), refused);
        assertTrue(answer(ExitCode.DONE, "{\"format\": \"settings/1\", \"scale\": \"175\"}")
                .contains("No errors"));
    }

    @Test
    @DisplayName("--verify says no to a game on changed ground, and where it was changed")
    void verifiesTheScenario() throws IOException {
        Path file = Files.write(folder.resolve("forged.game.json"), Shelves.longer());
        StringWriter out = new StringWriter();
        CommandLine replay = new CommandLine(new ReplayCommand())
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(out));
        assertEquals(ExitCode.NO, replay.execute("--verify", file.toString()));
        assertTrue(out.toString().contains("$.turns is 5 instead of 4"), out.toString());
        assertEquals(ExitCode.NO, replay.execute("--verify", "--json", file.toString()));
        assertTrue(out.toString().contains("\"verified\":false"), out.toString());
        Path good = Files.write(folder.resolve("good.game.json"), Shelves.seated("human"));
        assertEquals(ExitCode.DONE, replay.execute("--verify", good.toString()));
    }

    @Test
    @DisplayName("of a folder every file is checked, also translations and lists")
    void everyFile() throws IOException {
        Path maps = Path.of("..", "maps");
        for (String name : List.of("1-march.lesson.json", "1-march.lesson_de.properties")) {
            Files.copy(maps.resolve(name), folder.resolve(name));
        }
        Files.writeString(folder.resolve("lessons.txt"), "1-march.lesson.json\n2-attack.lesson.json\n");
        StringWriter out = new StringWriter();
        CommandLine command = new CommandLine(new ValidateCommand())
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(out));
        assertEquals(ExitCode.NO, command.execute(folder.toString()));
        String text = out.toString();
        assertTrue(text.contains("1-march.lesson.json:\nNo errors found."), text);
        assertTrue(text.contains("1-march.lesson_de.properties:\nNo errors found."), text);
        assertTrue(text.contains("lessons.txt: line 2, column 1, $: There is no file \"2-attack.lesson.json\""), text);
    }
}
