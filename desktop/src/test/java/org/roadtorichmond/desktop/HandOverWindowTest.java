package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.unit.Side;

@Tag("pixels")
@DisplayName("The page between the turns of two people")
final class HandOverWindowTest {
    @TempDir
    private Path folder;

    @BeforeEach
    void needDisplay() {
        WindowScript.needDisplay(HandOverWindowTest.class);
    }

    @ParameterizedTest(name = "{0} by {1} pixels, {2}")
    @CsvSource({"1366, 768, en, Show the map", "1024, 640, de, Karte zeigen"})
    @DisplayName("says when it is and how it stands, fits the window, and Enter leads on")
    void says(int width, int height, String language, String begin) {
        Shelves.settings(folder, Map.of("sound", "false", "animations", "false", "language", language));
        WindowScript window = new WindowScript(WindowScript.opening(folder, Optional.of("training"), "human", "human"));
        window.resize(width, height);
        window.step(() -> window.march("1/B", "0401"));
        for (int i = 0; i < 6; i++) {
            window.step(() -> {
                if (!window.program().handsOver()
                        && window.game().state().moment().player() == Side.CONFEDERATE) {
                    WindowScript.key(Keys.SPACE);
                }
            });
            window.pause(1);
        }
        window.pause(2);
        window.step(() -> {
            Pixels.save("hand-over-" + width + "-" + language);
            assertTrue(window.program().handsOver());
            assertTrue(window.tells("08:00") && window.tells("Union 0"));
            assertFalse(window.tells("{"), "every place of every text is filled in");
            var first = window.program().find("Union").orElseThrow();
            var button = window.program().find(begin).orElseThrow();
            assertTrue(first.y + first.height <= height && button.y >= 0, "all of it is in the window");
            WindowScript.key(Keys.ENTER);
        });
        window.pause(2);
        window.step(() -> assertFalse(window.program().handsOver()));
        window.play();
    }
}
