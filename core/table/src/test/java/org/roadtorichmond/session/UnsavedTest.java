package org.roadtorichmond.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.MemoryStorage;
import org.roadtorichmond.testing.Patience;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.work.Background;

@DisplayName("Commands that cannot be saved")
final class UnsavedTest {
    @TempDir
    private Path folder;

    private final MemoryStorage home = new MemoryStorage();
    private final Archive archive = new Archive(Shelf.of(List.of()), home);
    private final Session session = Lesson.session(Seats.BOTH_HUMAN);

    @Test
    @DisplayName("are reported at once, without another command, and no longer when they are saved after all")
    void atOnce() throws InterruptedException {
        Semaphore noticed = new Semaphore(0);
        try (AutosaveService autosaving =
                new AutosaveService(archive, new Background("autosaves", Runnable::run), saved -> Optional.empty())) {
            autosaving.onTrouble(noticed::release);
            autosaving.watch(session);
            home.folder("games").folder("autosaves").refuse(Sentence.of("disk.full"));
            session.execute(new Command.EndPhase());
            assertTrue(
                    noticed.tryAcquire(Patience.LONG.toMillis(), TimeUnit.MILLISECONDS), "the one who draws is told");
            assertEquals(Optional.of(Sentence.of("disk.full")), autosaving.trouble());
            assertEquals(Optional.of(Sentence.of("disk.full")), autosaving.unsaved());
            new SavedGames(archive).save(session, "by hand");
            assertEquals(Optional.empty(), autosaving.unsaved(), "what is saved by hand is not lost");
            session.execute(new Command.EndPhase());
            assertTrue(autosaving.unsaved().isPresent());
        }
    }

    @Test
    @DisplayName("are saved in another folder, under a name that is free there, and open from there")
    void elsewhere() {
        SavedGames games = new SavedGames(archive);
        session.execute(new Command.EndPhase());
        List<String> places = List.of(
                games.saveElsewhere(session, folder + "/new ", "Übung").value().orElseThrow(),
                games.saveElsewhere(session, folder + "/new", "Übung").value().orElseThrow());
        assertEquals(2, List.copyOf(java.util.Set.copyOf(places)).size());
        for (String place : places) {
            assertTrue(Files.exists(Path.of(place)));
            assertEquals(
                    List.of(), new Documents(Shelf.of(List.of())).open(place).problems());
        }
        assertTrue(session.isKept());
    }

    @Test
    @DisplayName("are not called saved if the other folder fails too, and the reason is given")
    void elsewhereRefused() throws java.io.IOException {
        session.execute(new Command.EndPhase());
        Path file = Files.createFile(folder.resolve("file"));
        for (String place : List.of(file.toString(), "a\0b")) {
            Result<String> saved = new SavedGames(archive).saveElsewhere(session, place, "game");
            assertEquals(1, saved.problems().size());
            assertTrue(saved.problems().get(0).message().endsWith("."), saved.problems()::toString);
        }
        assertTrue(!session.isKept());
        assertTrue(SavedGames.folders().stream().allMatch(place -> Files.isWritable(Path.of(place))));
    }
}
