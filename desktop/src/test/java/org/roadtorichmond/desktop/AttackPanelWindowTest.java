package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.screen.kit.CounterActor;

@DisplayName("The panels of units and attacks")
final class AttackPanelWindowTest {
    /** How high the bar at the bottom of the window is at most. */
    private static final int FOOT = 60;

    @TempDir
    private Path folder;

    private WindowScript window;

    @BeforeEach
    void needDisplay() {
        WindowScript.needDisplay(AttackPanelWindowTest.class);
        Shelves.settings(folder, Map.of("sound", "false", "animations", "false", "language", "de"));
        window = WindowScript.training(folder);
        window.resize(1024, 640);
    }

    private long counters() {
        return Actors.of(window.program().stage().orElseThrow().getRoot())
                .filter(CounterActor.class::isInstance)
                .count();
    }

    private float height(String words) {
        return window.program().find(words).orElseThrow(() -> new AssertionError("nothing says " + words)).y;
    }

    @Test
    @DisplayName("have a small counter beside each unit that they list")
    void lists() {
        window.play(
                () -> assertTrue(window.shows("Noch nicht gezogen (4)")),
                () -> assertEquals(4, counters()),
                () -> window.clickUnit("1/B"),
                () -> {},
                () -> assertEquals(1, counters(), "the unit that was chosen"));
    }

    @Test
    @DisplayName(
            "say who attacks whom, then why the odds are so, then what may happen, all at a glance in a small window")
    void attack() {
        window.step(
                () -> window.march("1/B", "0403"),
                () -> window.march("2/B", "0304"),
                () -> WindowScript.key(Keys.SPACE),
                () -> WindowScript.key(Keys.SPACE),
                () -> window.clickUnit("2/B"),
                () -> window.click("0404"));
        window.pause(2);
        window.step(() -> {
            assertEquals(2, counters(), "attacker and defender");
            List<String> order = List.of(
                    "Angriff auf 0404",
                    "Verteidiger",
                    "Angreifen (Eingabe)",
                    "Das Kräfteverhältnis",
                    "Was geschehen kann",
                    "Rückzug unmöglich",
                    "Angenommen: ");
            for (int i = 1; i < order.size(); i++) {
                assertTrue(height(order.get(i)) < height(order.get(i - 1)), order.get(i));
            }
            assertTrue(height("Angenommen: ") > FOOT, "nothing has to be scrolled");
            Pixels.save("attack-panel");
        });
        window.play();
    }
}
