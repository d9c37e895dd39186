package org.roadtorichmond.balance.tune;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * The combinations of one value of each factor, as the numbers of the values.
 *
 * @param sizes how many values each factor has, from 1
 */
record Combinations(List<Integer> sizes) {
    /** Copies the sizes. */
    Combinations {
        sizes = List.copyOf(sizes);
    }

    /** How many there are; not beyond what an int can count. */
    long count() {
        return sizes.stream().mapToLong(Integer::longValue).reduce(1, (a, b) -> Math.min(a * b, Integer.MAX_VALUE));
    }

    /**
     * Some of them: all where there are no more than may be, in order; otherwise as many as may be, drawn by lot.
     *
     * @param most how many may be, from 1
     * @param seed of the lot
     */
    List<List<Integer>> some(int most, long seed) {
        Set<List<Integer>> some = new LinkedHashSet<>();
        if (count() <= most) {
            for (long number = 0; number < count(); number++) {
                some.add(numbered(number));
            }
        } else {
            Random random = new Random(seed);
            while (some.size() < most) {
                some.add(sizes.stream().map(random::nextInt).toList());
            }
        }
        return List.copyOf(some);
    }

    /** The combination of a number; the last factor changes first. */
    private List<Integer> numbered(long number) {
        List<Integer> point = new ArrayList<>();
        long rest = number;
        for (int i = sizes.size() - 1; i >= 0; i--) {
            point.add(0, (int) (rest % sizes.get(i)));
            rest /= sizes.get(i);
        }
        return List.copyOf(point);
    }
}
