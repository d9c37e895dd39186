package org.roadtorichmond.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;

@DisplayName("Where hexes lie in the window")
final class HexLayoutTest {
    private static final HexGrid GRID = new HexGrid(24, 28);
    private static final HexLayout LAYOUT = new HexLayout(GRID);

    @ParameterizedTest(name = "{0} steps of zoom, dragged by {1}")
    @CsvSource({"0, 0", "6, 133", "-20, 7", "20, -411"})
    @DisplayName("every pixel well inside a hex maps back to that hex, at any zoom and wherever the map was dragged")
    void pixelsMapBack(int zoom, int drag) {
        MapCamera camera = new MapCamera(LAYOUT);
        camera.area(0, 58, 1048, 668);
        camera.fit();
        camera.zoom(zoom, 500, 400);
        camera.drag(drag, -drag / 2f);
        Random random = new Random(zoom * 1000L + drag);
        for (int i = 0; i < GRID.size(); i++) {
            Hex hex = GRID.hex(i);
            for (int sample = 0; sample < 40; sample++) {
                double angle = random.nextDouble() * 2 * Math.PI;
                double radius = random.nextDouble() * 0.85;
                float x = LAYOUT.x(hex) + (float) (radius * Math.cos(angle));
                float y = LAYOUT.y(hex) + (float) (radius * Math.sin(angle));
                int pixelX = Math.round(camera.pixelX(x));
                int pixelY = Math.round(camera.pixelY(y));
                float mapX = camera.mapX(pixelX);
                float mapY = camera.mapY(pixelY);
                if (Math.hypot(mapX - LAYOUT.x(hex), mapY - LAYOUT.y(hex)) < 0.86) {
                    assertEquals(Optional.of(hex), LAYOUT.at(mapX, mapY));
                }
            }
        }
    }

    @Test
    @DisplayName("neighbours lie where their directions say, one hex height away")
    void neighboursLieInTheirDirections() {
        float[][] steps = {{0, 1}, {1.5f, 0.5f}, {1.5f, -0.5f}, {0, -1}, {-1.5f, -0.5f}, {-1.5f, 0.5f}};
        for (int i = 0; i < GRID.size(); i++) {
            for (int direction = 0; direction < Direction.COUNT; direction++) {
                int to = GRID.neighbour(i, direction);
                if (to != HexGrid.OFF_MAP) {
                    Hex from = GRID.hex(i);
                    assertEquals(steps[direction][0], LAYOUT.x(GRID.hex(to)) - LAYOUT.x(from), 1e-3);
                    assertEquals(steps[direction][1] * HexLayout.HEIGHT, LAYOUT.y(GRID.hex(to)) - LAYOUT.y(from), 1e-3);
                }
            }
        }
    }

