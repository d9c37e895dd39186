package org.roadtorichmond.balance;

import java.util.Arrays;
import org.hipparchus.linear.CholeskyDecomposition;
import org.hipparchus.linear.MatrixUtils;
import org.hipparchus.linear.RealMatrix;
import org.hipparchus.linear.RealVector;
import org.roadtorichmond.ai.Reckoning;

/**
 * Fits the weights w of probability = logistic(w . features) to results by Newton's method. A ridge keeps weights near 0 of which the
 * results say little, so that there is always one best set.
 */
public final class LogisticRegression {
    private static final int STEPS = 100;
    private static final int HALVINGS = 40;
    private static final double CLOSE = 1e-10;

    private final RealMatrix features;
    private final double[] results;
    private final double[] counts;
    private final double ridge;

    private LogisticRegression(double[][] features, double[] results, double[] counts, double ridge) {
        this.features = MatrixUtils.createRealMatrix(features);
        this.results = results;
        this.counts = counts;
        this.ridge = ridge;
    }

    /**
     * Weights, and how precisely the results determine them.
     *
     * @param weights the weights under which the results are likeliest
     * @param covariance the inverse of the curvature of the cost at these weights
     */
    public record Fitted(RealVector weights, RealMatrix covariance) {}

    /**
     * The weights under which the results are likeliest.
     *
     * @param features one row for each result, all of one length
     * @param results 0 to 1
     * @param ridge the price of weights, above 0: the log loss that half the sum of their squares costs
     */
    public static double[] fit(double[][] features, double[] results, double ridge) {
        double[] once = new double[results.length];
        Arrays.fill(once, 1);
        if (!(ridge > 0)) {
            throw new IllegalArgumentException("a ridge above 0");
        }
        return fit(features, results, once, ridge).weights().toArray();
    }

    /**
     * The same where results count differently.
     *
     * @param counts as how many results each counts, above 0
     * @param ridge as above; 0 where the rows leave no weight open
     */
    public static Fitted fit(double[][] features, double[] results, double[] counts, double ridge) {
        if (features.length == 0 || features.length != results.length) {
            throw new IllegalArgumentException("as many results as rows, one or more");
        }
        for (int i = 0; i < results.length; i++) {
            boolean finite = Arrays.stream(features[i]).allMatch(Double::isFinite);
            if (!finite || features[i].length != features[0].length || !(results[i] >= 0 && results[i] <= 1)) {
                throw new IllegalArgumentException("row " + i + " has a bad feature or result");
            }
        }
        return new LogisticRegression(features, results, counts, ridge).fit();
    }

    private Fitted fit() {
        RealVector weights = MatrixUtils.createRealVector(new double[features.getColumnDimension()]);
        double cost = cost(weights);
        for (int i = 0; i < STEPS; i++) {
            RealVector step =
                    new CholeskyDecomposition(curvature(weights)).getSolver().solve(slope(weights));
            RealVector better = weights.add(step);
            double betterCost = cost(better);
            for (int halving = 1; betterCost > cost && halving <= HALVINGS; halving++) {
                better = weights.add(step.mapMultiply(Reckoning.power(0.5, halving)));
                betterCost = cost(better);
            }
            if (betterCost > cost) {
                break;
            }
            weights = better;
            cost = betterCost;
            if (step.getLInfNorm() < CLOSE) {
                break;
            }
        }
        return new Fitted(
                weights,
                new CholeskyDecomposition(curvature(weights)).getSolver().getInverse());
    }

    /** The curvature of the cost. */
    private RealMatrix curvature(RealVector weights) {
        double[] chances = chances(weights);
        RealMatrix scaled = features.copy();
        for (int i = 0; i < chances.length; i++) {
            double scale = Math.sqrt(counts[i] * chances[i] * (1 - chances[i]));
            scaled.setRowVector(i, features.getRowVector(i).mapMultiply(scale));
        }
        RealMatrix ridges =
                MatrixUtils.createRealIdentityMatrix(weights.getDimension()).scalarMultiply(ridge);
        return scaled.transposeMultiply(scaled).add(ridges);
    }

    /** Where the cost falls. */
    private RealVector slope(RealVector weights) {
        double[] errors = chances(weights);
        for (int i = 0; i < errors.length; i++) {
            errors[i] = counts[i] * (results[i] - errors[i]);
        }
        return features.transpose()
                .operate(MatrixUtils.createRealVector(errors))
                .subtract(weights.mapMultiply(ridge));
    }

    private double[] chances(RealVector weights) {
        return features.operate(weights).map(Reckoning::logistic).toArray();
    }

    private double cost(RealVector weights) {
        double cost = ridge * weights.dotProduct(weights) / 2;
        double[] chances = chances(weights);
        for (int i = 0; i < results.length; i++) {
            cost += counts[i] * logLoss(chances[i], results[i]);
        }
        return cost;
    }

    /** The probability that weights give to features. */
    public static double chance(double[] weights, double[] features) {
        return Reckoning.logistic(
                MatrixUtils.createRealVector(weights).dotProduct(MatrixUtils.createRealVector(features)));
    }

    /** The log loss of a forecast, in natural logarithms; a forecast counts as never quite certain. */
    public static double logLoss(double chance, double result) {
        double sure = 1e-12;
        double kept = Math.max(sure, Math.min(1 - sure, chance));
        return -result * StrictMath.log(kept) - (1 - result) * StrictMath.log(1 - kept);
    }
}
