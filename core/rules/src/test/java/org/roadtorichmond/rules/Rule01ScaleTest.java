package org.roadtorichmond.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;

@DisplayName("rule 1: scale")
class Rule01ScaleTest {

    @ParameterizedTest(name = "rule 1.2: the neighbours of {0} on a map of 5 by 5")
    @CsvSource({
        "0303, 0302 0402 0403 0304 0203 0202",
        "0203, 0202 0303 0304 0204 0104 0103",
        "0101, - - 0201 0102 - -",
        "0201, - 0301 0302 0202 0102 0101",
        "0105, 0104 0204 0205 - - -",
        "0205, 0204 0305 - - - 0105",
        "0501, - - - 0502 0401 -",
        "0405, 0404 0505 - - - 0305",
        "0505, 0504 - - - 0405 0404"
    })
    void neighbours(String number, String expected) {
        HexGrid grid = new HexGrid(5, 5);
        Hex hex = grid.parse(number).orElseThrow();
        String found = Arrays.stream(Direction.values())
                .map(direction -> grid.neighbour(hex.index(), direction.ordinal()))
                .map(index -> index == HexGrid.OFF_MAP ? "-" : grid.hex(index).number())
                .collect(Collectors.joining(" "));
        assertEquals(expected, found);
    }

    @Test
    @DisplayName("rule 1.2: a hex is its neighbour's neighbour, in the opposite direction")
    void neighboursBack() {
        HexGrid grid = new HexGrid(7, 6);
        for (int hex = 0; hex < grid.size(); hex++) {
            for (int direction = 0; direction < Direction.COUNT; direction++) {
                int next = grid.neighbour(hex, direction);
                if (next != HexGrid.OFF_MAP) {
                    assertEquals(hex, grid.neighbour(next, Direction.opposite(direction)));
                    assertEquals(direction, grid.direction(hex, next));
                }
            }
        }
    }

    @Test
    @DisplayName("rule 1.2: distances are numbers of steps")
    void distances() {
        HexGrid grid = new HexGrid(8, 7);
        for (int from = 0; from < grid.size(); from++) {
            int[] steps = steps(grid, from);
            for (int to = 0; to < grid.size(); to++) {
                assertEquals(steps[to], grid.distance(from, to), grid.hex(from) + " to " + grid.hex(to));
            }
        }
    }

    private static int[] steps(HexGrid grid, int from) {
        int[] steps = new int[grid.size()];
        Arrays.fill(steps, -1);
        steps[from] = 0;
        Deque<Integer> queue = new ArrayDeque<>();
        queue.add(from);
        while (!queue.isEmpty()) {
            int hex = queue.remove();
            IntStream.range(0, Direction.COUNT)
                    .map(direction -> grid.neighbour(hex, direction))
                    .filter(next -> next != HexGrid.OFF_MAP && steps[next] < 0)
                    .forEach(next -> {
                        steps[next] = steps[hex] + 1;
                        queue.add(next);
                    });
        }
        return steps;
    }

    @ParameterizedTest(name = "rule 1.1, 1.2: column {2}, row {3} of a map of {0} by {1} is {4}")
    @CsvSource({
        "24, 28, 1, 1, 0101",
        "24, 28, 24, 28, 2428",
        "99, 99, 99, 99, 9999",
        "100, 3, 1, 1, 001.001",
        "100, 3, 100, 2, 100.002",
        "3, 100, 2, 100, 002.100",
        "1200, 2, 1200, 1, 1200.001"
    })
    void numbers(int columns, int rows, int column, int row, String number) {
        HexGrid grid = new HexGrid(columns, rows);
        Hex hex = grid.at(column, row).orElseThrow();
        assertEquals(number, hex.number());
        assertEquals(Optional.of(hex), grid.parse(number));
    }

    @ParameterizedTest(name = "rule 1.1: ''{0}'' is no hex of a map of 24 by 28")
    @ValueSource(
            strings = {"", "0", "010", "01010", "0001", "0100", "2501", "0129", "01x1", "-101", "001.001", " 0101"})
    void badNumbers(String number) {
        assertEquals(Optional.empty(), new HexGrid(24, 28).parse(number));
    }

    @ParameterizedTest(name = "rule 1.2: ''{0}'' is no hex of a map of 120 by 120")
    @ValueSource(
            strings = {"0101", "1.1", "001001", "01.001", "001.", ".001", "121.001", "001.121", "0001.001", "001.1"})
    void badWideNumbers(String number) {
        assertEquals(Optional.empty(), new HexGrid(120, 120).parse(number));
    }

    @Test
    @DisplayName("rule 1.2: large maps have the same neighbours")
    void wideNeighbours() {
        HexGrid grid = new HexGrid(120, 110);
        Hex odd = grid.parse("101.050").orElseThrow();
        Hex even = grid.parse("102.050").orElseThrow();
        assertEquals(even.index(), grid.neighbour(odd.index(), Direction.SOUTH_EAST.ordinal()));
        assertTrue(
                grid.direction(odd.index(), grid.parse("102.049").orElseThrow().index()) >= 0);
        assertEquals(
                -1,
                grid.direction(odd.index(), grid.parse("102.051").orElseThrow().index()));
    }

    @Test
    @DisplayName("hexes in the order of their indexes are in the order of their numbers")
    void order() {
        HexGrid grid = new HexGrid(12, 13);
        for (int hex = 1; hex < grid.size(); hex++) {
            assertTrue(grid.hex(hex - 1).number().compareTo(grid.hex(hex).number()) < 0);
        }
    }
}
