package org.roadtorichmond.scenario.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.HoldSettled;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.save.Verification;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.testing.RandomPlay;
import org.roadtorichmond.testing.RandomWorld;
import org.roadtorichmond.testing.ScenarioFile;
import org.roadtorichmond.testing.Schemas;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.victory.account.Army;

@DisplayName("a position that is cut out of a game")
class PositionAccountTest {
    private static final Documents DOCUMENTS = new Documents(Shelf.of(List.of(Checkout.path("maps"))));
    private static final int GAMES = 12;

    private static Result<Document> open(String text) {
        return DOCUMENTS.open(text.replace('\'', '"').getBytes(StandardCharsets.UTF_8));
    }

    private static LoadedPosition position(String text) {
        assertEquals(List.of(), Schemas.faults(text));
        Result<Document> read = DOCUMENTS.open(text.getBytes(StandardCharsets.UTF_8));
        assertEquals(List.of(), read.problems());
        assertEquals(List.of(), read.warnings(), "it says all that counts");
        return ((Document.PositionDocument) read.value().orElseThrow()).position();
    }

    private static Game begun(LoadedPosition position) {
        return VictorySystems.newGame(position.scenario().survey(), position.opening(), 1);
    }

    /** A small random battle under a system, in which ground is paid for at the end and after turns, if a file can say it. */
    private static Optional<LoadedScenario> battle(long seed, VictorySystem system) {
        Scenario scenario = RandomWorld.contest(seed, system.id()).state().scenario();
        JsonObject json = ScenarioFile.scenario(scenario);
        HexGrid grid = scenario.field().grid();
        Random random = new Random(seed);
        JsonArray holds = new JsonArray();
        for (int turn = 0; turn < scenario.turns(); turn++) {
            JsonObject hold = new JsonObject();
            hold.addProperty("hex", grid.hex(random.nextInt(grid.size())).number());
            hold.addProperty("side", Side.values()[random.nextInt(2)].word());
            hold.addProperty("points", 1 + random.nextInt(9));
            if (turn > 0) {
                hold.addProperty("after", turn);
            }
            holds.add(hold);
        }
        json.getAsJsonObject("victory").add("holds", holds);
        // All but trains are infantry, and none has colours apart, so that all of it scores.
        json.getAsJsonArray("units").forEach(unit -> armed(unit.getAsJsonObject()));
        return open(json.toString()).value().map(read -> ((Document.ScenarioDocument) read).scenario());
    }

    private static void armed(JsonObject unit) {
        if (!unit.get("type").getAsString().equals("train")) {
            unit.addProperty("type", "infantry");
        }
        if (unit.has("tags")) {
            unit.getAsJsonArray("tags").remove(new JsonPrimitive("colours"));
        }
    }

    private static LoadedScenario any(VictorySystem system) {
        return IntStream.range(0, GAMES)
                .mapToObj(seed -> battle(seed, system))
                .flatMap(Optional::stream)
                .findFirst()
                .orElseThrow();
    }

    /** What a position cannot say: units that fled in this player-turn, and those that left the map shaken. */
    private static boolean expressible(VictorySystem system, GameState state) {
        return switch (system) {
            case BATTLE_POINTS_17, SIMPLIFIED ->
                state.scenario().units().stream().noneMatch(state::retreated);
            case BATTLE_POINTS_16 ->
                state.scenario().units().stream()
                        .noneMatch(unit -> state.exited(unit).isPresent() && state.shaken(unit));
            default -> true;
        };
    }

    private static String totals(Adjudication result) {
        List<Object> totals = new ArrayList<>(List.of(result.winner(), result.score(), result.outcome()));
        for (Army army : Army.values()) {
            totals.add(result.sides().of(army).total());
            totals.add(result.tokens().map(tokens -> tokens.of(army)));
            totals.add(result.withdraws().map(withdraws -> withdraws.of(army)));
        }
        return totals.toString();
    }

    /** Compares a game with the position that is cut out of it, under every system, and counts what was compared. */
    private static void compare(LoadedScenario loaded, Game game, Map<VictorySystem, Integer> compared) {
        Game again = begun(position(PositionWriter.text(loaded, game).orElseThrow()));
        for (VictorySystem system : VictorySystem.values()) {
            if (expressible(system, game.state())) {
                assertEquals(totals(system.adjudicate(game)), totals(system.adjudicate(again)), system::id);
                compared.merge(system, 1, Integer::sum);
            }
        }
    }

