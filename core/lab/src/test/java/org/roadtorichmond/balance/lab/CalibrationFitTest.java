package org.roadtorichmond.balance.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.ai.Reckoning;
import org.roadtorichmond.scenario.yardstick.Calibration;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.account.Measure;

/** The games are made up: a chance wanders from turn to turn, and the winner is drawn by what it means in truth. */
@DisplayName("Calibrations are fitted")
final class CalibrationFitTest {
    private static final int TURNS = 12;

    /** A game in which the evaluation has said these chances, in thousandths, from its beginning to its last turn but one. */
    private static GameCourse course(List<Integer> said, double score) {
        List<Integer> chances = new ArrayList<>(said);
        chances.add((int) (score * GameCourse.CERTAIN));
        GameLine.Points none = new GameLine.Points(0, 0);
        String winner = score > 0.5 ? "union" : "confederate";
        List<Integer> zeros = Collections.nCopies(chances.size(), 0);
        return new GameCourse(
                List.of(new GameCourse.Judged("road-to-richmond", winner, Measure.VICTORY_POINTS, none)),
                "made up",
                List.of("turns"),
                1,
                1,
                Collections.nCopies(chances.size(), 0L),
                Collections.nCopies(chances.size(), 0L),
                zeros,
                zeros,
                Collections.nCopies(chances.size(), none),
                chances,
                none,
                none,
                List.of(0.0, 0.0, 0.0),
                Map.of(),
                List.of(),
                Map.of(),
                Map.of(),
                List.of(),
                Map.of(),
                Map.of(),
                Map.of());
    }

    /** The fit of games of an evaluation whose log odds must be multiplied and shifted by these to be right. */
    private static Calibration fitted(int games, double slope, double shift) {
        Random random = new Random(53);
        CalibrationFit fit = new CalibrationFit(TURNS);
        for (int game = 0; game < games; game++) {
            double truth = 2 * random.nextGaussian();
            double score = random.nextDouble() < Reckoning.logistic(truth) ? 1 : 0;
            int said = (int) Math.round(GameCourse.CERTAIN * Reckoning.logistic((truth - shift) / slope));
            fit.add(course(Collections.nCopies(TURNS, said), score), score);
        }
        return fit.fit();
    }

    @ParameterizedTest
    @CsvSource({"8, 14", "8, -14", "14, 0"})
    @DisplayName("within what a yardstick can hold, however far off the evaluation was")
    void bounded(double slope, double shift) {
        for (Calibration.Knot knot : fitted(4000, slope, shift).knots()) {
            assertTrue(Math.abs(knot.shift()) <= Calibration.MOST, knot::toString);
            assertTrue(knot.slope() <= Calibration.MOST, knot::toString);
            assertTrue(Math.max(Math.abs(knot.shift()), knot.slope()) > Calibration.MOST / 2, knot::toString);
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 1.5", "0.6, -0.8", "1.4, 0", "1, 0"})
    @DisplayName("so that a known skew is found again")
    void recovers(double slope, double shift) {
        Calibration found = fitted(4000, slope, shift);
        assertEquals(
                List.of(2, 6, 10),
                found.knots().stream().map(Calibration.Knot::turn).toList());
        for (Calibration.Knot knot : found.knots()) {
            assertEquals(100 * shift, knot.shift(), 20, found::toString);
            assertEquals(100 * slope, knot.slope(), 15, found::toString);
        }
    }

    @Test
    @DisplayName("so that the chances shown agree with the results in games that had no part in it")
    void agrees() {
        Calibration found = fitted(400, 0.7, 1.2);
        Random random = new Random(54);
        double[] shown = new double[10];
        double[] won = new double[10];
        int[] count = new int[10];
        for (int game = 0; game < 20_000; game++) {
            double truth = 2 * random.nextGaussian();
            double chance = found.of(Side.UNION, Reckoning.logistic((truth - 1.2) / 0.7), 6);
            int bin = (int) (10 * chance);
            count[bin]++;
            shown[bin] += chance;
            won[bin] += random.nextDouble() < Reckoning.logistic(truth) ? 1 : 0;
        }
        for (int bin = 0; bin < 10; bin++) {
            assertEquals(won[bin] / count[bin], shown[bin] / count[bin], 0.07, "bin " + bin);
        }
    }

    @Test
    @DisplayName("not at all without games, and little by few")
    void few() {
        assertEquals(Calibration.NONE, new CalibrationFit(TURNS).fit());
        CalibrationFit fit = new CalibrationFit(TURNS);
        double before = 0.3;
        for (int games : new int[] {1, 3, 100}) {
            for (int game = 0; game < games; game++) {
                fit.add(course(Collections.nCopies(TURNS, 300), 1), 1);
            }
            double shown = fit.fit().of(Side.UNION, 0.3, 6);
            assertTrue(shown > before, () -> games + " games more that the Union has won: " + shown);
            assertTrue(games > 1 || shown < 0.45, () -> "one game says little: " + shown);
            before = shown;
        }
        assertTrue(before > 0.7, "104 games say much: " + before);
    }

    @Test
    @DisplayName("so that what they show never falls where the evaluation rises, whatever the games say")
    void rises() {
        Calibration found = fitted(1000, -0.5, 0);
        found.knots().forEach(knot -> assertEquals(Calibration.LEAST_SLOPE, knot.slope()));
    }

    @Test
    @DisplayName("alike when they are asked again, and by short battles of a turn or two")
    void again() {
        CalibrationFit fit = new CalibrationFit(2);
        fit.add(course(List.of(300, 350), 1), 1);
        assertEquals(fit.fit(), fit.fit());
        CalibrationFit shortest = new CalibrationFit(1);
        shortest.add(course(List.of(300), 1), 1);
        assertTrue(shortest.fit().of(Side.UNION, 0.3, 0) > 0.3);
    }
}
