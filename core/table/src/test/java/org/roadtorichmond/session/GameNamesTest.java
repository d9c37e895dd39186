package org.roadtorichmond.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.testing.Patience;

@DisplayName("Names that players give their games")
final class GameNamesTest {
    private static final List<String> NAMES = List.of(
            "Übung für zwei",
            "Übung fur zwei",
            "Ubung für zwei",
            "日本語",
            "con",
            "nul.1",
            "",
            "   ",
            "../../etc/passwd",
            ".hidden",
            "a/b\\c:d*e?f",
            "line\nbreak \u001b[2J",
            "\ud83d\ude00 smile",
            "half \ud83d",
            "x".repeat(5000),
            "x".repeat(60),
            "x".repeat(57) + "   y",
            "ü".repeat(200));

    @TempDir
    private Path folder;

    /** Saves games under all names in a folder and reads them again; runs as a separate process under another language setting. */
    public static void main(String... arguments) {
        System.exit(all(Path.of(arguments[0])) ? 0 : 1);
    }

    private static boolean all(Path folder) {
        Archive archive = new Archive(Shelf.of(List.of()), new FileStorage(folder));
        SavedGames games = new SavedGames(archive);
        for (String name : NAMES) {
            Optional<?> trouble = games.save(Lesson.session(Seats.BOTH_HUMAN), games.unused(name));
            if (trouble.isPresent() || !archive.isTaken(name)) {
                System.out.println(trouble + " " + archive.place(name));
                return false;
            }
        }
        List<Archive.Save> saves = archive.saves();
        boolean loaded =
                saves.stream().allMatch(save -> archive.load(save).value().isPresent());
        List<String> titles = saves.stream().map(Archive.Save::title).toList();
        boolean told = titles.containsAll(NAMES.subList(0, 4));
        System.out.println(saves.size() + " " + loaded + " " + told + " " + titles);
        return saves.size() == NAMES.size() && loaded && told;
    }

    @Test
    @DisplayName("work as they are typed, whatever they are")
    void work() {
        assertTrue(all(folder));
    }

    @ParameterizedTest
    @ValueSource(strings = {"POSIX", "C.UTF-8"})
    @DisplayName("work in any language setting of the computer, and stay apart")
    void anySetting(String setting) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("java.class.path"),
                        GameNamesTest.class.getName(),
                        folder.toString())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("out.txt").toFile());
        builder.environment().put("LC_ALL", setting);
        Process process = builder.start();
        assertEquals(0, Patience.end(process), Files.readString(folder.resolve("out.txt")));
    }
}