    @ParameterizedTest(name = "{0}")
    @EnumSource
    @DisplayName("comes to the totals of the game at every moment, under every system, in random games of every system")
    void totals(VictorySystem played) {
        Map<VictorySystem, Integer> compared = new EnumMap<>(VictorySystem.class);
        int paid = 0;
        int tokens = 0;
        int games = 0;
        for (int seed = 0; games < GAMES; seed++) {
            Optional<LoadedScenario> made = battle(seed, played);
            if (made.isEmpty()) {
                continue;
            }
            games++;
            LoadedScenario loaded = made.get();
            Game game = VictorySystems.newGame(loaded.survey(), seed);
            new RandomPlay(game, seed).toTheEnd(() -> {
                if (game.state().combat().isEmpty() && game.log().size() % 3 == 0) {
                    compare(loaded, game, compared);
                }
            });
            paid += (int) game.log().stream()
                    .flatMap(entry -> entry.events().stream())
                    .filter(event -> event instanceof HoldSettled hold && hold.held())
                    .count();
            tokens += VictorySystem.SPOILS_OF_WAR
                    .adjudicate(game)
                    .tokens()
                    .orElseThrow()
                    .lines()
                    .size();
        }
        assertEquals(VictorySystem.values().length, compared.size());
        assertTrue(compared.values().stream().allMatch(count -> count > 50), compared::toString);
        assertTrue(paid > 0 && tokens > 10, "settled " + paid + ", lines of tokens " + tokens);
    }

    @Test
    @DisplayName("is played on, saved and loaded with what it says of ground and tokens")
    void playedOn() {
        LoadedScenario loaded = any(VictorySystem.SPOILS_OF_WAR);
        Game game = VictorySystems.newGame(loaded.survey(), 3);
        RandomPlay play = new RandomPlay(game, 3);
        while (game.state().ending().isEmpty()
                && (game.state().moment().turn() < 3 || game.state().combat().isPresent())) {
            play.step();
        }
        LoadedPosition position = position(PositionWriter.text(loaded, game).orElseThrow());
        Map<String, Integer> tokens = new HashMap<>();
        position.opening().tokens().forEach((unit, count) -> tokens.put(unit.id(), count));
        for (Unit unit : game.state().scenario().units()) {
            assertEquals(game.state().tokens(unit), tokens.getOrDefault(unit.id(), 0), unit::id);
        }
        assertTrue(!position.opening().settled().isEmpty(), "ground was settled");
        Game on = begun(position);
        new RandomPlay(on, 5).toTheEnd(() -> {});
        SavedGame saved = new SavedGame(position.scenario(), on, Map.of());
        String text = new String(GameWriter.bytes(saved), StandardCharsets.UTF_8);
        assertEquals(List.of(), Schemas.faults(text));
        SavedGame read = ((Document.GameDocument) DOCUMENTS
                        .open(text.getBytes(StandardCharsets.UTF_8))
                        .value()
                        .orElseThrow())
                .saved();
        assertEquals(on.opening(), read.game().opening());
        assertEquals(VictorySystem.judge(on), VictorySystem.judge(read.game()));
        assertEquals(Optional.empty(), Verification.verify(read));
    }

    @Test
    @DisplayName("does not say that a side conceded")
    void conceded() {
        LoadedScenario loaded = any(VictorySystem.ROAD_TO_RICHMOND);
        Game game = VictorySystems.newGame(loaded.survey(), 1);
        game.execute(new Command.Concede(Side.UNION));
        Game again = begun(position(PositionWriter.text(loaded, game).orElseThrow()));
        assertEquals(Optional.empty(), again.state().ending());
        assertEquals(VictorySystem.score(game), VictorySystem.score(again));
    }

    private static final String GROUND = "{'format': 'scenario/1', 'name': 'Ground', 'of': 'training', 'victory': "
            + "{'system': 'SYSTEM', 'allows': [], 'holds': [{'hex': '0204', 'side': 'union', 'points': 8, 'after': 2}]}}";

