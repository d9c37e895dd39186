package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.unit.Side;

@DisplayName("Quiet turns are passed over in the window")
final class PassWindowTest {
    private static final String SCENARIO = """
            {"format": "scenario/1", "name": "Row", "turns": 20, "first": "union",
             "map": {"format": "map/1", "name": "Row", "columns": 40, "rows": 24,
                     "legend": {".": "clear"}, "terrain": [ROWS]},
             "victory": {"system": "simplified"},
             "units": [
               {"id": "A", "side": "union", "type": "infantry", "strength": 3, "hex": "0101"},
               {"id": "B", "side": "union", "type": "infantry", "strength": 3, "hex": "0102"},
               {"id": "Z", "side": "confederate", "type": "infantry", "strength": 3, "hex": "3301"},
               {"id": "Y", "side": "confederate", "type": "infantry", "strength": 3, "hex": "3302"}]}
            """;

    @TempDir
    private Path folder;

    private WindowScript window;

    @BeforeEach
    void needsDisplay() {
        WindowScript.needDisplay(PassWindowTest.class);
    }

    private void open(String confederate) throws IOException {
        Path file = folder.resolve("row.scenario.json");
        Files.writeString(
                file,
                SCENARIO.replace("ROWS", String.join(",", Collections.nCopies(24, "\"" + ".".repeat(40) + "\""))));
        Shelves.settings(folder, Map.of("sound", "false", "pace", "0"));
        window = new WindowScript(WindowScript.opening(folder, Optional.of(file.toString()), "human", confederate));
        window.resize(1366, 768);
    }

    private static void pass() {
        WindowScript.key(Keys.CONTROL_LEFT, Keys.U);
    }

    private void flag(String unit, String goal) {
        window.step(() -> window.clickUnit(unit), () -> window.clickShifted(goal));
        window.pause(2);
        window.step(() -> WindowScript.key(Keys.ESCAPE));
        window.pause(2);
    }

    private String stands(String unit) {
        return window.place(unit).orElseThrow().number();
    }

    @Test
    @DisplayName("against a commander turn after turn, until the hint says why not any more")
    void commander() throws IOException {
        open("cadet");
        flag("A", "2801");
        window.step(() -> assertTrue(window.shows("Pass quiet turns (Ctrl+U)"), "the panel offers it"));
        window.step(PassWindowTest::pass);
        window.until(() -> window.tells("Stopped: "));
        window.step(() -> {
            Pixels.save("quiet-turns-stopped");
            Moment now = window.game().state().moment();
            assertTrue(now.turn() > 2, () -> "several turns have passed: " + now);
            assertEquals(Side.UNION, now.player());
            assertEquals(Phase.MOVEMENT, now.phase());
            assertTrue(window.tells("Y could come within reach of A"), "the cadet stands, and A has come near");
            assertFalse(stands("A").equals("0101"));
            assertEquals("0102", stands("B"), "what has no flag stays");
        });
        window.step(() -> WindowScript.key(Keys.TAB));
        window.pause(2);
        window.step(() -> assertFalse(window.tells("Stopped: "), "what is chosen is told"));
        window.play();
    }

    @Test
    @DisplayName("between two people only the turn of one, after which the machine is handed over")
    void people() throws IOException {
        open("human");
        flag("A", "2801");
        window.step(PassWindowTest::pass);
        window.pause(3);
        window.step(() -> {
            assertEquals("0701", stands("A"));
            assertEquals(
                    new Moment(1, Side.CONFEDERATE, Phase.MOVEMENT),
                    window.game().state().moment());
            assertTrue(window.shows("Confederate player, please"));
        });
        window.play();
    }
}
