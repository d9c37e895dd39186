package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Starting the program from a desktop")
final class StartingTest {
    private static final List<String> COMMANDS = List.of("play", "validate");

    @TempDir
    private Path folder;

    private static String[] started(String... arguments) {
        return Opened.asPlay(COMMANDS, arguments);
    }

    @Test
    @DisplayName("with a file alone plays it, whatever blanks and letters are in its name")
    void file() throws IOException {
        for (String name : List.of("a.game.json", "Gaines' Mill, turn 3.game.json", "Übung.game.json")) {
            String save = Files.writeString(folder.resolve(name), "{}").toString();
            assertArrayEquals(new String[] {"play", save}, started(save));
        }
    }

    @Test
    @DisplayName("leaves commands, options, folders and files that are not there as they are")
    void others() {
        for (String argument : List.of("play", "--help", folder.toString(), "missing.game.json", "a\0b", "")) {
            assertArrayEquals(new String[] {argument}, started(argument));
        }
        assertArrayEquals(new String[] {"validate", "pom.xml"}, started("validate", "pom.xml"));
        assertArrayEquals(new String[0], started());
    }

    @Test
    @DisplayName("on macOS asks for the first thread, of which Java leaves a note by the number of the process")
    void firstThread() {
        Map<String, String> given = Map.of("JAVA_STARTED_ON_FIRST_THREAD_42", "1");
        assertFalse(FirstThread.missing("Mac OS X", 42, given));
        assertTrue(FirstThread.missing("Mac OS X", 43, given), "a note for another process");
        assertTrue(FirstThread.missing("Mac OS X", 42, Map.of()));
        assertFalse(FirstThread.missing("Linux", 42, Map.of()));
        assertFalse(FirstThread.missing("Windows 11", 42, Map.of()));
        assertEquals(1, FirstThread.REMEDY.lines().count());
    }
}
