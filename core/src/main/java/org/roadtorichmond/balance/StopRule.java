package org.roadtorichmond.balance;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** When games have shown enough; it is asked after each game, or after each round of a duel. */
public sealed interface StopRule {
    /** The fewest games or pairs before which nothing is decided. */
    int FEWEST = 30;

    /** Whether the games so far suffice. */
    boolean enough(Sample sample);

    /** Plays all games. */
    record All() implements StopRule {
        @Override
        public boolean enough(Sample sample) {
            return false;
        }
    }

    /**
     * Stops when the score is known closely enough.
     *
     * @param halfWidth half the width of the score's interval, above 0
     */
    record Until(double halfWidth) implements StopRule {
        private static final Pattern FORM = Pattern.compile("(\\d{0,3}\\.?\\d{1,6})%?");
        private static final int PERCENT = 100;

        /** What a text says, such as {@code 3%} or {@code 3}; empty if it is no width between 0 and 100 %. */
        public static Optional<Until> parse(String text) {
            Matcher form = FORM.matcher(text);
            double percent = form.matches() ? Double.parseDouble(form.group(1)) : 0;
            return percent > 0 && percent < PERCENT ? Optional.of(new Until(percent / PERCENT)) : Optional.empty();
        }

        @Override
        public boolean enough(Sample sample) {
            return sample.size() >= FEWEST && sample.halfWidth() <= halfWidth;
        }
    }

    /**
     * The generalised sequential probability ratio test of two scores, with an error of 5 % either way. The ratio uses the spread
     * that the games show and, as chess engines' test sites do, a normal law for their mean.
     *
     * @param low the lower score, 0 to 1
     * @param high the higher one
     */
    record Sprt(double low, double high) implements StopRule {
        /** What the logarithm of the ratio must reach, above for the high score or below for the low one: ln(95/5). */
        public static final double BOUND = Math.log(0.95 / 0.05);

        /** Games that all come out alike say nothing of their spread, which is then taken for that of a drawish game. */
        private static final double LEAST_ERROR = 0.05;

        private static final Pattern FORM = Pattern.compile("(\\d{0,3}\\.?\\d{1,6})%?:(\\d{0,3}\\.?\\d{1,6})%?");

        private static final double PERCENT = 100;

        /** What a text says, in shares or in percent: {@code 0.45:0.55}, {@code 45:55}; empty if these are no two scores. */
        public static Optional<Sprt> parse(String text) {
            Matcher form = FORM.matcher(text);
            if (!form.matches()) {
                return Optional.empty();
            }
            double low = Double.parseDouble(form.group(1));
            double high = Double.parseDouble(form.group(2));
            double whole = high > 1 ? PERCENT : 1;
            return low < high && high <= whole ? Optional.of(new Sprt(low / whole, high / whole)) : Optional.empty();
        }

        /** What a test says. */
        public enum Verdict {
            /** The score is the high one or better. */
            ACCEPTED,
            /** The score is the low one or worse. */
            REJECTED,
            /** More games are needed. */
            OPEN;

            /** The word for it in answers. */
            public String word() {
                return name().toLowerCase(Locale.ROOT);
            }
        }

        /** The logarithm of how many times likelier the games are with the high score than with the low one. */
        public double logRatio(Sample sample) {
            double error = Math.max(sample.standardError(), LEAST_ERROR / Math.sqrt(sample.size()));
            return logRatio(sample.mean(), error);
        }

        /** The same for a mean score and its standard error, above 0. */
        public double logRatio(double mean, double error) {
            return (high - low) * (2 * mean - low - high) / (2 * error * error);
        }

        /** What the games so far say. */
        public Verdict verdict(Sample sample) {
            double ratio = sample.size() < FEWEST ? 0 : logRatio(sample);
            if (Math.abs(ratio) < BOUND) {
                return Verdict.OPEN;
            }
            return ratio > 0 ? Verdict.ACCEPTED : Verdict.REJECTED;
        }

        @Override
        public boolean enough(Sample sample) {
            return verdict(sample) != Verdict.OPEN;
        }
    }
}
