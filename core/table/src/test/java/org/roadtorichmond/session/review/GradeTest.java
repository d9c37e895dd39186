package org.roadtorichmond.session.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.AtStake;
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
    @DisplayName(
            "is by the margin against what was at stake, where nothing else is known, as of games kept by earlier versions")
    void graded(Measure measure, long margin, long stake, Grade grade) {
        assertEquals(grade, grade(new Score(measure, margin, 0), OptionalInt.empty(), OptionalInt.empty(), stake));
        assertEquals(
                Grade.DRAWN,
                Grade.of(new Score(measure, 3, 3), Optional.empty(), OptionalInt.empty(), OptionalInt.empty(), stake));
    }

    private static Grade grade(Score score, OptionalInt decided, OptionalInt clearer, long stake) {
        return Grade.of(score, Optional.of(Side.UNION), decided, clearer, stake);
    }

    @ParameterizedTest(name = "decided with {0} % left, more clearly than {1} % of the stored games: {2}")
    @CsvSource({
        "0, 10, NARROW",
        "40, 5, NARROW",
        "0, 54, CLEAR",
        "60, 54, DECISIVE",
        "80, 20, CLEAR",
        "100, 0, CLEAR",
        "0, 90, DECISIVE",
        "80, 80, CRUSHING"
    })
    @DisplayName("is by when it was decided, and by how many stored games were decided less clearly")
    void byChanceAndShare(int decided, int clearer, Grade grade) {
        Score narrow = new Score(Measure.VICTORY_POINTS, 58, 21);
        assertEquals(grade, grade(narrow, OptionalInt.of(decided), OptionalInt.of(clearer), 1826));
    }

    @Test
    @DisplayName(
            "is never narrow where the loser could not win for half of the game, nor where it was clearer than half of the stored games")
    void neverNarrow() {
        Score narrow = new Score(Measure.VICTORY_POINTS, 22, 21);
        for (int clearer = 0; clearer <= 100; clearer++) {
            assertNotEquals(Grade.NARROW, grade(narrow, OptionalInt.of(80), OptionalInt.of(clearer), 1826));
            assertNotEquals(Grade.NARROW, grade(narrow, OptionalInt.of(clearer), OptionalInt.of(54), 1826));
        }
    }

    /** A course of a chance for the Union, of one value at the beginning of each player-turn and one at the end. */
    private static ChanceCourse course(double... union) {
        List<ChanceCourse.Point> points = new ArrayList<>();
        for (int i = 0; i < union.length; i++) {
            Side player = i % 2 == 0 ? Side.CONFEDERATE : Side.UNION;
            points.add(new ChanceCourse.Point(i, new Moment(1 + i / 2, player, Phase.MOVEMENT), union[i]));
        }
        return new ChanceCourse(points);
    }

    @Test
    @DisplayName("counts from the last moment at which the loser could win")
    void decided() {
        assertEquals(
                80, course(0.5, 0.3, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0).decided(Side.CONFEDERATE));
        assertEquals(100, course(0.1, 0.1, 0).decided(Side.CONFEDERATE));
        assertEquals(0, course(0.1, 0.2, 0).decided(Side.CONFEDERATE), "the end itself is no moment of it");
        assertEquals(0, course(0.5, 0.5, 1).decided(Side.UNION));
    }

    @Test
    @DisplayName("a cause is lost after three own turns below 5 %, and not before")
    void lostCause() {
        assertTrue(LostCause.isLost(course(0.5, 0.04, 0.2, 0.03, 0.2, 0.01), Side.UNION));
        assertFalse(LostCause.isLost(course(0.5, 0.04, 0.2, 0.06, 0.2, 0.01), Side.UNION));
        assertFalse(LostCause.isLost(course(0.01, 0.04, 0.01, 0.03), Side.UNION));
        assertFalse(LostCause.isLost(course(0.01, 0.04, 0.01, 0.03, 0.01, 0.01), Side.CONFEDERATE));
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
