package org.roadtorichmond.scenario.history;

/**
 * A number between bounds.
 *
 * @param lower the least that it may be
 * @param central what it most likely is
 * @param upper the most that it may be
 */
public record NumberRange(int lower, int central, int upper) {
    /** The sum of two. */
    public NumberRange plus(NumberRange other) {
        return new NumberRange(lower + other.lower, central + other.central, upper + other.upper);
    }
}
