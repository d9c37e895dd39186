package org.roadtorichmond.scenario.save;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.testing.RandomPlay;
import org.roadtorichmond.testing.RandomUmpire;
import org.roadtorichmond.testing.Schemas;
import org.roadtorichmond.victory.VictorySystems;

@DisplayName("saved games that an umpire touched")
class UmpireSaveTest {
    private static final Documents DOCUMENTS = new Documents(Shelf.of(List.of(Checkout.path("maps"))));
    private static final LoadedScenario LOADED =
            DOCUMENTS.openScenario("training").value().orElseThrow();

    private static SavedGame played(long seed, int acts) {
        Game game = VictorySystems.newGame(LOADED.survey(), seed);
        RandomPlay player = new RandomPlay(game, seed);
        RandomUmpire umpire = new RandomUmpire(game, seed);
        for (int done = 0; done < acts && game.state().ending().isEmpty(); ) {
            if (umpire.may()) {
                umpire.act();
                done++;
            }
            for (int i = 0; i < 3 && game.state().ending().isEmpty(); i++) {
                player.step();
            }
        }
        return new SavedGame(LOADED, game, Map.of());
    }

    private static Result<SavedGame> load(byte[] bytes) {
        return DOCUMENTS.open(bytes).then(document -> Result.good(((Document.GameDocument) document).saved()));
    }

    @Test
    @DisplayName("are loaded as they were, verify, and keep to the schema")
    void roundTrip() {
        for (long seed = 1; seed <= 4; seed++) {
            SavedGame saved = played(seed, 25);
            byte[] bytes = GameWriter.bytes(saved);
            String text = new String(bytes, StandardCharsets.UTF_8);
            assertTrue(text.contains("\"kind\":\"umpire-acted\""), "the umpire stands in the file");
            assertEquals(List.of(), Schemas.faults(text));
            Result<SavedGame> read = load(bytes);
            assertEquals(List.of(), read.problems());
            SavedGame loaded = read.value().orElseThrow();
            assertEquals(saved.game().log(), loaded.game().log());
            assertEquals(
                    saved.game().state().umpireActs(), loaded.game().state().umpireActs());
            assertArrayEquals(bytes, GameWriter.bytes(loaded));
            assertEquals(Optional.empty(), Verification.verify(loaded));
            Optional<GameSummary> summary = SummaryReader.quick(bytes);
            assertEquals(
                    Optional.of(loaded.game().state().moment()),
                    summary.map(GameSummary::moment),
                    "clocks set are seen");
        }
    }

    @Test
    @DisplayName("without an umpire name none")
    void fair() {
        String text = new String(GameWriter.bytes(played(1, 0)), StandardCharsets.UTF_8);
        assertFalse(text.contains("umpire"));
    }

    @Test
    @DisplayName("in which his coming was cut out are found to be forged")
    void forged() {
        SavedGame saved = played(2, 6);
        Game other = saved.game().beginning();
        saved.game().log().stream()
                .filter(entry -> !(entry.command() instanceof Command.UmpireBegin))
                .forEach(other::restore);
        assertTrue(Verification.verify(new SavedGame(LOADED, other, Map.of())).isPresent());
    }
}
