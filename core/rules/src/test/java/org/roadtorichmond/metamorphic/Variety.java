package org.roadtorichmond.metamorphic;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.TreeMap;

/** Counts what a law has been tried on, since a law that was never tried holds of anything. */
final class Variety {
    private final Map<String, Integer> counts = new TreeMap<>();

    void saw(String what) {
        saw(what, 1);
    }

    void saw(String what, int times) {
        counts.merge(what, times, Integer::sum);
    }

    /** Fails unless each has been seen so often. */
    void expect(int atLeast, String... whats) {
        for (String what : whats) {
            assertTrue(counts.getOrDefault(what, 0) >= atLeast, () -> what + " is rare: " + counts);
        }
    }

    @Override
    public String toString() {
        return counts.toString();
    }
}
