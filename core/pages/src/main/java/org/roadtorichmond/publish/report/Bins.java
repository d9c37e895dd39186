package org.roadtorichmond.publish.report;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;

/** Whole numbers in groups of equal width on both sides of 0, which is a group of its own. */
final class Bins {
    private static final int MOST = 30;
    private static final int[] STEPS = {1, 2, 5};

    private final List<Bin> bins = new ArrayList<>();

    /**
     * A group.
     *
     * @param low the least number of it
     * @param high the greatest
     * @param count how often numbers of it came
     */
    record Bin(long low, long high, int count) {
        String label() {
            return low == high ? Figures.signed(low) : Figures.signed(low) + " to " + Figures.signed(high);
        }
    }

    /** Groups numbers by how often each came; there must be one. */
    Bins(SortedMap<Long, Integer> counts) {
        long width = width(counts.lastKey() - counts.firstKey() + 1);
        long first = place(counts.firstKey(), width);
        long last = place(counts.lastKey(), width);
        for (long at = first; at <= last; at++) {
            long low = at > 0 ? (at - 1) * width + 1 : at * width;
            long high = at < 0 ? (at + 1) * width - 1 : at * width;
            int count = counts.subMap(low, high + 1).values().stream()
                    .mapToInt(Integer::intValue)
                    .sum();
            bins.add(new Bin(low, high, count));
        }
    }

    private static long place(long value, long width) {
        return Long.signum(value) * ((Math.abs(value) + width - 1) / width);
    }

    /** The least width of 1, 2, 5, 10, 20 and so on with which there are not too many groups. */
    private static long width(long span) {
        for (long scale = 1; ; scale *= 10) {
            for (int step : STEPS) {
                if (span <= MOST * scale * step) {
                    return scale * step;
                }
            }
        }
    }

    /** The groups in order, those without numbers between them included. */
    List<Bin> all() {
        return List.copyOf(bins);
    }
}
