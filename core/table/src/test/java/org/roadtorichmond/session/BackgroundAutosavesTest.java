package org.roadtorichmond.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.RandomPlay;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.work.Background;
import org.roadtorichmond.work.Worker;

@DisplayName("Autosaves in the background")
final class BackgroundAutosavesTest {
    private static final LoadedScenario SCENARIO =
            new Documents(Shelf.of(List.of())).openScenario("training").value().orElseThrow();

    @TempDir
    private Path folder;

    private final Game game = new Game(SCENARIO.survey(), 7);
    private final RandomPlay play = new RandomPlay(game, 7);
    private final Worker worker = new Background("autosaves", Runnable::run);

    private SavedGame saved() {
        return new SavedGame(SCENARIO, game, Map.of());
    }

    private static int newest(Autosaves autosaves) {
        return autosaves.newest().orElseThrow().game().log().size();
    }

    @Test
    void closing_waits_until_all_is_written() {
        Autosaves autosaves = new Autosaves(new FileStorage(folder));
        try (BackgroundAutosaves background = new BackgroundAutosaves(autosaves, worker)) {
            for (int i = 0; i < 20; i++) {
                play.play(1);
                background.save(saved());
            }
        }
        assertEquals(20, newest(autosaves));
    }

    @Test
    void a_game_may_be_played_on_while_it_is_written() throws InterruptedException {
        Autosaves autosaves = new Autosaves(new FileStorage(folder));
        Semaphore disk = new Semaphore(0);
        try (BackgroundAutosaves background = new BackgroundAutosaves(
                autosaves,
                snapshot -> {
                    disk.acquireUninterruptibly();
                    return autosaves.write(snapshot);
                },
                worker)) {
            play.play(5);
            background.save(saved());
            play.play(5);
            disk.release();
            assertEquals(Optional.empty(), background.flush());
            assertEquals(5, newest(autosaves));
        }
    }

    @Test
    void while_the_disk_stands_still_the_newest_state_and_the_beginnings_of_turns_wait() {
        Autosaves autosaves = new Autosaves(new FileStorage(folder));
        Semaphore disk = new Semaphore(0);
        int commands = 0;
        try (BackgroundAutosaves background = new BackgroundAutosaves(
                autosaves,
                snapshot -> {
                    disk.acquireUninterruptibly();
                    return autosaves.write(snapshot);
                },
                worker)) {
            background.save(saved());
            while (game.state().moment().turn() < 2 || commands < 5) {
                play.play(1);
                commands++;
                background.save(saved());
            }
            // The save being written, the beginning of the second turn, and the newest state if that is another one.
            disk.release(3);
            assertEquals(Optional.empty(), background.flush());
        }
        assertEquals(commands, newest(autosaves));
        assertTrue(autosaves.list().stream()
                .anyMatch(autosave -> autosave.keptFor().orElse(0) == 2));
        assertTrue(autosaves.list().get(0).number() <= 3, autosaves.list().toString());
    }

    @Test
    void trouble_is_told_until_it_is_over() throws IOException {
        Path hindered = folder.resolve("saves");
        Files.writeString(hindered, "in the way");
        Autosaves autosaves = new Autosaves(new FileStorage(hindered));
        try (BackgroundAutosaves background = new BackgroundAutosaves(autosaves, worker)) {
            background.save(saved());
            assertTrue(background.flush().orElseThrow().toString().contains("is a file and no folder"));
            play.play(1);
            assertTrue(background.save(saved()).isPresent());
            background.flush();
            Files.delete(hindered);
            play.play(1);
            background.save(saved());
            assertEquals(Optional.empty(), background.flush());
        }
        assertEquals(2, newest(autosaves));
    }

    @Test
    void a_game_that_ended_is_not_offered_again_by_a_save_that_was_still_waiting() {
        Autosaves autosaves = new Autosaves(new FileStorage(folder));
        try (BackgroundAutosaves background = new BackgroundAutosaves(autosaves, worker)) {
            background.save(saved());
            play.play(1);
            background.save(saved());
            assertEquals(Optional.empty(), background.clear());
        }
        assertEquals(Optional.empty(), autosaves.newest());
    }
}
