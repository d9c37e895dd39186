package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.unit.Side;

@DisplayName("The workshop in the window")
final class WorkshopWindowTest {
    @TempDir
    private Path folder;

    private WorkshopScript script;
    private WindowScript window;

    @BeforeEach
    void needDisplay() throws IOException {
        WindowScript.needDisplay(WorkshopWindowTest.class);
        Shelves.settings(folder, Map.of("language", "en", "sound", "false"));
        open();
    }

    private void open() {
        script = new WorkshopScript(folder);
        window = script.window();
    }

    /** Ground, river, crossings and roads. */
    private void drawMap() {
        script.key(Keys.B);
        script.drag("0201", "0204");
        script.drag("0911", "1111", "1112");
        script.key(Keys.W);
        script.clickSide("0107", "0108");
        script.clickSide("0407", "0408");
        script.clickSide("0807", "0808");
        script.clickSide("1207", "1208");
        script.key(Keys.ESCAPE);
        script.key(Keys.R);
        script.drag("0501", "0514");
        script.key(Keys.ESCAPE);
        script.key(Keys.D);
        script.clickSide("0507", "0508");
        script.key(Keys.F);
        script.clickSide("0907", "0908");
        script.key(Keys.N);
        script.click("0506");
    }

    /** Six units, one of which comes in the second turn. */
    private void raiseArmies() {
        script.key(Keys.U);
        script.click("0409", "0509", "0609", "0514");
        script.button("Confederate");
        script.click("0403", "0503", "0603");
        script.key(Keys.V);
        script.click("0514");
        window.pause(2);
        script.type("strength", "6");
        script.type("id", "Reserve");
        script.button("comes later");
    }

    @Test
    @DisplayName("makes a small battle from nothing by mouse and keys, saves it, and plays its first turn")
    void fromNothing() {
        script.create("Elm Run");
        drawMap();
        raiseArmies();
        window.until(() -> window.tells("can be played"));
        script.control(Keys.S);
        window.until(() -> window.tells("· saved"));
        window.step(() -> {
            var read = new Documents(Shelf.of(List.of())).open(script.file("elm-run.scenario.json"));
            assertEquals(List.of(), read.problems());
            assertFalse(Files.exists(script.file("elm-run.scenario.draft.json")));
            window.clickButton("Play from here");
        });
        window.until(() -> window.program().game().isPresent());
        window.step(() -> {
            Scenario scenario = window.game().state().scenario();
            assertEquals("Elm Run", scenario.name());
            assertEquals(7, scenario.units().size());
            assertEquals(
                    3,
                    scenario.units().stream()
                            .filter(unit -> unit.side() == Side.CONFEDERATE)
                            .count());
            assertEquals(6, scenario.unit("Reserve").orElseThrow().strength());
            assertEquals(1, scenario.field().waters().size());
            assertTrue(scenario.field().waters().get(0).hexsides().size() >= 20, "the river has no hole");
            assertEquals(2, scenario.field().crossings().size());
            assertEquals(14, scenario.field().ways().get(0).hexes().size());
        });
        List<String> marched = new ArrayList<>();
        window.step(
                () -> window.march("Unit 6", "0504"),
                () -> marched.add(window.place("Unit 6").orElseThrow().number()),
                () -> WindowScript.key(Keys.SPACE),
                () -> WindowScript.key(Keys.SPACE));
        window.pause(2);
        window.step(() -> {
            assertEquals(List.of("0504"), marched);
            assertFalse(window.game().log().isEmpty());
        });
        window.restart(() -> WindowScript.opening(folder, Optional.empty(), "human", "human"));
        window.step(() -> WindowScript.key(Keys.N));
        window.until(() -> window.tells("Elm Run"));
        window.play();
        assertTrue(script.inputs() < 60, () -> script.inputs() + " inputs");
    }

