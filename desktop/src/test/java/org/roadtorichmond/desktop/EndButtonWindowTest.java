package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.math.Rectangle;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.unit.Side;

@DisplayName("The button that ends a phase")
final class EndButtonWindowTest {
    private static final String QUESTION = "have not moved. End anyway?";

    @TempDir
    private Path folder;

    @BeforeEach
    void needsDisplay() {
        WindowScript.needDisplay(EndButtonWindowTest.class);
    }

    private WindowScript script(String union, Map<String, String> settings) {
        Shelves.settings(folder, settings);
        return new WindowScript(WindowScript.opening(folder, Optional.of("training"), union, "human"));
    }

    /** Waits longer than the time between two clicks of a hasty player. */
    private static void wait(WindowScript script) {
        long[] end = new long[1];
        script.step(() -> end[0] = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(600));
        script.until(() -> System.nanoTime() > end[0]);
    }

    private static int[] middle(Rectangle place) {
        return new int[] {
            Math.round(place.x + place.width / 2), Math.round(Gdx.graphics.getHeight() - place.y - place.height / 2)
        };
    }

    @Test
    @DisplayName("asks at a double click, which does not answer the question; a click after a while does")
    void twice() {
        WindowScript script = script("human", Map.of("sound", "false"));
        script.step(() -> {
            int[] at = middle(script.program().find("End movement").orElseThrow());
            WindowScript.press(at[0], at[1], Buttons.LEFT);
            WindowScript.press(at[0], at[1], Buttons.LEFT);
            assertEquals(Phase.MOVEMENT, script.game().state().moment().phase());
        });
        script.step(() -> assertTrue(script.tells(QUESTION)));
        wait(script);
        script.step(() -> script.clickWords(QUESTION));
        script.pause(1);
        script.step(
                () -> assertEquals(Side.UNION, script.game().state().moment().player(), "no unit could attack"));
        script.play();
    }

    @Test
    @DisplayName("is meant by Enter, too, where nothing is chosen or owed")
    void enter() {
        WindowScript script = script("human", Map.of("sound", "false"));
        script.step(() -> WindowScript.key(Keys.ENTER));
        script.pause(1);
        script.step(() -> assertTrue(script.tells(QUESTION)));
        script.step(() -> WindowScript.key(Keys.ENTER));
        script.pause(1);
        script.step(
                () -> assertEquals(Side.UNION, script.game().state().moment().player(), "no unit could attack"));
        script.play();
    }

    @Test
    @DisplayName(
            "is away while the other's turn is shown, so that a click in its place skips nothing; Skip lies elsewhere")
    void skip() {
        WindowScript script = script("cadet", Map.of("sound", "false", "pace", "1"));
        int[][] place = new int[1][];
        script.step(
                () -> WindowScript.key(Keys.SPACE),
                () -> place[0] = middle(script.program().find("End anyway").orElseThrow()),
                () -> WindowScript.key(Keys.SPACE));
        script.until("Skip");
        script.step(() -> {
            assertFalse(script.tells("End "));
            int[] skip = middle(script.program().find("Skip").orElseThrow());
            assertTrue(Math.abs(skip[0] - place[0][0]) > 200, "Skip is far from where the phase was ended");
            WindowScript.press(place[0][0], place[0][1], Buttons.LEFT);
        });
        script.pause(3);
        script.step(() -> {
            assertTrue(script.shows("Skip"), "still shown");
            script.clickButton("Skip");
        });
        script.until(() -> !script.shows("Skip"));
        script.play();
    }

    @Test
    @DisplayName("leads to the report in the smallest window with the largest interface, in the longer language")
    void report() throws IOException {
        Shelves.settings(folder, Map.of("sound", "false", "language", "de", "scale", "250"));
        String over = Shelves.conceded(folder).toString();
        WindowScript script = new WindowScript(WindowScript.opening(folder, Optional.of(over), "human", "human"));
        script.resize(1024, 640);
        script.step(() -> script.clickButton("Zum Bericht"));
        script.until("Das Feld ansehen");
        script.play();
    }
}
