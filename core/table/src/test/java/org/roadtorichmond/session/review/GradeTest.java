package org.roadtorichmond.session.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.victory.account.Measure;
import org.roadtorichmond.victory.account.Score;

@DisplayName("The grade of a result")
final class GradeTest {
    @ParameterizedTest(name = "{1} of {2} {0} is {3}")
    @CsvSource({
        "VICTORY_POINTS, 5, 411, NARROW",
        "VICTORY_POINTS, 12, 411, NARROW",
        "VICTORY_POINTS, 13, 411, CLEAR",
        "VICTORY_POINTS, 33, 411, DECISIVE",
        "VICTORY_POINTS, 66, 411, CRUSHING",
        "VICTORY_POINTS, 0, 411, BEHIND",
        "VICTORY_POINTS, -7, 411, BEHIND",
        "VICTORY_POINTS, 3, 0, CRUSHING",
        "BATTLE_POINTS, 2, 20, NARROW",
        "BATTLE_POINTS, 4, 20, CLEAR",
        "BATTLE_POINTS, 8, 20, DECISIVE",
        "BATTLE_POINTS, 14, 20, CRUSHING",
        "TOKENS, 1, 28, NARROW",
        "TOKENS, 2, 28, CLEAR",
        "TOKENS, 5, 28, DECISIVE",
        "TOKENS, 9, 28, CRUSHING"
    })
    @DisplayName("is by the margin against what was at stake")
    void graded(Measure measure, long margin, long stake, Grade grade) {
        assertEquals(grade, Grade.of(measure, margin, stake));
        assertEquals(Grade.DRAWN, Grade.of(new Score(measure, 3, 3), false, 0, stake));
    }

    private static Scenario scenario(String name) {
        return new Documents(Shelf.of(List.of()))
                .openScenario(name)
                .value()
                .orElseThrow()
                .scenario();
    }

    @Test
    @DisplayName("knows what is at stake: more in a greater battle, and all points that are shared")
    void atStake() {
        Score points = new Score(Measure.VICTORY_POINTS, 1, 0);
        long training = AtStake.of(scenario("training"), points);
        long whole = AtStake.of(scenario("road-to-richmond"), points);
        assertTrue(training > 50 && training * 5 < whole, training + " and " + whole);
        assertEquals(20, AtStake.of(scenario("gaines-mill-battle-points"), new Score(Measure.BATTLE_POINTS, 12, 8)));
    }
}
