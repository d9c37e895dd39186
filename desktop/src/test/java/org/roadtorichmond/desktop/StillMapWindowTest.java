package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.badlogic.gdx.Input.Keys;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.scenario.FrozenScenarios;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.KeyStroke;

@DisplayName("Each hex stays where it is in the window, whatever panel comes or goes")
final class StillMapWindowTest {
    /** Keys that are there to move the map or to bring something into sight, that lead elsewhere, or that open a dialog. */
    private static final Set<String> OTHERWISE = Set.of(
            "WHOLE_MAP",
            "TURN_MAP",
            "ZOOM_IN",
            "ZOOM_OUT",
            "MAP_LEFT",
            "MAP_RIGHT",
            "MAP_UP",
            "MAP_DOWN",
            "NEXT_UNIT",
            "ADVICE",
            "OPPONENT",
            "OPPONENT_AGAIN",
            "CURSOR_UP",
            "CURSOR_DOWN",
            "CURSOR_LEFT",
            "CURSOR_RIGHT",
            "UMPIRE",
            "END_PHASE",
            "PASS",
            "REPLAY",
            "LAST_TURN",
            "SAVE",
            "LOAD",
            "RULES",
            "KEYS",
            "BACK");

    private static final List<String> HEXES = List.of("0303", "0506");

    @TempDir
    private Path folder;

    private WindowScript window;
    private List<Integer> before = List.of();

    @BeforeEach
    void needDisplay() {
        WindowScript.needDisplay(StillMapWindowTest.class);
    }

    private void open(String scenario, int width, int height) {
        Shelves.settings(folder, Map.of("sound", "false", "animations", "false", "handOver", "false"));
        window = new WindowScript(WindowScript.opening(folder, Optional.of(scenario), "human", "human"));
        window.resize(width, height);
        window.pause(3);
        window.step(() -> before = places());
    }

    private List<Integer> places() {
        return HEXES.stream()
                .flatMap(hex -> Stream.of(window.x(hex), window.y(hex)))
                .toList();
    }

    private void still(String what) {
        window.pause(3);
        window.step(() -> assertEquals(before, places(), what));
    }

    private static void press(KeyAction action) {
        KeyStroke usual = action.usual();
        if (usual.control() || usual.shift()) {
            WindowScript.key(usual.control() ? Keys.CONTROL_LEFT : Keys.SHIFT_LEFT, usual.key());
        } else {
            WindowScript.key(usual.key());
        }
    }

    @ParameterizedTest(name = "{0} in {1} by {2} pixels")
    @CsvSource({"the-bridges, 1366, 768", "training, 1366, 768", "road-to-richmond, 1024, 640"})
    @DisplayName("by key: log, order of battle, charts, side panel, small map, ledger, and all else that a key shows")
    void panels(String scenario, int width, int height) {
        open(scenario, width, height);
        for (KeyAction action : KeyAction.values()) {
            if (!OTHERWISE.contains(action.name())) {
                window.step(() -> press(action));
                still(action + " shows");
                window.step(() -> press(action));
                still(action + " hides");
            }
        }
        window.play();
    }

    @ParameterizedTest(name = "{0} in {1} by {2} pixels")
    @CsvSource({"the-bridges, 1366, 768", "training, 1366, 768"})
    @DisplayName("by itself: the tray of reinforcements and the panels of the phases, through three turns")
    void phases(String scenario, int width, int height) {
        // In today's The Bridges both armies would have to fight first.
        Path earlier = FrozenScenarios.EARLIER.resolve(scenario + ".scenario.json");
        open(Files.exists(earlier) ? earlier.toString() : scenario, width, height);
        boolean[] tray = new boolean[2];
        for (int phase = 0; phase < 14; phase++) {
            window.step(() -> {
                tray[window.tells("Reinforcements due") ? 1 : 0] = true;
                // Asks first where units have not moved.
                press(KeyAction.END_PHASE);
                press(KeyAction.END_PHASE);
            });
            still("after a phase");
        }
        window.step(() -> assertEquals(List.of(true, true), List.of(tray[0], tray[1]), "a tray that comes and goes"));
        window.play();
    }
}
