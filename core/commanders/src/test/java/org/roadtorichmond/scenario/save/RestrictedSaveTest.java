package org.roadtorichmond.scenario.save;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.cadet.Cadet;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.play.Restrictions;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Examples;
import org.roadtorichmond.scenario.RandomPlay;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.testing.Schemas;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystems;

@DisplayName("A saved game under restrictions (rule 18)")
final class RestrictedSaveTest {
    private static final Documents DOCUMENTS = new Documents(Shelf.of(List.of()));

    private static LoadedScenario scenario() {
        var file = Examples.folder().resolve("bad").resolve("good-forbid.scenario.json");
        return ((Document.ScenarioDocument) DOCUMENTS.open(file).value().orElseThrow()).scenario();
    }

    private static SavedGame reloaded(LoadedScenario scenario, Game game) {
        byte[] bytes = GameWriter.bytes(new SavedGame(scenario, game, Map.of()));
        assertEquals(List.of(), Schemas.faults(new String(bytes, StandardCharsets.UTF_8)));
        Result<Document> read = DOCUMENTS.open(bytes);
        assertEquals(List.of(), read.problems());
        SavedGame loaded = ((Document.GameDocument) read.value().orElseThrow()).saved();
        assertArrayEquals(bytes, GameWriter.bytes(loaded));
        return loaded;
    }

    @Test
    @DisplayName("carries them, loads and verifies under them, and goes on as it would have gone")
    void saved() {
        LoadedScenario scenario = scenario();
        Restrictions restrictions = new Restrictions(
                Set.of(Side.UNION),
                Set.of(Side.UNION),
                Set.of(Side.CONFEDERATE),
                Map.of(Side.CONFEDERATE, Odds.TWO_TO_ONE));
        for (long seed = 1; seed <= 20; seed++) {
            Game game = VictorySystems.newGame(scenario.survey(), seed);
            new RandomPlay(game, seed).play(60);
            SavedGame loaded = reloaded(scenario, game);
            assertEquals(restrictions, loaded.scenario().scenario().rules().restrictions());
            assertEquals(game.log(), loaded.game().log());
            assertTrue(Verification.verify(loaded).isEmpty());
            Playout one = new Playout(new Cadet(), new Cadet());
            Playout other = new Playout(new Cadet(), new Cadet());
            assertEquals(
                    one.play(game).state().hash(),
                    other.play(loaded.game()).state().hash());
        }
    }
}
