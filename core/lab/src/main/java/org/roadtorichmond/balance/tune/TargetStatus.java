package org.roadtorichmond.balance.tune;

import org.roadtorichmond.balance.Estimate;
import org.roadtorichmond.words.Sentence;

/**
 * How one thing that a target asks for stands in some games.
 *
 * @param what what is asked for, in words
 * @param unit what the figures count
 * @param figure what the games show, with the interval in which the true figure lies with 95 % confidence
 * @param least the least that is asked for
 * @param most the most
 */
public record TargetStatus(Sentence what, Unit unit, Estimate figure, double least, double most) {
    /** Shares such as 0.53 are not exact. */
    private static final double EXACT = 1e-9;

    /** What figures count. */
    public enum Unit {
        /** Parts of all games, or of a spread, 0 to 1. */
        SHARE,
        /** Game-turns. */
        TURNS
    }

    /** The same, with whose games these are. */
    TargetStatus of(String commanders) {
        return new TargetStatus(Sentence.of("goal.of", commanders, what), unit, figure, least, most);
    }

    /**
     * Whether the games meet it: the figure is within what is asked for, and half of its interval or more is too, so that a few games
     * meet nothing. Games that are all alike have no interval; they meet it by the figure alone and prove nothing.
     */
    public boolean met() {
        double inside = Math.min(figure.high(), most) - Math.max(figure.low(), least);
        return least - EXACT <= figure.value()
                && figure.value() <= most + EXACT
                && (!figure.hasInterval() || inside >= figure.halfWidth() - EXACT);
    }

    /** Whether they prove it: the whole interval is within what is asked for. */
    public boolean proved() {
        return least - EXACT <= figure.low() && figure.high() <= most + EXACT;
    }
}
