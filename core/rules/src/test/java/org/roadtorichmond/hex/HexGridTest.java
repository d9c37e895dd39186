package org.roadtorichmond.hex;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("rule 1.2: the grid of hexes")
final class HexGridTest {

    @ParameterizedTest
    @CsvSource({"1, 9999", "9999, 1", "1, 1"})
    @DisplayName("has from one to 9999 columns and rows")
    void sizes(int columns, int rows) {
        HexGrid grid = new HexGrid(columns, rows);
        assertEquals(columns * rows, grid.size());
        assertEquals(columns, grid.columns());
        assertEquals(rows, grid.rows());
    }

    @ParameterizedTest
    @CsvSource({"0, 5", "5, 0", "10000, 1", "1, 10000"})
    @DisplayName("is refused beyond that")
    void tooLargeOrSmall(int columns, int rows) {
        assertThrows(IllegalArgumentException.class, () -> new HexGrid(columns, rows));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 6})
    @DisplayName("has its border where a hex has fewer than six neighbours: the first and last columns and rows")
    void border(int columns) {
        HexGrid grid = new HexGrid(columns, 5);
        for (int index = 0; index < grid.size(); index++) {
            Hex hex = grid.hex(index);
            boolean border = hex.column() == 1 || hex.column() == columns || hex.row() == 1 || hex.row() == 5;
            assertEquals(border, grid.onBorder(index), hex.number());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "99999999.001",
                "001.99999999",
                "0001.001",
                ".001",
                "001.",
                "",
                "001",
                "001:001",
                "0-1.001",
                "120.121"
            })
    @DisplayName("reads no number that it would not print")
    void unreadable(String number) {
        assertEquals(Optional.empty(), new HexGrid(120, 120).parse(number));
    }

    @Test
    @DisplayName("reads every number that it prints")
    void readable() {
        for (HexGrid grid : new HexGrid[] {new HexGrid(100, 101), new HexGrid(99, 99)}) {
            for (int index = 0; index < grid.size(); index++) {
                assertEquals(
                        Optional.of(grid.hex(index)), grid.parse(grid.hex(index).number()));
            }
        }
    }

    @Test
    @DisplayName("names a hexside by its two hexes")
    void hexside() {
        HexGrid grid = new HexGrid(2, 2);
        assertEquals("0101/0202", new Hexside(grid.hex(0), grid.hex(3)).toString());
    }
}
