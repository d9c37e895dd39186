package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertFalse;

import com.badlogic.gdx.Input.Keys;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("What a click opens in a list of the window, Enter and Space open, too")
final class ListKeysWindowTest {
    @TempDir
    private Path folder;

    private WindowScript window;

    @BeforeEach
    void open() {
        WindowScript.needDisplay(ListKeysWindowTest.class);
        Shelves.settings(folder, Map.of("sound", "false", "animations", "false"));
        window = new WindowScript(WindowScript.opening(folder, Optional.empty(), "human", "human"));
        window.resize(1366, 768);
        window.until("Campaign");
    }

    private void press(int key) {
        window.step(() -> WindowScript.key(key));
        window.pause(2);
    }

    @Test
    @DisplayName("the first campaign by Enter, the next one by Down and Space")
    void campaigns() {
        press(Keys.C);
        window.until("Five Evenings before Richmond");
        press(Keys.ENTER);
        window.until("Begin the campaign");
        window.step(() -> assertFalse(window.tells("The Seven Days")));
        press(Keys.ESCAPE);
        window.until("The Seven Days");
        press(Keys.DOWN);
        press(Keys.SPACE);
        window.until("Begin the campaign");
        window.step(() -> assertFalse(window.tells("Five Evenings")));
        window.play();
    }
}
