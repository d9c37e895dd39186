package org.roadtorichmond.scenario.save;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.testing.RandomPlay;
import org.roadtorichmond.testing.Schemas;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.VictorySystems;

@DisplayName("saved games of scenarios that pay for ground (rule 21.9)")
class HoldsSaveTest {
    private static final Documents DOCUMENTS = new Documents(Shelf.of(List.of(Checkout.path("maps"))));

    private static Document open(String text) {
        return DOCUMENTS
                .open(text.replace('\'', '"').getBytes(StandardCharsets.UTF_8))
                .value()
                .orElseThrow();
    }

    @Test
    @DisplayName("keep what was settled, and keep to the schema")
    void roundTrip() {
        LoadedScenario loaded = ((Document.ScenarioDocument)
                        open("{'format': 'scenario/1', 'name': 'Ground', 'of': 'training', 'victory': {'holds': ["
                                + "{'hex': '0204', 'side': 'union', 'points': 8, 'after': 1}, "
                                + "{'hex': '0303', 'side': 'confederate', 'points': 5}]}}"))
                .scenario();
        Game game = VictorySystems.newGame(loaded.survey(), 1);
        new RandomPlay(game, 1).toTheEnd(() -> {});
        byte[] bytes = GameWriter.bytes(new SavedGame(loaded, game, Map.of()));
        String text = new String(bytes, StandardCharsets.UTF_8);
        assertTrue(text.contains("\"kind\":\"hold-settled\""), "it stands in the file");
        assertEquals(List.of(), Schemas.faults(text));
        SavedGame saved = ((Document.GameDocument) DOCUMENTS.open(bytes).value().orElseThrow()).saved();
        assertEquals(game.state().settled(0), saved.game().state().settled(0));
        assertEquals(game.state().hash(), saved.game().state().hash());
        assertEquals(VictorySystem.judge(game), VictorySystem.judge(saved.game()));
        assertArrayEquals(bytes, GameWriter.bytes(saved));
    }
}
