package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Drawing in the workshop's window")
final class WorkshopDrawingWindowTest {
    @TempDir
    private Path folder;

    private WorkshopScript script;
    private WindowScript window;

    @BeforeEach
    void open() {
        WindowScript.needDisplay(WorkshopDrawingWindowTest.class);
        Shelves.settings(folder, Map.of("language", "en", "sound", "false"));
        script = new WorkshopScript(folder);
        window = script.window();
    }

    @Test
    @DisplayName(
            "a road over a river is drawn and gets its bridge by one click, which can be taken back, clicked and named")
    void bridge() {
        script.create("Elm Run");
        script.key(Keys.W);
        script.clickSide("0107", "0108");
        script.clickSide("0807", "0808");
        script.key(Keys.ESCAPE, Keys.R);
        script.click("0505", "0509");
        window.until(() -> window.tells("1 problem ·"));
        script.button("Bridge here");
        window.until(() -> window.tells("can be played"));
        script.click("0511");
        script.control(Keys.Z);
        script.control(Keys.Z);
        window.until(() -> window.tells("1 problem ·"));
        script.control(Keys.Y);
        window.until(() -> window.tells("can be played"));
        script.key(Keys.ESCAPE, Keys.V);
        script.clickSide("0507", "0508");
        window.pause(2);
        window.step(() -> assertEquals("Bridge 1", script.field("name")));
        script.type("name", "Grapevine Bridge");
        script.key(Keys.J);
        script.click("0506");
        window.step(() -> assertTrue(window.tells("Ways pass each other where two of them cross")));
        window.play();
    }

    @Test
    @DisplayName("Escape never leaves the workshop, and F1 shows a table of what keys and mouse do")
    void escape() {
        script.create("Elm Run");
        script.key(Keys.R);
        script.click("0505", "0506");
        script.key(Keys.ESCAPE, Keys.ESCAPE, Keys.ESCAPE, Keys.ESCAPE, Keys.ESCAPE);
        window.pause(2);
        window.step(() -> assertTrue(window.shows("Play from here")), () -> WindowScript.key(Keys.F1));
        window.pause(2);
        window.step(() -> {
            assertTrue(window.shows("Home"));
            assertTrue(window.shows("the whole map"));
            assertTrue(window.shows("the table of units"));
        });
        script.key(Keys.ESCAPE);
        // The keys come to the button that closes the workshop by way of the panels.
        script.key(Keys.F6, Keys.F6, Keys.F6);
        script.shift(Keys.TAB);
        script.key(Keys.ENTER);
        window.until(() -> window.tells("Start from one that there is"));
        window.play();
    }

    @Test
    @DisplayName(
            "a new scenario needs no name and gets one later; a click on it in the list opens it, whole on the screen however large")
    void names() {
        window.until("Workshop");
        script.key(Keys.W);
        window.pause(2);
        script.type("new.columns", "60");
        script.type("new.rows", "50");
        script.button("Create");
        window.until(() -> window.program().camera().isPresent());
        window.pause(5);
        window.step(() -> {
            assertTrue(window.program().camera().orElseThrow().showsAll());
            window.clickWords("New scenario");
        });
        window.pause(2);
        window.step(() -> {
            assertTrue(window.program().stage().orElseThrow().getKeyboardFocus() == script.actor("name"));
            WindowScript.type("Glendale\n");
        });
        window.pause(2);
        script.control(Keys.S);
        window.until(() -> window.tells("· saved"));
        window.step(() -> window.clickButton("Close"));
        window.until(() -> window.tells("Glendale"));
        window.step(() -> window.clickButton("Glendale"));
        window.until(() -> window.program().camera().isPresent());
        window.pause(3);
        window.step(() -> window.clickButton("Close"));
        window.until(() -> window.tells("Glendale"));
        window.pause(3);
        window.step(() -> window.clickButton("Seven Pines"));
        window.until(() -> window.program().camera().isPresent());
        window.step(() -> assertTrue(window.tells("Seven Pines 2")));
        window.play();
    }

    @Test
    @DisplayName(
            "the balance dial plays only where both sides have units, lies over nothing, and keeps its games while one is away")
    void dial() {
        script.create("Elm Run");
        window.until(() -> window.tells("No games are played yet."));
        script.key(Keys.U);
        script.click("0409");
        script.button("Confederate");
        script.click("0403");
        AtomicInteger games = new AtomicInteger();
        window.until(() -> games().isPresent());
        window.step(this::liesOverNothing);
        window.resize(1024, 640);
        window.pause(5);
        window.step(this::liesOverNothing);
        script.button("Pause");
        window.pause(3);
        window.step(() -> games.set(count()), () -> window.clickButton("Close"));
        window.until(() -> window.tells("Start from one that there is"));
        window.until(() -> window.shows("Elm Run"));
        window.step(() -> window.clickButton("Elm Run"));
        window.until(() -> games().isPresent());
        // The game that was being played when it was paused may have been added.
        window.step(() -> assertTrue(count() >= games.get(), () -> games + " games before, " + games()));
        window.play();
    }

    private int count() {
        return Integer.parseInt(games().orElseThrow().split(" ", 2)[0]);
    }

    /** How many games the dial shows, in words. */
    private Optional<String> games() {
        return window.program()
                .stage()
                .flatMap(stage -> Optional.ofNullable(stage.getRoot().<Group>findActor("dial")))
                .flatMap(WorkshopDrawingWindowTest::games);
    }

    private static Optional<String> games(Group dial) {
        return Actors.of(dial)
                .filter(Label.class::isInstance)
                .map(label -> ((Label) label).getText().toString())
                .filter(words -> words.contains("different"))
                .findFirst();
    }

    private void liesOverNothing() {
        Table dial = (Table) script.actor("dial");
        Rectangle own = new Rectangle(dial.getX(), dial.getY(), dial.getWidth(), dial.getHeight());
        for (Actor other : dial.getParent().getChildren()) {
            Rectangle there = new Rectangle(other.getX(), other.getY(), other.getWidth(), other.getHeight());
            assertFalse(other != dial && own.overlaps(there), other + " under the dial");
            assertTrue(own.width >= there.width, "it has the column to itself");
        }
        assertTrue(dial.getHeight() >= dial.getPrefHeight() && dial.getY() >= 0, "it is whole");
    }
}
