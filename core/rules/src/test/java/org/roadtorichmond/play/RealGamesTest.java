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

    /** Plays a game to its end and back to its start. Returns the number of attacks. */
    private static int play(String scenario, long seed, int checkEvery) {
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
        int attacks = game.state().attacks();
        while (!game.log().isEmpty()) {
            game.revert();
        }
        assertEquals(opening, game.state().hash());
        Legality.check(game.state());
        return attacks;
    }

    @ParameterizedTest(name = "{0}, seed {1}")
    @CsvSource({
        "training.scenario.json, 1",
        "training.scenario.json, 2",
        "gaines-mill.scenario.json, 1",
        "gaines-mill.scenario.json, 3",
        "road-to-richmond.scenario.json, 1"
    })
    @DisplayName("keep the rules, end, and can be taken back to the start")
    void few(String scenario, long seed) {
        assertTrue(play(scenario, seed, SELDOM) > 0, "there was a fight");
    }

    @Tag("long")
    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"training.scenario.json", "gaines-mill.scenario.json", "road-to-richmond.scenario.json"})
    @DisplayName("the same many times over")
    void many(String scenario) {
        int attacks = 0;
        for (long seed = 3; seed < 10; seed++) {
            attacks += play(scenario, seed, 1);
        }
        // Armies that wander at random may miss each other once, but not every time.
        assertTrue(attacks > 0, "there were fights");
    }
}
