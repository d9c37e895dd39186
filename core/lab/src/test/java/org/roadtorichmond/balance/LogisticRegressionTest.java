package org.roadtorichmond.balance;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Logistic regression")
class LogisticRegressionTest {
    private static final double[] TRUE = {1.5, -0.7, 0.0, 0.3};

    private static double[][] rows(int count) {
        Random random = new Random(7);
        double[][] rows = new double[count][TRUE.length];
        for (double[] row : rows) {
            for (int i = 0; i < row.length; i++) {
                row[i] = random.nextGaussian();
            }
        }
        return rows;
    }

    private static double[] chances(double[][] rows) {
        double[] chances = new double[rows.length];
        for (int i = 0; i < rows.length; i++) {
            chances[i] = LogisticRegression.chance(TRUE, rows[i]);
        }
        return chances;
    }

    @Test
    @DisplayName("finds the weights by which results were drawn, within the error of the sample")
    void drawn() {
        double[][] rows = rows(20_000);
        double[] results = chances(rows);
        Random dice = new Random(8);
        for (int i = 0; i < results.length; i++) {
            results[i] = dice.nextDouble() < results[i] ? 1 : 0;
        }
        assertArrayEquals(TRUE, LogisticRegression.fit(rows, results, 1), 0.08);
    }

    @Test
    @DisplayName("finds the very weights where the results are the probabilities themselves")
    void exact() {
        double[][] rows = rows(200);
        assertArrayEquals(TRUE, LogisticRegression.fit(rows, chances(rows), 1e-9), 1e-6);
    }

    @Test
    @DisplayName("stays finite where results are parted by a feature, and 0 where a feature never differs from 0")
    void parted() {
        double[][] rows = {{1, 0}, {2, 0}, {-1, 0}, {-3, 0}};
        double[] weights = LogisticRegression.fit(rows, new double[] {1, 1, 0, 0}, 0.01);
        assertTrue(weights[0] > 1 && weights[0] < 100, "weight " + weights[0]);
        assertEquals(0, weights[1]);
    }

    @Test
    @DisplayName("draws count half: as many victories as defeats give the same weights")
    void draws() {
        double[] halves = LogisticRegression.fit(new double[][] {{1}, {1}, {1}, {1}}, new double[] {1, 1, 0.5, 0.5}, 1);
        double[] whole = LogisticRegression.fit(new double[][] {{1}, {1}, {1}, {1}}, new double[] {1, 1, 1, 0}, 1);
        assertArrayEquals(whole, halves, 1e-9);
    }

    @Test
    @DisplayName("log loss is that of a coin at one half, and finite for a certainty that did not come true")
    void logLoss() {
        assertEquals(Math.log(2), LogisticRegression.logLoss(0.5, 1), 1e-12);
        assertEquals(Math.log(2), LogisticRegression.logLoss(0.5, 0.5), 1e-12);
        assertEquals(-Math.log(0.2), LogisticRegression.logLoss(0.8, 0), 1e-12);
        assertTrue(Double.isFinite(LogisticRegression.logLoss(1, 0)));
    }

    @Test
    @DisplayName("refuses what cannot be fitted")
    void bad() {
        double[] one = {1};
        refuses(new double[0][0], new double[0], 1);
        refuses(new double[][] {{1}, {2}}, one, 1);
        refuses(new double[][] {{1}}, one, 0);
        refuses(new double[][] {{Double.NaN}}, one, 1);
        refuses(new double[][] {{1}}, new double[] {1.5}, 1);
        refuses(new double[][] {{1}, {1, 2}}, new double[] {1, 0}, 1);
    }

    private static void refuses(double[][] rows, double[] results, double ridge) {
        assertThrows(IllegalArgumentException.class, () -> LogisticRegression.fit(rows, results, ridge));
    }
}
