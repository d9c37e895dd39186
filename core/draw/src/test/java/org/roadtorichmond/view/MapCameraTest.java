package org.roadtorichmond.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.hex.Hex;
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

    @ParameterizedTest(name = "turned: {0}")
    @ValueSource(booleans = {false, true})
    @DisplayName("can be moved so far that every hex is seen beside the buttons in its corner")
    void besideButtons(boolean turned) {
        camera.turn(turned);
        camera.area(0, 58, 1048, 668);
        camera.cover(150, 300);
        HexLayout layout = camera.layout();
        for (int i = 0; i < layout.grid().size(); i++) {
            Hex hex = layout.grid().hex(i);
            camera.see(46, layout.width() / 2, layout.height() / 2);
            camera.look(layout.x(hex), layout.y(hex));
            assertTrue(camera.shows(layout.x(hex), layout.y(hex)), hex + " is not seen");
        }
    }

    @ParameterizedTest(name = "turned: {0}, {1} x {2}")
    @CsvSource({"false, 1048, 668", "true, 1048, 668", "true, 700, 668", "false, 500, 900"})
    @DisplayName("is seen whole beside the buttons in its corner, title included, in the middle of what they leave")
    void wholeBesideButtons(boolean turned, int width, int height) {
        camera.turn(turned);
        camera.area(0, 58, width, height);
        camera.cover(150, 300);
        camera.fit();
        float left = camera.pixelX(-MapCamera.MARGIN);
        float right = camera.pixelX(camera.layout().width() + MapCamera.MARGIN);
        assertTrue(left >= 149, "free of the buttons: " + left);
        assertEquals(left - 150, width - right, 2);
        assertTrue(camera.pixelY(-MapCamera.FOOT) >= 57, "its title is seen");
        assertTrue(camera.pixelY(camera.layout().height() + MapCamera.MARGIN) <= 59 + height);
        assertTrue(camera.showsAll());
        camera.zoom(3, width / 2f, height);
        assertFalse(camera.showsAll());
    }

    @Test
    @DisplayName("has the same point in its middle when it is turned, and when another camera sees the same")
    void turns() {
        camera.area(0, 0, 1048, 668);
        Hex hex = camera.layout().grid().at(9, 11).orElseThrow();
        camera.see(46, camera.layout().x(hex), camera.layout().y(hex));
        camera.turn(true);
        assertEquals(camera.layout().x(hex), camera.middleX(), 1e-3);
        assertEquals(camera.layout().y(hex), camera.middleY(), 1e-3);
        MapCamera other = new MapCamera(camera.layout().turned(false));
        other.area(0, 0, 1048, 668);
        other.like(camera);
        assertEquals(other.layout().x(hex), other.middleX(), 1e-3);
        assertEquals(other.layout().y(hex), other.middleY(), 1e-3);
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

    @ParameterizedTest(name = "{0} of the way each time")
    @ValueSource(floats = {0.02f, 0.1f, 0.5f})
    @DisplayName("glides to where it is sent, to the pixel, however small its steps are")
    void glides(float part) {
        camera.area(0, 58, 1048, 668);
        camera.see(46, 12, 20);
        int fromLeft = camera.originX();
        int fromBelow = camera.originY();
        camera.see(46, 20, 30);
        int steps = 0;
        while (camera.approach(12, 20, part)) {
            steps++;
        }
        assertEquals(fromLeft, camera.originX());
        assertEquals(fromBelow, camera.originY());
        assertTrue(steps < 1000, () -> "after " + camera.middleX());
    }

    @ParameterizedTest(name = "in {0} x {1}")
    @CsvSource({"1048, 668", "1048, 500", "400, 668", "420, 640", "500, 700", "500, 900"})
    @DisplayName(
            "shows the foot of the sheet as a whole or not at all, with the whole map and at its lower edge always")
    void foot(int width, int height) {
        camera.area(0, 58, width, height);
        camera.fitPlay();
        assertEquals(camera.bottomEdge() < 0.2f - MapCamera.FOOT, camera.showsFoot());
        camera.fit();
        assertTrue(camera.showsFoot());
        camera.see(60, camera.middleX(), camera.middleY());
        camera.drag(0, 9999);
        assertTrue(camera.showsFoot());
        camera.areaAround(0, 158, width, height - 100);
        assertFalse(camera.showsFoot(), "a panel lies on it");
    }
}
