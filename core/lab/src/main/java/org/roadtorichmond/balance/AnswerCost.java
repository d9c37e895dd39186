package org.roadtorichmond.balance;

import java.math.BigDecimal;
import java.math.MathContext;
import java.time.Duration;
import java.util.Optional;
import org.roadtorichmond.words.Sentence;

/**
 * What it costs to know a score to within one percent on either side, by what the games so far have shown: the interval narrows with the
 * root of their number.
 *
 * @param games about how many games are needed, those so far among them
 * @param time about how long all of them take at the pace so far; nothing where no game was timed
 */
public record AnswerCost(long games, Optional<Duration> time) {
    /** The fewest games that say what more of them would cost. */
    public static final int FEWEST = 20;

    /** Half the width of the interval that is asked for. */
    public static final double WITHIN = 0.01;

    private static final MathContext TWO_DIGITS = new MathContext(2);
    private static final double NANOS = 1e9;
    private static final double MINUTE = 60;
    private static final double HOUR = 60 * MINUTE;

    /**
     * The cost after some games; empty after fewer than {@link #FEWEST}.
     *
     * @param games how many games there are
     * @param score their score with its interval
     * @param pace how many seconds a game takes, if that is known
     */
    public static Optional<AnswerCost> of(int games, Estimate score, Optional<Double> pace) {
        if (games < FEWEST || !score.hasInterval()) {
            return Optional.empty();
        }
        double times = score.halfWidth() / WITHIN;
        double needed = games * Math.max(1, times * times);
        return Optional.of(new AnswerCost(
                Math.round(needed), pace.map(seconds -> Duration.ofNanos((long) (seconds * needed * NANOS)))));
    }

    /** The cost of two answers together. */
    public AnswerCost plus(AnswerCost other) {
        return new AnswerCost(games + other.games, time.flatMap(own -> other.time.map(own::plus)));
    }

    private long rounded() {
        return new BigDecimal(games).round(TWO_DIGITS).longValue();
    }

    /** The cost in words: {@code ±1 % needs about 9,600 games, some 27 minutes here.} */
    public Sentence sentence() {
        return time.map(known -> Sentence.of("lab.cost", rounded(), words(known)))
                .orElseGet(() -> Sentence.of("lab.costUntimed", rounded()));
    }

    /** A time in words, such as {@code 27 minutes}. */
    public static Sentence words(Duration time) {
        double seconds = time.toNanos() / NANOS;
        if (seconds < 2 * MINUTE) {
            return Sentence.of("lab.seconds", Math.max(1, Math.round(seconds)));
        }
        return seconds < 2 * HOUR
                ? Sentence.of("lab.minutes", Math.round(seconds / MINUTE))
                : Sentence.of("lab.hours", Math.round(seconds / HOUR));
    }
}
