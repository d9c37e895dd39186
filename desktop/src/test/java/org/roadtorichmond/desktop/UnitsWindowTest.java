package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import java.io.IOException;
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
import org.roadtorichmond.play.Arrival;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

@DisplayName("The table of units and the calendar of arrivals in the window")
final class UnitsWindowTest {
    @TempDir
    private Path folder;

    private WorkshopScript workshop;
    private WindowScript window;

    @BeforeEach
    void needDisplay() throws IOException {
        WindowScript.needDisplay(UnitsWindowTest.class);
        begin("en");
    }

    private void begin(String language) throws IOException {
        Shelves.settings(folder, Map.of("language", language, "sound", "false"));
        workshop = new WorkshopScript(folder);
        window = workshop.window();
    }

    /** Saves a whole scenario and reads it as the game does. */
    private void saved(String file, java.util.function.Consumer<Scenario> check) {
        window.until(() -> window.tells("can be played"));
        workshop.control(Keys.S);
        window.pause(2);
        window.step(() -> {
            var read = new Documents(Shelf.of(List.of())).open(workshop.file(file));
            assertEquals(List.of(), read.problems());
            check.accept(((Document.ScenarioDocument) read.value().orElseThrow())
                    .scenario()
                    .scenario());
        });
    }

    private void clipboard(String text) {
        window.step(() -> Gdx.app.getClipboard().setContents(text));
    }

    @Test
    @DisplayName(
            "units are typed row after row: Tab goes on, Enter begins the next row, a new row is like the one above")
    void types() {
        workshop.create("Elm Run");
        workshop.control(Keys.U);
        for (String[] row : List.of(
                new String[] {"Reynolds", "u", "i", "6", "McCall/V", "", "0409"},
                new String[] {"Meade", "", "", "5", "", "Meade", "0509"})) {
            for (int cell = 0; cell < row.length; cell++) {
                if (!row[cell].isEmpty()) {
                    workshop.write(row[cell]);
                }
                workshop.key(cell < row.length - 1 ? Keys.TAB : Keys.ENTER);
            }
        }
        workshop.write("Hill");
        workshop.key(Keys.TAB);
        workshop.write("c");
        workshop.key(Keys.TAB, Keys.TAB);
        workshop.write("7");
        workshop.key(Keys.TAB, Keys.TAB, Keys.TAB, Keys.TAB);
        workshop.write("2");
        workshop.key(Keys.RIGHT);
        workshop.write("0501 0601");
        workshop.key(Keys.ENTER);
        saved("elm-run.scenario.json", scenario -> {
            assertEquals(
                    List.of("Hill", "Meade", "Reynolds"),
                    scenario.units().stream().map(Unit::id).toList());
            Unit meade = scenario.unit("Meade").orElseThrow();
            assertEquals(Side.UNION, meade.side());
            assertEquals(5, meade.strength());
            assertEquals("McCall/V", meade.formation());
            assertEquals(Side.CONFEDERATE, scenario.unit("Hill").orElseThrow().side());
        });
        window.play();
    }

    @Test
    @DisplayName(
            "a problem is shown at its row, what was typed is undone, rows are deleted, Escape leaves a cell and then the table")
    void problems() {
        workshop.copy("First Lesson: Willow Run", "Willow");
        workshop.control(Keys.U);
        workshop.key(Keys.RIGHT, Keys.RIGHT, Keys.RIGHT);
        workshop.write("many");
        workshop.key(Keys.ENTER);
        window.until(() -> window.tells("1 problem"));
        workshop.key(Keys.UP);
        window.pause(2);
        window.step(() -> assertTrue(window.tells("strength"), "the row says what is wrong"));
        workshop.control(Keys.Z);
        window.until(() -> window.tells("can be played"));
        workshop.write("9");
        workshop.key(Keys.ESCAPE);
        window.step(() -> assertTrue(window.tells("8 units"), "nothing was typed, and the table is still there"));
        workshop.shift(Keys.DOWN);
        workshop.control(Keys.FORWARD_DEL);
        window.until(() -> window.tells("6 units"));
        workshop.control(Keys.Z);
        window.until(() -> window.tells("8 units"));
        workshop.key(Keys.ESCAPE);
        window.until(() -> window.tells("Table Ctrl+U"));
        window.play();
    }

