package org.roadtorichmond.balance.duel;

import java.util.Locale;

/** When a duel has shown enough; it is asked after each round, which is one pair of every bout. */
public sealed interface StopRule {
    /** The fewest pairs, over all bouts, before which nothing is decided. */
    int FEWEST_PAIRS = 30;

    /** Whether the games so far suffice. */
    boolean enough(DuelSummary summary);

    /** Plays all pairs. */
    record AllPairs() implements StopRule {
        @Override
        public boolean enough(DuelSummary summary) {
            return false;
        }
    }

    /**
     * Stops when the score is known closely enough.
     *
     * @param halfWidth half the width of the score's interval, above 0
     */
    record Until(double halfWidth) implements StopRule {
        @Override
        public boolean enough(DuelSummary summary) {
            return summary.pairs() >= FEWEST_PAIRS && summary.score().halfWidth() <= halfWidth;
        }
    }

    /**
     * The generalised sequential probability ratio test of two scores of A, on the scores of pairs, with an error of 5 % either way.
     * The ratio uses the spread that the pairs show and, as chess engines' test sites do, a normal law for their mean.
     *
     * @param low the score that is refuted if A is better, 0 to 1
     * @param high the score that A is asked for, above the low one
     */
    record Sprt(double low, double high) implements StopRule {
        /** What the logarithm of the ratio must reach, above for the high score or below for the low one: ln(95/5). */
        public static final double BOUND = Math.log(0.95 / 0.05);

        /** Pairs that all come out alike say nothing of their spread, which is then taken for that of a drawish game. */
        private static final double LEAST_ERROR_A_PAIR = 0.05;

        /** What a test says. */
        public enum Verdict {
            /** A's score is the high one or better. */
            ACCEPTED,
            /** A's score is the low one or worse. */
            REJECTED,
            /** More games are needed. */
            OPEN;

            /** The word for it in answers. */
            public String word() {
                return name().toLowerCase(Locale.ROOT);
            }
        }

        /** The logarithm of how many times likelier the games are with the high score than with the low one. */
        public double logRatio(DuelSummary summary) {
            double error = Math.max(summary.standardError(), LEAST_ERROR_A_PAIR / Math.sqrt(summary.pairs()));
            return logRatio(summary.score().value(), error);
        }

        /** The same for a mean score and its standard error, above 0. */
        double logRatio(double mean, double error) {
            return (high - low) * (2 * mean - low - high) / (2 * error * error);
        }

        /** What the games so far say. */
        public Verdict verdict(DuelSummary summary) {
            double ratio = summary.pairs() < FEWEST_PAIRS ? 0 : logRatio(summary);
            if (Math.abs(ratio) < BOUND) {
                return Verdict.OPEN;
            }
            return ratio > 0 ? Verdict.ACCEPTED : Verdict.REJECTED;
        }

        @Override
        public boolean enough(DuelSummary summary) {
            return verdict(summary) != Verdict.OPEN;
        }
    }
}
