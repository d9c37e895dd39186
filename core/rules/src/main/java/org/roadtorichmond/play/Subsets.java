package org.roadtorichmond.play;

import java.util.ArrayList;
import java.util.List;

/** All subsets of a short list. */
final class Subsets {
    private static final int MOST = 20;

    private Subsets() {}

    /** All subsets but the empty one, smaller masks first. */
    static <T> List<List<T>> of(List<T> items) {
        if (items.size() > MOST) {
            throw new IllegalArgumentException("too many to list all subsets: " + items.size());
        }
        List<List<T>> subsets = new ArrayList<>();
        for (int mask = 1; mask < 1 << items.size(); mask++) {
            List<T> subset = new ArrayList<>();
            for (int i = 0; i < items.size(); i++) {
                if ((mask & 1 << i) != 0) {
                    subset.add(items.get(i));
                }
            }
            subsets.add(subset);
        }
        return subsets;
    }
}
