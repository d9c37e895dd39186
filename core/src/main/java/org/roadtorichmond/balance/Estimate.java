package org.roadtorichmond.balance;

import org.apache.commons.statistics.distribution.TDistribution;

/**
 * A figure drawn from games, with the interval in which the true one lies with 95 % confidence.
 *
 * @param value the figure
 * @param low the lower bound; negative infinity where nothing is known
 * @param high the upper bound; infinity where nothing is known
 */
public record Estimate(double value, double low, double high) {
    /** How often the true figure lies outside of the interval. */
    static final double ERROR_RATE = 0.05;

    /**
     * A figure by its standard error (Student's t).
     *
     * @param value the figure
     * @param error its standard error, 0 or more
     * @param freedom the degrees of freedom of the standard error; without any the interval is everything
     */
    public static Estimate of(double value, double error, int freedom) {
        if (freedom < 1) {
            return new Estimate(value, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
        }
        double spread = error * TDistribution.of(freedom).inverseSurvivalProbability(ERROR_RATE / 2);
        return new Estimate(value, value - spread, value + spread);
    }

    /** The same figure with an interval that goes no farther than some bounds. */
    public Estimate within(double least, double most) {
        return new Estimate(value, Math.max(least, low), Math.min(most, high));
    }

    /** Half the width of the interval. */
    public double halfWidth() {
        return (high - low) / 2;
    }
}
