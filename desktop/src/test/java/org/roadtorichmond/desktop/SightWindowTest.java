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
import org.roadtorichmond.ai.Plan;
import org.roadtorichmond.ai.advice.Advice;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.scenario.yardstick.Calibration;
import org.roadtorichmond.view.MapCamera;

@DisplayName(
        "The field at a glance: what is seen at first, what moves the map, and that it is seen again as it was left")
final class SightWindowTest {
    private static final float CLOSE = 0.05f;
    private static final int FRAMES = 12;

    @TempDir
    private Path folder;

    private WindowScript window;

    @BeforeEach
    void needDisplay() {
        WindowScript.needDisplay(SightWindowTest.class);
    }

    private void open(String file, String union, String confederate) {
        window = new WindowScript(WindowScript.opening(folder, Optional.of(file), union, confederate));
    }

    private boolean onMap(Hex hex) {
        MapCamera camera = window.camera();
        return camera.shows(camera.layout().x(hex), camera.layout().y(hex));
    }

    private void assertSees(float scale, float x, float y) {
        MapCamera camera = window.camera();
        assertEquals(scale, camera.scale());
        assertEquals(x, camera.middleX(), CLOSE);
        assertEquals(y, camera.middleY(), CLOSE);
    }

    @ParameterizedTest(name = "{0} %")
    @CsvSource({"100, true", "175, false"})
    @DisplayName("the buttons of the overlays give their words up where there is no room, but not their keys")
    void overlays(int scale, boolean words) {
        Shelves.settings(folder, Map.of("sound", "false", "language", "de", "scale", Integer.toString(scale)));
        open("gaines-mill", "human", "human");
        window.resize(1366, 768);
        window.step(() -> {
            assertEquals(words, window.shows("Versorgung"));
            assertTrue(window.sees("layer.SUPPLY") && window.shows("T"));
        });
        window.play();
    }

    @Test
    @DisplayName("at first the whole width of the printed map is seen, where A. P. Hill stands before Porter")
    void begins() {
        Shelves.settings(folder, Map.of("sound", "false", "mapTurn", "printed"));
        open("road-to-richmond", "human", "human");
        window.play(() -> {
            MapCamera camera = window.camera();
            assertTrue(onMap(window.hex("0705")) && onMap(window.hex("0908")) && onMap(window.hex("1108")));
            assertTrue(
                    camera.leftEdge() < 0
                            && camera.rightEdge() > camera.layout().width(),
                    "all columns");
            assertTrue(camera.leftEdge() >= -MapCamera.MARGIN - CLOSE, "no desk beside them");
        });
    }

    @Test
    @DisplayName("at first A. P. Hill and Porter are seen on the map that lies on its side, and no desk beside it")
    void beginsTurned() {
        open("road-to-richmond", "human", "human");
        window.play(() -> {
            MapCamera camera = window.camera();
            assertTrue(camera.layout().turned());
            assertTrue(onMap(window.hex("0705")) && onMap(window.hex("0908")) && onMap(window.hex("1108")));
            assertTrue(camera.leftEdge() >= -MapCamera.MARGIN - CLOSE);
        });
    }

    @Test
    @DisplayName("at first the hex is in sight that The Bridges are about")
    void objective() {
        open("the-bridges", "human", "human");
        window.resize(1366, 768);
        window.play(() -> assertTrue(onMap(window.hex("2426"))));
    }

    @Test
    @DisplayName(
            "F4 sets the side panel aside, the map takes its room, and an attack brings it back until it is dropped")
    void sidePanel() {
        window = WindowScript.training(folder);
        float[] wide = new float[1];
        window.play(
                () -> wide[0] = window.camera().pixelX(window.camera().rightEdge()),
                () -> WindowScript.key(Keys.F4),
                () -> {},
                () -> {},
                () -> {
                    assertTrue(window.camera().pixelX(window.camera().rightEdge()) > wide[0] + 100);
                    window.march("1/B", "0403");
                },
                () -> window.march("2/B", "0304"),
                () -> WindowScript.key(Keys.SPACE),
                () -> WindowScript.key(Keys.SPACE),
                () -> window.clickUnit("1/B"),
                () -> window.click("0404"),
                () -> {},
                () -> {},
                () -> {
                    assertEquals(wide[0], window.camera().pixelX(window.camera().rightEdge()), 1);
                    assertTrue(window.tells("Attack on 0404"));
                    WindowScript.key(Keys.ESCAPE);
                },
                () -> {},
                () -> {},
                () -> assertTrue(window.camera().pixelX(window.camera().rightEdge()) > wide[0] + 100));
    }

    @Test
    @DisplayName("zoom and place are the same again after Load and Escape, and when the game is opened again later")
    void remembers() {
        open("road-to-richmond", "human", "human");
        float[] seen = new float[3];
        window.step(() -> WindowScript.key(Keys.PLUS), () -> window.camera().look(12, 18), () -> {
            seen[0] = window.camera().scale();
            seen[1] = window.camera().middleX();
            seen[2] = window.camera().middleY();
            WindowScript.key(Keys.CONTROL_LEFT, Keys.L);
        });
        window.until(() -> window.program().camera().isEmpty());
        window.step(() -> WindowScript.key(Keys.ESCAPE));
        window.until(() -> window.program().camera().isPresent());
        window.pause(2);
        window.step(() -> assertSees(seen[0], seen[1], seen[2]));
        window.restart(() -> WindowScript.opening(folder, Optional.of("road-to-richmond"), "human", "human"));
        window.step(() -> assertSees(seen[0], seen[1], seen[2]));
        window.restart(() -> WindowScript.opening(folder, Optional.of("gaines-mill"), "human", "human"));
        window.step(() -> assertFalse(Math.abs(window.camera().middleY() - seen[2]) < CLOSE, "another game"));
        window.play();
    }

