package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.view.Palette;

@DisplayName(
        "Plans in the window: what a commander intended is read after its turn, and the staff advises and carries out")
final class PlansWindowTest {
    @TempDir
    private Path folder;

    private WindowScript window;

    @BeforeEach
    void needsDisplay() {
        WindowScript.needDisplay(PlansWindowTest.class);
    }

    private void open(String union, String confederate) {
        window = new WindowScript(WindowScript.opening(folder, Optional.of("training"), union, confederate));
        window.pause(2);
    }

    private void key(int key) {
        window.step(() -> WindowScript.key(key));
        window.pause(1);
    }

    @Test
    @DisplayName(
            "H asks the staff, the card comes beside the map, all is carried out by a button and taken back by one undo")
    void advice() {
        open("human", "human");
        key(Keys.H);
        window.until("Chance of winning");
        window.step(() -> {
            assertTrue(window.shows("Advice by the staff of the colonel (normal)"));
            assertTrue(window.tells("Main attack"));
            float chance = window.program().find("Chance of winning").orElseThrow().y;
            float objective = window.program().find("Objective").orElseThrow().y;
            assertTrue(chance > objective, "the chance of winning stands at the top of the card");
            assertEquals(0, window.game().log().size());
        });
        window.step(() -> window.clickWords("Carry out all ("));
        window.pause(2);
        window.step(() -> {
            assertTrue(window.game().log().size() > 1);
            assertEquals(Phase.MOVEMENT, window.game().state().moment().phase());
            assertTrue(window.shows("The orders of this advice have been given."));
            WindowScript.key(Keys.J);
        });
        window.pause(2);
        window.step(() -> {
            int given = window.game().log().size();
            assertTrue(
                    window.shows("Advice was asked of the colonel, and " + given + " of its orders were given."),
                    "the question is marked in the log, and that the advice was taken");
            assertTrue(window.tells("Advice of the colonel: "));
            WindowScript.key(Keys.CONTROL_LEFT, Keys.Z);
        });
        window.pause(2);
        window.step(() -> {
            assertEquals(0, window.game().log().size());
            assertTrue(window.shows("Advice was asked of the colonel."), "what was asked stays asked");
            assertFalse(window.tells("Carry out all ("));
        });
        window.play();
    }

    /** The text colour of the button that carries out all plans. */
    private Color writing() {
        return Actors.of(window.program().stage().orElseThrow().getRoot())
                .filter(actor -> actor instanceof TextButton button
                        && button.getText().toString().startsWith("Carry out all ("))
                .map(actor -> ((TextButton) actor).getStyle().fontColor)
                .findFirst()
                .orElseThrow();
    }

    @Test
    @DisplayName("advice that promises less than standing still says so with both figures, and its button is not red")
    void lowers() {
        Shelves.settings(folder, Map.of("adviser", "cadet"));
        open("human", "human");
        key(Keys.H);
        window.until("Advice by the staff of the cadet (easy)");
        window.step(() -> {
            assertTrue(
                    window.shows(
                            "This advice promises less than standing still: 58\u00a0% to win after the enemy’s reply, 72\u00a0% if nobody marched."));
            assertEquals(Palette.INK, writing());
            window.clickButton("the colonel");
        });
        window.pause(2);
        window.step(() -> window.clickWords("Ask for a plan ("));
        window.until("Advice by the staff of the colonel (normal)");
        window.pause(1);
        window.step(() -> {
            assertFalse(window.tells("promises less"));
            assertEquals(Palette.INK, writing(), "advice needs no one");
        });
        window.play();
    }

    @Test
    @DisplayName("one order is carried out at a time; another adviser is chosen by a button; I hides the card again")
    void stepByStep() {
        open("human", "human");
        key(Keys.I);
        window.step(() -> assertTrue(window.tells("No plan can be read yet")));
        window.step(() -> window.clickButton("the cadet"));
        window.pause(2);
        window.step(() -> window.clickWords("Ask for a plan ("));
        window.until("Advice by the staff of the cadet (easy)");
        window.pause(1);
        window.step(() -> window.clickWords("Next: "));
        window.pause(1);
        window.step(() -> assertEquals(1, window.game().log().size()));
        key(Keys.I);
        window.step(() -> {
            assertFalse(window.tells("Advice by the staff of the cadet (easy)"));
            assertTrue(window.sees("layer.INTENT"), "the way back is beside the map");
        });
        window.play();
    }

    @Test
    @DisplayName(
            "the plan of a commander is shut while its turn is shown, and can be read from the log when it is over")
    void planOfCommander() {
        open("human", "colonel");
        key(Keys.J);
        key(Keys.I);
        window.until(() -> window.game().state().moment().player() == Side.UNION);
        window.step(() -> {
            assertFalse(window.shows("The plan of the colonel"), "its turn is still being shown");
            assertFalse(window.tells("Plan of the colonel: "));
            WindowScript.key(Keys.SPACE);
        });
        window.until("The plan of the colonel");
        window.step(() -> {
            assertTrue(window.tells("Main attack"));
            assertTrue(window.tells("Plan of the colonel: "), "the log has it too");
            WindowScript.key(Keys.I);
        });
        window.pause(2);
        window.step(() -> assertFalse(window.shows("The plan of the colonel")));
        window.step(() -> window.revealWords("Plan of the colonel: "));
        window.pause(2);
        window.step(() -> window.clickWords("Plan of the colonel: "));
        window.until("The plan of the colonel");
        window.play();
    }

    @Test
    @DisplayName(
            "the plan of a commander can be read in a loaded game too: I works it out again, with its arrows and its line")
    void planOfLoadedGame() {
        open("human", "colonel");
        window.until(() -> window.game().state().moment().player() == Side.UNION);
        key(Keys.SPACE);
        window.restart(() -> WindowScript.opening(folder, Optional.empty(), "human", "human"));
        window.step(() -> assertTrue(window.program().goOn()));
        window.pause(3);
        key(Keys.J);
        window.step(() -> assertFalse(window.tells("Plan of the colonel: ")));
        key(Keys.I);
        window.until("The plan of the colonel");
        window.step(() -> {
            assertTrue(window.tells("Main attack"));
            assertTrue(window.tells("Plan of the colonel: "), "the log has it too");
            assertFalse(window.tells("work out again"), "it was the first turn");
        });
        window.play();
    }

    @Test
    @DisplayName("Escape stops a staff that thinks, and opens the menu only when nobody does")
    void cancelledByKey() {
        open("human", "human");
        key(Keys.I);
        window.step(() -> window.clickButton("the general"));
        window.pause(2);
        key(Keys.H);
        window.until("Cancel (Esc)");
        key(Keys.ESCAPE);
        window.step(() -> {
            assertFalse(window.tells("A plan is being worked out"));
            assertTrue(window.tells("Ask for a plan ("));
            assertFalse(window.shows("Save"), "the menu is shut");
        });
        key(Keys.ESCAPE);
        window.step(() -> assertTrue(window.shows("Save")));
        window.play();
    }
}
