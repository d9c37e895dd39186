package org.roadtorichmond.balance.regret;

import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import org.roadtorichmond.balance.TurnTimes;
import org.roadtorichmond.balance.lab.RunningStatistics;

/**
 * What positions show of a commander's plans.
 *
 * @param positions the positions, in the order of the games' seeds
 */
public record RegretSummary(List<ComparedTurn> positions) {
    /** By how much likelier to win standing still has to make a side for a plan to count as worse. */
    public static final double WORSE = 0.03;

    /** Chances go into the signature to so many parts, so that it does not hang on the last bit of a logarithm. */
    private static final double PARTS = 1e6;

    private static final long ODD = 0x9E3779B97F4A7C15L;
    private static final int TURN = 17;

    /** Copies the list. */
    public RegretSummary {
        positions = List.copyOf(positions);
    }

    /** All positions of several summaries, which count alike. */
    public static RegretSummary all(List<RegretSummary> summaries) {
        return new RegretSummary(summaries.stream()
                .flatMap(summary -> summary.positions().stream())
                .toList());
    }

    /** By how much likelier to win the commander's plans are than the plain colonel's. */
    public RunningStatistics gain() {
        return series(ComparedTurn::gain);
    }

    /** By how much likelier to win they are than standing still. */
    public RunningStatistics overStanding() {
        return series(ComparedTurn::overStanding);
    }

    private RunningStatistics series(ToDoubleFunction<ComparedTurn> figure) {
        RunningStatistics series = new RunningStatistics();
        positions.forEach(position -> series.add(figure.applyAsDouble(position)));
        return series;
    }

    /** The share of positions in which standing still is better by {@link #WORSE} or more; 0 of none. */
    public double worseThanStanding() {
        RunningStatistics worse = new RunningStatistics();
        positions.forEach(position -> worse.add(position.overStanding() <= -WORSE ? 1.0 : 0.0));
        return worse.mean();
    }

    /** How long the commander took to make its plans. */
    public TurnTimes times() {
        return times(ComparedTurn::nanos);
    }

    /** How long the colonel took. */
    public TurnTimes timesOfColonel() {
        return times(ComparedTurn::colonelNanos);
    }

    private TurnTimes times(ToLongFunction<ComparedTurn> nanos) {
        return TurnTimes.of(positions.stream().map(nanos::applyAsLong).toList());
    }

    /** A signature of all positions and what was found in them: the same question gives the same one on any number of threads. */
    public long signature() {
        long signature = positions.size();
        for (ComparedTurn position : positions) {
            long[] parts = Stream.of(position.chance(), position.colonel(), position.standing())
                    .mapToLong(chance -> Math.round(chance * PARTS))
                    .toArray();
            signature = mixed(signature, position.seed());
            signature = mixed(signature, 2L * position.turn() + position.side().ordinal());
            for (long part : parts) {
                signature = mixed(signature, part);
            }
        }
        return signature;
    }

    private static long mixed(long signature, long value) {
        return Long.rotateLeft(signature * ODD, TURN) ^ value;
    }
}
