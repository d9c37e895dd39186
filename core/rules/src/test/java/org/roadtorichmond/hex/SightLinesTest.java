package org.roadtorichmond.hex;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Compares lines of sight with another geometry. In cube coordinates a hex consists of the points that are nearer to its centre
 * than to those of its neighbours. So the line is clipped against three pairs of half planes, with fractions kept as whole numbers.
 */
@DisplayName("rule 9.2: lines of sight")
class SightLinesTest {
    private static final int RANGE = 4;
    private static final HexGrid GRID = new HexGrid(11, 11);

    /** An open interval of the line's parameter; numerators and positive denominators. */
    private record Stretch(long low, long lowOver, long high, long highOver) {
        boolean empty() {
            return low * highOver >= high * lowOver;
        }

        /** The part that satisfies {@code -1 < slope * t - offset < 1}; with a slope of 0 all of it or nothing. */
        Stretch clip(long slope, long offset) {
            if (slope == 0) {
                return Math.abs(offset) < 1 ? this : new Stretch(1, 1, 0, 1);
            }
            long sign = slope > 0 ? 1 : -1;
            return atLeast(sign * offset - 1, sign * slope).atMost(sign * offset + 1, sign * slope);
        }

        private Stretch atLeast(long value, long over) {
            return value * lowOver > low * over ? new Stretch(value, over, high, highOver) : this;
        }

        private Stretch atMost(long value, long over) {
            return value * highOver < high * over ? new Stretch(low, lowOver, value, over) : this;
        }
    }

    /** The three differences between the cube coordinates of one hex relative to another, which the six sides of a hex bound. */
    private static long[] differences(int from, int to) {
        long[] a = cube(from);
        long[] b = cube(to);
        long x = b[0] - a[0];
        long y = b[1] - a[1];
        long z = b[2] - a[2];
        return new long[] {x - y, y - z, z - x};
    }

    private static long[] cube(int hex) {
        int column = GRID.hex(hex).column();
        long x = column - 1L;
        long z = GRID.hex(hex).row() - 1L - (column - 1) / 2;
        return new long[] {x, -x - z, z};
    }

    private static boolean crosses(int from, int to, int hex) {
        long[] line = differences(from, to);
        long[] centre = differences(from, hex);
        Stretch stretch = new Stretch(0, 1, 1, 1);
        for (int i = 0; i < 3; i++) {
            stretch = stretch.clip(line[i], centre[i]);
        }
        return hex != from && hex != to && !stretch.empty();
    }

    /** Whether the line runs along the side shared by two adjacent hexes. */
    private static boolean runsBetween(int from, int to, int hex, int other) {
        long[] line = differences(from, to);
        long[] centre = differences(from, hex);
        long[] step = differences(hex, other);
        Stretch stretch = new Stretch(0, 1, 1, 1);
        for (int i = 0; i < 3; i++) {
            if (Math.abs(step[i]) == 2) {
                if (line[i] != 0 || centre[i] + step[i] / 2 != 0) {
                    return false;
                }
            } else {
                stretch = stretch.clip(line[i], centre[i]);
            }
        }
        return !stretch.empty();
    }

    private static List<int[]> ends() {
        List<int[]> ends = new ArrayList<>();
        for (String start : List.of("0606", "0506")) {
            int from = GRID.parse(start).orElseThrow().index();
            for (int to = 0; to < GRID.size(); to++) {
                if (to != from && GRID.distance(from, to) <= RANGE) {
                    ends.add(new int[] {from, to});
                }
            }
        }
        return ends;
    }

    @Test
    @DisplayName("rule 9.2: for all offsets up to four hexes, one hex blocks exactly if the line crosses its interior")
    void single() {
        SightLines lines = new SightLines(GRID, RANGE);
        for (int[] line : ends()) {
            for (int hex = 0; hex < GRID.size(); hex++) {
                int blocking = hex;
                assertEquals(
                        !crosses(line[0], line[1], hex),
                        lines.clear(line[0], line[1], at -> at == blocking),
                        () -> GRID.hex(line[0]) + " to " + GRID.hex(line[1]) + " past " + GRID.hex(blocking));
            }
        }
    }

    @Test
    @DisplayName("rule 9.2: two hexes that a line does not cross block exactly if it runs along their common side")
    void pairs() {
        SightLines lines = new SightLines(GRID, RANGE);
        int alongside = 0;
        for (int[] line : ends()) {
            for (int hex = 0; hex < GRID.size(); hex++) {
                for (int other = hex + 1; other < GRID.size(); other++) {
                    if (crosses(line[0], line[1], hex) || crosses(line[0], line[1], other)) {
                        continue;
                    }
                    boolean between = GRID.distance(hex, other) == 1 && runsBetween(line[0], line[1], hex, other);
                    alongside += between ? 1 : 0;
                    Set<Integer> blocking = new TreeSet<>(List.of(hex, other));
                    assertEquals(!between, lines.clear(line[0], line[1], blocking::contains));
                }
            }
        }
        // Six directions run between the rows of hexes, once at distance two and twice at distance four, from two
        // hexes.
        assertEquals(2 * 6 * (1 + 2), alongside);
    }

    @ParameterizedTest(name = "rule 9.2: the same in both directions (seed {0})")
    @ValueSource(longs = {1, 2, 3})
    void symmetric(long seed) {
        Random random = new Random(seed);
        boolean[] wood = new boolean[GRID.size()];
        for (int hex = 0; hex < wood.length; hex++) {
            wood[hex] = random.nextInt(4) == 0;
        }
        SightLines lines = new SightLines(GRID, RANGE);
        for (int from = 0; from < GRID.size(); from++) {
            for (int to = 0; to < GRID.size(); to++) {
                if (GRID.distance(from, to) <= RANGE) {
                    assertEquals(lines.clear(from, to, hex -> wood[hex]), lines.clear(to, from, hex -> wood[hex]));
                }
            }
        }
    }

    @ParameterizedTest(name = "rule 9.2: from {0} to {1} with woods in {2}: {3}")
    @CsvSource({
        "0101, 0102, 0101 0102, true",
        "0101, 0103, 0102, false",
        "0101, 0103, 0101 0103 0201 0202, true",
        "0102, 0302, 0201, true",
        "0102, 0302, 0202, true",
        "0102, 0302, 0201 0202, false",
        // Nothing blocks off the map: the other side of this hexside is beyond the edge.
        "0101, 0301, 0201, true",
        "0101, 0104, 0103, false"
    })
    void situations(String from, String to, String woods, boolean clear) {
        Set<String> blocking = Set.of(woods.split(" ", -1));
        assertEquals(
                clear,
                new SightLines(GRID, RANGE)
                        .clear(
                                GRID.parse(from).orElseThrow().index(),
                                GRID.parse(to).orElseThrow().index(),
                                hex -> blocking.contains(GRID.hex(hex).number())));
    }
}