    @Test
    @DisplayName("the side that faces a neighbour has its corners half way there")
    void sidesFaceTheirNeighbours() {
        Hex hex = GRID.at(10, 10).orElseThrow();
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            Hex beside = GRID.hex(GRID.neighbour(hex.index(), direction));
            int corner = HexLayout.sideCorner(direction);
            float middleX = (LAYOUT.cornerX(corner) + LAYOUT.cornerX(corner + 1)) / 2;
            float middleY = (LAYOUT.cornerY(corner) + LAYOUT.cornerY(corner + 1)) / 2;
            assertEquals((LAYOUT.x(beside) - LAYOUT.x(hex)) / 2, middleX, 1e-3);
            assertEquals((LAYOUT.y(beside) - LAYOUT.y(hex)) / 2, middleY, 1e-3);
        }
    }

    @Test
    @DisplayName("zooming keeps the point under the mouse, if the map is larger than the window there")
    void zoomKeepsThePoint() {
        MapCamera camera = new MapCamera(LAYOUT);
        camera.area(0, 0, 800, 600);
        camera.atLeast(39);
        camera.look(LAYOUT.width() / 2, LAYOUT.height() / 2);
        float x = camera.mapX(300);
        float y = camera.mapY(200);
        camera.zoom(2, 300, 200);
        assertTrue(Math.abs(camera.mapX(300) - x) * camera.scale() < 2);
        assertTrue(Math.abs(camera.mapY(200) - y) * camera.scale() < 2);
    }

    @Test
    @DisplayName(
            "the view of the play area shows every hex, larger than the whole sheet, and zooms on from there by the usual steps")
    void playAreaIsLargerThanTheSheet() {
        MapCamera camera = new MapCamera(new HexLayout(new HexGrid(8, 8)));
        camera.area(0, 58, 1048, 668);
        camera.fit();
        float sheet = camera.scale();
        camera.fitPlay();
        float play = camera.scale();
        assertTrue(play > sheet, play + " is not more than " + sheet);
        assertTrue(
                camera.bottomEdge() <= 0 && camera.topEdge() >= camera.layout().height());
        assertTrue(
                camera.leftEdge() <= 0 && camera.rightEdge() >= camera.layout().width());
        camera.zoom(-1, 500, 400);
        float farther = camera.scale();
        assertTrue(farther < play, farther + " is not less than " + play);
        camera.zoom(1, 500, 400);
        camera.zoom(-1, 500, 400);
        assertEquals(farther, camera.scale());
    }

    @Test
    @DisplayName(
            "on a map turned to the left, the printed map's left edge is below, and points map back to their hexes")
    void turned() {
        HexLayout turned = LAYOUT.turned(true);
        assertEquals(LAYOUT.width(), turned.height());
        assertEquals(LAYOUT.height(), turned.width());
        Hex upperLeft = GRID.at(1, 1).orElseThrow();
        assertTrue(turned.x(upperLeft) < 2 && turned.y(upperLeft) < 2, "the upper left corner is the lower left one");
        for (int i = 0; i < GRID.size(); i++) {
            Hex hex = GRID.hex(i);
            float x = turned.x(hex);
            float y = turned.y(hex);
            assertEquals(Optional.of(hex), turned.at(x + 0.4f, y - 0.4f));
            assertEquals(LAYOUT.x(hex), turned.printedX(x, y), 1e-3);
            assertEquals(LAYOUT.y(hex), turned.printedY(x, y), 1e-3);
            assertEquals(x, turned.fromPrintedX(LAYOUT.x(hex), LAYOUT.y(hex)), 1e-3);
            assertEquals(y, turned.fromPrintedY(LAYOUT.x(hex), LAYOUT.y(hex)), 1e-3);
        }
    }

    @ParameterizedTest(name = "turned: {0}")
    @ValueSource(booleans = {false, true})
    @DisplayName("the corners of a hex lie where those of its neighbours do")
    void cornersMeet(boolean turned) {
        HexLayout layout = LAYOUT.turned(turned);
        Hex hex = GRID.at(10, 10).orElseThrow();
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            Hex beside = GRID.hex(GRID.neighbour(hex.index(), direction));
            int corner = HexLayout.sideCorner(direction);
            int opposite = HexLayout.sideCorner((direction + 3) % Direction.COUNT) + 1;
            assertEquals(layout.x(hex) + layout.cornerX(corner), layout.x(beside) + layout.cornerX(opposite), 1e-3);
            assertEquals(layout.y(hex) + layout.cornerY(corner), layout.y(beside) + layout.cornerY(opposite), 1e-3);
        }
    }

    @ParameterizedTest(name = "turned: {0}")
    @ValueSource(booleans = {false, true})
    @DisplayName("going through the hexes around a box comes to every hex whose centre lies in it, and to few others")
    void aroundBox(boolean turned) {
        HexLayout layout = LAYOUT.turned(turned);
        Random random = new Random(5);
        for (int sample = 0; sample < 100; sample++) {
            float left = random.nextFloat() * layout.width();
            float bottom = random.nextFloat() * layout.height();
            float right = left + 6 * random.nextFloat();
            float top = bottom + 6 * random.nextFloat();
            Set<Hex> met = new HashSet<>();
            layout.around(left, bottom, right, top, met::add);
            for (int i = 0; i < GRID.size(); i++) {
                Hex hex = GRID.hex(i);
                float away = Math.max(
                        Math.max(left - layout.x(hex), layout.x(hex) - right),
                        Math.max(bottom - layout.y(hex), layout.y(hex) - top));
                assertTrue(met.contains(hex) ? away < 4 : away > 0, hex + " is " + away + " away");
            }
        }
    }

    @Test
    @DisplayName("points beyond the edge belong to no hex")
    void nothingBeyondTheEdge() {
        assertEquals(Optional.empty(), LAYOUT.at(-1.2f, 5));
        assertEquals(Optional.empty(), LAYOUT.at(LAYOUT.width() + 1.2f, 5));
        assertEquals(Optional.empty(), LAYOUT.at(5, LAYOUT.height() + 1));
    }
}
