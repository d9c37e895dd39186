package org.roadtorichmond.balance.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.hipparchus.linear.MatrixUtils;
import org.hipparchus.linear.RealMatrix;
import org.hipparchus.linear.SingularValueDecomposition;
import org.hipparchus.stat.descriptive.rank.Percentile;
import org.hipparchus.stat.inference.OneWayAnova;
import org.hipparchus.stat.inference.TTest;
import org.hipparchus.stat.interval.BinomialProportion;
import org.hipparchus.stat.interval.ConfidenceInterval;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.balance.Estimate;
import org.roadtorichmond.balance.PValue;
import org.roadtorichmond.balance.Proportion;

/**
 * Compares figures with calculations by hand, which are written beside them, and with a library that does not calculate the figure
 * itself.
 */
@DisplayName("The laboratory's statistics")
class StatisticsTest {
    private static final double CLOSE = 1e-5;

    private static RunningStatistics series(double... values) {
        RunningStatistics series = new RunningStatistics();
        Arrays.stream(values).forEach(series::add);
        return series;
    }

    private static ValueCounts spread(long... values) {
        ValueCounts spread = new ValueCounts();
        Arrays.stream(values).forEach(spread::add);
        return spread;
    }

    @Test
    @DisplayName("a series has the mean, spread and interval that are worked out by hand")
    void wholeSeries() {
        RunningStatistics series = series(2, 4, 4, 4, 5, 5, 7, 9);
        // The mean is 40/8. The squares of the differences are 9 + 1 + 1 + 1 + 0 + 0 + 4 + 16 = 32; the deviation is
        // the root of 32/7.
        assertEquals(5, series.mean(), CLOSE);
        assertEquals(2.138090, series.deviation(), CLOSE);
        // 2.138090 / the root of 8; t with 7 degrees of freedom is 2.364624 at 97.5 %; 1.787488 is 0.755929 times that.
        assertEquals(0.755929, series.standardError(), CLOSE);
        assertEquals(3.212512, series.estimate().low(), CLOSE);
        assertEquals(6.787488, series.estimate().high(), CLOSE);
    }

    @Test
    @DisplayName("a series of one figure, of none or of equal ones says no more than it knows")
    void smallSeries() {
        assertEquals(0, series().mean());
        assertEquals(1, series().chanceOfZero());
        assertEquals(Double.POSITIVE_INFINITY, series().estimate().high());
        assertEquals(3, series(3).mean());
        assertEquals(Double.NEGATIVE_INFINITY, series(3).estimate().low());
        assertEquals(1, series(3).chanceOfZero());
        assertFalse(series(3, 3).estimate().hasInterval(), "no spread is no proof that there is none");
        assertFalse(series(0, 0).estimate().hasInterval());
        assertEquals(1, series(0, 0).chanceOfZero());
        // Two equal signs occur by chance in one of two cases, ten in one of 512.
        assertEquals(0.5, series(3, 3).chanceOfZero());
        assertEquals(1 / 512.0, series(3, 3, 3, 3, 3, 3, 3, 3, 3, 3).chanceOfZero(), CLOSE);
        assertEquals(0.5, series(1, 1, 0, 0).chanceOfZero(), CLOSE);
    }

    @Test
    @DisplayName("figures within bounds that are all alike have an interval, in which others may lie that did not come")
    void alike() {
        // For 0 in 10 Wilson's interval ends at 0.277533: that share of the games may lie at either bound.
        Estimate half = series(0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5).estimate(0, 1);
        assertEquals(0.361234, half.low(), CLOSE);
        assertEquals(0.638766, half.high(), CLOSE);
        Estimate all = series(1, 1, 1, 1, 1, 1, 1, 1, 1, 1).estimate(0, 1);
        assertEquals(new Proportion(10, 10).low(), all.low(), CLOSE);
        assertEquals(1, all.high(), CLOSE);
        assertEquals(series(0, 1, 1).estimate().within(0, 1), series(0, 1, 1).estimate(0, 1));
        assertFalse(series(1).estimate(0, 1).hasInterval(), "one figure has none");
        assertFalse(Estimate.of(275, 1e-13, 99).hasInterval(), "what rounding leaves is no spread");
    }

