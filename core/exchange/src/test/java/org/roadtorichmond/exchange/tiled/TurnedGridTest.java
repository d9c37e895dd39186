package org.roadtorichmond.exchange.tiled;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.exchange.draft.Answers;
import org.roadtorichmond.exchange.draft.Question;
import org.roadtorichmond.exchange.draft.XmlElement;
import org.roadtorichmond.exchange.tiled.TiledGrid.Cell;
import org.roadtorichmond.exchange.tiled.TiledGrid.Frame;
import org.roadtorichmond.exchange.tiled.TiledGrid.Point;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.scenario.json.Place;

@DisplayName("A map of hexes with points up that is turned")
final class TurnedGridTest {
    private static final int COLUMNS = 7;
    private static final int ROWS = 6;
    private static final int WIDTH = 48;
    private static final int HEIGHT = 56;
    private static final int SIDE = 28;

    private static TiledGrid grid(String index, boolean infinite) {
        Map<String, String> attributes = Map.of(
                "orientation",
                "hexagonal",
                "staggeraxis",
                "y",
                "staggerindex",
                index,
                "infinite",
                infinite ? "1" : "0",
                "width",
                String.valueOf(COLUMNS),
                "tilewidth",
                String.valueOf(WIDTH),
                "tileheight",
                String.valueOf(HEIGHT),
                "hexsidelength",
                String.valueOf(SIDE));
        XmlElement map = new XmlElement("map", attributes, List.of(), "", Place.NOWHERE);
        return new TiledGrid(map, Answers.NONE.with(Question.TURN, "map", Question.YES));
    }

    /** The middle of a cell in the file, by Tiled's own arithmetic. */
    private static Point middle(int column, int row, String index) {
        boolean right = Math.floorMod(row, 2) == 1 == index.equals("odd");
        return new Point(
                column * WIDTH + WIDTH / 2.0 + (right ? WIDTH / 2.0 : 0),
                row * (SIDE + (HEIGHT - SIDE) / 2.0) + HEIGHT / 2.0);
    }

    @ParameterizedTest(name = "staggerindex {0}, infinite {1}")
    @CsvSource({"odd, false", "even, false", "odd, true", "even, true"})
    @DisplayName("keeps every neighbour, never mirrors, and finds every point in its cell")
    void neighbours(String index, boolean infinite) {
        TiledGrid grid = grid(index, infinite);
        Frame frame = new Frame(new HexGrid(20, 20), -4, -8);
        boolean fits = !grid.lower(-4);
        frame = fits ? frame : new Frame(frame.grid(), -5, -8);
        for (int column = 0; column < COLUMNS; column++) {
            for (int row = 0; row < ROWS; row++) {
                Point one = middle(column, row, index);
                Cell cell = grid.cell(column, row);
                assertEquals(cell, grid.at(grid.point(one)));
                int hex = frame.hex(cell).orElseThrow().index();
                for (int c = 0; c < COLUMNS; c++) {
                    for (int r = 0; r < ROWS; r++) {
                        int other = frame.hex(grid.cell(c, r)).orElseThrow().index();
                        boolean beside = one.distance(middle(c, r, index)) < 1.2 * WIDTH && hex != other;
                        assertEquals(
                                beside, frame.grid().distance(hex, other) == 1, column + " " + row + " " + c + " " + r);
                    }
                }
            }
        }
        Point right = grid.point(new Point(100, 50));
        Point middle = grid.point(new Point(0, 50));
        Point below = grid.point(new Point(0, 150));
        assertTrue(right.y() < middle.y() && right.x() == middle.x(), "what was at the right is above");
        assertTrue(below.x() > middle.x() && below.y() == middle.y(), "what was below is at the right");
    }
}
