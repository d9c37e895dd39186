package org.roadtorichmond.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.save.Verification;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.victory.account.Army;
import org.roadtorichmond.victory.account.Line;

@DisplayName("Whole games under each system")
final class SystemsPlayTest {
    private static final Documents DOCUMENTS = new Documents(Shelf.of(List.of()));
    private static final int MOST = 5000;
    private static final long SEED = 1;

    static Stream<Arguments> games() {
        return Stream.of("gaines-mill-withdrawal", "gaines-mill-battle-points")
                .flatMap(name -> VictorySystem.ids().stream().map(system -> Arguments.of(name, system)));
    }

    private static LoadedScenario load(String name) {
        return DOCUMENTS.openScenario(name).value().orElseThrow();
    }

    @ParameterizedTest(name = "{0} under {1}")
    @MethodSource("games")
    void a_random_game_comes_to_its_end_and_every_point_has_its_line(String name, String system) {
        Scenario loaded = load(name).scenario();
        Scenario scenario = loaded.with(loaded.victory().under(system));
        Survey survey = new Survey(scenario);
        Game game = VictorySystems.newGame(survey, SEED);
        RandomPlay play = new RandomPlay(game, SEED);
        for (int i = 0; i < MOST && game.state().ending().isEmpty(); i++) {
            play.play(1);
            audit(game, VictorySystem.judge(game));
        }
        assertTrue(game.state().ending().isPresent(), "at " + game.state().moment());
        for (VictorySystem each : VictorySystem.values()) {
            audit(game, each.adjudicate(game));
        }
        unwind(game, survey, SEED);
    }

    private static void audit(Game game, Adjudication result) {
        for (Army army : Army.values()) {
            assertEquals(
                    result.sides().of(army).lines().stream()
                            .mapToLong(Line::points)
                            .sum(),
                    result.sides().of(army).total());
        }
        result.battlePoints().ifPresent(points -> assertEquals(20, points.of(Army.A) + points.of(Army.B)));
        if (game.rules().spoils().played()) {
            result.tokens().ifPresent(tokens -> {
                assertEquals(tokens(game, Side.UNION), tokens.of(Army.A));
                assertEquals(tokens(game, Side.CONFEDERATE), tokens.of(Army.B));
            });
        }
    }

    private static int tokens(Game game, Side side) {
        int sum = 0;
        for (Unit unit : game.state().forces().units()) {
            sum += unit.side() == side ? game.state().tokens(unit) : 0;
        }
        return sum;
    }

    /** Takes the game back to its beginning and forward again, and checks that every state is the same. */
    private static void unwind(Game game, Survey survey, long seed) {
        long end = game.state().hash();
        List<Entry> log = new ArrayList<>(game.log());
        for (int i = log.size() - 1; i >= 0; i--) {
            assertEquals(log.get(i).hash(), game.state().hash());
            game.revert();
        }
        assertEquals(
                VictorySystems.newGame(survey, seed).state().hash(),
                game.state().hash());
        log.forEach(game::restore);
        assertEquals(end, game.state().hash());
    }

    @ParameterizedTest
    @MethodSource("names")
    void a_game_that_is_saved_is_loaded_and_verified_with_what_its_system_did(String name) {
        LoadedScenario loaded = load(name);
        Game game = VictorySystems.newGame(loaded.survey(), 7);
        new RandomPlay(game, 7).play(MOST);
        byte[] bytes = GameWriter.bytes(new SavedGame(loaded, game, Map.of()));
        Result<Document> result = DOCUMENTS.open(bytes);
        assertEquals(List.of(), result.problems());
        SavedGame saved = ((Document.GameDocument) result.value().orElseThrow()).saved();
        assertEquals(game.log(), saved.game().log());
        assertEquals(game.state().hash(), saved.game().state().hash());
        assertEquals(Optional.empty(), Verification.verify(saved));
    }

    static List<String> names() {
        return List.of("gaines-mill-withdrawal", "gaines-mill-battle-points");
    }
}
