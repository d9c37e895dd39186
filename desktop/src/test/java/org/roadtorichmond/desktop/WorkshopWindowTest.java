package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.view.MapCamera;

@DisplayName("The workshop in the window")
final class WorkshopWindowTest {
    private static final int[][] SIZES = {{1024, 640}, {1366, 768}, {2560, 1440}};

    @TempDir
    private Path folder;

    private WindowScript window;
    private int inputs;

    @BeforeEach
    void needDisplay() throws IOException {
        WindowScript.needDisplay(WorkshopWindowTest.class);
        Shelves.settings(folder, Map.of("language", "en", "sound", "false"));
        window = new WindowScript(WindowScript.opening(folder, Optional.empty(), "human", "human"));
    }

    private Path file(String name) {
        return folder.resolve("scenarios").resolve(name);
    }

    private static int up(float y) {
        return Math.round(Gdx.graphics.getHeight() - y);
    }

    private Hex hex(String number) {
        return camera().layout().grid().parse(number).orElseThrow();
    }

    private MapCamera camera() {
        return window.program().camera().orElseThrow();
    }

    private int x(String number) {
        return Math.round(camera().pixelX(camera().layout().x(hex(number))));
    }

    private int y(String number) {
        return up(camera().pixelY(camera().layout().y(hex(number))));
    }

    private void key(int key) {
        inputs++;
        window.step(() -> WindowScript.key(key));
    }

    private void control(int key) {
        inputs++;
        window.step(() -> WindowScript.key(Keys.CONTROL_LEFT, key));
    }

    private void click(String... hexes) {
        for (String hex : hexes) {
            inputs++;
            window.step(() -> WindowScript.press(x(hex), y(hex), Input.Buttons.LEFT));
        }
    }

    private void clickSide(String first, String second) {
        inputs++;
        window.step(
                () -> WindowScript.press((x(first) + x(second)) / 2, (y(first) + y(second)) / 2, Input.Buttons.LEFT));
    }

    private void drag(String from, String... over) {
        inputs++;
        window.step(() -> {
            InputProcessor input = Gdx.input.getInputProcessor();
            input.touchDown(x(from), y(from), 0, Input.Buttons.LEFT);
            for (String hex : over) {
                input.touchDragged(x(hex), y(hex), 0);
            }
            String last = over[over.length - 1];
            input.touchUp(x(last), y(last), 0, Input.Buttons.LEFT);
        });
    }

    private Actor actor(String name) {
        Actor found = window.program().stage().orElseThrow().getRoot().findActor(name);
        if (found == null) {
            throw new AssertionError("there is no " + name);
        }
        return found;
    }

    /** Types into a field, in place of what stands there, and leaves it by Enter. */
    private void type(String name, String letters) {
        inputs += 2;
        window.pause(1);
        window.step(() -> {
            TextField field = (TextField) actor(name);
            Vector2 middle = field.localToStageCoordinates(new Vector2(field.getWidth() / 2, field.getHeight() / 2));
            WindowScript.press(Math.round(middle.x), up(middle.y), Input.Buttons.LEFT);
            field.selectAll();
            WindowScript.type(letters + "\n");
        });
        window.pause(1);
    }

    private void button(String words) {
        inputs++;
        window.pause(1);
        window.step(() -> window.clickButton(words));
        window.pause(1);
    }

    private void begin() {
        window.until("Workshop");
        key(Keys.W);
        window.pause(2);
        type("new.name", "Elm Run");
        button("Create");
        window.until(() -> window.program().camera().isPresent());
        window.pause(5);
    }

    /** Ground, river, crossings and roads. */
    private void drawMap() {
        key(Keys.B);
        drag("0201", "0204");
        drag("0911", "1111", "1112");
        key(Keys.W);
        clickSide("0107", "0108");
        clickSide("0407", "0408");
        clickSide("0807", "0808");
        clickSide("1207", "1208");
        key(Keys.ESCAPE);
        key(Keys.R);
        drag("0501", "0514");
        key(Keys.ESCAPE);
        key(Keys.D);
        clickSide("0507", "0508");
        key(Keys.F);
        clickSide("0907", "0908");
        key(Keys.N);
        click("0506");
    }

    /** Six units, one of which comes in the second turn. */
    private void raiseArmies() {
        key(Keys.U);
        click("0409", "0509", "0609", "0514");
        button("Confederate");
        click("0403", "0503", "0603");
        key(Keys.V);
        click("0514");
        window.pause(2);
        type("strength", "6");
        type("id", "Reserve");
        button("comes later");
    }

