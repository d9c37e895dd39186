package org.roadtorichmond.session.forecast;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How often a whole number comes, exactly: of how many equally likely ways each of its values comes.
 *
 * @param ways the number of ways to each value, more than none
 */
public record Distribution(SortedMap<Long, Long> ways) {
    /** A number that is always 0. */
    static final Distribution NOTHING = new Distribution(new TreeMap<>(Map.of(0L, 1L)));

    /** Copies the ways. */
    public Distribution {
        ways = Collections.unmodifiableSortedMap(new TreeMap<>(ways));
    }

    /** The sum with another number that has nothing to do with this one. */
    Distribution plus(Distribution other) {
        SortedMap<Long, Long> sums = new TreeMap<>();
        ways.forEach((value, count) -> other.ways.forEach(
                (more, times) -> sums.merge(value + more, Math.multiplyExact(count, times), Math::addExact)));
        return new Distribution(sums);
    }

    /** In how many ways any value comes. */
    long total() {
        return ways.values().stream().mapToLong(Long::longValue).sum();
    }

    /** How likely a value is, 0 to 1. */
    public double chance(long value) {
        return (double) ways.getOrDefault(value, 0L) / total();
    }

    /** The mean of all values. */
    public double mean() {
        double sum = 0;
        for (Map.Entry<Long, Long> each : ways.entrySet()) {
            sum += (double) each.getKey() * each.getValue();
        }
        return sum / total();
    }

    /** The least value that comes. */
    public long least() {
        return ways.firstKey();
    }

    /** The greatest value that comes. */
    public long most() {
        return ways.lastKey();
    }
}
