package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Another game is opened from a battle")
final class LoadWindowTest {
    private static final String NAME = "First Lesson Willow Run, turn 1 Confederate";
    private static final String QUESTION = "The battle on the table is not over.";

    @TempDir
    private Path folder;

    @BeforeEach
    void needsDisplay() {
        WindowScript.needDisplay(LoadWindowTest.class);
    }

    private WindowScript script(String battle) throws IOException {
        Shelves.fill(folder);
        Files.delete(games("training"));
        Shelves.settings(folder, Map.of("sound", "false", "handOver", "false"));
        WindowScript script = new WindowScript(WindowScript.opening(folder, Optional.of(battle), "human", "human"));
        script.pause(2);
        return script;
    }

    /** Opens the list of saved games and waits until the newest can be opened. */
    private static void list(WindowScript script) {
        script.step(() -> WindowScript.key(Keys.CONTROL_LEFT, Keys.L));
        // The button for Enter gets its mark when all games have been read.
        script.until("Enter");
        script.pause(3);
    }

    private Path games(String name) {
        return folder.resolve("games").resolve(name + ".game.json");
    }

    private static void key(WindowScript script, int key) {
        script.step(() -> WindowScript.key(key));
        script.pause(2);
    }

    private static void opened(WindowScript script) {
        script.until(() -> script.program()
                .game()
                .filter(game -> game.state().scenario().name().equals("Road to Richmond"))
                .isPresent());
    }

    @Test
    @DisplayName("one that is not over is asked about once, and is put among the saved games under a name that is free")
    void asks() throws IOException {
        WindowScript script = script("training");
        Files.writeString(games(NAME), "the player's own");
        script.step(() -> {
            script.march("1/B", "0403");
            assertEquals(1, script.game().log().size());
        });
        list(script);
        key(script, Keys.ENTER);
        script.until(() -> script.tells(QUESTION));
        key(script, Keys.ESCAPE);
        script.step(() -> assertFalse(script.tells(QUESTION), "Escape takes the question away"));
        key(script, Keys.ENTER);
        script.until(() -> script.tells(QUESTION));
        key(script, Keys.ENTER);
        opened(script);
        script.play();
        assertEquals("the player's own", Files.readString(games(NAME)));
        Path kept = games(NAME + " 2");
        assertTrue(
                Files.exists(kept),
                () -> Arrays.toString(folder.resolve("games").toFile().list()));
        assertTrue(Files.readString(kept).contains("0403"));
    }

    @Test
    @DisplayName("one that has not begun is not asked about")
    void untouched() throws IOException {
        WindowScript script = script("training");
        list(script);
        key(script, Keys.ENTER);
        opened(script);
        script.play();
        assertTrue(Files.notExists(games(NAME)));
    }

    @Test
    @DisplayName("one that is over is not asked about")
    void over() throws IOException {
        WindowScript script = script(Shelves.conceded(folder).toString());
        list(script);
        key(script, Keys.ENTER);
        opened(script);
        script.play();
        assertEquals(2, folder.resolve("games").toFile().list((place, name) -> name.endsWith(".json")).length);
    }
}
