package org.roadtorichmond.balance.lab;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;
import org.apache.commons.statistics.descriptive.Quantile;

/** Whole numbers and how often each came: few even in many games, so that all of them can be kept. */
public final class ValueCounts {
    private final TreeMap<Long, Integer> counts = new TreeMap<>();
    private int size;

    void add(long value) {
        counts.merge(value, 1, Integer::sum);
        size++;
    }

    /** How many there were. */
    public int size() {
        return size;
    }

    /** How often each came, in order. */
    public SortedMap<Long, Integer> counts() {
        return Collections.unmodifiableSortedMap(counts);
    }

    /**
     * What a share of them does not exceed; between two of them it is interpolated.
     *
     * @param share the share, 0 to 1
     */
    public double quantile(double share) {
        long[] values = new long[counts.size()];
        int[] upTo = new int[counts.size()];
        int i = 0;
        int sum = 0;
        for (var entry : counts.entrySet()) {
            sum += entry.getValue();
            values[i] = entry.getKey();
            upTo[i] = sum;
            i++;
        }
        return Quantile.withDefaults().evaluate(size, rank -> values[place(upTo, rank)], share);
    }

    private static int place(int[] upTo, int rank) {
        int found = java.util.Arrays.binarySearch(upTo, rank + 1);
        return found >= 0 ? found : -found - 1;
    }
}
