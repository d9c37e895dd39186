package org.roadtorichmond.metamorphic;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.TreeMap;

/** Counts the cases on which a law was tested, because a law that was never tested always seems to hold. */
final class Variety {
    private final Map<String, Integer> counts = new TreeMap<>();

    void saw(String what) {
        saw(what, 1);
    }

    void saw(String what, int times) {
        counts.merge(what, times, Integer::sum);
    }

    /** Fails unless each kind of case was seen at least a number of times. */
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
