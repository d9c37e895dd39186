package org.roadtorichmond.ai.cadet;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.scenario.FrozenScenarios;
import org.roadtorichmond.testing.Blunders;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystems;

@DisplayName("cadets against cadets, five games")
final class BlundersTest {
    private static final int GAMES = 5;

    private static final Blunders BLUNDERS = new Blunders();

    @BeforeAll
    static void play() {
        Survey survey = FrozenScenarios.survey("road-to-richmond");
        for (int seed = 1; seed <= GAMES; seed++) {
            Game game = VictorySystems.newGame(survey, seed);
            BLUNDERS.watch(new Playout(new Cadet(), new Cadet()).play(game));
        }
    }

    /**
     * The limits are the numbers of the game's first commander in the same number of games against cadets, on each side; it never
     * handled wagons well.
     */
    @ParameterizedTest(name = "{0}")
    @CsvSource({"NO_RETREAT, 51", "TRAIN_ON_EXIT, 5", "UNITS_ON_EXIT, 44"})
    @DisplayName("make fewer of them than a naive commander")
    void fewer(Blunders.Kind kind, int limit) {
        int cadets = BLUNDERS.count(Side.UNION, kind) + BLUNDERS.count(Side.CONFEDERATE, kind);
        assertTrue(cadets < limit, cadets + " against " + limit);
    }
}
