package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

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
import org.roadtorichmond.crash.TinyDisk;

@DisplayName("The file of a match's journal")
final class MatchJournalTest {
    private static final String MEETING =
            "@ meeting {\"way\":\"files\",\"own\":\"union\",\"address\":\"box\",\"word\":\"mechanic\",\"name\":\"Ann\"}";

    @TempDir
    private Path folder;

    private MatchJournal open(Path path) {
        return MatchJournal.open(path).value().orElseThrow();
    }

    private Commands.Printed match(Path journal) throws IOException {
        Path box = Files.createDirectories(folder.resolve("box"));
        return Commands.run(
                "match", "--mail", box, "--word", "mechanic", "--confederate", "cadet", "--journal", journal);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Dear Bob,\nhow are yo",
                "no line at all",
                "@ home\nby",
                "{\"format\": \"game/3\",\n",
                "\n\n",
                "@",
                "@ meet",
                "> {\"number\":1}\n",
                "@ meeting {\"way\":\"files\"}\nhalf"
            })
    @DisplayName("is refused and left byte for byte if it is no journal")
    void foreign(String text) throws IOException {
        Path letter = Files.writeString(folder.resolve("letter.txt"), text);
        Commands.Printed printed = match(letter);
        assertEquals(ExitCode.BAD, printed.code());
        assertTrue(printed.err().contains("This is not the journal of a match."), printed::err);
        assertEquals(text, Files.readString(letter));
    }

    @Test
    @DisplayName("is left byte for byte if it is a journal that was spoilt, or a folder")
    void spoilt() throws IOException {
        String text = MEETING + "\n{\"format\": \"match/1\", \"players\": 7}\n> half";
        Path journal = Files.writeString(folder.resolve("spoilt.journal"), text);
        Commands.Printed printed = match(journal);
        assertEquals(ExitCode.BAD, printed.code());
        assertFalse(printed.err().contains("Exception"), printed::err);
        assertEquals(text, Files.readString(journal));
        assertEquals(ExitCode.BAD, match(folder).code());
    }

    @Test
    @DisplayName("loses the half line that a kill has left when the next one is written, and not before")
    void half() throws IOException {
        Path path = Files.writeString(folder.resolve("a.journal"), MEETING + "\n@ asked ha");
        try (MatchJournal journal = open(path)) {
            assertEquals(List.of(MEETING), journal.lines());
            assertTrue(Files.readString(path).endsWith("ha"));
            journal.add("@ one");
            assertEquals(MEETING + "\n@ one\n", Files.readString(path));
            assertTrue(MatchJournal.open(path).value().isEmpty(), "it is open");
        }
        Path empty = Files.createFile(folder.resolve("empty"));
        open(empty).close();
        assertTrue(Files.exists(empty), "it was there before");
    }

    @Test
    @DisplayName("is taken with a byte-order mark and the line ends of another system, and goes on as it was")
    void onTheWay() throws IOException {
        Path path = Files.writeString(folder.resolve("a.journal"), "\ufeff" + MEETING + "\r\n@ one\r\n@ ha");
        List<String> looked = MatchJournal.look(path).orElseThrow().value().orElseThrow();
        assertEquals(List.of(MEETING, "@ one"), looked);
        try (MatchJournal journal = open(path)) {
            assertEquals(looked, journal.lines());
            journal.add("@ two");
        }
        assertEquals(
                List.of(MEETING, "@ one", "@ two"),
                MatchJournal.look(path).orElseThrow().value().orElseThrow());
    }

    @Test
    @DisplayName("keeps what a full disk refuses, says so, and writes it in order when there is room")
    void fullDisk() throws IOException {
        Path mounted = Files.createDirectory(folder.resolve("disk"));
        Optional<TinyDisk> tiny = TinyDisk.mount(mounted, 512);
        assumeTrue(tiny.isPresent(), "This process may not mount a small disk, so none can be filled.");
        Path path = mounted.resolve("a.journal");
        String line = "> " + "x".repeat(9000);
        try (TinyDisk disk = tiny.get();
                MatchJournal journal = open(path)) {
            journal.add(MEETING);
            for (int free : new int[] {0, 4096}) {
                long size = Files.size(path);
                String before = Files.readString(path);
                disk.fill(free);
                journal.add(line + free);
                journal.add("> and more " + free);
                String told = journal.trouble().orElseThrow().toString();
                assertTrue(told.contains("the disk is full; make room"), told);
                journal.retry();
                assertTrue(journal.trouble().isPresent());
                disk.drain();
                journal.retry();
                assertEquals(Optional.empty(), journal.trouble());
                assertEquals(before + line + free + "\n> and more " + free + "\n", Files.readString(path));
                assertTrue(Files.size(path) > size);
            }
            disk.fill(0);
            journal.restart(List.of());
            assertTrue(Files.readString(path).length() <= MEETING.length() + 1);
            disk.drain();
            journal.retry();
            assertEquals(MEETING + "\n", Files.readString(path));
        }
    }
}
