package org.roadtorichmond.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.RandomPlay;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.scenario.save.MemoryStorage;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.setup.LoadedScenario;

@DisplayName("Autosaves that do not open")
final class UnreadableAutosavesTest {
    private static final LoadedScenario SCENARIO =
            new Documents(Shelf.of(List.of())).openScenario("training").value().orElseThrow();

    private final MemoryStorage storage = new MemoryStorage();
    private final Game game = new Game(SCENARIO.survey(), 7);
    private final RandomPlay play = new RandomPlay(game, 7);

    private void play(Autosaves autosaves, int commands) {
        for (int i = 0; i < commands; i++) {
            play.play(1);
            assertEquals(Optional.empty(), autosaves.save(new SavedGame(SCENARIO, game, Map.of())));
        }
    }

    private List<Long> rotating(Autosaves autosaves) {
        return autosaves.list().stream()
                .filter(Autosave::rotates)
                .map(Autosave::number)
                .toList();
    }

    private String newer() {
        return new String(
                        GameWriter.bytes(new SavedGame(SCENARIO, game, Map.of())),
                        java.nio.charset.StandardCharsets.UTF_8)
                .replace("game/2", "game/4");
    }

    @Test
    @DisplayName("are neither counted among the three nor deleted, however long the game goes on, and not when it ends")
    void stay() {
        play(new Autosaves(storage), 2);
        storage.text("autosave-000003.game.json", newer());
        storage.text("turn-02-000003.game.json", newer());
        String before = storage.text("autosave-000003.game.json");
        Autosaves autosaves = new Autosaves(storage);
        play(autosaves, 40);
        assertEquals(List.of(43L, 42L, 41L, 3L), rotating(autosaves));
        assertEquals(Optional.empty(), autosaves.clear());
        assertEquals(List.of(3L), rotating(autosaves));
        assertEquals(before, storage.text("autosave-000003.game.json"));
        assertEquals(before, storage.text("turn-02-000003.game.json"));
        assertEquals(
                Optional.empty(),
                autosaves.newest().map(found -> found.game().log().size()));
    }

    @Test
    @DisplayName("are told of with what is wrong: a game of a newer version as what it is")
    void areTold() {
        play(new Autosaves(storage), 4);
        storage.text("autosave-000009.game.json", newer());
        storage.text("autosave-000001.game.json", "{");
        List<Autosaves.Unreadable> found = new Autosaves(storage).unreadable();
        assertEquals(2, found.size());
        assertTrue(found.get(0).newest());
        assertFalse(found.get(1).newest());
        assertEquals("memory/autosave-000009.game.json", found.get(0).place());
        assertEquals(1, found.get(0).problems().size());
        assertEquals(
                "The game was saved by a newer version of the program, in the format \"game/4\"; this one reads \"game/2\""
                        + " and \"game/1\". Open it with that version.",
                found.get(0).problems().get(0).message());
        assertEquals(
                4, new Autosaves(storage).newest().orElseThrow().game().log().size());
    }

    @ParameterizedTest
    @ValueSource(longs = {999_999_999_999_999_999L, 999_999_999_999_999_998L})
    @DisplayName("and those with a number beyond all counting do not hide the newest game")
    void absurdNumbers(long number) {
        play(new Autosaves(storage), 2);
        for (String content : List.of("{", storage.text("autosave-000002.game.json"))) {
            storage.text("autosave-" + number + ".game.json", content);
            Autosaves autosaves = new Autosaves(storage);
            play(autosaves, 3);
            assertEquals(
                    game.log().size(),
                    new Autosaves(storage).newest().orElseThrow().game().log().size());
        }
    }
}
