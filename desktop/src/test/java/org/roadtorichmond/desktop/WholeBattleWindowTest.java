package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.map.Crossing;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystems;

@DisplayName("A whole battle made in the window")
final class WholeBattleWindowTest {
    private static final int MOST_INPUTS = 350;
    private static final int STANDING = 6;

    /** The arrivals of each side: turn and entry hexes. */
    private static final List<String> UNION =
            List.of("2", "0514", "2", "0614", "3", "0514", "4", "0614", "5", "0514", "6", "0614", "7", "0514");

    private static final List<String> CONFEDERATE =
            List.of("2", "0401 0501", "3", "0401 0501", "3", "0601", "4", "0601", "5", "0501", "6", "0401");

    @TempDir
    private Path folder;

    private WorkshopScript workshop;
    private WindowScript window;

    @BeforeEach
    void needDisplay() throws IOException {
        WindowScript.needDisplay(WholeBattleWindowTest.class);
        Shelves.settings(folder, Map.of("language", "en", "sound", "false"));
        workshop = new WorkshopScript(folder);
        window = workshop.window();
    }

    private void drawMap() {
        workshop.key(Keys.B);
        workshop.button("forest");
        workshop.drag("0203", "0204", "0205", "0305");
        workshop.drag("0910", "1010", "1011", "1111");
        workshop.button("rough");
        workshop.drag("0204", "0104");
        workshop.key(Keys.W);
        workshop.clickSide("0107", "0108");
        workshop.clickSide("0407", "0408");
        workshop.clickSide("0807", "0808");
        workshop.clickSide("1207", "1208");
        workshop.key(Keys.ESCAPE, Keys.R);
        workshop.drag("0501", "0514");
        workshop.key(Keys.ESCAPE);
        workshop.drag("0106", "1206");
        workshop.key(Keys.ESCAPE, Keys.D);
        workshop.clickSide("0507", "0508");
        workshop.key(Keys.F);
        workshop.clickSide("0907", "0908");
        workshop.key(Keys.N);
        workshop.type("tools.name", "Elm Church");
        workshop.click("0506");
        workshop.key(Keys.O);
        workshop.click("0614");
        workshop.key(Keys.V);
    }

    private void describe() {
        workshop.key(Keys.ESCAPE);
        window.pause(3);
        workshop.type("turns", "10");
        workshop.type("night", "5");
        workshop.type("begins", "1862-06-28T10:00");
        workshop.type("hoursPerTurn", "2");
        workshop.paragraph("story", "Two corps meet at the only bridge over the Elm Run.");
        workshop.click("0506");
        window.pause(3);
        workshop.type("hold.UNION", "60");
        workshop.type("hold.CONFEDERATE", "60");
    }

    /** Types all units into the table: column after column, since a new row is like the one above it. */
    private void raiseArmies() {
        workshop.control(Keys.U);
        window.pause(3);
        begin("u", "V", STANDING + UNION.size() / 2);
        begin("c", "H", STANDING + CONFEDERATE.size() / 2);
        workshop.control(Keys.HOME);
        workshop.key(Keys.RIGHT, Keys.RIGHT, Keys.RIGHT);
        for (int i = 0; i < 25; i++) {
            if (i == 0 || i == STANDING + UNION.size() / 2) {
                // Typed with the first of its side.
                workshop.key(Keys.DOWN);
            } else {
                workshop.write(Integer.toString(4 + i % 4));
                workshop.key(Keys.ENTER);
            }
        }
        workshop.control(Keys.UP);
        workshop.key(Keys.RIGHT, Keys.RIGHT, Keys.RIGHT);
        down(List.of("0409", "0509", "0609", "0709", "0410", "0510"));
        workshop.key(Keys.RIGHT);
        arrivals(UNION);
        workshop.key(Keys.LEFT);
        down(List.of("0404", "0504", "0604", "0704", "0403", "0503"));
        workshop.key(Keys.RIGHT);
        arrivals(CONFEDERATE);
        workshop.key(Keys.ESCAPE);
    }

    /** The units of a side, of which the first says what all are. */
    private void begin(String side, String corps, int units) {
        workshop.write("1/" + corps);
        workshop.key(Keys.TAB);
        workshop.write(side);
        workshop.key(Keys.TAB);
        workshop.write("i");
        workshop.key(Keys.TAB);
        workshop.write("6");
        workshop.key(Keys.TAB);
        workshop.write("1/" + corps);
        workshop.key(Keys.ENTER);
        for (int number = 2; number <= units; number++) {
            workshop.write(number + "/" + corps);
            workshop.key(Keys.ENTER);
        }
    }

    private void down(List<String> cells) {
        for (String cell : cells) {
            workshop.write(cell);
            workshop.key(Keys.ENTER);
        }
    }

    private void arrivals(List<String> cells) {
        for (int i = 0; i < cells.size(); i += 2) {
            workshop.write(cells.get(i));
            workshop.key(Keys.TAB);
            workshop.write(cells.get(i + 1));
            workshop.key(Keys.ENTER);
        }
    }

    @Test
    @DisplayName(
            "takes at most 350 inputs: 12 by 14 hexes, 25 units, 13 arrivals, a river with bridge and ford, victory; cadets play it")
    void fromNothing() {
        workshop.create("Elm Run");
        drawMap();
        describe();
        raiseArmies();
        window.until(() -> window.tells("can be played"));
        workshop.control(Keys.S);
        window.until(() -> window.tells("· saved"));
        window.step(this::check);
        workshop.button("Play from here");
        window.until(() -> window.program().game().isPresent());
        window.play();
    }

    private void check() {
        int inputs = workshop.inputs();
        System.out.println("A battle of 12 by 14 hexes with 25 units and 13 arrivals took " + inputs + " inputs.");
        assertTrue(inputs <= MOST_INPUTS, inputs + " inputs");
        var read = new Documents(Shelf.of(List.of())).open(workshop.file("elm-run.scenario.json"));
        assertEquals(List.of(), read.problems());
        LoadedScenario loaded = ((Document.ScenarioDocument) read.value().orElseThrow()).scenario();
        Scenario scenario = loaded.scenario();
        assertEquals(25, scenario.units().size());
        assertEquals(13, scenario.arrivals().size());
        assertEquals(
                12,
                scenario.units().stream()
                        .filter(unit -> unit.side() == Side.CONFEDERATE)
                        .count());
        assertEquals(10, scenario.turns());
        assertEquals(List.of(Crossing.Kind.BRIDGE, Crossing.Kind.FORD), kinds(scenario));
        assertTrue(scenario.story().startsWith("Two corps"));
        Game game = new Playout(cadet(), cadet()).play(VictorySystems.newGame(loaded.survey(), 1));
        assertTrue(game.state().ending().isPresent());
        assertTrue(game.log().size() > 100, "there was a battle");
    }

    private static List<Crossing.Kind> kinds(Scenario scenario) {
        return scenario.field().crossings().stream()
                .map(Crossing::kind)
                .sorted()
                .toList();
    }

    private static Commander cadet() {
        return Commanders.named("cadet");
    }
}
