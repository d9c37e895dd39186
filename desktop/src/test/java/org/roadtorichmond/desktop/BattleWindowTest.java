package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.graphics.Pixmap;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.view.Palette;

@DisplayName("The battle screen: overlays, ledger, log, attacks, and a turn by keys alone")
final class BattleWindowTest {
    private static final float CLOSE = 0.08f;
    private static final float FRAME = 0.84f;
    private static final float FRAME_STEP = 0.02f;
    private static final int FRAME_STEPS = 10;
    private static final int SOME = 200;
    private static final int FAR = 6;

    @TempDir
    private Path folder;

    private WindowScript window;

    @BeforeEach
    void open() {
        WindowScript.needDisplay(BattleWindowTest.class);
        window = WindowScript.training(folder);
    }

    /** Whether a hex has the frame of hexes that something points at. */
    private boolean framed(String hex) {
        // The exact place of the frame's line depends on the zoom.
        return IntStream.rangeClosed(0, FRAME_STEPS)
                .mapToObj(step -> Pixels.left(window, hex, FRAME + step * FRAME_STEP))
                .anyMatch(color -> Pixels.alike(Palette.SELECTED, color, CLOSE));
    }

    private static void endPhase() {
        WindowScript.key(Keys.SPACE);
        WindowScript.key(Keys.SPACE);
    }

    private void bringToBattle() {
        window.clickUnit("1/B");
        window.click("0403");
        window.clickUnit("2/B");
        window.click("0304");
        endPhase();
        assertEquals(Phase.COMBAT, window.game().state().moment().phase());
    }

    @Test
    @DisplayName("each overlay appears by its key and goes by the same")
    @Tag("pixels")
    void togglesOverlays() {
        Pixmap[] before = new Pixmap[1];
        List<Runnable> steps = new ArrayList<>();
        steps.add(() -> before[0] = Pixels.take());
        for (int key : List.of(Keys.G, Keys.L, Keys.V)) {
            steps.add(() -> WindowScript.key(key));
            steps.add(() -> {
                assertTrue(Pixels.differences(before[0]) > SOME, () -> Keys.toString(key) + " shows something");
                WindowScript.key(key);
            });
            steps.add(() -> assertEquals(0, Pixels.differences(before[0]), () -> Keys.toString(key) + " again"));
        }
        for (int key : List.of(Keys.T, Keys.S, Keys.Z)) {
            for (int i = 0; i < 3; i++) {
                steps.add(() -> WindowScript.key(key));
                steps.add(() -> assertTrue(Pixels.differences(before[0]) > SOME));
            }
            steps.add(() -> WindowScript.key(key));
            steps.add(() -> assertEquals(0, Pixels.differences(before[0]), () -> Keys.toString(key) + " four times"));
        }
        steps.add(() -> before[0].dispose());
        window.play(steps.toArray(Runnable[]::new));
    }

    @Test
    @DisplayName("where the keyboard cursor cannot be followed, the reason is shown, as it is for the mouse")
    void tellsTheKeysWhyNot() {
        window.step(() -> WindowScript.key(Keys.TAB));
        window.step(() -> {
            for (int i = 0; i < FAR; i++) {
                WindowScript.key(Keys.SHIFT_LEFT, Keys.DOWN);
            }
            assertFalse(window.tells("(rule "), "a moment later");
        });
        window.until(() -> window.tells("(rule "));
        window.play();
    }

    @Test
    @DisplayName("a line of the ledger leads to its hex and opens the log at its entry")
    @Tag("pixels")
    void clicksTheLedger() throws IOException {
        Path file = Shelves.bled(folder);
        window = new WindowScript(WindowScript.opening(folder, Optional.of(file.toString()), "human", "human"));
        Hex[] fell = new Hex[1];
        window.play(
                () -> {
                    fell[0] = fallen();
                    WindowScript.key(Keys.V);
                },
                () -> window.clickWords("strength was eliminated"),
                () -> {
                    assertTrue(framed(fell[0].number()), "the hex is framed");
                    assertTrue(window.tells("was eliminated in"), "the log is open");
                });
    }

    private Hex fallen() {
        return window.game().log().stream()
                .map(Entry::events)
                .flatMap(List::stream)
                .filter(Event.UnitEliminated.class::isInstance)
                .map(event -> ((Event.UnitEliminated) event).hex())
                .findFirst()
                .orElseThrow();
    }

    @Test
    @DisplayName("a line of the log shows its hexes on the map")
    @Tag("pixels")
    void clicksTheLog() {
        window.play(
                () -> window.clickUnit("1/B"),
                () -> window.click("0303"),
                () -> WindowScript.key(Keys.ESCAPE),
                () -> WindowScript.key(Keys.J),
                () -> {},
                () -> {
                    assertFalse(framed("0303"));
                    window.clickWords("1/B marched");
                },
                () -> assertTrue(framed("0303"), "the hex is framed"));
    }

    @Test
    @DisplayName("one attack is made on two hexes, chosen with Shift")
    void attacksTwoHexes() {
        window.play(
                this::bringToBattle,
                () -> window.clickUnit("1/B"),
                () -> window.click("0404"),
                () -> window.clickShifted("0504"),
                () -> {
                    assertTrue(window.tells("0404, 0504"), "the panel names both");
                    WindowScript.key(Keys.ENTER);
                },
                () -> {
                    Event.AttackDeclared attack = window.game().log().stream()
                            .flatMap(entry -> entry.events().stream())
                            .filter(Event.AttackDeclared.class::isInstance)
                            .map(Event.AttackDeclared.class::cast)
                            .findFirst()
                            .orElseThrow();
                    assertEquals(List.of(window.hex("0404"), window.hex("0504")), attack.targets());
                });
    }

    @Test
    @DisplayName("the phase is not ended by one stroke while units could still act")
    void asksFirst() {
        window.play(
                () -> WindowScript.key(Keys.SPACE),
                () -> {
                    assertEquals(Phase.MOVEMENT, window.game().state().moment().phase());
                    assertTrue(window.tells("End anyway?"));
                    WindowScript.key(Keys.ESCAPE);
                },
                () -> {
                    assertFalse(window.tells("End anyway?"));
                    endPhase();
                    assertEquals(2, window.game().log().size(), "no unit could attack");
                });
    }

    @Test
    @DisplayName("a sheet is used by Tab and Enter, and Escape closes it")
    void usesSheetsByKeys() {
        window.play(
                () -> WindowScript.key(Keys.F1),
                () -> {
                    assertTrue(window.tells("Close"));
                    WindowScript.key(Keys.TAB);
                    WindowScript.key(Keys.ENTER);
                },
                () -> {
                    assertFalse(window.tells("Close"));
                    WindowScript.key(Keys.F1);
                },
                () -> WindowScript.key(Keys.ESCAPE),
                () -> assertFalse(window.tells("Close")));
    }

    @Test
    @DisplayName("a whole game-turn is played by keys alone: marches, attacks, what follows them, and ends of phases")
    void playsATurnByKeys() {
        KeyPlayer player = new KeyPlayer(window);
        window.play(() -> {
            player.march("1/B", "0403");
            player.march("2/B", "0304");
            player.endPhase();
            player.fight();
            player.endPhase();
            assertEquals(
                    new Moment(1, Side.UNION, Phase.MOVEMENT),
                    window.game().state().moment());
            player.endPhase();
            player.fight();
            player.endPhase();
            assertEquals(
                    new Moment(2, Side.CONFEDERATE, Phase.MOVEMENT),
                    window.game().state().moment());
            assertTrue(window.game().log().stream().anyMatch(Entry::rolled));
        });
    }
}