    @Test
    @DisplayName("makes a small battle from nothing by mouse and keys, saves it, and plays its first turn")
    void fromNothing() {
        begin();
        drawMap();
        raiseArmies();
        window.until(() -> window.tells("can be played"));
        control(Keys.S);
        window.until(() -> window.tells("· saved"));
        window.step(() -> {
            var read = new Documents(Shelf.of(List.of())).open(file("elm-run.scenario.json"));
            assertEquals(List.of(), read.problems());
            assertFalse(Files.exists(file("elm-run.scenario.draft.json")));
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
        assertTrue(inputs < 60, inputs + " inputs");
    }

    @Test
    @DisplayName("takes back and does again, shows a problem where it stands, and leads to it")
    void undoAndProblems() {
        begin();
        key(Keys.U);
        click("0409");
        window.until(() -> window.tells("can be played"));
        key(Keys.V);
        click("0409");
        window.pause(2);
        type("strength", "many");
        window.until(() -> window.tells("1 problem ·"));
        click("0101");
        window.step(() -> window.clickWords("strength"));
        window.pause(2);
        window.step(() -> assertEquals("many", ((TextField) actor("strength")).getText()));
        key(Keys.ESCAPE);
        control(Keys.Z);
        window.until(() -> window.tells("can be played"));
        control(Keys.Z);
        window.step(() -> assertFalse(window.enabled("Undo Ctrl+Z") && window.tells("Unit 1")));
        control(Keys.Y);
        control(Keys.Y);
        window.until(() -> window.tells("1 problem ·"));
        window.play();
    }

    @Test
    @DisplayName("keeps what was edited when the window is closed, and shows it again when the scenario is opened")
    void recovers() {
        begin();
        control(Keys.S);
        window.until(() -> window.tells("· saved"));
        key(Keys.U);
        click("0409");
        window.restart(() -> WindowScript.opening(folder, Optional.empty(), "human", "human"));
        window.until("Workshop");
        key(Keys.W);
        window.pause(2);
        window.step(() -> {
            assertTrue(Files.exists(file("elm-run.scenario.draft.json")));
            assertTrue(window.tells("not saved or not whole"));
            window.clickButton("Open");
        });
        window.until(() -> window.tells("kept as a draft"));
        key(Keys.ENTER);
        window.until(() -> window.program().camera().isPresent());
        key(Keys.V);
        click("0409");
        window.pause(2);
        window.step(() -> assertEquals("Unit 1", ((TextField) actor("id")).getText()));
        window.play();
    }

    @ParameterizedTest
    @CsvSource({"en", "de"})
    @DisplayName("is whole at three sizes of window in both languages, and takes its pictures")
    void pictures(String language) throws IOException {
        Shelves.settings(folder, Map.of("language", language, "sound", "false"));
        window = new WindowScript(WindowScript.opening(folder, Optional.empty(), "human", "human"));
        boolean english = language.equals("en");
        List<String> faults = new ArrayList<>();
        Optional<EnglishAudit> foreign =
                english ? Optional.empty() : Optional.of(new EnglishAudit(language, "Elm Run"));
        window.until(english ? "Workshop" : "Werkstatt");
        key(Keys.W);
        window.pause(3);
        look(language + "-list", faults, foreign);
        type("new.name", "Elm Run");
        window.step(() -> window.clickButton(english ? "Create" : "Anlegen"));
        window.until(() -> window.program().camera().isPresent());
        window.pause(5);
        look(language + "-scenario", faults, foreign);
        drawMap();
        key(Keys.U);
        click("0409", "0509", "0509");
        window.pause(10);
        look(language + "-unit", faults, foreign);
        key(Keys.V);
        click("0506");
        look(language + "-hex", faults, foreign);
        key(Keys.A);
        drag("0701", "0703");
        look(language + "-zone", faults, foreign);
        key(Keys.W);
        window.step(() -> WindowScript.move(x("0510"), y("0510")));
        look(language + "-river", faults, foreign);
        window.play();
        assertEquals(List.of(), faults, () -> String.join("\n", faults));
    }

    @Test
    @DisplayName("lists the scenarios in the smallest window at the largest scale")
    void smallest() throws IOException {
        Shelves.settings(folder, Map.of("language", "en", "sound", "false", "scale", "250"));
        Shelves.ownScenario(folder);
        window = new WindowScript(WindowScript.opening(folder, Optional.empty(), "human", "human"));
        List<String> faults = new ArrayList<>();
        window.resize(1024, 600);
        key(Keys.W);
        window.until(() -> window.tells("Savage"));
        window.pause(3);
        window.step(() -> faults.addAll(LayoutAudit.of(window.program().stage().orElseThrow())));
        window.play();
        assertEquals(List.of(), faults, () -> String.join("\n", faults));
    }

    private void look(String name, List<String> faults, Optional<EnglishAudit> foreign) {
        for (int[] size : SIZES) {
            window.resize(size[0], size[1]);
            window.pause(12);
            String picture = String.format(Locale.ROOT, "workshop-%s-%dx%d", name, size[0], size[1]);
            window.step(() -> {
                Pixels.save(picture);
                var stage = window.program().stage().orElseThrow();
                LayoutAudit.of(stage).forEach(fault -> faults.add(picture + ": " + fault));
                foreign.ifPresent(audit -> audit.of(stage).forEach(fault -> faults.add(picture + ": " + fault)));
            });
        }
    }
}
