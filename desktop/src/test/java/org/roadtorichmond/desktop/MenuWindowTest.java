package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
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
    @DisplayName("is one door of few: four buttons at the left of the map, four at the top, eleven entries")
    void fewDoors() {
        script.step(() -> {
            List<TextButton> entries = Actors.of(
                            script.program().stage().orElseThrow().getRoot())
                    .filter(TextButton.class::isInstance)
                    .map(TextButton.class::cast)
                    .filter(button -> isUnder(button, "To look up"))
                    .toList();
            assertEquals(11 + 1, entries.size(), "with the one that leads back");
            WindowScript.key(Keys.ESCAPE);
        });
        script.pause(2);
        script.step(() -> {
            List<String> bar = List.of("Undo", "Redo", "Log", "Menu");
            assertTrue(bar.stream().allMatch(script::shows), "at the top");
            for (String gone : List.of("Ledger", "Keys", "Armies", "Charts", "Small map", "Lines", "Numbers")) {
                assertFalse(script.shows(gone), gone);
            }
            for (String left : List.of("ZONES", "SUPPLY", "TERRAIN", "INTENT")) {
                assertTrue(script.sees("layer." + left), left);
            }
        });
        script.play();
    }

    /** Whether a button lies in the dialog with a label. */
    private boolean isUnder(Actor button, String label) {
        Actor layer = button;
        while (layer.getParent() != null && layer.getParent().getParent() != null) {
            layer = layer.getParent();
        }
        return Actors.of(layer)
                .anyMatch(actor -> actor instanceof Label words
                        && words.getText().toString().equals(label));
    }

    @Test
    @DisplayName("stands in groups with headings, and each entry that has a key names it")
    void groups() {
        script.step(() -> {
            for (String heading : List.of("To look up", "The game", "The program")) {
                assertTrue(script.shows(heading), heading);
            }
            for (String key : List.of("O", "F3", "F2", "Ctrl+S", "R", "F1")) {
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
            assertTrue(script.shows("The program"), "the menu is still open");
        });
        script.play();
    }

    @Test
    @DisplayName(
            "by keys: the entries are gone through column by column, and the chosen one does what its own key does")
    void keys() {
        // The first key shows the focus, the second goes on to the charts.
        for (int i = 0; i < 2; i++) {
            script.step(() -> WindowScript.key(Keys.DOWN));
            script.pause(1);
        }
        script.step(() -> WindowScript.key(Keys.ENTER));
        script.pause(3);
        script.step(() -> {
            assertFalse(script.shows("The program"), "the menu is shut");
            assertTrue(script.shows("Charts"), "the charts are open");
            assertEquals(0, script.game().log().size());
        });
        script.play();
    }

    @Test
    @DisplayName("by the keys that it prints: each does what its entry does, without the menu")
    void printedKeys() {
        script.step(() -> WindowScript.key(Keys.O));
        script.pause(3);
        script.step(() -> {
            assertFalse(script.shows("The program"), "the menu is shut");
            assertTrue(script.shows("Order of battle"), "the order of battle is open");
        });
        script.play();
    }
}
