package org.roadtorichmond.screen;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.scenario.Autosaves;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.unit.Side;

@DisplayName("Games that are saved without being asked")
final class SafekeepingTest {
    @TempDir
    private Path folder;

    private Safekeeping safekeeping;
    private final Session session = Lesson.session(new Seats("cadet", Seats.HUMAN));

    @BeforeEach
    void begin() {
        safekeeping = new Safekeeping(new Autosaves(folder.resolve("autosaves")));
        safekeeping.watch(session);
    }

    @AfterEach
    void end() {
        safekeeping.dispose();
    }

    private Optional<Integer> unfinished() {
        return safekeeping.unfinished().map(found -> found.game().log().size());
    }

    @Test
    @DisplayName("every command is kept, and what is taken back as well")
    void keepsEveryCommand() {
        assertEquals(Optional.empty(), unfinished());
        session.execute(Lesson.march(session, "1/B", "0403"));
        assertEquals(Optional.of(1), unfinished());
        session.execute(Lesson.march(session, "2/B", "0304"));
        assertEquals(Optional.of(2), unfinished());
        session.undo();
        assertEquals(Optional.of(1), unfinished());
        assertEquals(
                new Seats("cadet", Seats.HUMAN),
                safekeeping.unfinished().orElseThrow().seats());
        assertEquals(Optional.empty(), safekeeping.trouble());
    }

    @Test
    @DisplayName("a game that has ended is not offered")
    void forgetsTheEnded() {
        session.execute(Lesson.march(session, "1/B", "0403"));
        session.execute(new Command.Concede(Side.CONFEDERATE));
        assertEquals(Optional.empty(), unfinished());
    }

    @Test
    @DisplayName("a game that was saved and left is not offered; one that was left and not saved is")
    void forgetsTheSavedAndLeft() {
        session.execute(Lesson.march(session, "1/B", "0403"));
        safekeeping.leave();
        assertEquals(Optional.of(1), unfinished());
        Archive archive = new Archive(Shelf.of(List.of()), folder);
        new SavedGames(archive).save(session, "kept");
        safekeeping.leave();
        assertEquals(Optional.empty(), unfinished());
        assertEquals(List.of(archive.file("kept")), archive.saves(), "the player's own save stays");
    }

    @Test
    @DisplayName("another game on the table takes the place of the one before")
    void changesGames() {
        Session other = Lesson.session(Seats.BOTH_HUMAN);
        safekeeping.watch(other);
        session.execute(Lesson.march(session, "1/B", "0403"));
        assertEquals(Optional.empty(), unfinished());
        other.execute(Lesson.march(other, "1/B", "0403"));
        other.execute(Lesson.march(other, "2/B", "0304"));
        assertEquals(Optional.of(2), unfinished());
    }

    @Test
    @DisplayName("what the disk refuses is told")
    void tellsOfTrouble() throws Exception {
        Files.writeString(folder.resolve("autosaves"), "in the way");
        session.execute(Lesson.march(session, "1/B", "0403"));
        session.execute(Lesson.march(session, "2/B", "0304"));
        assertTrue(safekeeping.trouble().isPresent());
    }

    @Test
    @DisplayName("a fault of the program leaves a report, and the game beside it, whole")
    void reportsFaults() throws Exception {
        session.execute(Lesson.march(session, "1/B", "0403"));
        CrashReport.Written written = CrashReport.write(
                folder.resolve("crashes"),
                Instant.parse("2026-01-02T03:04:05.006Z"),
                new IllegalStateException("the fault"),
                safekeeping.watched());
        Path report = written.report().orElseThrow();
        assertEquals("crash-2026-01-02-030405-006.txt", String.valueOf(report.getFileName()));
        assertTrue(Files.readString(report).contains("IllegalStateException: the fault"));
        Archive archive = new Archive(Shelf.of(List.of()), folder);
        assertEquals(
                session.game().state().hash(),
                archive.load(written.game().orElseThrow())
                        .value()
                        .orElseThrow()
                        .game()
                        .state()
                        .hash());
    }
}
