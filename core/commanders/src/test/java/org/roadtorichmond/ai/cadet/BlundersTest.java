package org.roadtorichmond.ai.cadet;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.recruit.Recruit;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.scenario.ShippedScenarios;
import org.roadtorichmond.testing.Blunders;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystems;

@DisplayName("cadets against recruits, five games from either side")
final class BlundersTest {
    private static final int PAIRS = 5;

    private static final Blunders CADET_AS_UNION = new Blunders();
    private static final Blunders CADET_AS_CONFEDERATE = new Blunders();

    @BeforeAll
    static void play() {
        Survey survey = ShippedScenarios.survey("road-to-richmond");
        for (int seed = 1; seed <= PAIRS; seed++) {
            Game game = VictorySystems.newGame(survey, seed);
            CADET_AS_UNION.watch(new Playout(new Cadet(), new Recruit()).play(game));
            Game swapped = VictorySystems.newGame(survey, seed);
            CADET_AS_CONFEDERATE.watch(new Playout(new Recruit(), new Cadet()).play(swapped));
        }
    }

    @ParameterizedTest(name = "{0}")
    @EnumSource(
            value = Blunders.Kind.class,
            names = {"POINTS_LOST", "NO_RETREAT", "TRAIN_ON_EXIT", "UNITS_ON_EXIT"})
    @DisplayName("are seen to make fewer of them")
    void fewer(Blunders.Kind kind) {
        int cadets = CADET_AS_UNION.count(Side.UNION, kind) + CADET_AS_CONFEDERATE.count(Side.CONFEDERATE, kind);
        int recruits = CADET_AS_UNION.count(Side.CONFEDERATE, kind) + CADET_AS_CONFEDERATE.count(Side.UNION, kind);
        assertTrue(cadets < recruits, cadets + " against " + recruits);
    }
}