    @Test
    @DisplayName("takes back and does again, shows a problem where it stands, and leads to it")
    void undoAndProblems() {
        script.create("Elm Run");
        script.key(Keys.U);
        script.click("0409");
        window.until(() -> window.tells("can be played"));
        script.key(Keys.V);
        script.click("0409");
        window.pause(2);
        script.type("strength", "many");
        window.until(() -> window.tells("1 problem ·"));
        script.click("0101");
        window.step(() -> window.clickWords("(Unit 1 · Strength)"));
        window.pause(2);
        window.step(() -> assertEquals("many", script.field("strength")));
        script.key(Keys.ESCAPE);
        script.control(Keys.Z);
        window.until(() -> window.tells("can be played"));
        script.control(Keys.Z);
        window.step(() -> assertFalse(window.enabled("Undo Ctrl+Z") && window.tells("Unit 1")));
        script.control(Keys.Y);
        script.control(Keys.Y);
        window.until(() -> window.tells("1 problem ·"));
        window.play();
    }

    @Test
    @DisplayName("keeps what was edited when the window is closed, and shows it again when the scenario is opened")
    void recovers() {
        script.create("Elm Run");
        script.control(Keys.S);
        window.until(() -> window.tells("· saved"));
        script.key(Keys.U);
        script.click("0409");
        window.restart(() -> WindowScript.opening(folder, Optional.empty(), "human", "human"));
        window.until("Workshop");
        script.key(Keys.W);
        window.pause(2);
        window.step(() -> {
            assertTrue(Files.exists(script.file("elm-run.scenario.draft.json")));
            assertTrue(window.tells("not saved or not whole"));
            window.clickButton("Open");
        });
        window.until(() -> window.tells("kept as a draft"));
        script.key(Keys.ENTER);
        window.until(() -> window.program().camera().isPresent());
        script.key(Keys.V);
        script.click("0409");
        window.pause(2);
        window.step(() -> assertEquals("Unit 1", script.field("id")));
        window.play();
    }

    @ParameterizedTest
    @CsvSource({"en", "de"})
    @DisplayName("is whole in windows of three sizes, in one of both languages each, and takes its pictures")
    void pictures(String language) throws IOException {
        Shelves.settings(folder, Map.of("language", language, "sound", "false"));
        open();
        boolean english = language.equals("en");
        List<String> faults = new ArrayList<>();
        Optional<EnglishAudit> foreign =
                english ? Optional.empty() : Optional.of(new EnglishAudit(language, "Elm Run"));
        window.until(english ? "Workshop" : "Werkstatt");
        script.key(Keys.W);
        window.pause(3);
        script.look(language + "-list", faults, foreign);
        script.type("new.name", "Elm Run");
        window.step(() -> window.clickButton(english ? "Create" : "Anlegen"));
        window.until(() -> window.program().camera().isPresent());
        window.pause(5);
        script.look(language + "-scenario", faults, foreign);
        drawMap();
        script.key(Keys.U);
        script.click("0409", "0509", "0509");
        window.pause(3);
        script.look(language + "-unit", faults, foreign);
        script.key(Keys.V);
        script.click("0506");
        script.look(language + "-hex", faults, foreign);
        script.key(Keys.A);
        script.drag("0701", "0703");
        script.look(language + "-zone", faults, foreign);
        script.key(Keys.W);
        window.step(() -> WindowScript.move(window.x("0510"), window.y("0510")));
        script.look(language + "-river", faults, foreign);
        window.play();
        assertEquals(List.of(), faults, () -> String.join("\n", faults));
    }

    @Test
    @DisplayName("lists the scenarios in the smallest window at the largest scale")
    void smallest() throws IOException {
        Shelves.settings(folder, Map.of("language", "en", "sound", "false", "scale", "250"));
        Shelves.ownScenario(folder);
        open();
        List<String> faults = new ArrayList<>();
        window.resize(1024, 600);
        script.key(Keys.W);
        window.until(() -> window.tells("Savage"));
        window.pause(3);
        window.step(() -> faults.addAll(LayoutAudit.of(window.program().stage().orElseThrow())));
        window.play();
        assertEquals(List.of(), faults, () -> String.join("\n", faults));
    }
}
