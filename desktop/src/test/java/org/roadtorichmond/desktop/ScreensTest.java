package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The pages round the battles, used with mouse and keys")
final class ScreensTest {
    @TempDir
    private Path folder;

    @BeforeEach
    void needsDisplay() {
        WindowScript.needDisplay(ScreensTest.class);
    }

    private WindowScript script(Map<String, String> settings) throws IOException {
        Shelves.fill(folder);
        Shelves.settings(folder, settings);
        return new WindowScript(WindowScript.opening(folder, Optional.empty(), "human", "human"));
    }

    @Test
    @DisplayName(
            "an interrupted battle is offered, and a battle is begun by keys and clicks in another language, which is kept")
    void leadsToABattle() throws IOException {
        WindowScript script = script(Map.of("inBattle", "true", "sound", "false"));
        script.until("Continue");
        script.step(() -> {
            assertTrue(script.shows("The last battle was interrupted; go on from the last command."));
            WindowScript.key(Keys.S);
        });
        script.until("Appearance");
        script.pause(2);
        script.step(() -> script.clickButton("Deutsch"));
        script.until("Darstellung");
        script.step(() -> WindowScript.key(Keys.ESCAPE));
        script.until("Fortsetzen");
        script.step(() -> {
            // The first arrow key shows the focus, the second moves it to the next line.
            WindowScript.key(Keys.DOWN);
            WindowScript.key(Keys.DOWN);
            WindowScript.key(Keys.ENTER);
        });
        script.until("Eine neue Schlacht");
        script.pause(2);
        script.step(() -> script.clickButton("Schlacht beginnen"));
        script.until(() -> script.program().game().isPresent());
        script.restart(() -> WindowScript.opening(folder, Optional.empty(), "human", "human"));
        script.until("Fortsetzen");
        script.play();
        assertTrue(Files.readString(folder.resolve("settings.json")).contains("\"language\": \"de\""));
    }

    @Test
    @DisplayName("a key is changed by pressing it, and one that is taken is refused")
    void changesKeys() throws IOException {
        WindowScript script = script(Map.of("sound", "false"));
        script.pause(2);
        script.step(() -> WindowScript.key(Keys.S));
        script.until("Appearance");
        script.pause(2);
        script.step(() -> Gdx.graphics.setWindowedMode(1366, 1400));
        script.until(() -> Gdx.graphics.getHeight() == 1400);
        script.pause(2);
        script.step(() -> script.reveal("J"));
        script.pause(2);
        script.step(() -> script.clickButton("J"));
        script.until("Press the new key for: log");
        script.step(() -> WindowScript.key(Keys.V));
        script.until("V is already the key for: ledger of points (also a click on the points). Nothing was changed.");
        script.step(() -> WindowScript.key(Keys.ESCAPE));
        script.pause(2);
        script.step(() -> script.reveal("J"));
        script.pause(2);
        script.step(() -> script.clickButton("J"));
        script.pause(2);
        script.step(() -> WindowScript.key(Keys.D));
        script.until(() -> script.shows("D") && !script.shows("J"));
        script.play();
        assertTrue(Files.readString(folder.resolve("settings.json")).contains("\"key.LOG\": \"D\""));
    }

    @Test
    @DisplayName("a saved game is deleted only after a question, and a damaged one cannot be opened")
    void asksBeforeDeleting() throws IOException {
        WindowScript script = script(Map.of("sound", "false"));
        Path damaged = folder.resolve("games").resolve("Damaged on the way.game.json");
        for (String game : List.of("training", "road-to-richmond")) {
            Files.delete(folder.resolve("games").resolve(game + ".game.json"));
        }
        script.pause(2);
        script.step(() -> WindowScript.key(Keys.L));
        script.until(() -> script.shows("Damaged on the way") && script.shows("Gaines' Mill"));
        script.pause(4);
        script.step(() -> script.clickButton("Delete"));
        script.until("Delete Damaged on the way for good?");
        script.pause(2);
        script.step(() -> script.clickButton("Cancel"));
        script.pause(3);
        script.step(() -> {
            assertTrue(Files.exists(damaged));
            script.clickButton("Delete");
        });
        script.pause(3);
        // The question is on top of the list, which has a button with the same text: the keys must reach only the
        // question.
        script.step(() -> {
            WindowScript.key(Keys.TAB);
            WindowScript.key(Keys.TAB);
            WindowScript.key(Keys.TAB);
            WindowScript.key(Keys.ENTER);
        });
        script.until(() -> !script.shows("Damaged on the way"));
        script.play();
        assertTrue(Files.notExists(damaged));
    }
}
