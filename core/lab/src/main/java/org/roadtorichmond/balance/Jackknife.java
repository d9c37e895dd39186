package org.roadtorichmond.balance;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.roadtorichmond.ai.Reckoning;

/**
 * How sure a figure of many games is that is no mean of theirs: it is worked out again without each block of games in turn, and
 * from the spread of what comes out follows its standard error (the jackknife: J. Tukey, 1958). Games of a list are independent of
 * each other; two lists have the same seeds at the same places.
 */
public final class Jackknife {
    private static final int BLOCKS = 20;

    private Jackknife() {}

    /** A figure of games, with its interval; of fewer than two games the interval is everything. */
    public static <S> Estimate of(List<S> games, ToDoubleFunction<List<S>> figure) {
        int blocks = blocks(games);
        double[] without = new double[blocks];
        for (int block = 0; block < blocks; block++) {
            without[block] = figure.applyAsDouble(without(games, block, blocks));
        }
        return estimate(figure.applyAsDouble(games), without);
    }

    /** By how much a figure of the first games exceeds that of the second, which were played with the same seeds. */
    public static <S> Estimate difference(List<S> first, List<S> second, ToDoubleFunction<List<S>> figure) {
        if (first.size() != second.size()) {
            throw new IllegalArgumentException(first.size() + " games against " + second.size());
        }
        int blocks = blocks(first);
        double[] without = new double[blocks];
        for (int block = 0; block < blocks; block++) {
            without[block] = figure.applyAsDouble(without(first, block, blocks))
                    - figure.applyAsDouble(without(second, block, blocks));
        }
        return estimate(figure.applyAsDouble(first) - figure.applyAsDouble(second), without);
    }

    private static int blocks(List<?> games) {
        return games.size() < 2 ? 0 : Math.min(games.size(), BLOCKS);
    }

    private static <S> List<S> without(List<S> games, int block, int blocks) {
        List<S> rest = new ArrayList<>(games.subList(0, block * games.size() / blocks));
        rest.addAll(games.subList((block + 1) * games.size() / blocks, games.size()));
        return rest;
    }

    private static Estimate estimate(double value, double[] without) {
        double mean = Arrays.stream(without).sum() / Math.max(1, without.length);
        double squares = 0;
        for (double one : without) {
            squares += Reckoning.square(one - mean);
        }
        double share = without.length == 0 ? 0 : (without.length - 1.0) / without.length;
        return Estimate.of(value, Math.sqrt(share * squares), without.length - 1);
    }
}
