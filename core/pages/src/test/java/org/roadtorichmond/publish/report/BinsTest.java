package org.roadtorichmond.publish.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Numbers in groups")
class BinsTest {
    private static Bins of(Map<Long, Integer> counts) {
        return new Bins(new TreeMap<>(counts));
    }

    @Test
    @DisplayName("few numbers are groups of their own, those between them included")
    void single() {
        Bins bins = of(Map.of(-1L, 2, 2L, 3));
        assertEquals(
                "[-1 2, 0 0, 1 0, 2 3]",
                bins.all().stream()
                        .map(bin -> bin.low() + " " + bin.count())
                        .toList()
                        .toString());
        assertEquals("−1", bins.all().get(0).label());
    }

    @Test
    @DisplayName("many are grouped alike on both sides of 0, and none is lost")
    void wide() {
        TreeMap<Long, Integer> counts = new TreeMap<>();
        for (long value = -47; value <= 90; value++) {
            counts.put(value, 1);
        }
        Bins bins = new Bins(counts);
        assertEquals(138, bins.all().stream().mapToInt(Bins.Bin::count).sum());
        assertTrue(bins.all().size() <= 32);
        Bins.Bin zero = bins.all().stream()
                .filter(bin -> bin.low() <= 0 && bin.high() >= 0)
                .findFirst()
                .orElseThrow();
        assertEquals(new Bins.Bin(0, 0, 1), zero);
        int at = bins.all().indexOf(zero);
        assertEquals("+1 to +5", bins.all().get(at + 1).label());
        assertEquals("−5 to −1", bins.all().get(at - 1).label());
    }
}
