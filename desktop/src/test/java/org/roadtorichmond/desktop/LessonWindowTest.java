package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.lesson.Gesture;
import org.roadtorichmond.scenario.lesson.LessonStep;
import org.roadtorichmond.scenario.lesson.Lessons;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.lesson.PointedButtons;
import org.roadtorichmond.view.MapCamera;
import org.roadtorichmond.view.Palette;

@DisplayName("Lessons in the window")
final class LessonWindowTest {
    private static final List<Lessons.Entry> LESSONS =
            Lessons.on(Shelf.of(List.of()), Locale.ENGLISH).all();

    /** Half a pixel or so, in hex radii. */
    private static final float CLOSE = 0.1f;

    @TempDir
    private Path folder;

    private WindowScript window;

    @BeforeEach
    void open() {
        WindowScript.needDisplay(LessonWindowTest.class);
        window = new WindowScript(WindowScript.opening(folder, Optional.empty(), "human", "human"));
    }

    private static String step(Lessons.Entry entry, int number) {
        return String.format(
                Locale.ROOT,
                "%s: step %d of %d",
                entry.lesson().name(),
                number + 1,
                entry.lesson().steps().size());
    }

    /** Makes the gestures of a step with mouse and keys. */
    private void make(LessonStep step) {
        if (step.isRead()) {
            window.step(() -> window.clickButton("Next"));
        }
        for (Gesture gesture : step.show()) {
            window.step(() -> make(gesture));
        }
    }

    private void make(Gesture gesture) {
        if (gesture instanceof Gesture.Click click) {
            String hex = click.hex().number();
            if (click.shift()) {
                window.clickShifted(hex);
            } else if (click.join()) {
                WindowScript.join(() -> window.click(hex));
            } else {
                window.click(hex);
            }
        } else if (gesture instanceof Gesture.Press press) {
            press(KeyAction.valueOf(press.button().name()));
        }
    }

    private static void press(KeyAction action) {
        if (action.usual().control()) {
            WindowScript.key(Keys.CONTROL_LEFT, action.usual().key());
        } else {
            WindowScript.key(action.usual().key());
        }
    }

    @Test
    @DisplayName("a newcomer is offered them first, and plays the first one to its end with mouse and keys")
    void plays() {
        Lessons.Entry march = LESSONS.get(0);
        window.until("New here? Five short lessons lead to a first victory.");
        window.step(() -> WindowScript.key(Keys.ENTER));
        window.until("1. March");
        window.step(() -> WindowScript.key(Keys.ENTER));
        for (int number = 0; number < march.lesson().steps().size(); number++) {
            window.until(step(march, number));
            make(march.lesson().steps().get(number));
        }
        window.until("March: finished");
        window.step(() -> window.clickButton("Next lesson: Attack"));
        window.until(step(LESSONS.get(1), 0));
        window.step(() -> window.clickButton("Leave"));
        window.until("1. March");
        window.step(() -> {
            assertTrue(window.tells("Finished."));
            assertTrue(Files.isRegularFile(folder.resolve("lessons").resolve("1-march.game.json")));
            WindowScript.key(Keys.ESCAPE);
        });
        window.until("Lessons");
        window.step(() -> {
            assertFalse(window.tells("New here?"), "who has begun is no newcomer");
            assertTrue(window.tells("Next: lesson 2, Attack."), "the lesson that is due comes first");
        });
        window.play();
    }

    @Test
    @DisplayName(
            "Enter goes on where there is only something to read, and the map is in the middle of its room beside the buttons")
    void enter() {
        Lessons.Entry march = LESSONS.get(0);
        assertTrue(march.lesson().steps().get(0).isRead());
        window.until("New here? Five short lessons lead to a first victory.");
        window.step(() -> WindowScript.key(Keys.ENTER));
        window.until("1. March");
        window.step(() -> WindowScript.key(Keys.ENTER));
        window.until(step(march, 0));
        window.pause(2);
        window.step(() -> {
            MapCamera camera = window.camera();
            assertEquals(camera.layout().width(), camera.leftEdge() + camera.covered() + camera.rightEdge(), CLOSE);
            WindowScript.key(Keys.ENTER);
        });
        window.until(step(march, 1));
        window.pause(2);
        window.step(() -> {
            assertEquals(0, window.game().log().size());
            Color words = Actors.of(window.program().stage().orElseThrow().getRoot())
                    .filter(actor -> actor instanceof TextButton button
                            && button.getText().toString().equals("End movement"))
                    .map(actor -> ((TextButton) actor).getStyle().fontColor)
                    .findFirst()
                    .orElseThrow();
            assertEquals(Palette.INK, words, "it is red only where the step asks for it");
        });
        window.play();
    }

