package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.play.Phase;

@DisplayName("Hands and habits by real mouse and keys")
final class HabitsWindowTest {
    @TempDir
    private Path folder;

    @BeforeEach
    void needsDisplay() {
        WindowScript.needDisplay(HabitsWindowTest.class);
    }

    private WindowScript window(Map<String, String> settings) {
        Shelves.settings(folder, settings);
        return new WindowScript(WindowScript.opening(folder, Optional.of("training"), "human", "human"));
    }

    private static int rolls(WindowScript script) {
        return script.game().state().dice();
    }

    private static void plan(WindowScript script, String unit, String target) {
        script.clickUnit(unit);
        script.click(target);
        WindowScript.key(Keys.A);
    }

    @Test
    @DisplayName(
            "Enter answers whether to end the phase, makes planned attacks in turn, and Ctrl+Z strikes the one put aside last")
    void plansAndResolves() {
        WindowScript script = window(Map.of("sound", "false", "animations", "false"));
        script.resize(1366, 768);
        script.step(
                () -> script.march("1/B", "0403"),
                () -> script.march("2/B", "0304"),
                () -> WindowScript.key(Keys.SPACE),
                () -> assertTrue(script.tells("End anyway?")),
                () -> WindowScript.key(Keys.ESCAPE),
                () -> assertFalse(script.tells("End anyway?"), "Escape says no"),
                () -> WindowScript.key(Keys.SPACE),
                () -> WindowScript.key(Keys.ENTER),
                () -> assertEquals(Phase.COMBAT, script.game().state().moment().phase(), "Enter says yes"),
                () -> plan(script, "2/B", "0404"),
                () -> plan(script, "1/B", "0504"));
        script.pause(1);
        script.step(
                () -> assertTrue(script.tells("Planned: 2 attacks")),
                () -> WindowScript.key(Keys.CONTROL_LEFT, Keys.Z),
                () -> assertTrue(script.tells("Planned: 1 attack")),
                () -> plan(script, "1/B", "0504"),
                () -> WindowScript.key(Keys.A),
                () -> assertTrue(script.tells("Attack on 0404")),
                () -> script.clickUnit("B Cav"),
                () -> {
                    assertTrue(script.tells("Attack on 0404"), "the plan is kept");
                    assertTrue(script.tells("B Cav"), "and it is said who may not join");
                    Pixels.save("habits-kept");
                    assertEquals(0, rolls(script));
                    WindowScript.key(Keys.ENTER);
                });
        script.pause(1);
        // With this seed the attackers must retreat. If no unit advances, the next attack begins automatically.
        script.step(() -> script.click("0303"), () -> WindowScript.key(Keys.SPACE));
        script.pause(1);
        script.step(
                () -> {
                    Pixels.save("habits-next");
                    assertEquals(1, rolls(script));
                    assertTrue(script.tells("Attack on 0504"));
                    assertTrue(script.tells("Die 4"), "what was rolled is still to be read");
                    WindowScript.key(Keys.ENTER);
                },
                () -> assertEquals(2, rolls(script)));
        script.play();
    }

    @ParameterizedTest(name = "{0}, {1} %")
    @CsvSource({"en,100", "de,100", "de,175"})
    @DisplayName("the terrain overlay names what differs from clear ground, whose cost stands in the legend")
    void terrain(String language, int scale) {
        WindowScript script = window(Map.of("sound", "false", "language", language, "scale", Integer.toString(scale)));
        script.resize(1366, 768);
        script.step(() -> WindowScript.key(Keys.T), () -> WindowScript.key(Keys.Z));
        script.pause(2);
        script.step(() -> {
            Pixels.save("habits-terrain-" + language + "-" + scale);
            assertTrue(script.tells(language.equals("de") ? "offenes Gelände" : "clear ground"));
        });
        script.play();
    }

    @Test
    @DisplayName(
            "a scale for which the window has no room says that it gives way, at the start and when a key asks for more")
    void givesWay() {
        WindowScript script = window(Map.of("sound", "false", "scale", "250"));
        script.resize(1024, 640);
        script.step(() -> {
            Pixels.save("habits-gives-way");
            assertTrue(script.tells("there is no room for more"));
        });
        script.restart(() -> {
            Shelves.settings(folder, Map.of("sound", "false"));
            return WindowScript.opening(folder, Optional.of("training"), "human", "human");
        });
        script.step(() -> assertFalse(script.tells("there is no room for more")));
        for (int i = 0; i < 4; i++) {
            script.step(() -> WindowScript.key(Keys.CONTROL_LEFT, Keys.PAGE_UP));
        }
        script.pause(1);
        script.step(() -> assertTrue(script.tells("there is no room for more")));
        script.play();
    }

    @Test
    @DisplayName("before the phase ends, whoever could still attack is listed, and a click leads there")
    void listsWhoCould() {
        WindowScript script = window(Map.of("sound", "false", "animations", "false"));
        script.resize(1366, 768);
        script.step(
                () -> script.march("B Art", "0402"),
                () -> WindowScript.key(Keys.SPACE),
                () -> WindowScript.key(Keys.ENTER),
                () -> WindowScript.key(Keys.SPACE));
        script.pause(1);
        script.step(() -> {
            Pixels.save("habits-could");
            assertTrue(script.tells("could still fire. End anyway?"));
            assertTrue(script.tells("Could still attack (1)"));
            script.clickButton("B Art   0402");
        });
        script.pause(1);
        script.step(() -> assertTrue(script.tells("Click a framed enemy hex to attack it")));
        script.play();
    }
}
