package org.roadtorichmond.balance.lab;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.roadtorichmond.balance.Estimate;

/**
 * How a variant differs from the first, game by game with the same seeds. Who wins and by how much are two questions: each has its
 * own test, corrected over the same question about all other variants.
 *
 * @param score by how much the Union's share of the games differs, a draw counted half
 * @param lead by how much its lead in the end differs; nothing where the variant pays otherwise, since points of two kinds do not compare
 */
public record VariantComparison(Difference score, Optional<Difference> lead) {
    private static final double ERROR_RATE = 0.05;

    /**
     * A difference of means.
     *
     * @param estimate the difference
     * @param chance how likely one so far from 0 is where nothing differs
     * @param corrected the same, corrected for the number of comparisons
     */
    public record Difference(Estimate estimate, double chance, double corrected) {
        /** Whether it is proved, with an error of 5 % over all comparisons together. */
        public boolean isProved() {
            return corrected < ERROR_RATE;
        }
    }

    /**
     * What some series of differences show, with chances that are corrected for their number.
     *
     * @param series the series, each of two differences or more
     * @param estimate what the mean of a series is estimated to be
     */
    public static List<Difference> differences(
            List<RunningStatistics> series, Function<RunningStatistics, Estimate> estimate) {
        List<Double> chances =
                series.stream().map(RunningStatistics::chanceOfZero).toList();
        List<Double> corrected = corrected(chances);
        return IntStream.range(0, series.size())
                .mapToObj(i -> new Difference(estimate.apply(series.get(i)), chances.get(i), corrected.get(i)))
                .toList();
    }

    /** What all runs of one experiment have in common, and so do those of another that begins with the same seed. */
    public static final String ONE_SAMPLE =
            "All variants play the same seeds; runs over the same seeds are one sample, and another confirms nothing.";

    /** Chances corrected for their number by Holm's method: as many comparisons as there are err together as rarely as one. */
    static List<Double> corrected(List<Double> chances) {
        List<Integer> order = IntStream.range(0, chances.size())
                .boxed()
                .sorted(Comparator.comparingDouble(chances::get))
                .toList();
        List<Double> corrected = new ArrayList<>(Collections.nCopies(chances.size(), 1.0));
        double most = 0;
        for (int rank = 0; rank < order.size(); rank++) {
            most = Math.max(most, Math.min(1, chances.get(order.get(rank)) * (order.size() - rank)));
            corrected.set(order.get(rank), most);
        }
        return corrected;
    }
}
