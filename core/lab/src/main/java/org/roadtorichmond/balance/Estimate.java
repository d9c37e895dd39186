package org.roadtorichmond.balance;

import org.apache.commons.statistics.distribution.TDistribution;

/**
 * A figure drawn from games, with the interval in which the true one lies with 95 % confidence. Games that all came out alike show
 * no spread, which is no proof that there is none: then there is no interval, as there is none of a single game.
 *
 * @param value the figure
 * @param low the lower bound; negative infinity where there is no interval
 * @param high the upper bound; infinity where there is no interval
 */
public record Estimate(double value, double low, double high) {
    /** A standard error below this, beside the figure itself, is what rounding leaves where there is no spread. */
    private static final double ROUNDING = 1e-9;

    /** A figure without an interval. */
    public static Estimate without(double value) {
        return new Estimate(value, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    }

    /**
     * A figure by its standard error (Student's t).
     *
     * @param value the figure
     * @param error its standard error, 0 or more; of 0, or what rounding makes of it, there is no interval
     * @param freedom the degrees of freedom of the standard error; without any there is no interval
     */
    public static Estimate of(double value, double error, int freedom) {
        if (freedom < 1 || error <= ROUNDING * Math.max(1, Math.abs(value))) {
            return without(value);
        }
        double spread = error * TDistribution.of(freedom).inverseSurvivalProbability(Proportion.ERROR_RATE / 2);
        return new Estimate(value, value - spread, value + spread);
    }

    /**
     * A figure that all games have, where no game can have less or more than some bounds: of games that would come out otherwise there
     * are at most as many as Wilson's interval says of an event that was never seen, and these lie at one bound or the other.
     *
     * @param value the figure
     * @param games how many games there are; of one there is no interval
     * @param least the least that a game can have
     * @param most the most
     */
    public static Estimate alike(double value, int games, double least, double most) {
        if (games < 2) {
            return without(value);
        }
        double others = new Proportion(0, games).high();
        return new Estimate(value, value + others * (least - value), value + others * (most - value));
    }

    /** Whether there is an interval. */
    public boolean hasInterval() {
        return Double.isFinite(low) && Double.isFinite(high);
    }

    /** The same figure with an interval, if it has one, that goes no farther than some bounds. */
    public Estimate within(double least, double most) {
        return hasInterval() ? new Estimate(value, Math.max(least, low), Math.min(most, high)) : this;
    }

    /** Half the width of the interval; infinity where there is none. */
    public double halfWidth() {
        return (high - low) / 2;
    }
}
