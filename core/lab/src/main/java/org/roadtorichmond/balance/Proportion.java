package org.roadtorichmond.balance;

import org.apache.commons.statistics.interval.BinomialConfidenceInterval;
import org.apache.commons.statistics.interval.Interval;

/**
 * A share of games, with the interval in which the true share lies with 95 % confidence (E. B. Wilson, 1927), which stays within
 * 0 and 1 however few games there are.
 *
 * @param count the games that count
 * @param of all games, 1 or more
 */
public record Proportion(int count, int of) {
    /** How often the true figure lies outside of an interval. */
    static final double ERROR_RATE = 0.05;

    /** The share, 0 to 1. */
    public double share() {
        return (double) count / of;
    }

    /** The lower bound, 0 to 1. */
    public double low() {
        return interval().getLowerBound();
    }

    /** The upper bound, 0 to 1. */
    public double high() {
        return interval().getUpperBound();
    }

    private Interval interval() {
        return BinomialConfidenceInterval.WILSON_SCORE.fromErrorRate(of, count, ERROR_RATE);
    }
}
