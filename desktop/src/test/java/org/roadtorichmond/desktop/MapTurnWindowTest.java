package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.view.MapCamera;

@DisplayName("The tall map in a wide window: it lies on its side, and everything is found on it as upright")
final class MapTurnWindowTest {
    private static final int WIDTH = 1456;
    private static final int HEIGHT = 900;

    @TempDir
    private Path folder;

    private WindowScript window;

    @BeforeEach
    void open() {
        WindowScript.needDisplay(MapTurnWindowTest.class);
        Shelves.settings(folder, Map.of("sound", "false"));
        window = new WindowScript(WindowScript.opening(folder, Optional.of("road-to-richmond"), "human", "human"));
        window.resize(WIDTH, HEIGHT);
    }

    private boolean turned() {
        return window.camera().layout().turned();
    }

    private void pressTurn() {
        WindowScript.key(Keys.SHIFT_LEFT, Keys.HOME);
    }

    /** How much of the window the sheet takes from left to right, in pixels. */
    private float wide() {
        MapCamera camera = window.camera();
        return (camera.layout().width() + 2 * MapCamera.MARGIN) * camera.scale();
    }

    @Test
    @DisplayName("Home shows all of it beside the buttons, more than half as wide again as upright, and no small map")
    void home() {
        float[] turned = new float[1];
        window.step(() -> assertTrue(turned() && window.sees("minimap")), () -> WindowScript.key(Keys.HOME));
        window.pause(3);
        window.step(
                () -> {
                    turned[0] = wide();
                    assertTrue(window.camera().showsAll());
                    assertFalse(window.sees("minimap"));
                    assertTrue(window.x("0128") > 0 && window.x("0101") > WIDTH / 10, "beside the buttons");
                    assertTrue(window.camera().pixelY(-MapCamera.FOOT)
                            >= window.camera().pixelY(window.camera().bottomEdge()));
                    Pixels.save("map-turned");
                },
                this::pressTurn);
        window.pause(3);
        window.play(() -> {
            assertFalse(turned());
            assertTrue(window.camera().showsAll(), "the whole map stays the whole map");
            assertTrue(turned[0] > 1.5f * wide(), turned[0] + " and " + wide());
        });
    }

    @Test
    @DisplayName(
            "units are chosen by clicks, the choice outlives a turn, and the other way up is kept for the next game")
    void choice() {
        window.step(() -> window.clickUnit("Gregg/APH"));
        window.pause(2);
        window.step(() -> assertTrue(window.tells("Gregg/APH")), this::pressTurn);
        window.pause(3);
        window.step(
                () -> assertFalse(turned()),
                () -> window.click("0805"),
                () -> assertEquals(Optional.of(window.hex("0805")), window.place("Gregg/APH"), "it was still chosen"));
        window.restart(() -> WindowScript.opening(folder, Optional.of("road-to-richmond"), "human", "human"));
        window.play(() -> assertFalse(turned()));
    }

    @ParameterizedTest
    @CsvSource({"19, 0805", "22, 0706"})
    @DisplayName(
            "the cursor of the keys goes up and to the right as the arrows point, and a unit marches there by its click")
    void cursor(int arrow, String to) {
        window.step(
                () -> assertTrue(
                        arrow == Keys.UP
                                ? window.y("0805") < window.y("0705")
                                : window.x("0706") > window.x("0705") && window.y("0706") == window.y("0705")),
                () -> window.clickUnit("Gregg/APH"),
                () -> WindowScript.key(Keys.SHIFT_LEFT, arrow),
                () -> WindowScript.key(Keys.SHIFT_LEFT, arrow),
                () -> WindowScript.key(Keys.C));
        window.pause(2);
        window.play(() -> assertEquals(Optional.of(window.hex(to)), window.place("Gregg/APH")));
    }

    @Test
    @DisplayName("in a tall window it stands upright, and in a wide one again it lies on its side")
    void tallWindow() {
        window.resize(900, 1100);
        window.step(() -> assertFalse(turned()));
        window.resize(WIDTH, HEIGHT);
        window.play(() -> assertTrue(turned()));
    }

    @Test
    @DisplayName("the whole map stays whole when the tray below it goes")
    void tray() {
        window.step(() -> WindowScript.key(Keys.HOME));
        window.pause(2);
        float[] foot = new float[1];
        window.step(() -> foot[0] = window.camera().scale(), () -> window.clickButton("Reinforcements due (10): hide"));
        window.pause(3);
        window.play(() -> {
            assertEquals(foot[0], window.camera().scale(), "as large as beside the tray");
            assertTrue(window.camera().showsAll() && window.camera().pixelY(-MapCamera.FOOT) > 0);
            assertEquals(HEIGHT, Gdx.graphics.getHeight());
        });
    }
}
