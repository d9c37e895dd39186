package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.math.Rectangle;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Options;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.unit.Side;

@DisplayName("Divisions ordered by the mouse and keys of the window, and how many inputs that takes")
final class GroupWindowTest {
    /** Within a hex, and off its centre. */
    private static final int BESIDE = 3;

    private static final int TREMBLE = 7;
    private static final int HALF = 18;
    private static final List<String> HILL =
            List.of("Gregg/APH", "Branch/APH", "AndersonJ/APH", "Field/APH", "Archer/APH");

    @TempDir
    private Path folder;

    private WindowScript window;
    private int inputs;
    private int marched;

    @BeforeEach
    void open() {
        WindowScript.needDisplay(GroupWindowTest.class);
        window = new WindowScript(WindowScript.opening(folder, Optional.of("road-to-richmond"), "human", "human"));
    }

    private void key(int key) {
        WindowScript.key(key);
        inputs++;
    }

    private void click(String hex) {
        window.click(hex);
        inputs++;
    }

    /** Drags a box round two hexes and all between them, whichever way up the map lies. */
    private void box(String one, String other) {
        int left = Math.min(window.x(one), window.x(other)) - HALF;
        int right = Math.max(window.x(one), window.x(other)) + HALF;
        int top = Math.min(window.y(one), window.y(other)) - HALF;
        int bottom = Math.max(window.y(one), window.y(other)) + HALF;
        InputProcessor input = Gdx.input.getInputProcessor();
        input.keyDown(Keys.SHIFT_LEFT);
        input.touchDown(left, top, 0, Buttons.LEFT);
        input.touchDragged(right, bottom, 0);
        input.touchUp(right, bottom, 0, Buttons.LEFT);
        input.keyUp(Keys.SHIFT_LEFT);
        inputs++;
    }

    private long moved(List<String> units) {
        return units.stream()
                .filter(id -> window.game().state().travel(window.unit(id)).isPresent())
                .count();
    }

    @Test
    @DisplayName("a box and a click march five brigades out of three hexes, one key takes them back together")
    void marchesADivision() {
        long[] before = new long[1];
        window.play(
                () -> before[0] = window.game().state().hash(),
                () -> box("0603", "0705"),
                () -> assertTrue(window.shows("5 units together")),
                () -> click("0804"),
                () -> {
                    assertEquals(5, moved(HILL));
                    assertEquals(2, inputs);
                    WindowScript.key(Keys.CONTROL_LEFT, Keys.Z);
                },
                () -> assertEquals(before[0], window.game().state().hash()));
    }

    @Test
    @DisplayName("a Shift and click during which the hand trembles, or beside the map, drops no choice")
    void shiftKeepsTheChoice() {
        window.play(
                () -> box("0603", "0705"),
                () -> {
                    InputProcessor input = Gdx.input.getInputProcessor();
                    int x = window.x("0804") + BESIDE;
                    int y = window.y("0804") + BESIDE;
                    input.keyDown(Keys.SHIFT_LEFT);
                    input.touchDown(x, y, 0, Buttons.LEFT);
                    input.touchDragged(x + TREMBLE, y + TREMBLE, 0);
                    input.touchUp(x + TREMBLE, y + TREMBLE, 0, Buttons.LEFT);
                    input.keyUp(Keys.SHIFT_LEFT);
                },
                () -> {
                    assertTrue(window.shows("5 units together"));
                    assertEquals(5, moved(HILL), "the click was one all the same");
                });
    }

    @Test
    @DisplayName("what is said of an order covers none of the counters of which it speaks")
    void leavesTheCountersFree() {
        window.resize(1024, 640);
        window.step(() -> box("0603", "0705"), () -> WindowScript.move(window.x("0804"), window.y("0804")));
        window.until(() -> window.tells("units march"));
        window.step(() -> {
            Pixels.save("group-preview");
            Rectangle tip = window.program().find("units march").orElseThrow();
            for (String hex : List.of("0603", "0704", "0705", "0804")) {
                int y = Gdx.graphics.getHeight() - window.y(hex);
                assertFalse(tip.contains(window.x(hex), y), () -> tip + " covers " + hex);
            }
        });
        window.play();
    }

    @Test
    @DisplayName("a double click chooses the division, which a click marches; F chooses it as well")
    void doubleClicks() {
        window.play(
                () -> {
                    window.click("0705");
                    window.click("0705");
                },
                () -> assertTrue(window.shows("7 units together")),
                () -> WindowScript.key(Keys.ESCAPE),
                () -> window.click("0705"),
                () -> WindowScript.key(Keys.F),
                () -> assertTrue(window.shows("7 units together")),
                () -> click("0804"),
                () -> assertTrue(moved(HILL) >= 5));
    }

    @Test
    @DisplayName("the ten entries of the first turn take six inputs, and the whole quiet turn after it takes nine")
    void countsTurns() {
        window.step(() -> key(Keys.TAB), () -> click("1602"));
        window.step(() -> key(Keys.TAB), () -> click("1502"));
        window.step(() -> key(Keys.TAB), () -> click("0802"));
        window.step(() -> {
            assertEquals(List.of(), new Options(window.game()).march().mustEnter());
            assertEquals(6, inputs);
        });
        window.step(() -> WindowScript.key(Keys.ESCAPE), () -> box("0602", "0705"), () -> click("1202"));
        window.step(() -> WindowScript.key(Keys.ESCAPE));
        window.until(() -> {
            boolean ours = marching(2);
            if (!ours) {
                // The other player takes over and ends his phases.
                WindowScript.key(Keys.ENTER);
                WindowScript.key(Keys.SPACE);
            }
            return ours;
        });
        window.step(() -> WindowScript.key(Keys.ENTER), () -> inputs = 0);
        for (int division = 0; division < 3; division++) {
            window.step(() -> key(Keys.TAB), () -> key(Keys.ENTER));
        }
        window.step(() -> {
            assertEquals(List.of(), new Options(window.game()).march().mustEnter());
            marched = window.game().log().size();
            key(Keys.U);
        });
        window.step(() -> assertTrue(window.game().log().size() >= marched + 5, "the divisions march on"));
        window.until(() -> {
            boolean over = window.game().state().moment().player() == Side.UNION;
            if (!over) {
                key(Keys.SPACE);
            }
            return over;
        });
        window.step(() -> assertEquals(9, inputs));
        window.play();
    }

    private boolean marching(int turn) {
        return window.game().state().moment().equals(new Moment(turn, Side.CONFEDERATE, Phase.MOVEMENT));
    }
}
