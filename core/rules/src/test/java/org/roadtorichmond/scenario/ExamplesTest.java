package org.roadtorichmond.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.path.Communications;
import org.roadtorichmond.path.SupplyTrace;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Reach;
import org.roadtorichmond.play.VictoryTerms;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/** Compares the answers of the rules for the example positions with those of an independent implementation. */
@DisplayName("The example positions")
class ExamplesTest {
    private static final JsonObject EXPECTED =
            JsonParser.parseString(Examples.text("expected.json")).getAsJsonObject();

    static List<String> withReach() {
        return with("reach");
    }

    static List<String> withLines() {
        return with("loc union");
    }

    static List<String> withSupply() {
        return with("supply");
    }

    private static List<String> with(String question) {
        return EXPECTED.keySet().stream()
                .filter(file -> EXPECTED.getAsJsonObject(file).has(question))
                .sorted()
                .toList();
    }

    private static JsonObject answer(String file, String question) {
        return EXPECTED.getAsJsonObject(file).getAsJsonObject(question);
    }

    private static Game game(String file) {
        Document document = new Documents(Shelf.of(List.of()))
                .open(Examples.folder().resolve(file))
                .value()
                .orElseThrow();
        if (document instanceof Document.PositionDocument position) {
            return new Game(
                    position.position().scenario().survey(), position.position().opening(), 1);
        }
        return new Game(((Document.ScenarioDocument) document).scenario().survey(), 1);
    }

    @ParameterizedTest(name = "{0}: where units can go")
    @MethodSource("withReach")
    void reach(String file) {
        SortedMap<String, SortedMap<String, String>> expected = new TreeMap<>();
        for (JsonElement unit : answer(file, "reach").getAsJsonArray("units")) {
            SortedMap<String, String> hexes = new TreeMap<>();
            for (JsonElement element : unit.getAsJsonObject().getAsJsonArray("reach")) {
                JsonObject hex = element.getAsJsonObject();
                hexes.put(
                        hex.get("hex").getAsString(),
                        text(hex.get("cost").getAsDouble(), hex.get("stops").getAsBoolean()));
            }
            expected.put(unit.getAsJsonObject().get("unit").getAsString(), hexes);
        }
        Game game = game(file);
        SortedMap<String, SortedMap<String, String>> found = new TreeMap<>();
        for (Unit unit : game.state().onMap(game.state().moment().player())) {
            found.put(unit.id(), reach(game, unit));
        }
        assertEquals(expected, found);
    }

    private static SortedMap<String, String> reach(Game game, Unit unit) {
        SortedMap<String, String> hexes = new TreeMap<>();
        Reach reach = game.rules().movement().reach(unit);
        for (int i = 0; i < reach.count(); i++) {
            int hex = reach.hex(i);
            hexes.put(
                    game.state().scenario().field().grid().hex(hex).number(),
                    text(reach.cost(hex) / 2.0, reach.stops(hex)));
        }
        return hexes;
    }

    private static String text(double cost, boolean stops) {
        return cost + (stops ? " stop" : "");
    }

    @ParameterizedTest(name = "{0}: lines of communications")
    @MethodSource("withLines")
    void lines(String file) {
        for (Side side : Side.values()) {
            line(file, side);
        }
    }

    private static void line(String file, Side side) {
        JsonObject expected = answer(file, "loc " + side.word());
        GameState state = game(file).state();
        VictoryTerms terms = state.scenario().victory();
        IntPredicate enemyHeld = hex -> state.deployment().occupied(hex, side.enemy());
        Communications found = state.survey()
                .communications()
                .find(terms.gateway().orElseThrow(), terms.exit().orElseThrow(), enemyHeld);
        assertEquals(expected.get("exists").getAsBoolean(), found.exists());
        if (found instanceof Communications.Open open) {
            assertEquals(expected.get("pathHexes").getAsInt(), open.row().size());
            assertFalse(open.row().stream().anyMatch(hex -> enemyHeld.test(hex.index())));
        } else if (found instanceof Communications.Blocked blocked) {
            assertEquals("blocked", expected.get("reason").getAsString());
            if (expected.has("cut")) {
                assertEquals(
                        expected.getAsJsonArray("cut").size(), blocked.cut().size());
            }
            assertTrue(blocked.cut().stream().allMatch(hex -> enemyHeld.test(hex.index())));
        } else {
            assertEquals("unconnected", expected.get("reason").getAsString());
        }
    }

    @ParameterizedTest(name = "{0}: supply")
    @MethodSource("withSupply")
    void supply(String file) {
        SortedMap<String, Boolean> expected = new TreeMap<>();
        answer(file, "supply")
                .getAsJsonObject("supplied")
                .entrySet()
                .forEach(entry -> expected.put(entry.getKey(), entry.getValue().getAsBoolean()));
        GameState state = game(file).state();
        VictoryTerms terms = state.scenario().victory();
        SupplyTrace trace =
                new SupplyTrace(state.scenario().field(), state.survey().costs());
        trace.search(
                terms.bases(), terms.supplyRange(), hex -> state.deployment().occupied(hex, Side.CONFEDERATE));
        SortedMap<String, Boolean> found = new TreeMap<>();
        for (Unit unit : state.onMap(Side.UNION)) {
            int hex = state.deployment().hexOf(unit);
            found.put(unit.id(), trace.supplied(hex));
            trace.path(hex).ifPresent(path -> checkPath(path, state.deployment().hexOf(unit), terms));
        }
        assertEquals(expected, found);
    }

    private static void checkPath(List<Hex> path, int from, VictoryTerms terms) {
        assertEquals(from, path.get(0).index());
        assertTrue(terms.bases().contains(path.get(path.size() - 1)));
    }
}