    @Test
    @DisplayName("a chance is never printed as 0")
    void chanceInWords() {
        assertEquals("< 0.001", PValue.words(0));
        assertEquals("p < 0.001", PValue.clause(0.00099));
        assertEquals("p = 0.0010", PValue.clause(0.001));
        assertEquals("0.0125", PValue.words(0.0125));
    }

    @Test
    @DisplayName("the chance of a mean of 0 is Student's, as a second library has it")
    void chanceOfZero() {
        Random random = new Random(7);
        for (int size = 2; size < 40; size++) {
            double[] values = random.doubles(size).map(value -> value * 9 - 4).toArray();
            double student = new TTest().tTest(0, values);
            assertEquals(
                    Math.max(student, Math.pow(2, 1 - size)), series(values).chanceOfZero(), 1e-9);
        }
    }

    @Test
    @DisplayName("quantiles are those of a hand calculation and of a second library")
    void quantiles() {
        // With four values, the place of a share p is p (4 + 1/3) + 1/3: 1.416667, 2.5 and 3.583333.
        ValueCounts four = spread(5, 2, 1, 2);
        assertEquals(1.416667, four.quantile(0.25), CLOSE);
        assertEquals(2, four.quantile(0.5), CLOSE);
        assertEquals(3.75, four.quantile(0.75), CLOSE);
        assertEquals(1, four.quantile(0), CLOSE);
        assertEquals(5, four.quantile(1), CLOSE);
        Random random = new Random(3);
        for (int size = 1; size < 60; size++) {
            long[] values = random.longs(size, -9, 10).toArray();
            double[] same = Arrays.stream(values).asDoubleStream().toArray();
            Percentile second = new Percentile().withEstimationType(Percentile.EstimationType.R_8);
            for (double share : new double[] {0.025, 0.25, 0.5, 0.8, 0.975, 1}) {
                assertEquals(second.evaluate(same, share * 100), spread(values).quantile(share), 1e-9);
            }
        }
    }

    @Test
    @DisplayName("the interval of a share is Wilson's")
    void wilson() {
        // z = 1.959964, z^2 = 3.841459. For 8 in 10 the middle is (0.8 + 0.192073) / 1.384146 = 0.716740, and half the
        // width is 1.959964 / 1.384146 times the root of 0.8 * 0.2 / 10 + 3.841459 / 400, which is 0.226577.
        assertEquals(0.490163, new Proportion(8, 10).low(), CLOSE);
        assertEquals(0.943317, new Proportion(8, 10).high(), CLOSE);
        // For 0 in 10: 3.841459 / 13.841459.
        assertEquals(0, new Proportion(0, 10).low(), CLOSE);
        assertEquals(0.277533, new Proportion(0, 10).high(), CLOSE);
        for (int of = 1; of < 40; of++) {
            for (int count = 0; count <= of; count++) {
                ConfidenceInterval second = BinomialProportion.getWilsonScoreInterval(of, (double) count / of, 0.95);
                assertEquals(second.getLowerBound(), new Proportion(count, of).low(), 1e-9);
                assertEquals(second.getUpperBound(), new Proportion(count, of).high(), 1e-9);
            }
        }
    }

    @Test
    @DisplayName("chances are corrected for their number as S. Holm says")
    void holm() {
        // In order: 0.005 * 4 = 0.02, 0.01 * 3 = 0.03, 0.03 * 2 = 0.06, and 0.04 * 1, which may not be less than the
        // one before.
        assertClose(List.of(0.03, 0.06, 0.06, 0.02), VariantComparison.corrected(List.of(0.01, 0.04, 0.03, 0.005)));
        assertClose(List.of(1.0, 1.0), VariantComparison.corrected(List.of(0.6, 0.9)));
        assertClose(List.of(0.04), VariantComparison.corrected(List.of(0.04)));
        assertClose(List.of(), VariantComparison.corrected(List.of()));
    }

