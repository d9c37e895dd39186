package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertFalse;

import com.badlogic.gdx.Input.Keys;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.scenario.FrozenScenarios;

@DisplayName("What a click opens in a list of the window, Enter and Space open, too")
final class ListKeysWindowTest {
    @TempDir
    private Path folder;

    private WindowScript window;

    @BeforeEach
    void open() throws IOException {
        WindowScript.needDisplay(ListKeysWindowTest.class);
        Path own = Files.createDirectories(folder.resolve("scenarios"));
        Files.copy(FrozenScenarios.FOLDER.resolve("training.scenario.json"), own.resolve("willow.scenario.json"));
        Files.copy(FrozenScenarios.FOLDER.resolve("training.map.json"), own.resolve("training.map.json"));
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

    @Test
    @DisplayName("where the mouse was used last the first Enter shows what the next one opens")
    void afterMouse() {
        press(Keys.C);
        window.until("Five Evenings before Richmond");
        window.step(() -> window.clickButton("The Seven Days"));
        window.until("Begin the campaign");
        window.step(() -> window.clickButton("Back"));
        window.until("Five Evenings before Richmond");
        window.step(() -> window.clickWords("Five Evenings before Richmond"));
        window.until("Begin the campaign");
        press(Keys.ESCAPE);
        window.step(() -> window.clickWords("Campaigns"));
        press(Keys.ENTER);
        press(Keys.ENTER);
        window.until("Begin the campaign");
        window.play();
    }

    @Test
    @DisplayName("a scenario of the workshop, and what can be done with its files")
    void workshop() {
        press(Keys.W);
        window.until(() -> window.tells("Willow Run"));
        press(Keys.ENTER);
        window.until(() -> window.tells("can be played"));
        window.step(() -> WindowScript.key(Keys.CONTROL_LEFT, Keys.L));
        window.until(() -> window.tells("Order of battle for a spreadsheet"));
        press(Keys.ENTER);
        window.until(() -> window.tells("A map of Tiled"));
        window.play();
    }
}