    @Test
    @DisplayName("an order of battle is pasted from a spreadsheet as one step, and unknown columns are named")
    void pastes() {
        workshop.create("Elm Run");
        clipboard("""
                id\tSide\ttype\tstrength\tGuns\thex\tturn\tentry
                Branch\tconfederate\tinfantry\t5\t4\t0403\t\t
                Griffin\tunion\tinfantry\t6\t\t\t3\t0514 0614
                """);
        workshop.control(Keys.U);
        workshop.control(Keys.V);
        window.until(() -> window.tells("Guns"));
        workshop.key(Keys.ESCAPE);
        window.until(() -> window.tells("can be played"));
        workshop.control(Keys.Z);
        window.until(() -> window.tells("0 units"));
        workshop.control(Keys.Y);
        saved(
                "elm-run.scenario.json",
                scenario -> assertEquals(2, scenario.units().size()));
        clipboard("7\tPorter/V\n8\tPorter/V\n");
        workshop.control(Keys.HOME);
        workshop.key(Keys.RIGHT, Keys.RIGHT, Keys.RIGHT);
        workshop.control(Keys.V);
        saved("elm-run.scenario.json", scenario -> {
            assertEquals(8, scenario.unit("Griffin").orElseThrow().strength());
            assertEquals("Porter/V", scenario.unit("Branch").orElseThrow().formation());
        });
        workshop.control(Keys.A);
        workshop.control(Keys.C);
        window.step(() -> assertTrue(
                Gdx.app.getClipboard().getContents().contains("Branch\tconfederate\tinfantry\t7\tPorter/V"),
                () -> Gdx.app.getClipboard().getContents()));
        window.play();
    }

    @Test
    @DisplayName("an arrival is moved to another turn and entry by keys, and undone")
    void calendar() {
        workshop.copy("First Lesson: Willow Run", "Willow");
        workshop.control(Keys.K);
        window.until(() -> window.tells("Turn 2"));
        workshop.shift(Keys.DOWN);
        saved("willow.scenario.json", scenario -> assertEquals(List.of(3), turns(scenario)));
        workshop.control(Keys.Z);
        saved("willow.scenario.json", scenario -> assertEquals(List.of(2), turns(scenario)));
        workshop.key(Keys.ENTER);
        window.until(() -> window.sees("arrives.turn"));
        window.step(() -> assertEquals("2", workshop.field("arrives.turn")));
        window.play();
    }

    private static List<Integer> turns(Scenario scenario) {
        return scenario.arrivals().values().stream().map(Arrival::turn).sorted().toList();
    }

    @ParameterizedTest
    @CsvSource({"en", "de"})
    @DisplayName("are whole in windows of three sizes, in one of both languages each, and take their pictures")
    void pictures(String language) throws IOException {
        begin(language);
        List<String> faults = new ArrayList<>();
        Optional<EnglishAudit> foreign =
                language.equals("en") ? Optional.empty() : Optional.of(new EnglishAudit(language, "Days"));
        window.until(language.equals("en") ? "Workshop" : "Werkstatt");
        workshop.key(Keys.W);
        window.until(() -> window.tells("Richmond"));
        workshop.type("new.name", "Days");
        window.step(() -> window.reveal("Road to Richmond"));
        window.pause(1);
        window.step(() -> window.clickBeside("Road to Richmond", language.equals("en") ? "Copy" : "Kopieren"));
        window.until(() -> window.program().camera().isPresent());
        window.pause(8);
        workshop.look(language + "-scenario", faults, foreign);
        workshop.control(Keys.U);
        workshop.key(Keys.DOWN, Keys.RIGHT, Keys.RIGHT, Keys.RIGHT);
        workshop.write("x");
        workshop.key(Keys.ENTER, Keys.UP);
        window.pause(4);
        workshop.look(language + "-table", faults, foreign);
        workshop.control(Keys.Z);
        workshop.control(Keys.K);
        window.pause(4);
        workshop.look(language + "-calendar", faults, foreign);
        window.play();
        assertEquals(List.of(), faults, () -> String.join("\n", faults));
    }
}
