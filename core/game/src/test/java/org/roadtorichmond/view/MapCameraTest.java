package org.roadtorichmond.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.hex.HexGrid;

@DisplayName("The map in the window")
final class MapCameraTest {
    private final MapCamera camera = new MapCamera(new HexLayout(new HexGrid(24, 28)));

    @ParameterizedTest(name = "from {0}, {1} with {2} pixels of a hex")
    @CsvSource({"12, 20, 46", "12, -3, 46", "40, 60, 28", "12, 20, 8"})
    @DisplayName("stays where it is when something beside it takes room and gives it back")
    void stays(float x, float y, float radius) {
        camera.area(0, 58, 1048, 668);
        camera.see(radius, x, y);
        int fromLeft = camera.originX();
        int fromBelow = camera.originY();
        camera.areaAround(0, 148, 730, 578);
        assertEquals(fromLeft, camera.originX());
        assertEquals(fromBelow, camera.originY());
        assertEquals(148, camera.pixelY(camera.bottomEdge()), 1);
        camera.areaAround(0, 58, 1048, 668);
        assertEquals(fromLeft, camera.originX());
        assertEquals(fromBelow, camera.originY());
    }

    @Test
    @DisplayName("is dragged back into sight bit by bit, and never farther out of it")
    void draggedBack() {
        camera.area(0, 200, 800, 400);
        camera.see(46, 12, -100);
        camera.areaAround(0, 0, 800, 600);
        int below = camera.originY();
        camera.drag(0, 10);
        assertEquals(below, camera.originY(), "no farther up");
        camera.drag(0, -10);
        assertEquals(below - 10, camera.originY(), 1, "not all the way at once");
        camera.drag(0, -1000);
        camera.drag(0, 1000);
        assertTrue(camera.originY() < below - 150, "back at the edge of its paper");
    }
}