    private static void assertClose(List<Double> expected, List<Double> found) {
        assertEquals(expected.size(), found.size());
        for (int i = 0; i < expected.size(); i++) {
            assertEquals(expected.get(i), found.get(i), CLOSE);
        }
    }

    private static ExplainedVariance explained(double[]... byFace) {
        ExplainedVariance explained = new ExplainedVariance();
        for (int i = 0; i < byFace.length; i++) {
            for (double value : byFace[i]) {
                explained.add(i + 1, value);
            }
        }
        return explained;
    }

    @Test
    @DisplayName(
            "what the first die explains is the analysis of variance of a hand calculation and of a second library")
    void explainedByFaces() {
        ExplainedVariance found = explained(new double[] {1, 2, 3}, new double[] {2, 3, 4}, new double[] {5, 6, 7});
        // The means are 2, 3, 6 and 33/9. Between: 3 * (25 + 4 + 49) / 9 = 26; within: 6, with 6 degrees of freedom, 1
        // each. The share is (26 - 2 * 1) / 32; F = 13, which with 2 and 6 degrees is exceeded by chance with (1 +
        // 26/6)^-3.
        assertEquals(0.75, found.share(), CLOSE);
        assertEquals(0.006592, found.chance(), CLOSE);
        assertEquals(6, found.after(3).mean(), CLOSE);
        Random random = new Random(11);
        for (int run = 0; run < 50; run++) {
            double step = run / 25.0;
            double[][] faces = IntStream.range(0, 6)
                    .mapToObj(face -> random.doubles(2 + random.nextInt(9))
                            .map(value -> value * 5 + face * step)
                            .toArray())
                    .toArray(double[][]::new);
            assertEquals(
                    new OneWayAnova().anovaPValue(List.of(faces)),
                    explained(faces).chance(),
                    1e-9);
        }
    }

    @Test
    @DisplayName("a die that was not rolled, or that always fell alike, explains nothing")
    void nothingExplained() {
        ExplainedVariance none = explained();
        none.add(0, 5);
        assertEquals(0, none.share());
        assertEquals(1, none.chance());
        assertEquals(0, explained(new double[] {1, 2, 3}).share());
        assertEquals(1, explained(new double[] {1}, new double[] {2}).chance());
        assertEquals(1, explained(new double[] {1, 1}, new double[] {1, 1}).chance());
        ExplainedVariance all = explained(new double[] {1, 1}, new double[] {2, 2});
        assertEquals(1, all.share(), CLOSE);
        // The faces could be distributed over the four games in six ways.
        assertEquals(1 / 6.0, all.chance(), CLOSE);
    }

    @Test
    @DisplayName("figures without luck are those of a regression by hand")
    void adjusted() {
        Adjusted adjusted = new Adjusted();
        double[] signs = {-1, 1};
        for (double a : signs) {
            for (double b : signs) {
                for (double c : signs) {
                    for (double rest : new double[] {-1, 0, 1}) {
                        adjusted.add(10 + 2 * a - 3 * b + c + rest, List.of(a, b, c));
                    }
                }
            }
        }
        // The kinds of luck are independent and 0 on average, so the mean stays 10. The rest is 8 * (1 + 0 + 1) = 16
        // with 24 - 4 degrees of freedom: the root of 0.8 / 24 is 0.182574, and t at 97.5 % is 2.085963.
        assertEquals(10, adjusted.estimate().value(), CLOSE);
        assertEquals(0.380843, adjusted.estimate().halfWidth(), CLOSE);
        // Without the adjustment, 24 * (4 + 9 + 1) + 16 = 352 with 23 degrees: the root of 352 / 23 / 24 is 0.798549, t
        // is 2.068658.
        assertEquals(1.651925, adjusted.raw().estimate().halfWidth(), CLOSE);
        // (1.651925 / 0.380843) squared.
        assertEquals(18.8144, adjusted.gain(), 1e-3);
    }