    @Test
    @DisplayName(
            "the map follows the opponent by default, gliding, and lies in full above the bar that says what he does")
    void follows() {
        open("gaines-mill", "human", "cadet");
        float[] from = new float[2];
        int[] glides = new int[1];
        window.until(() -> window.tells("entered the map at 0401"));
        window.step(() -> {
            while (window.camera().scale() < 60) {
                window.camera().zoom(1, 0, 0);
            }
            window.camera().look(window.camera().layout().width(), 0);
            from[0] = window.camera().middleX();
            from[1] = window.camera().middleY();
        });
        window.until(() -> {
            boolean moved = window.camera().middleY() > from[1];
            glides[0] += moved ? 1 : 0;
            from[1] = window.camera().middleY();
            return glides[0] > 3;
        });
        window.step(() -> {
            var skip = window.program().find("Skip").orElseThrow();
            float bar = skip.y + skip.height;
            assertTrue(window.camera().pixelY(window.camera().bottomEdge()) + 1 >= bar, "the bar covers no map");
        });
        window.play();
    }

    @Test
    @DisplayName("units that must retreat or may advance are brought into sight, and so is the advice of the staff")
    void decisions() {
        window = WindowScript.training(folder);
        window.step(
                () -> window.march("1/B", "0403"),
                () -> window.march("2/B", "0304"),
                () -> WindowScript.key(Keys.SPACE),
                () -> WindowScript.key(Keys.SPACE),
                () -> window.clickUnit("2/B"),
                () -> window.click("0404"),
                () -> lookAwayFrom(window.hex("0304")),
                () -> window.clickButton("Attack (Enter)"),
                () -> assertTrue(onMap(window.hex("0304")), "who was beaten there has to retreat"));
        window.play();
    }

    @Test
    @DisplayName(
            "the advice of the staff is brought into sight once, and a player who then looks elsewhere is not drawn back")
    void advice() {
        open("road-to-richmond", "human", "human");
        Hex[] first = new Hex[1];
        window.step(() -> {
            Plan plan = Advice.plan(window.game(), () -> Commanders.named("colonel"), Calibration.NONE);
            first[0] = plan.focus().orElseThrow();
            lookAwayFrom(first[0]);
            WindowScript.key(Keys.H);
        });
        window.until("Chance of winning");
        window.pause(1);
        window.step(
                () -> assertTrue(onMap(first[0])),
                () -> lookAwayFrom(first[0]),
                () -> window.clickWords("Next: "),
                () -> {},
                () -> assertFalse(onMap(first[0])));
        window.play();
    }

    /** Shows the far corner of the map so large that a hex is not visible. */
    private void lookAwayFrom(Hex hex) {
        MapCamera camera = window.camera();
        for (int i = 0; i < FRAMES && onMap(hex); i++) {
            camera.zoom(1, 0, 0);
            camera.look(camera.layout().width(), camera.layout().height());
        }
        assertFalse(onMap(hex));
    }

    @Test
    @DisplayName("W, A, S and D move the map once they are chosen, and what had these keys has others")
    void wasd() {
        Shelves.settings(folder, Map.of("keyScheme", "wasd", "sound", "false"));
        open("road-to-richmond", "human", "human");
        float[] at = new float[1];
        window.play(
                () -> {
                    at[0] = window.camera().middleY();
                    WindowScript.key(Keys.S);
                },
                () -> {
                    assertTrue(window.camera().middleY() < at[0], "down");
                    assertFalse(window.tells("in supply"));
                    at[0] = window.camera().middleY();
                    WindowScript.key(Keys.W);
                },
                () -> {
                    assertTrue(window.camera().middleY() > at[0], "up");
                    WindowScript.key(Keys.Y);
                },
                () -> assertTrue(window.tells("upply"), "the overlay's legend"));
    }

    @Test
    @DisplayName("the mouse at an edge moves the map if that is wished, and in a window not for ever")
    void edge() {
        Shelves.settings(folder, Map.of("edgeScroll", "true", "sound", "false"));
        open("road-to-richmond", "human", "human");
        float[] at = new float[1];
        window.step(() -> {
            at[0] = window.camera().middleY();
            WindowScript.move(300, Gdx.graphics.getHeight() - 2);
        });
        window.pause(FRAMES);
        window.step(() -> {
            assertTrue(window.camera().middleY() < at[0] - CLOSE);
            WindowScript.move(300, 300);
        });
        window.pause(2);
        window.step(() -> at[0] = window.camera().middleY());
        window.pause(FRAMES);
        window.step(() -> assertEquals(at[0], window.camera().middleY()));
        window.play();
    }

    @Test
    @DisplayName("without that wish the edges do nothing, and the tray of reinforcements lies below the map")
    void noEdge() {
        open("road-to-richmond", "human", "human");
        float[] at = new float[1];
        window.step(() -> {
            at[0] = window.camera().middleY();
            WindowScript.move(300, Gdx.graphics.getHeight() - 2);
        });
        window.pause(FRAMES);
        window.step(() -> {
            assertEquals(at[0], window.camera().middleY());
            float tray = window.program().find("Reinforcements due").orElseThrow().y;
            assertTrue(window.camera().pixelY(window.camera().bottomEdge()) > tray);
        });
        window.play();
    }
}
