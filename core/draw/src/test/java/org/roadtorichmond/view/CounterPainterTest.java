package org.roadtorichmond.view;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.unit.Side;

@DisplayName("Counters")
final class CounterPainterTest {
    /** A smoothed edge is half a pixel wide. */
    private static final float EDGE = 0.5f;

    @ParameterizedTest
    @EnumSource
    @DisplayName("have room for a designation beside the tick of what has moved, at every size at which they have one")
    void tick(Side side) {
        Counter moved = new Counter(
                new HexGrid(1, 1).hex(0), "Featherston", side, Arm.INFANTRY, 5, "6", 0, false, true, Counter.Mark.NONE);
        for (int size = 42; size < 130; size++) {
            assertTrue(CounterPainter.labelRight(moved, size) <= CounterPainter.tickLeft(size) + EDGE, "at " + size);
        }
    }
}
