package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

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

@DisplayName("The window and files that are not as they should be")
final class MendedWindowTest {
    @TempDir
    private Path folder;

    @BeforeEach
    void needsDisplay() {
        WindowScript.needDisplay(MendedWindowTest.class);
    }

    private WindowScript opening(Optional<String> file) {
        return new WindowScript(Window.program(
                new WindowOptions(
                        Optional.empty(), file, Optional.empty(), Optional.empty(), java.util.OptionalLong.of(7)),
                folder,
                folder));
    }

    @Test
    @DisplayName("a game of an unknown commander is opened with the question who shall take the side")
    void asksWhoTakesTheSide() throws IOException {
        Path file = Files.write(folder.resolve("odd.game.json"), Shelves.seated("napoleon"));
        Shelves.settings(folder, Map.of("sound", "false", "handOver", "false"));
        WindowScript script = opening(Optional.of(file.toString()));
        script.until(() -> script.tells("napoleon"));
        script.step(
                () -> assertTrue(script.shows("Who takes the side?")),
                () -> WindowScript.key(Keys.ENTER),
                () -> assertFalse(script.shows("Who takes the side?")),
                () -> script.march("1/B", "0403"),
                () -> assertEquals(1, script.game().log().size()));
        script.play();
    }

    @Test
    @DisplayName("a typo in the settings is named with its line, and the file stays as it is")
    void namesTheLine() throws IOException {
        String torn = "{\n \"language\": \"en\",\n \"scale\": \"100\n \"sound\": \"false\"\n}";
        Files.writeString(folder.resolve("settings.json"), torn);
        WindowScript script = opening(Optional.of("training"));
        script.until(() -> script.tells("line 3"));
        script.step(() -> WindowScript.key(Keys.ENTER), () -> assertFalse(script.tells("line 3")));
        script.play();
        assertEquals(torn, Files.readString(folder.resolve("settings.json")));
    }

    @Test
    @DisplayName("an autosave of a newer version is told of on the title page, and is there after a battle was played")
    void tellsOfNewerAutosaves() throws IOException {
        Path autosaves = Files.createDirectories(folder.resolve("games").resolve("autosaves"));
        String newer = new String(Shelves.seated("human"), java.nio.charset.StandardCharsets.UTF_8)
                .replace("game/2", "game/3");
        Path file = Files.writeString(autosaves.resolve("autosave-000007.game.json"), newer);
        WindowScript script = opening(Optional.empty());
        script.until(() -> script.tells("newer version of the program"));
        script.step(() -> assertTrue(script.tells("autosave-000007")));
        script.play();
        assertEquals(newer, Files.readString(file));
    }
}
