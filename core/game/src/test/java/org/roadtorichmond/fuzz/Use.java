package org.roadtorichmond.fuzz;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.path.Communications;
import org.roadtorichmond.path.SupplyTrace;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Opening;
import org.roadtorichmond.play.Reach;
import org.roadtorichmond.play.Rules;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.SheetTerms;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.play.VictoryTerms;
import org.roadtorichmond.scenario.AdjudicationJson;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.save.Verification;
import org.roadtorichmond.scenario.setup.Choices;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.testing.Legality;
import org.roadtorichmond.testing.RandomPlay;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.victory.account.Army;
import org.roadtorichmond.victory.account.Line;
import org.roadtorichmond.victory.account.Routes;

/** Does everything with a document that the game can do with it, to prove that every file that is accepted can be used. */
final class Use {
    private static final Documents DOCUMENTS = new Documents(Shelf.of(List.of()));
    private static final int STEPS = 6;

    private Use() {}

    static void of(Document document) {
        if (document instanceof Document.MapDocument map) {
            walk(map.field());
        } else if (document instanceof Document.ScenarioDocument scenario) {
            Choices own = Choices.of(scenario.scenario().scenario());
            scenario.scenario().scenario().victory().choices().forEach(system -> {
                LoadedScenario chosen = scenario.scenario().with(own.with(system));
                play(chosen, chosen.scenario().opening());
            });
        } else if (document instanceof Document.PositionDocument position) {
            play(position.position().scenario(), position.position().opening());
        } else if (document instanceof Document.GameDocument game) {
            Legality.check(game.saved().game().state());
            ask(game.saved().game());
            assertWritten(game.saved());
        } else if (document instanceof Document.TallyDocument tally) {
            audit(tally.sheet().adjudicate());
        } else {
            Perusal.of(document);
        }
    }

    private static void walk(Battlefield field) {
        HexGrid grid = field.grid();
        Hex first = grid.hex(0);
        Hex last = grid.hex(grid.size() - 1);
        VictoryTerms terms = new VictoryTerms(
                VictorySystem.ROAD_TO_RICHMOND.id(),
                List.of(),
                Optional.of(first),
                Optional.of(last),
                List.of(last),
                VictoryTerms.USUAL_SUPPLY_RANGE,
                Optional.empty(),
                SheetTerms.USUAL);
        Scenario empty = new Scenario(
                "empty",
                field,
                1,
                Set.of(),
                Side.UNION,
                Optional.empty(),
                Rules.standard(),
                List.of(),
                Map.of(),
                Map.of(),
                Map.of(),
                List.of(),
                terms,
                "",
                "",
                Optional.empty());
        ask(VictorySystems.newGame(new Survey(empty), 1));
    }

    private static void play(LoadedScenario scenario, Opening opening) {
        Game game = VictorySystems.newGame(scenario.survey(), opening, 1);
        Legality.check(game.state());
        ask(game);
        RandomPlay player = new RandomPlay(game, 1);
        for (int i = 0; i < STEPS && game.state().ending().isEmpty(); i++) {
            player.step();
            Legality.check(game.state());
        }
        SavedGame saved = new SavedGame(scenario, game, Map.of());
        assertWritten(saved);
        assertEquals(Optional.empty(), Verification.verify(saved));
    }

    /** Asks a game everything that a player can ask. */
    private static void ask(Game game) {
        long before = game.state().hash();
        for (Side side : Side.values()) {
            for (Unit unit : game.state().onMap(side)) {
                Reach reach = game.rules().movement().reach(unit);
                for (int i = 0; i < reach.count(); i++) {
                    assertTrue(reach.cost(reach.hex(i)) >= 0, unit::toString);
                }
            }
            Communications line = Routes.communications(game.state(), side);
            if (line instanceof Communications.Open open) {
                assertFalse(open.row().isEmpty());
            }
        }
        SupplyTrace supply = Routes.supply(game.state());
        for (Unit unit : game.state().onMap(Side.UNION)) {
            int hex = game.state().deployment().hexOf(unit);
            assertEquals(supply.supplied(hex), supply.path(hex).isPresent(), unit::toString);
        }
        Arrays.stream(VictorySystem.values())
                .map(system -> system.adjudicate(game))
                .forEach(Use::audit);
        assertEquals(before, game.state().hash(), "asking changes nothing");
    }

    private static void audit(Adjudication result) {
        for (Army army : Army.values()) {
            List<Line> lines = result.sides().of(army).lines();
            assertEquals(
                    lines.stream().mapToLong(Line::points).sum(),
                    result.sides().of(army).total());
        }
        assertTrue(AdjudicationJson.of(result).node().member("winner").isPresent());
    }

    private static void assertWritten(SavedGame saved) {
        byte[] bytes = GameWriter.bytes(saved);
        Result<Document> result = DOCUMENTS.open(bytes);
        assertEquals(List.of(), result.problems(), "a game that was written can be read");
        SavedGame again = ((Document.GameDocument) result.value().orElseThrow()).saved();
        assertEquals(saved.game().state().hash(), again.game().state().hash());
        assertEquals(saved.game().log(), again.game().log());
        assertEquals(saved.game().opening(), again.game().opening());
        assertEquals(saved.options(), again.options());
        assertEquals(saved.notes().toString(), again.notes().toString());
        assertArrayEquals(bytes, GameWriter.bytes(again));
        // A forged game need not match its commands; that must be reported without an exception.
        assertEquals(Verification.verify(saved), Verification.verify(again));
    }
}
