package org.roadtorichmond.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.save.Verification;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.session.Autosave;
import org.roadtorichmond.session.Autosaves;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.words.Sentence;

/** A game between two cadets that is saved after each command, in a folder that also contains a game saved by a player. */
final class Campaign {
    private static final String PLAYERS_OWN = "my-game.game.json";

    private final Path folder;
    private final Autosaves autosaves;
    private final LoadedScenario scenario = new Documents(Shelf.of(List.of()))
            .openScenario("gaines-mill")
            .value()
            .orElseThrow();
    private final Game game =
            VictorySystems.newGame(scenario.survey(), scenario.scenario().opening(), 7);
    private final Playout playout = new Playout(Commanders.named("cadet"), Commanders.named("cadet"));

    /** A campaign in a folder, in which a few commands have been given and saved. */
    Campaign(Path folder) {
        this.folder = folder;
        autosaves = new Autosaves(new FileStorage(folder));
        assertEquals(Optional.empty(), autosaves.save(saved()));
        assertEquals(Optional.empty(), play(10));
        assertEquals(Optional.empty(), new FileStorage(folder).write(PLAYERS_OWN, GameWriter.bytes(saved())));
    }

    private SavedGame saved() {
        return new SavedGame(scenario, game, Map.of());
    }

    /** Gives a number of commands, saves after each, and returns the message of the last save. */
    Optional<Sentence> play(int commands) {
        Optional<Sentence> trouble = Optional.empty();
        for (int i = 0; i < commands; i++) {
            playout.step(game);
            trouble = autosaves.save(saved());
        }
        return trouble;
    }

    /** Saves a game over the player's saved game. */
    Optional<Sentence> saveOver() {
        return new FileStorage(folder).write(PLAYERS_OWN, GameWriter.bytes(saved()));
    }

    int entries() {
        return game.log().size();
    }

    /** The content of all files in the folder. */
    Map<Path, String> content() throws IOException {
        Map<Path, String> content = new HashMap<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
            for (Path file : files) {
                content.put(file, Files.readString(file));
            }
        }
        return content;
    }

    /** Checks that every file with the name of an autosave is complete, and that the newest has a number of commands. */
    void checkNewest(int entries) {
        checkNewest(folder, entries);
    }

    /** Checks the folder of another campaign in the same way. */
    static void checkNewest(Path folder, int entries) {
        Autosaves found = new Autosaves(new FileStorage(folder));
        for (Autosave autosave : found.list()) {
            SavedGame saved = found.open(autosave).value().orElseThrow(() -> new AssertionError(autosave));
            assertEquals(Optional.empty(), Verification.verify(saved), autosave.toString());
        }
        assertEquals(entries, found.newest().orElseThrow().game().log().size());
    }
}
