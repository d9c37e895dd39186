package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonParser;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The command line and files made to do harm")
final class HostileCommandLineTest {
    @TempDir
    private Path folder;

    /** The output of a command on both streams, as the bytes that reach a terminal. */
    private record Printed(int code, String text) {}

    private static Printed run(String... words) {
        PrintStream out = System.out;
        PrintStream err = System.err;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream both = new PrintStream(bytes, true, StandardCharsets.UTF_8);
        try {
            System.setOut(both);
            System.setErr(both);
            int code = Faults.inWords(() -> Main.commandLine().execute(words));
            return new Printed(code, bytes.toString(StandardCharsets.UTF_8));
        } finally {
            System.setOut(out);
            System.setErr(err);
        }
    }

    private static void assertHarmless(String text) {
        assertTrue(text.chars().noneMatch(c -> Character.isISOControl(c) && "\n\r\t".indexOf(c) < 0), text);
        assertFalse(text.matches("(?s).*\\b(?:java|org)\\.[a-z.]+[A-Z].*"), text);
        assertFalse(text.contains("\tat "), text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"validate", "picture --out p.svg", "--json"})
    @DisplayName("five megabytes of repeated keys give a hundred lines, whatever is asked")
    void bounded(String command) throws IOException {
        Path file = Files.writeString(folder.resolve("many.json"), "{" + "\"a\":1,".repeat(800_000) + "\"a\":1}");
        String[] parts = (command.equals("--json") ? "validate --json" : command).split(" ", -1);
        String[] words = new String[parts.length + 1];
        System.arraycopy(parts, 0, words, 0, parts.length);
        words[parts.length] = file.toString();
        Printed printed = run(words);
        assertTrue(printed.code() > 0);
        assertTrue(
                printed.text().length() < 100_000,
                "characters: " + printed.text().length());
        assertTrue(printed.text().contains("799900"), printed.text().substring(0, 300));
        assertHarmless(printed.text());
    }

    @Tag("long")
    @ParameterizedTest
    @ValueSource(strings = {"play", "reach", "log", "story --out p.html"})
    @DisplayName("the same for other commands")
    void boundedToo(String command) throws IOException {
        bounded(command);
    }

    @Test
    @DisplayName("no name of a file, option or unit makes a terminal do anything")
    void terminal() throws IOException {
        String evil = "\u001b]0;owned\u0007\u009b31m";
        Path file = Files.writeString(folder.resolve("a" + evil + "\nb.json"), "{}");
        for (String[] words : new String[][] {
            {"validate", file.toString()},
            {"validate", file.toString(), file.toString()},
            {"validate", "--json", file.toString()},
            {"reach", "training", "--unit", evil},
            {"play", "no" + evil},
            {"simulate", "training", "--union", evil},
            {"--" + evil},
            {evil},
            {"picture", "training", "--out", evil + ".gif"},
            {"validate", "a\0b"},
            {"picture", "training", "--out", "a\0b.svg"},
            {"story", "training", "--out", "a\0b.html"},
            {"simulate", "training", "--games", "1", "--results", "a\0b"}
        }) {
            Printed printed = run(words);
            assertTrue(printed.code() > 0, printed.text());
            assertFalse(printed.text().isEmpty());
            assertHarmless(printed.text());
        }
        String json = run("validate", "--json", file.toString()).text();
        assertEquals(
                file.toString(),
                JsonParser.parseString(json).getAsJsonObject().get("file").getAsString());
    }

    @Test
    @DisplayName("whatever ends the program is said in a sentence, errors of the machine as well")
    void errors() {
        for (Throwable fault : new Throwable[] {
            new OutOfMemoryError("Java heap space"),
            new StackOverflowError(),
            new InvalidPathException("\u00c4\u001b", "unmappable"),
            new IllegalStateException("x\u001b".repeat(10_000)),
            new NoClassDefFoundError("org/roadtorichmond/Foo")
        }) {
            PrintStream err = System.err;
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try {
                System.setErr(new PrintStream(bytes, true, StandardCharsets.UTF_8));
                assertEquals(ExitCode.BAD, Faults.inWords(() -> HostileCommandLineTest.<RuntimeException>raise(fault)));
            } finally {
                System.setErr(err);
            }
            String said = bytes.toString(StandardCharsets.UTF_8);
            assertEquals(1, said.lines().count(), said);
            assertTrue(said.length() < 1500, said);
            assertHarmless(said);
        }
    }

    @SuppressWarnings("unchecked") // Throws any exception, even where none is declared, as on a machine in trouble.
    private static <E extends Throwable> int raise(Throwable fault) throws E {
        throw (E) fault;
    }
}
