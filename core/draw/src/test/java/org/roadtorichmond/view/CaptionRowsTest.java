package org.roadtorichmond.view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;

@DisplayName("Captions on one hex lie one under the other")
final class CaptionRowsTest {
    private static final float CLOSE = 0.0001f;
    private static final Hex HERE = new HexGrid(3, 3).hex(0);
    private static final Hex THERE = new HexGrid(3, 3).hex(1);

    private final CaptionRows rows = new CaptionRows();

    @Test
    @DisplayName("a loss, what stays, and a third at the same height")
    void alike() {
        assertEquals(0.8f, rows.place(HERE, 0.8f, 0.4f), CLOSE);
        assertEquals(0.4f, rows.place(HERE, 0.8f, 0.4f), CLOSE);
        assertEquals(0, rows.place(HERE, 0.8f, 0.4f), CLOSE);
    }

    @Test
    @DisplayName("one that is laid lower does not come to lie on one that stands there, in whatever order they came")
    void between() {
        assertEquals(0.3f, rows.place(HERE, 0.3f, 0.4f), CLOSE);
        assertEquals(0.8f, rows.place(HERE, 0.8f, 0.4f), CLOSE);
        assertEquals(-0.1f, rows.place(HERE, 0.7f, 0.4f), CLOSE);
    }

    @Test
    @DisplayName("those that have room, and those of other hexes, stand where they were meant to")
    void apart() {
        assertEquals(0.8f, rows.place(HERE, 0.8f, 0.4f), CLOSE);
        assertEquals(0.8f, rows.place(THERE, 0.8f, 0.4f), CLOSE);
        assertEquals(0.4f, rows.place(HERE, 0.4f, 0.4f), CLOSE);
        assertEquals(-0.6f, rows.place(HERE, -0.6f, 0.4f), CLOSE);
    }
}
