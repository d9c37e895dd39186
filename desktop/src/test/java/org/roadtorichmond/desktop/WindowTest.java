package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input;
import com.badlogic.gdx.graphics.Color;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Combat;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.view.Palette;

@DisplayName("The window, played with mouse and keys")
final class WindowTest {
    private static final float CLOSE = 0.06f;

    @TempDir
    private Path folder;

    private WindowScript window;

    @BeforeEach
    void open() {
        WindowScript.needDisplay(WindowTest.class);
        window = WindowScript.training(folder);
    }

    /** Presses the key twice: the first stroke only asks, because there are units that have not moved. */
    private static void endPhase() {
        WindowScript.key(Input.Keys.SPACE);
        WindowScript.key(Input.Keys.SPACE);
    }

    /** The colour of the terrain near the left corner of a hex, away from counters and text. */
    private Color ground(String number) {
        return Pixels.left(window, number, 0.8f);
    }

    private static boolean alike(Color a, Color b) {
        return Pixels.alike(a, b, CLOSE);
    }

    @Test
    @DisplayName("a unit is selected, its range is shaded, it marches, attacks, and the die is rolled")
    @Tag("pixels")
    void playsAMoveAndAnAttack() {
        Color[] before = new Color[1];
        window.play(
                () -> {
                    before[0] = ground("0303");
                    assertTrue(alike(Palette.PAPER, before[0]), () -> "open ground is " + before[0]);
                    window.clickUnit("1/B");
                },
                () -> {
                    assertFalse(alike(before[0], ground("0303")), "the range is shaded");
                    window.click("0403");
                },
                () -> {
                    assertEquals(Optional.of(window.hex("0403")), window.place("1/B"));
                    window.clickUnit("2/B");
                },
                () -> window.click("0304"),
                () -> {
                    assertEquals(Optional.of(window.hex("0304")), window.place("2/B"));
                    endPhase();
                },
                () -> {
                    assertEquals(Phase.COMBAT, window.game().state().moment().phase());
                    // Selected first, so that only this unit attacks; the other one must attack the battery.
                    window.clickUnit("2/B");
                },
                () -> window.click("0404"),
                () -> WindowScript.key(Input.Keys.ENTER),
                () -> {
                    assertEquals(1, window.game().state().dice());
                    assertTrue(window.game().log().stream().anyMatch(Entry::rolled));
                });
    }

    @Test
    @DisplayName("a right click takes the march back")
    void takesBack() {
        window.play(
                () -> window.clickUnit("1/B"),
                () -> window.click("0403"),
                () -> {
                    assertEquals(1, window.game().log().size());
                    WindowScript.press(window.x("0403"), window.y("0403"), Input.Buttons.RIGHT);
                },
                () -> WindowScript.press(window.x("0403"), window.y("0403"), Input.Buttons.RIGHT),
                () -> {
                    assertEquals(0, window.game().log().size());
                    assertEquals(
                            window.game()
                                    .state()
                                    .scenario()
                                    .setUp()
                                    .get(window.game()
                                            .state()
                                            .scenario()
                                            .unit("1/B")
                                            .orElseThrow()),
                            window.place("1/B").orElseThrow());
                });
    }

    @Test
    @DisplayName("the beaten retreat by a click, and the victor advances by another")
    void retreatsAndAdvances() {
        window.play(
                () -> window.clickUnit("1/B"),
                () -> window.click("0403"),
                () -> window.clickUnit("2/B"),
                () -> window.click("0304"),
                WindowTest::endPhase,
                () -> window.clickUnit("2/B"),
                () -> window.click("0404"),
                () -> WindowScript.key(Input.Keys.ENTER),
                () -> {
                    Combat combat = window.game().state().combat().orElseThrow();
                    assertEquals(Combat.Stage.RETREATS, combat.stage());
                    Unit beaten = combat.movers().get(0);
                    window.click(window.game()
                            .rules()
                            .retreats()
                            .refuges(beaten, combat)
                            .get(0)
                            .hex()
                            .number());
                },
                () -> {
                    Combat combat = window.game().state().combat().orElseThrow();
                    assertEquals(Combat.Stage.ADVANCES, combat.stage());
                    Unit victor = combat.movers().get(0);
                    Hex goal = window.game()
                            .rules()
                            .aftermath()
                            .advances(victor, combat)
                            .get(0);
                    window.click(goal.number());
                    assertEquals(Optional.of(goal), window.place(victor.id()));
                });
    }
}
