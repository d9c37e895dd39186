package org.roadtorichmond.view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.badlogic.gdx.math.Rectangle;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;

@DisplayName("Captions on one hex lie one under the other")
final class CaptionRowsTest {
    private static final float CLOSE = 0.0001f;
    private static final Hex HERE = new HexGrid(3, 3).hex(0);
    private static final Hex THERE = new HexGrid(3, 3).hex(1);

    private static final HexLayout LAYOUT = new HexLayout(new HexGrid(3, 3));

    private final CaptionRows rows = new CaptionRows(LAYOUT, List.of());

    @Test
    @DisplayName("a loss, what stays, and a third at the same height")
    void alike() {
        assertEquals(0.8f, rows.place(HERE, 0.8f, 1, 0.4f), CLOSE);
        assertEquals(0.4f, rows.place(HERE, 0.8f, 1, 0.4f), CLOSE);
        assertEquals(0, rows.place(HERE, 0.8f, 1, 0.4f), CLOSE);
    }

    @Test
    @DisplayName("one that is laid lower does not come to lie on one that stands there, in whatever order they came")
    void between() {
        assertEquals(0.3f, rows.place(HERE, 0.3f, 1, 0.4f), CLOSE);
        assertEquals(0.8f, rows.place(HERE, 0.8f, 1, 0.4f), CLOSE);
        assertEquals(-0.1f, rows.place(HERE, 0.7f, 1, 0.4f), CLOSE);
    }

    @Test
    @DisplayName("those that have room, and those of other hexes, stand where they were meant to")
    void apart() {
        assertEquals(0.8f, rows.place(HERE, 0.8f, 1, 0.4f), CLOSE);
        assertEquals(0.8f, rows.place(THERE, 0.8f, 1, 0.4f), CLOSE);
        assertEquals(0.4f, rows.place(HERE, 0.4f, 1, 0.4f), CLOSE);
        assertEquals(-0.6f, rows.place(HERE, -0.6f, 1, 0.4f), CLOSE);
    }

    private static Rectangle words(float above, float wide, float high) {
        return new Rectangle(LAYOUT.x(HERE) - wide / 2, LAYOUT.y(HERE) + above - high / 2, wide, high);
    }

    @Test
    @DisplayName("the number of a hex stands under the words of an exit, and under captions that stand there")
    void offWords() {
        CaptionRows kept = new CaptionRows(LAYOUT, List.of(words(0.7f, 0.6f, 0.3f), words(0, 0.6f, 0.2f)));
        assertEquals(0.35f, kept.place(HERE, 0.72f, 1, 0.4f), 0.01f);
        assertEquals(-0.3f, kept.place(HERE, 0.72f, 1, 0.4f), 0.01f);
        assertEquals(0.72f, kept.place(THERE, 0.72f, 1, 0.4f), CLOSE);
    }

    @Test
    @DisplayName("where words fill a hex a caption stands where it was meant to")
    void noRoom() {
        CaptionRows kept = new CaptionRows(LAYOUT, List.of(words(0, 1, 2)));
        assertEquals(0.72f, kept.place(HERE, 0.72f, 1, 0.4f), CLOSE);
    }
}
