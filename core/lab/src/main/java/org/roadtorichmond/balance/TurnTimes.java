package org.roadtorichmond.balance;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.HdrHistogram.Histogram;

/**
 * How long a commander thought about its player-turns, by the clock: figures that differ from run to run, as nothing else does.
 *
 * @param mean the mean, in milliseconds
 * @param p95 what 95 of 100 player-turns did not exceed, in milliseconds
 * @param worst the longest, in milliseconds
 */
public record TurnTimes(double mean, double p95, double worst) {
    /** The times of a player that never moved. */
    public static final TurnTimes NONE = new TurnTimes(0, 0, 0);

    private static final double NANOS_A_MILLISECOND = 1e6;
    private static final double MOST = 0.95;

    /** The times of player-turns in nanoseconds, in any order; zeros where there is none. */
    public static TurnTimes of(Collection<Long> nanos) {
        if (nanos.isEmpty()) {
            return NONE;
        }
        List<Long> sorted = nanos.stream().sorted().toList();
        double mean = sorted.stream().mapToLong(Long::longValue).average().orElseThrow();
        int rank = (int) Math.ceil(MOST * sorted.size());
        return new TurnTimes(
                mean / NANOS_A_MILLISECOND,
                sorted.get(rank - 1) / NANOS_A_MILLISECOND,
                sorted.get(sorted.size() - 1) / NANOS_A_MILLISECOND);
    }

    /** The times of player-turns in nanoseconds, to three digits; empty where there is none. */
    public static Optional<TurnTimes> of(Histogram nanos) {
        return nanos.getTotalCount() == 0
                ? Optional.empty()
                : Optional.of(new TurnTimes(
                        nanos.getMean() / NANOS_A_MILLISECOND,
                        nanos.getValueAtPercentile(100 * MOST) / NANOS_A_MILLISECOND,
                        nanos.getMaxValue() / NANOS_A_MILLISECOND));
    }
}
