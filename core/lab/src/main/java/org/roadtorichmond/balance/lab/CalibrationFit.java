package org.roadtorichmond.balance.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.roadtorichmond.ai.Reckoning;
import org.roadtorichmond.balance.LogisticRegression;
import org.roadtorichmond.scenario.yardstick.Calibration;
import org.roadtorichmond.unit.Side;

/**
 * Fits a {@link Calibration} to games: what the chance of winning after each game-turn had to be multiplied by and shifted by, as log
 * odds in each third of the battle, for the results to be likeliest. A game counts once for each third, however many of its turns lie
 * there; and as if {@link #DOUBT} more games had gone just as the evaluation says, so that a few games change little and none nothing.
 */
final class CalibrationFit {
    /** How many games speak for the evaluation as it is. */
    static final double DOUBT = 10;

    private static final int THIRDS = 3;
    private static final int HUNDRED = 100;

    /** The log odds of which those games are made. */
    private static final List<Integer> EVEN = List.of(-2, -1, 0, 1, 2);

    private final List<double[]> rows = new ArrayList<>();
    private final List<Double> results = new ArrayList<>();
    private final List<Double> counts = new ArrayList<>();
    private final Calibration times;

    /** A fit of no games yet, of a battle of a number of game-turns. */
    CalibrationFit(int turns) {
        times = new Calibration(IntStream.range(0, THIRDS)
                .map(third -> (2 * third + 1) * turns / (2 * THIRDS))
                .distinct()
                .mapToObj(turn -> new Calibration.Knot(turn, 0, HUNDRED))
                .toList());
    }

    /** Adds a game; what the chance was in the end is the result and no forecast. */
    void add(GameCourse course, double score) {
        int knots = times.knots().size();
        int forecasts = course.chances().size() - 1;
        double[] all = new double[knots];
        for (int i = 0; i < forecasts; i++) {
            for (int knot = 0; knot < knots; knot++) {
                all[knot] += times.weight(knot, course.over(i));
            }
        }
        for (int i = 0; i < forecasts; i++) {
            double[] weights = new double[knots];
            double count = 0;
            for (int knot = 0; knot < knots; knot++) {
                weights[knot] = times.weight(knot, course.over(i));
                count += all[knot] > 0 ? weights[knot] / all[knot] : 0;
            }
            add(weights, Calibration.logOdds(course.chance(i, Side.UNION)), score, count);
        }
    }

    private void add(double[] weights, double logOdds, double result, double count) {
        double[] row = new double[2 * weights.length];
        for (int knot = 0; knot < weights.length; knot++) {
            row[knot] = weights[knot];
            row[weights.length + knot] = weights[knot] * logOdds;
        }
        rows.add(row);
        results.add(result);
        counts.add(count);
    }

    Calibration fit() {
        if (rows.isEmpty()) {
            return Calibration.NONE;
        }
        int knots = times.knots().size();
        int games = rows.size();
        for (int knot = 0; knot < knots; knot++) {
            double[] alone = new double[knots];
            alone[knot] = 1;
            EVEN.forEach(odds -> add(alone, odds, Reckoning.logistic(odds), DOUBT / EVEN.size()));
        }
        double[] found = LogisticRegression.fit(rows.toArray(new double[0][]), array(results), array(counts), 0)
                .weights()
                .toArray();
        // They are no games.
        List.of(rows, results, counts)
                .forEach(list -> list.subList(games, list.size()).clear());
        return new Calibration(IntStream.range(0, knots)
                .mapToObj(knot -> new Calibration.Knot(
                        times.knots().get(knot).turn(),
                        hundredths(found[knot], -Calibration.MOST),
                        hundredths(found[knots + knot], Calibration.LEAST_SLOPE)))
                .toList());
    }

    /** Within what a yardstick can hold, which battles that are all but settled for long exceed. */
    private static int hundredths(double found, int least) {
        return (int) Math.max(least, Math.min(Calibration.MOST, Math.round(HUNDRED * found)));
    }

    private static double[] array(List<Double> numbers) {
        return numbers.stream().mapToDouble(Double::doubleValue).toArray();
    }
}
