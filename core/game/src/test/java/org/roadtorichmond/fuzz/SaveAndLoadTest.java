package org.roadtorichmond.fuzz;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Opening;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.save.Verification;
import org.roadtorichmond.scenario.setup.LoadedPosition;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.testing.RandomPlay;
import org.roadtorichmond.testing.RandomWorld;
import org.roadtorichmond.testing.ScenarioFile;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.VictorySystems;

/** Saves and loads random games after every command. Battles made in memory are first written to a file and read. */
@DisplayName("A game that is saved and loaded after any command is the same game")
final class SaveAndLoadTest {
    private static final Documents DOCUMENTS = new Documents(Shelf.of(List.of()));
    private static final int FEW = 6;
    private static final int MANY = 300;
    private static final int VERIFIED_EVERY = 7;

    private static Result<Document> open(JsonObject json) {
        return DOCUMENTS.open(json.toString().getBytes(StandardCharsets.UTF_8));
    }

    /** A random battle as a file, with rules and a victory system chosen by its number. */
    private static JsonObject battle(int number) {
        Game game = RandomWorld.battle(number).game();
        JsonObject position = ScenarioFile.position(game.state().scenario(), game.opening());
        JsonObject scenario = position.getAsJsonObject("scenario");
        Random random = new Random(number);
        scenario.getAsJsonObject("rules").addProperty("variableArrivals", random.nextInt(4) == 0);
        List<String> systems = VictorySystem.ids();
        JsonObject victory = scenario.getAsJsonObject("victory");
        String system = systems.get(random.nextInt(systems.size()));
        victory.addProperty("system", system);
        HexGrid grid = game.state().scenario().field().grid();
        String hex = grid.hex(random.nextInt(grid.size())).number();
        if (system.equals("withdrawal")) {
            JsonObject bonus = new JsonObject();
            bonus.addProperty("hex", hex);
            bonus.addProperty("points", 100);
            JsonArray bonuses = new JsonArray();
            bonuses.add(bonus);
            victory.add("bonus", bonuses);
            victory.addProperty(
                    "length", List.of("rolled", "random-end", "none").get(random.nextInt(3)));
            // Dice may need eight turns.
            scenario.addProperty("turns", 8);
        } else if (system.equals("battle-points-16") && random.nextBoolean()) {
            JsonArray hexes = new JsonArray();
            hexes.add(hex);
            JsonObject primary = new JsonObject();
            primary.add("hexes", hexes);
            victory.add("primary", primary);
        }
        return position;
    }

    /** Loads a battle, unless its map cannot be drawn because a road crosses a river without a bridge. */
    private static Optional<LoadedPosition> load(int number) {
        Result<Document> result = open(battle(number));
        for (var problem : result.problems()) {
            boolean drawn = problem.message().contains("crosses a river")
                    || problem.message().contains("cannot stand off");
            assertTrue(drawn, () -> number + ": " + problem);
        }
        return result.value().map(document -> ((Document.PositionDocument) document).position());
    }

    private static void playSaving(LoadedScenario scenario, Opening opening, long seed, Set<Class<?>> seen) {
        Game game = VictorySystems.newGame(scenario.survey(), opening, seed);
        RandomPlay player = new RandomPlay(game, seed);
        Map<String, String> options = Map.of("union", "human", "seed", "\u00e9\"\\\n\ud83d\ude00");
        boolean over;
        do {
            SavedGame saved = new SavedGame(scenario, game, options);
            byte[] bytes = GameWriter.bytes(saved);
            SavedGame loaded = loaded(bytes);
            assertSame(game, loaded.game());
            assertEquals(options, loaded.options());
            assertEquals(scenario.scenarioJson(), loaded.scenario().scenarioJson());
            assertEquals(scenario.mapJson(), loaded.scenario().mapJson());
            over = game.state().ending().isPresent();
            if (over || game.log().size() % VERIFIED_EVERY == 0) {
                assertArrayEquals(bytes, GameWriter.bytes(loaded));
                assertEquals(Optional.empty(), Verification.verify(loaded));
            }
            if (!over) {
                playOn(player, game, loaded.game(), seen);
            }
        } while (!over);
    }

    /** Carries out one more command in both the game and the loaded game. */
    private static void playOn(RandomPlay player, Game game, Game loaded, Set<Class<?>> seen) {
        Command command = player.step();
        assertTrue(loaded.execute(command).accepted(), command::toString);
        assertSame(game, loaded);
        seen.add(command.getClass());
        game.log().get(game.log().size() - 1).events().forEach(event -> seen.add(event.getClass()));
    }

    private static SavedGame loaded(byte[] bytes) {
        Result<Document> result = DOCUMENTS.open(bytes);
        assertEquals(List.of(), result.problems());
        return ((Document.GameDocument) result.value().orElseThrow()).saved();
    }

    private static void assertSame(Game expected, Game found) {
        assertEquals(expected.opening(), found.opening());
        assertEquals(expected.log(), found.log());
        assertEquals(expected.prologue(), found.prologue());
        assertEquals(expected.state().hash(), found.state().hash());
        assertEquals(expected.state().ending(), found.state().ending());
        assertEquals(expected.state().moment(), found.state().moment());
        assertEquals(expected.state().seed(), found.state().seed());
    }

    /** Plays a number of the battles that can be drawn, after skipping some. */
    private static Set<Class<?>> play(int leftOut, int battles) {
        Set<Class<?>> seen = new HashSet<>();
        IntStream.iterate(0, number -> number + 1)
                .mapToObj(number -> load(number).map(position -> Map.entry((long) number, position)))
                .flatMap(Optional::stream)
                .skip(leftOut)
                .limit(battles)
                .forEach(battle -> playSaving(
                        battle.getValue().scenario(), battle.getValue().opening(), battle.getKey(), seen));
        return seen;
    }

    @Test
    @DisplayName("in small battles with optional rules, zones, reinforcements and various victory systems")
    void small() {
        Set<Class<?>> seen = play(0, FEW);
        assertTrue(seen.size() > 20, () -> "kinds of commands and events: " + seen);
    }

    @Test
    @Tag("long")
    @DisplayName("the same many times over, with every kind of command but giving up and tokens")
    void smallForLong() {
        Set<Class<?>> seen = play(FEW, MANY);
        assertTrue(seen.size() > 25, () -> "kinds of commands and events: " + seen);
    }

    @ParameterizedTest(name = "{0}, seed {1}")
    @CsvSource("training, 1")
    void shipped(String name, long seed) {
        playShipped(name, seed);
    }

    @ParameterizedTest(name = "{0}, seed {1}")
    @Tag("long")
    @CsvSource({"gaines-mill, 2", "gaines-mill-withdrawal, 3", "gaines-mill-battle-points, 4"})
    void shippedForLong(String name, long seed) {
        playShipped(name, seed);
    }

    private static void playShipped(String name, long seed) {
        LoadedScenario scenario = DOCUMENTS.openScenario(name).value().orElseThrow();
        playSaving(scenario, scenario.scenario().opening(), seed, new HashSet<>());
    }
}
