package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Phase;

@DisplayName("A battle in the window is saved, loaded again, and taken over from a point of its replay")
final class KeepingWindowTest {
    @TempDir
    private Path folder;

    private WindowScript window;

    @BeforeEach
    void open() {
        WindowScript.needDisplay(KeepingWindowTest.class);
        window = WindowScript.training(folder);
    }

    @Test
    @DisplayName("Ctrl+S saves under a name that is typed, and Ctrl+L brings the game back as it was")
    void savesAndLoads() {
        long[] hash = new long[1];
        window.step(
                () -> window.march("1/B", "0403"),
                () -> {
                    hash[0] = window.game().state().hash();
                    WindowScript.key(Keys.CONTROL_LEFT, Keys.S);
                },
                () -> WindowScript.type("At dusk"),
                () -> WindowScript.key(Keys.ENTER),
                () -> {
                    assertTrue(window.tells("Saved as"));
                    assertTrue(Files.exists(folder.resolve("games").resolve("At dusk.game.json")));
                    WindowScript.key(Keys.ESCAPE);
                },
                () -> window.march("2/B", "0304"),
                () -> {
                    assertEquals(2, window.game().log().size());
                    WindowScript.key(Keys.CONTROL_LEFT, Keys.L);
                });
        window.until("At dusk");
        window.pause(2);
        window.step(() -> window.clickButton("Open"));
        window.until(() -> window.tells("The battle on the table is not over."));
        window.step(() -> WindowScript.key(Keys.ENTER));
        window.until(() -> window.program().game().isPresent());
        window.play(() -> {
            assertEquals(1, window.game().log().size());
            assertEquals(hash[0], window.game().state().hash());
        });
    }

    @Test
    @DisplayName(
            "the replay jumps from phase to phase, and a game begun from the middle of it has only what came before")
    void takesOver() {
        Hex[] before = new Hex[1];
        window.play(
                () -> before[0] = window.place("2/B").orElseThrow(),
                () -> window.march("1/B", "0403"),
                () -> window.march("2/B", "0304"),
                () -> WindowScript.key(Keys.SPACE),
                () -> WindowScript.key(Keys.SPACE),
                () -> {
                    assertEquals(3, window.game().log().size());
                    WindowScript.key(Keys.R);
                },
                () -> WindowScript.key(Keys.HOME),
                () -> WindowScript.key(Keys.PAGE_DOWN),
                () -> {
                    assertEquals(Phase.COMBAT, replayed().state().moment().phase());
                    WindowScript.key(Keys.PAGE_UP);
                },
                () -> {
                    assertEquals(Phase.MOVEMENT, replayed().state().moment().phase());
                    WindowScript.key(Keys.HOME);
                },
                () -> window.clickButton("Event +"),
                () -> window.clickButton("Take over from here"),
                () -> {},
                () -> window.clickButton("Begin"),
                () -> {
                    assertEquals(1, window.game().log().size());
                    assertEquals("0403", window.place("1/B").orElseThrow().number());
                    assertEquals(before[0], window.place("2/B").orElseThrow());
                });
    }

    private Game replayed() {
        return window.program().replayed().orElseThrow();
    }
}
