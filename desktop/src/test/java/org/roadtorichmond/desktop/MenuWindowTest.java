package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The menu of a battle")
final class MenuWindowTest {
    @TempDir
    private Path folder;

    private WindowScript script;

    @BeforeEach
    void open() {
        WindowScript.needDisplay(MenuWindowTest.class);
        Shelves.settings(folder, Map.of("sound", "false"));
        script = WindowScript.training(folder);
        script.pause(2);
        script.step(() -> WindowScript.key(Keys.ESCAPE));
        script.until("Menu");
    }

    @Test
    @DisplayName("stands in groups with headings, and each entry that has a key names it")
    void groups() {
        script.step(() -> {
            for (String heading : List.of("The battle", "To look up", "The game", "Help and settings")) {
                assertTrue(script.shows(heading), heading);
            }
            for (String key : List.of("Esc", "H", "V", "F3", "Ctrl+S", "K", "F1")) {
                assertTrue(script.shows(key), key);
            }
        });
        script.play();
    }

    @Test
    @DisplayName("by mouse: the field manual lies over it and leads back to it")
    void mouse() {
        script.step(() -> script.clickButton("Field manual"));
        script.until("Close");
        script.step(() -> WindowScript.key(Keys.ESCAPE));
        script.pause(2);
        script.step(() -> {
            assertFalse(script.shows("Close"));
            assertTrue(script.shows("Help and settings"), "the menu is still open");
        });
        script.play();
    }

    @Test
    @DisplayName(
            "by keys: the entries are gone through column by column, and the chosen one does what its own key does")
    void keys() {
        // The first key shows the focus; then past the plans and the advice to the end of the first group, and to the
        // ledger.
        for (int i = 0; i < 1 + 2 + 1 + 2; i++) {
            script.step(() -> WindowScript.key(Keys.DOWN));
            script.pause(1);
        }
        script.step(() -> WindowScript.key(Keys.ENTER));
        script.pause(3);
        script.step(() -> {
            assertFalse(script.shows("Help and settings"), "the menu is shut");
            assertTrue(script.shows("If the game ended now"), "the ledger is open");
            assertEquals(0, script.game().log().size());
        });
        script.play();
    }

    @Test
    @DisplayName("by the keys that it prints: each does what its entry does, without the menu")
    void printedKeys() {
        script.step(() -> WindowScript.key(Keys.V));
        script.pause(3);
        script.step(() -> {
            assertFalse(script.shows("Help and settings"), "the menu is shut");
            assertTrue(script.shows("If the game ended now"), "the ledger is open");
            assertTrue(script.tells("You win if you have more points"), "and says what wins");
        });
        script.play();
    }
}
