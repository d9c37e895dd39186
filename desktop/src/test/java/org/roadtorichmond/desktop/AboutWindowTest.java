package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The page about the game")
final class AboutWindowTest {
    private static final String FONT_LICENCE = "SIL OPEN FONT LICENSE";

    @TempDir
    private Path folder;

    @BeforeEach
    void needsDisplay() {
        WindowScript.needDisplay(AboutWindowTest.class);
    }

    @ParameterizedTest(name = "{0}, {1} %, {2} by {3}")
    @CsvSource({
        "en, 100, 1366, 768, Read the licence, New battle",
        "de, 100, 1024, 640, Lizenz lesen, Neue Schlacht",
        "de, 175, 1366, 768, Lizenz lesen, Neue Schlacht"
    })
    @DisplayName("opens by a key, shows parts and the words of a licence, and leads back by Escape")
    void reads(String language, int scale, int width, int height, String read, String back) throws IOException {
        Shelves.settings(folder, Map.of("language", language, "scale", Integer.toString(scale), "sound", "false"));
        WindowScript script = new WindowScript(WindowScript.opening(folder, Optional.empty(), "human", "human"));
        script.resize(width, height);
        script.step(() -> WindowScript.key(Keys.A));
        script.pause(3);
        script.step(() -> {
            assertTrue(script.tells("EB Garamond") && script.tells("Apache-2.0"), "its parts");
            check(script, String.format(Locale.ROOT, "about-%s-%d", language, scale));
            script.revealWords("EB Garamond");
        });
        script.pause(2);
        script.step(() -> {
            Pixels.save(String.format(Locale.ROOT, "about-%s-%d-fonts", language, scale));
            script.clickBeside("OFL-1.1", read);
        });
        script.pause(3);
        script.step(() -> {
            assertTrue(script.tells(FONT_LICENCE), "the words of the licence");
            check(script, String.format(Locale.ROOT, "about-%s-%d-licence", language, scale));
            WindowScript.key(Keys.ESCAPE);
        });
        script.pause(2);
        script.step(() -> {
            assertFalse(script.tells(FONT_LICENCE), "Escape closes the licence");
            assertTrue(script.tells("EB Garamond"), "and no more");
            WindowScript.key(Keys.ESCAPE);
        });
        script.until(() -> script.tells(back));
        script.play();
    }

    private static void check(WindowScript script, String name) {
        Pixels.save(name);
        assertEquals(List.of(), LayoutAudit.of(script.program().stage().orElseThrow()));
    }
}
