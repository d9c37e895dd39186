package org.roadtorichmond.balance.fit;

import java.util.Arrays;
import org.roadtorichmond.balance.LinearEquations;

/**
 * Fits the weights w of probability = logistic(w . features) to results by Newton's method. A ridge keeps weights near 0 of which the
 * results say little, so that there is always one best set.
 */
final class LogisticRegression {
    private static final int STEPS = 100;
    private static final int HALVINGS = 40;
    private static final double CLOSE = 1e-10;

    private final double[][] features;
    private final double[] results;
    private final double ridge;

    private LogisticRegression(double[][] features, double[] results, double ridge) {
        this.features = features;
        this.results = results;
        this.ridge = ridge;
    }

    /**
     * The weights under which the results are likeliest.
     *
     * @param features one row for each result, all of one length
     * @param results 0 to 1
     * @param ridge how dear weights are, above 0: half the sum of their squares costs so many units of log loss
     */
    static double[] fit(double[][] features, double[] results, double ridge) {
        if (features.length == 0 || features.length != results.length || !(ridge > 0)) {
            throw new IllegalArgumentException("as many results as rows, one or more, and a ridge above 0");
        }
        for (int i = 0; i < results.length; i++) {
            boolean finite = Arrays.stream(features[i]).allMatch(Double::isFinite);
            if (!finite || features[i].length != features[0].length || !(results[i] >= 0 && results[i] <= 1)) {
                throw new IllegalArgumentException("row " + i + " has a bad feature or result");
            }
        }
        return new LogisticRegression(features, results, ridge).weights();
    }

    private double[] weights() {
        double[] weights = new double[features[0].length];
        double cost = cost(weights);
        for (int i = 0; i < STEPS; i++) {
            double[] step = LinearEquations.solve(equations(weights));
            double[] better = plus(weights, step, 1);
            double betterCost = cost(better);
            for (int halving = 1; betterCost > cost && halving <= HALVINGS; halving++) {
                better = plus(weights, step, Math.pow(0.5, halving));
                betterCost = cost(better);
            }
            if (betterCost > cost) {
                break;
            }
            weights = better;
            cost = betterCost;
            if (Arrays.stream(step).map(Math::abs).max().orElse(0) < CLOSE) {
                break;
            }
        }
        return weights;
    }

    /** The curvature of the cost, and against its slope as the right side. */
    private double[][] equations(double[] weights) {
        int size = weights.length;
        double[][] rows = new double[size][size + 1];
        for (int i = 0; i < size; i++) {
            rows[i][i] = ridge;
            rows[i][size] = -ridge * weights[i];
        }
        for (int n = 0; n < results.length; n++) {
            double[] own = features[n];
            double chance = chance(weights, own);
            double curve = chance * (1 - chance);
            for (int i = 0; i < size; i++) {
                for (int j = 0; j < size; j++) {
                    rows[i][j] += curve * own[i] * own[j];
                }
                rows[i][size] += (results[n] - chance) * own[i];
            }
        }
        return rows;
    }

    private double cost(double[] weights) {
        double cost = 0;
        for (double weight : weights) {
            cost += ridge * weight * weight / 2;
        }
        for (int n = 0; n < results.length; n++) {
            cost += logLoss(chance(weights, features[n]), results[n]);
        }
        return cost;
    }

    private static double[] plus(double[] weights, double[] step, double part) {
        double[] sum = weights.clone();
        for (int i = 0; i < sum.length; i++) {
            sum[i] += part * step[i];
        }
        return sum;
    }

    /** The probability that weights give to features. */
    static double chance(double[] weights, double[] features) {
        double sum = 0;
        for (int i = 0; i < weights.length; i++) {
            sum += weights[i] * features[i];
        }
        return 1 / (1 + Math.exp(-sum));
    }

    /** The log loss of a forecast, in natural logarithms; a forecast counts as never quite certain. */
    static double logLoss(double chance, double result) {
        double sure = 1e-12;
        double kept = Math.max(sure, Math.min(1 - sure, chance));
        return -result * Math.log(kept) - (1 - result) * Math.log(1 - kept);
    }
}