    /** Takes a lesson with its own buttons: reads the texts, asks for help, and has the rest shown. */
    private void shown(Lessons.Entry entry) {
        int[] place = new int[2];
        for (int number = 0; number < entry.lesson().steps().size(); number++) {
            boolean first = number == 0;
            window.until(step(entry, number));
            window.pause(2);
            window.step(() -> {
                if (first) {
                    place[0] = window.x("0404");
                    place[1] = window.y("0404");
                }
                assertEquals(place[0], window.x("0404"), "the map keeps its place whatever panel comes or goes");
                assertEquals(place[1], window.y("0404"), "the map keeps its place whatever panel comes or goes");
            });
            if (entry.lesson().steps().get(number).isRead()) {
                window.step(() -> window.clickButton("Next"));
            } else {
                window.step(() -> window.clickButton("Hint"));
                window.step(() -> window.clickButton("Show me"));
            }
        }
        window.until(entry.lesson().name() + ": finished");
    }

    @Test
    @DisplayName("the others are taken by asking to be shown each step, and the last leads to Gaines' Mill")
    void shownAll() {
        window.until("New here? Five short lessons lead to a first victory.");
        window.step(() -> window.clickButton("Lessons"));
        window.until("2. Attack");
        window.step(() -> window.clickBeside("2. Attack", "Begin"));
        for (int number = 1; number < LESSONS.size(); number++) {
            shown(LESSONS.get(number));
            String next = number + 1 < LESSONS.size()
                    ? "Next lesson: " + LESSONS.get(number + 1).lesson().name()
                    : "To Gaines’ Mill";
            window.step(() -> window.clickButton(next));
        }
        window.until(() -> window.tells("Gaines’ Mill") || window.tells("Gaines' Mill"));
        window.play();
    }

    @Test
    @DisplayName("a step is begun again, stepped back, left and gone on with, and the manual leads to the lessons")
    void back() {
        Lessons.Entry march = LESSONS.get(0);
        window.until("New here? Five short lessons lead to a first victory.");
        window.step(() -> window.clickButton("Field manual"));
        window.until("Field manual");
        window.pause(2);
        window.step(() -> window.clickButton("Close"));
        window.pause(2);
        window.step(() -> WindowScript.key(Keys.T));
        window.until("1. March");
        window.step(() -> window.clickBeside("1. March", "Begin"));
        for (int number = 0; number < 4; number++) {
            window.until(step(march, number));
            make(march.lesson().steps().get(number));
        }
        window.until(step(march, 4));
        int[] entries = new int[1];
        window.step(
                () -> entries[0] = window.game().log().size(),
                () -> window.march("1/A", "0404"),
                () -> assertEquals(entries[0] + 1, window.game().log().size()),
                () -> window.clickButton("Again"),
                () -> assertEquals(entries[0], window.game().log().size()),
                () -> window.clickButton("Back"));
        window.until(step(march, 3));
        window.step(() -> window.clickButton("Leave"));
        window.until("Left at step 4 of 11.");
        window.step(() -> window.clickBeside("1. March", "Go on"));
        window.until(step(march, 3));
        window.play();
    }

    @Test
    @DisplayName("the buttons of the panels do for a lesson what keys do, and those to press are ringed")
    void panels() {
        Lessons.Entry attack = LESSONS.get(1);
        window.until("New here? Five short lessons lead to a first victory.");
        window.step(() -> window.clickButton("Lessons"));
        window.until("2. Attack");
        window.step(() -> window.clickBeside("2. Attack", "Begin"));
        window.until(step(attack, 0));
        window.step(() -> press(KeyAction.END_PHASE), () -> press(KeyAction.END_PHASE));
        window.until("Again");
        window.step(() -> window.clickButton("Again"), () -> assertFalse(window.shows("Again"), "no longer astray"));
        for (int number = 0; number < 4; number++) {
            window.until(step(attack, number));
            make(attack.lesson().steps().get(number));
            if (number == 1) {
                // Asks first, because two units have not moved.
                window.step(() -> press(KeyAction.END_PHASE));
            }
        }
        window.until(step(attack, 4));
        window.step(() -> {
            assertTrue(window.sees("CONFIRM"), "the button that attacks can be ringed");
            window.clickButton("Attack (Enter)");
        });
        window.until(step(attack, 5));
        make(attack.lesson().steps().get(5));
        window.until(step(attack, 6));
        window.step(() -> window.clickButton("No further advance"));
        window.until(step(attack, 7));
        window.play();
    }

    @Test
    @DisplayName(
            "counters of lessons show the names by which they are called; only the overlays that are taught have buttons, and no small map lies beside a map seen whole")
    void readable() {
        Lessons.Entry road = LESSONS.get(3);
        window.until("New here? Five short lessons lead to a first victory.");
        window.step(() -> window.clickButton("Lessons"));
        window.until("4. The Road");
        window.step(() -> window.clickBeside("4. The Road", "Begin"));
        window.until(step(road, 0));
        window.step(() -> {
            assertTrue(
                    window.camera().scale() >= 38,
                    "hexes have a radius of " + window.camera().scale());
            assertFalse(window.sees("minimap"));
            assertTrue(window.sees("layer.SUPPLY"), "the lesson teaches it");
            for (KeyAction other : List.of(KeyAction.ZONES, KeyAction.TERRAIN, KeyAction.INTENT)) {
                assertFalse(window.sees(PointedButtons.layer(other)), () -> "no lesson before it asks for " + other);
            }
        });
        window.play();
    }
}
