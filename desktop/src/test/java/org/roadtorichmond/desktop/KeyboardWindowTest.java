package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.badlogic.gdx.Input.Keys;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.screen.Program;

/** Sets the keyboard of the virtual display to the layouts of other countries. It leaves the keyboard of a real display alone. */
@DisplayName("Keys go by what is printed on the keyboard as the platform has it set")
final class KeyboardWindowTest {
    private static final String TOOL = "setxkbmap";

    @TempDir
    private Path folder;

    private WindowScript window;

    @BeforeEach
    void needVirtualDisplay() {
        WindowScript.needDisplay(KeyboardWindowTest.class);
        boolean virtual = System.getenv().getOrDefault("XAUTHORITY", "").contains("xvfb-run");
        boolean ready = virtual && set("us");
        if (!ready) {
            System.out.println("Skipped, for " + (virtual ? "there is no " + TOOL : "the display is a real one") + ": "
                    + KeyboardWindowTest.class.getName());
        }
        assumeTrue(ready, "run under xvfb-run, with " + TOOL + ", to test keyboards");
    }

    @AfterEach
    void american() {
        set("us");
    }

    /** Sets the keyboard of the display. Returns whether that is possible. */
    private static boolean set(String country) {
        try {
            return new ProcessBuilder(TOOL, country).inheritIO().start().waitFor() == 0;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private void open(Map<String, String> settings, Optional<String> file) {
        Shelves.settings(folder, settings);
        WindowOptions options = new WindowOptions(
                Optional.empty(), file, Optional.of("human"), Optional.of("human"), OptionalLong.of(7));
        Program program = Window.program(options, folder, folder, new WindowKeyboard());
        window = new WindowScript(program);
        window.pause(2);
    }

    /** Marches a unit, presses a key with Control, and checks whether the march was taken back. */
    private void takesBack(int place, boolean takes) {
        window.step(
                () -> window.march("1/B", "0403"),
                () -> assertEquals(1, window.game().log().size()),
                () -> WindowScript.key(Keys.CONTROL_LEFT, place),
                () -> assertEquals(takes ? 0 : 1, window.game().log().size(), () -> Keys.toString(place)));
    }

    @ParameterizedTest(name = "{0}: Z lies at {1}, Y at {2}; the map is moved by {3}")
    @CsvSource(quoteCharacter = '"', textBlock = """
            us, Z, Y, "W, A, S, D"
            de, Y, Z, "W, A, S, D"
            fr, W, Y, "Z, Q, S, D"
            """)
    @DisplayName(
            "Ctrl and the key with a Z take back, Ctrl and the key with a Y do again, and settings name the four keys by their print")
    void prints(String country, String z, String y, String four) {
        assertTrue(set(country));
        open(Map.of("sound", "false", "keyScheme", "wasd"), Optional.of("training"));
        takesBack(Keys.valueOf(z), true);
        window.step(
                () -> WindowScript.key(Keys.CONTROL_LEFT, Keys.valueOf(y)),
                () -> assertEquals(1, window.game().log().size(), "done again"),
                () -> WindowScript.key(Keys.F1));
        window.pause(2);
        window.step(() -> {
            Pixels.save("keyboard-help-" + country);
            assertTrue(window.shows("Ctrl+Z"));
            assertTrue(window.shows(four.substring(0, 1)));
        });
        window.restart(() -> Window.program(
                new WindowOptions(
                        Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), OptionalLong.empty()),
                folder,
                folder,
                new WindowKeyboard()));
        window.step(() -> WindowScript.key(Keys.S));
        window.pause(3);
        window.step(() -> {
            window.reveal(four);
        });
        window.pause(2);
        window.step(() -> Pixels.save("keyboard-settings-" + country));
        window.play();
    }

    @Test
    @DisplayName("a layout that is set while the program runs holds from the next key on, and words follow it")
    void changes() {
        open(Map.of("sound", "false"), Optional.of("training"));
        takesBack(Keys.Z, true);
        window.step(() -> WindowScript.key(Keys.F1));
        window.pause(2);
        window.step(() -> {
            assertTrue(window.shows("Shift+."));
            assertFalse(window.shows("Shift+:"));
            assertTrue(set("fr"));
        });
        window.until("Shift+:");
        window.step(() -> WindowScript.key(Keys.ESCAPE), () -> set("de"));
        window.pause(2);
        takesBack(Keys.Z, false);
        window.step(
                () -> WindowScript.key(Keys.CONTROL_LEFT, Keys.Y),
                () -> assertEquals(0, window.game().log().size()));
        window.play();
    }
}
