package org.roadtorichmond.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.LegalCommands;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.play.Reach;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * Counts what can be done at the start of each scenario that comes with the game, for both sides. Whoever changes a map, a
 * scenario or a rule on purpose puts the new numbers into golden-counts.json; nobody else should need to.
 */
@DisplayName("Golden counts")
class GoldenCountsTest {
    private static final Shelf SHELF = Shelf.of(List.of());

    static List<String> scenarios() {
        return SHELF.scenarios();
    }

    private static JsonObject golden() {
        try (InputStream file = GoldenCountsTest.class.getResourceAsStream("golden-counts.json")) {
            return JsonParser.parseString(new String(file.readAllBytes(), StandardCharsets.UTF_8))
                    .getAsJsonObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest(name = "{0}: the first turn")
    @MethodSource("scenarios")
    void firstTurn(String name) {
        JsonObject found = new JsonObject();
        for (Side side : Side.values()) {
            Game game = game(name);
            while (game.state().moment().player() != side) {
                enterAll(game);
                assertTrue(game.execute(new Command.EndPhase()).accepted());
            }
            found.add(side.word(), counts(game));
        }
        assertEquals(golden().get(name), found);
    }

    private static Game game(String name) {
        return new Documents(SHELF)
                .openScenario(name)
                .value()
                .map(loaded -> new Game(loaded.survey(), 1))
                .orElseThrow();
    }

    private static void enterAll(Game game) {
        for (Unit unit : game.rules().reinforcements().owed()) {
            game.rules().reinforcements().entries(unit).keySet().stream()
                    .findFirst()
                    .ifPresent(hex -> game.execute(new Command.EnterUnit(unit, hex)));
        }
    }

    private static JsonObject counts(Game game) {
        int hexes = 0;
        int halves = 0;
        int stops = 0;
        int moves = 0;
        int entries = 0;
        for (Unit unit : game.state().forces().units()) {
            if (unit.side() == game.state().moment().player() && game.state().onMap(unit)) {
                Reach reach = game.rules().movement().reach(unit);
                for (int i = 0; i < reach.count(); i++) {
                    hexes++;
                    halves += reach.cost(reach.hex(i));
                    stops += reach.stops(reach.hex(i)) ? 1 : 0;
                }
            }
            for (int hex = 0; hex < game.state().scenario().field().grid().size(); hex++) {
                Hex to = game.state().scenario().field().grid().hex(hex);
                moves += game.check(new Command.MoveUnit(unit, to)).isEmpty() ? 1 : 0;
                entries += game.check(new Command.EnterUnit(unit, to)).isEmpty() ? 1 : 0;
            }
        }
        assertEquals(hexes, moves, "what is reached is what may be ordered");
        JsonObject counts = new JsonObject();
        counts.addProperty("moves", moves);
        counts.addProperty("halfPoints", halves);
        counts.addProperty("stops", stops);
        counts.addProperty("entries", entries);
        enterAll(game);
        assertTrue(game.execute(new Command.EndPhase()).accepted());
        counts.addProperty("attacks", new LegalCommands(game).attacks().size());
        counts.add("outcomes", outcomes(game));
        return counts;
    }

    /** The printed results of all faces of the die in every legal first attack, if nobody marches. */
    private static JsonObject outcomes(Game game) {
        Map<CombatResult, Integer> outcomes = new TreeMap<>();
        for (Command command : new LegalCommands(game).attacks()) {
            Command.Attack attack = (Command.Attack) command;
            Odds odds = game.rules()
                    .combat()
                    .strengths(attack.attackers(), attack.targets())
                    .odds();
            for (CombatResult result : game.state().scenario().rules().table().column(odds)) {
                outcomes.merge(result, 1, Integer::sum);
            }
        }
        JsonObject counts = new JsonObject();
        outcomes.forEach((result, faces) -> counts.addProperty(result.name(), faces));
        return counts;
    }
}
