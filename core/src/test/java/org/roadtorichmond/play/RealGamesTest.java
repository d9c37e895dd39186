package org.roadtorichmond.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.testing.Legality;
import org.roadtorichmond.testing.RandomPlay;

@DisplayName("random games of the game's own scenarios")
class RealGamesTest {
    private static final int SELDOM = 8;

    private static void play(String scenario, long seed, int checkEvery) {
        Survey survey = new Documents(Shelf.of(List.of()))
                .openScenario(scenario)
                .value()
                .orElseThrow()
                .survey();
        Game game = new Game(survey, seed);
        long opening = game.state().hash();
        new RandomPlay(game, seed).toTheEnd(() -> {
            if (game.log().size() % checkEvery == 0 || game.state().combat().isPresent()) {
                Legality.check(game.state());
            }
        });
        Legality.check(game.state());
        assertTrue(game.state().attacks() > 0, "there was a fight");
        while (!game.log().isEmpty()) {
            game.revert();
        }
        assertEquals(opening, game.state().hash());
        Legality.check(game.state());
    }

    @ParameterizedTest(name = "{0}, seed {1}")
    @CsvSource({
        "training.scenario.json, 1",
        "training.scenario.json, 2",
        "gaines-mill.scenario.json, 1",
        "gaines-mill.scenario.json, 2",
        "road-to-richmond.scenario.json, 1"
    })
    @DisplayName("keep the rules, end, and can be taken back to the start")
    void few(String scenario, long seed) {
        play(scenario, seed, SELDOM);
    }

    @Tag("long")
    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"training.scenario.json", "gaines-mill.scenario.json", "road-to-richmond.scenario.json"})
    @DisplayName("the same many times over")
    void many(String scenario) {
        for (long seed = 3; seed < 10; seed++) {
            play(scenario, seed, 1);
        }
    }
}