    private static Result<Document> read(String system, String rest) {
        return open("{'format': 'position/1', 'scenario': " + GROUND.replace("SYSTEM", system) + ", " + rest + "}");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'hex': '0204', 'side': 'union', 'points': 8, 'after': 2| ``| ``",
                "'hex': '0204', 'side': 'union', 'points': 0, 'after': 2| ``| ``",
                "'hex': '0205', 'side': 'union', 'points': 8, 'after': 2| $.settled[0].hex| The scenario pays the Union nothing for holding hex 0205 after turn 2.",
                "'hex': '0204', 'side': 'confederate', 'points': 8, 'after': 2| $.settled[0].hex| The scenario pays the Confederate nothing",
                "'hex': '0204', 'side': 'union', 'points': 8, 'after': 1| $.settled[0].hex| nothing for holding hex 0204 after turn 1.",
                "'hex': '0204', 'side': 'union', 'points': 7, 'after': 2| $.settled[0].points| This ground pays 8 points if it was held and 0 if it was not.",
                "'hex': '0204', 'side': 'union', 'points': 8, 'after': 2}, {'hex': '0204', 'side': 'union', 'points': 0, 'after': 2| $.settled[1].hex| already",
                "'hex': '0204', 'side': 'union', 'points': 8| $.settled[0]| after"
            })
    @DisplayName("says what ground paid, as its scenario pays for it")
    void settled(String entry, String path, String words) {
        Result<Document> read = read("simplified", "'turn': 3, 'units': [], 'settled': [{" + entry + "}]");
        assertFault(read, path, words);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "'1/A': 2| ``| ``| ``",
                "'9/A': 2| ``| $.tokens['9/A']| No unit of the scenario has the id",
                "'1/A': 0| ``| $.tokens['1/A']| 0",
                "'A Art': 1| ``| $.tokens['A Art']| only infantry with colours",
                "'1/A': 1| {'id': '1/A', 'state': 'eliminated'}| $.tokens['1/A']| only infantry with colours",
                "'1/A': 1| {'id': '1/A', 'state': 'awaited'}| $.tokens['1/A']| can have no tokens",
                "'1/A': 1| {'id': '1/A', 'state': 'map', 'hex': '0404', 'shaken': true}| $.tokens['1/A']| can have no tokens",
                "'1/A': 1| {'id': '1/A', 'state': 'exited', 'hex': '0804', 'turn': 1}| ``| ``"
            })
    @DisplayName("says which units have tokens, which only some can have")
    void tokens(String entry, String unit, String path, String words) {
        Result<Document> read =
                read("spoils-of-war", "'turn': 1, 'units': [" + unit + "], 'settled': [], 'tokens': {" + entry + "}");
        assertFault(read, path, words);
    }

    private static void assertFault(Result<Document> read, String path, String words) {
        List<Problem> problems = read.problems();
        assertEquals(
                path.isEmpty() ? List.of() : List.of(path),
                problems.stream().map(Problem::path).toList(),
                problems::toString);
        problems.forEach(problem -> {
            assertTrue(problem.message().contains(words), problem::toString);
            assertTrue(!problem.sentence().in(Locale.GERMAN).equals(problem.message()), problem::toString);
        });
    }

    @ParameterizedTest(name = "{0}, {1}: {2}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "simplified| 'turn': 3, 'units': []| does not say whether it was held",
                "simplified| 'turn': 3, 'units': [], 'settled': []| ``",
                "simplified| 'turn': 2, 'units': []| ``",
                "spoils-of-war| 'turn': 2, 'units': [{'id': '1/B', 'state': 'eliminated'}]| which units have tokens",
                "spoils-of-war| 'turn': 2, 'units': [{'id': '1/B', 'state': 'eliminated'}], 'tokens': {}| ``",
                "spoils-of-war| 'turn': 2, 'units': []| ``",
                "battle-points-16| 'turn': 2, 'units': [{'id': '1/B', 'state': 'eliminated'}]| which units have tokens",
                "withdrawal| 'turn': 2, 'units': [{'id': '1/B', 'state': 'eliminated'}]| ``"
            })
    @DisplayName("is warned of where it leaves out what may count")
    void warned(String system, String rest, String words) {
        Result<Document> read = read(system, rest);
        assertEquals(List.of(), read.problems());
        assertEquals(words.isEmpty() ? 0 : 1, read.warnings().size(), read.warnings()::toString);
        read.warnings().forEach(warning -> {
            assertTrue(warning.message().contains(words), warning::toString);
            assertTrue(!warning.sentence().in(Locale.GERMAN).equals(warning.message()), warning::toString);
        });
    }
}
