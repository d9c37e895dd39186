package org.roadtorichmond.balance;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.roadtorichmond.words.Signs;

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
     * The sequential probability ratio test of two scores, with an error of 5 % either way (A. Wald, 1945). The ratio is that of
     * coins; where scores spread less than those of coins with the same mean, as with draws, it counts for as much more
     * (quasi-likelihood: R. Wedderburn, 1974). The spread that the games show is not used for itself, since few games of a lopsided
     * score show too little of it just when their mean is farthest off.
     *
     * @param low the lower score, above 0
     * @param high the higher one, below 1
     */
    record Sprt(double low, double high) implements StopRule {
        /** What the logarithm of the ratio must reach, above for the high score or below for the low one: ln(95/5). */
        public static final double BOUND = StrictMath.log(0.95 / 0.05);

        /** Games that all come out alike say nothing of their spread, which is then taken for that of a drawish game. */
        private static final double LEAST_ERROR = 0.05;

        private static final Pattern FORM = Pattern.compile("(\\d{0,3}\\.?\\d{1,6})%?:(\\d{0,3}\\.?\\d{1,6})%?");

        private static final double PERCENT = 100;

        /**
         * What a text says, in shares or in percent: {@code 0.45:0.55}, {@code 45:55}; empty if these are no two scores, or one is 0
         * or everything, which a single game would disprove.
         */
        public static Optional<Sprt> parse(String text) {
            Matcher form = FORM.matcher(text);
            if (!form.matches()) {
                return Optional.empty();
            }
            double low = Double.parseDouble(form.group(1));
            double high = Double.parseDouble(form.group(2));
            double whole = high > 1 ? PERCENT : 1;
            return 0 < low && low < high && high < whole
                    ? Optional.of(new Sprt(low / whole, high / whole))
                    : Optional.empty();
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
            double mean = sample.mean();
            int size = sample.size();
            double error = Math.max(sample.standardError(), LEAST_ERROR / Math.sqrt(size));
            double coinsVariance = mean * (1 - mean) / size;
            double dispersion = coinsVariance > 0 ? Math.min(1, error * error / coinsVariance) : 1;
            double coins = mean * StrictMath.log(high / low) + (1 - mean) * StrictMath.log((1 - high) / (1 - low));
            return size * coins / dispersion;
        }

        /** What the games so far say. */
        public Verdict verdict(Sample sample) {
            double ratio = sample.size() < FEWEST ? 0 : logRatio(sample);
            if (Math.abs(ratio) < BOUND) {
                return Verdict.OPEN;
            }
            return ratio > 0 ? Verdict.ACCEPTED : Verdict.REJECTED;
        }

        /** The same in words: {@code 55.0 % or more}. */
        public String words(Sample sample) {
            return switch (verdict(sample)) {
                case ACCEPTED -> percent(high) + " or more";
                case REJECTED -> percent(low) + " or less";
                case OPEN -> "not settled";
            };
        }

        /**
         * The same as a sentence.
         *
         * @param sample the games so far
         * @param who whose score it is
         * @param games how many games there are, in words
         */
        public String sentence(Sample sample, String who, String games) {
            String test = "The test whether " + who + " scores " + percent(low) + " or " + percent(high) + " is ";
            String settled = verdict(sample) == Verdict.OPEN
                    ? "not settled after " + games
                    : "settled after " + games + ": " + words(sample);
            return test
                    + settled
                    + " (log ratio " + Signs.plain(logRatio(sample), 2) + ", bound " + Signs.plain(BOUND, 2) + ").";
        }

        private static String percent(double share) {
            return Signs.plain(PERCENT * share, 1) + " %";
        }

        @Override
        public boolean enough(Sample sample) {
            return verdict(sample) != Verdict.OPEN;
        }
    }
}