    @Test
    @DisplayName("too few figures, figures all alike and luck that never came are left as they came")
    void notAdjusted() {
        Random random = new Random(1);
        Adjusted few = new Adjusted();
        Adjusted alike = new Adjusted();
        Adjusted calm = new Adjusted();
        for (int i = 0; i < 19; i++) {
            few.add(random.nextDouble(), luck(random));
        }
        for (int i = 0; i < 50; i++) {
            alike.add(4, luck(random));
            calm.add(random.nextDouble(), List.of(0.0, 0.0, 0.0));
        }
        assertEquals(few.raw().estimate(), few.estimate());
        assertEquals(Estimate.without(4), alike.estimate());
        assertEquals(1, alike.gain());
        assertFalse(alike.isAllLuck());
        assertEquals(calm.raw().mean(), calm.estimate().value(), 1e-9);
        assertEquals(1, calm.gain(), 0.1);
    }

    @Test
    @DisplayName("where luck explains everything there is a figure, but no interval")
    void allLuck() {
        Random random = new Random(2);
        Adjusted adjusted = new Adjusted();
        for (int i = 0; i < 60; i++) {
            List<Double> luck = luck(random);
            adjusted.add(275 + 9 * luck.get(0) - luck.get(2), luck);
        }
        assertTrue(adjusted.isAllLuck());
        assertEquals(275, adjusted.estimate().value(), CLOSE);
        assertFalse(adjusted.estimate().hasInterval());
        assertTrue(adjusted.raw().estimate().hasInterval());
        assertEquals(1, adjusted.gain());
    }

    private static List<Double> luck(Random random) {
        return List.of(random.nextGaussian(), random.nextGaussian(), random.nextGaussian());
    }

    /** The first coefficient of a regression on three kinds of luck. */
    private static double intercept(List<List<Double>> lucks, List<Double> values) {
        RealMatrix given = MatrixUtils.createRealMatrix(values.size(), 4);
        for (int i = 0; i < values.size(); i++) {
            List<Double> luck = lucks.get(i);
            given.setRow(i, new double[] {1, luck.get(0), luck.get(1), luck.get(2)});
        }
        double[] results = values.stream().mapToDouble(Double::doubleValue).toArray();
        return new SingularValueDecomposition(given)
                .getSolver()
                .solve(MatrixUtils.createRealVector(results))
                .getEntry(0);
    }

    @Test
    @DisplayName("without luck the interval is narrower by the known factor and holds the truth in 95 of 100 runs")
    void coverage() {
        Random random = new Random(1862);
        int runs = 1000;
        int games = 60;
        int covered = 0;
        double gain = 0;
        for (int run = 0; run < runs; run++) {
            Adjusted adjusted = new Adjusted();
            List<List<Double>> lucks = new ArrayList<>();
            List<Double> values = new ArrayList<>();
            for (int game = 0; game < games; game++) {
                List<Double> luck = luck(random);
                lucks.add(luck);
                values.add(7 + 4 * luck.get(0) - 2 * luck.get(1) + luck.get(2) + 2 * random.nextGaussian());
                adjusted.add(values.get(game), luck);
            }
            Estimate found = adjusted.estimate();
            assertEquals(intercept(lucks, values), found.value(), 1e-9);
            covered += found.low() <= 7 && 7 <= found.high() ? 1 : 0;
            gain += adjusted.gain() / runs;
        }
        // The standard deviation of a share of 0.95 in 1,000 runs is 0.0069; the tolerance is three of them either way.
        assertEquals(0.95, covered / (double) runs, 0.021);
        // Of a variance of 16 + 4 + 1 + 4 = 25, 4 is left. The gain is 6.25, minus the cost of three coefficients in 60
        // games.
        assertEquals(6.25, gain, 0.4);
        assertTrue(gain < 6.25, "the coefficients cost something");
    }
}
