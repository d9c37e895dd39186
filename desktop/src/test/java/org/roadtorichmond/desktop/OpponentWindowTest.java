package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Options;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.view.MapCamera;

@DisplayName("After the other side's turn")
final class OpponentWindowTest {
    /** In pixels. */
    private static final float CLOSE = 1;

    private static final int LARGE = 76;

    /** How many lines that lead to the map say what wins, for both sides. */
    private static final int WAYS_TO_WIN = 6;

    @TempDir
    private Path folder;

    private WindowScript window;

    @BeforeEach
    void needDisplay() {
        WindowScript.needDisplay(OpponentWindowTest.class);
        Shelves.settings(folder, Map.of("sound", "false", "animations", "false"));
        window = WindowScript.training(folder);
        window.resize(1024, 640);
    }

    /** Sees a corner of the map so large that the others are out of sight. */
    private void lookAt(float x, float y) {
        window.step(() -> window.camera().see(LARGE, x, y));
        window.pause(1);
    }

    private boolean sees(String hex) {
        MapCamera camera = window.camera();
        return camera.shows(camera.layout().x(window.hex(hex)), camera.layout().y(window.hex(hex)));
    }

    private void endTurn(Side side) {
        for (int i = 0; i < 4; i++) {
            window.step(() -> {
                if (!window.program().handsOver()
                        && window.game().state().moment().player() == side) {
                    WindowScript.key(Keys.SPACE);
                }
            });
            window.pause(1);
        }
        window.step(() -> assertTrue(window.program().handsOver()), () -> WindowScript.key(Keys.ENTER));
        window.pause(3);
    }

    @Test
    @DisplayName("the map comes back to where its player left it, each of two people to his own place")
    void home() {
        float[] left = new float[4];
        lookAt(0, 0);
        window.step(() -> {
            left[0] = window.camera().pixelX(0);
            left[1] = window.camera().pixelY(0);
        });
        endTurn(Side.CONFEDERATE);
        lookAt(99, 99);
        window.step(() -> {
            left[2] = window.camera().pixelX(0);
            left[3] = window.camera().pixelY(0);
            assertTrue(left[2] < left[0] && left[3] < left[1]);
        });
        endTurn(Side.UNION);
        window.step(() -> {
            assertEquals(left[0], window.camera().pixelX(0), CLOSE);
            assertEquals(left[1], window.camera().pixelY(0), CLOSE);
        });
        endTurn(Side.CONFEDERATE);
        window.step(() -> {
            assertEquals(left[2], window.camera().pixelX(0), CLOSE);
            assertEquals(left[3], window.camera().pixelY(0), CLOSE);
        });
        window.play();
    }

    /** The Confederates attack the brigade in 0404, are driven back, and leave the map where that hex is not seen. */
    private void attacked() {
        window.step(
                () -> window.march("2/B", "0304"),
                () -> WindowScript.key(Keys.SPACE),
                () -> WindowScript.key(Keys.SPACE),
                () -> window.clickUnit("2/B"),
                () -> window.click("0404"),
                () -> WindowScript.key(Keys.ENTER),
                () -> window.click(retreat()));
        window.pause(2);
        lookAt(99, 0);
        window.step(() -> assertFalse(sees("0404")));
        endTurn(Side.CONFEDERATE);
    }

    /** The first hex to which a beaten unit may retreat. */
    private String retreat() {
        return new Options(window.game())
                .all().stream()
                        .filter(Command.Retreat.class::isInstance)
                        .map(command -> ((Command.Retreat) command).to().number())
                        .findFirst()
                        .orElseThrow();
    }

    @Test
    @DisplayName("the map shows the units that are threatened, and a line for each place says what was done there")
    void threatened() {
        attacked();
        window.step(() -> {
            assertTrue(sees("0404"));
            assertTrue(window.shows("Signal Hill"));
            assertTrue(window.tells("1 unit came up, 1 attack, their 2/B (Whitlock) driven back"));
            Pixels.save("opponent");
        });
        lookAt(99, 0);
        window.step(() -> assertFalse(sees("0404")), () -> window.clickButton("Signal Hill"));
        window.pause(2);
        window.step(() -> assertTrue(sees("0404"), "the line leads there"));
        window.play();
    }

    @Test
    @DisplayName(
            "what was done in a place is shown again by its button, and any key that orders ends that and orders nothing")
    void again() {
        attacked();
        int[] entries = new int[1];
        window.step(
                () -> entries[0] = window.game().log().size(),
                () -> assertFalse(window.shows("Skip")),
                () -> window.clickButton("again"));
        window.pause(1);
        window.step(
                () -> assertTrue(window.shows("Skip")),
                () -> WindowScript.key(Keys.SPACE),
                () -> {},
                () -> assertFalse(window.shows("Skip")),
                () -> assertEquals(entries[0], window.game().log().size()));
        window.step(() -> assertTrue(window.shows("Signal Hill"), "the lines are there again"));
        window.play();
    }

    @Test
    @DisplayName("keys alone lead through the places, and fold the lines")
    void keys() {
        attacked();
        lookAt(99, 0);
        window.step(() -> assertFalse(sees("0404")), () -> WindowScript.key(Keys.F5));
        window.pause(2);
        window.step(() -> assertTrue(sees("0404")), () -> WindowScript.key(Keys.F6));
        window.pause(2);
        // In the first turn what wins stands above.
        for (int i = 0; i < WAYS_TO_WIN; i++) {
            window.step(() -> WindowScript.key(Keys.DOWN));
        }
        window.step(() -> WindowScript.key(Keys.ENTER));
        window.pause(2);
        window.step(() -> {
            assertFalse(window.shows("Signal Hill"));
            assertTrue(window.tells("The Confederate turn"));
        });
        window.play();
    }
}
