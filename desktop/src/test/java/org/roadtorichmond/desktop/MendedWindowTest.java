package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.session.Keyboard;

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
                new WindowOptions(Optional.empty(), file, Optional.empty(), Optional.empty(), OptionalLong.of(7)),
                folder,
                folder,
                Keyboard.US));
    }

    @Test
    @DisplayName("a game with an unknown commander opens with the question who takes the side")
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
    @DisplayName(
            "an autosave of a newer version is mentioned on the title page, and still exists after a battle was played")
    void tellsOfNewerAutosaves() throws IOException {
        Path autosaves = Files.createDirectories(folder.resolve("games").resolve("autosaves"));
        String newer = new String(Shelves.seated("human"), StandardCharsets.UTF_8).replace("game/2", "game/4");
        Path file = Files.writeString(autosaves.resolve("autosave-000007.game.json"), newer);
        WindowScript script = opening(Optional.empty());
        script.until(() -> script.tells("newer version of the program"));
        script.step(() -> assertTrue(script.tells("autosave-000007")));
        script.play();
        assertEquals(newer, Files.readString(file));
    }

    @Test
    @DisplayName(
            "a failed save is reported after the first command, and the window closes when the game is saved elsewhere")
    void savesElsewhere() throws IOException {
        Files.createDirectories(folder.resolve("games"));
        Files.writeString(folder.resolve("games").resolve("autosaves"), "in the way");
        Path other = folder.resolve("other");
        Shelves.settings(folder, Map.of("sound", "false", "handOver", "false"));
        WindowScript script = opening(Optional.of("training"));
        script.step(() -> script.march("1/B", "0403"));
        script.until(() -> script.tells("could not be saved in the background"));
        script.step(
                () -> WindowScript.key(Keys.ENTER),
                () -> assertFalse(script.program().mayClose()),
                () -> assertTrue(script.shows("The game is not saved")),
                () -> WindowScript.key(Keys.ESCAPE),
                () -> assertFalse(script.program().mayClose()),
                () -> field(script).setText(other.toString()),
                () -> script.clickButton("Save there"));
        script.until(() -> script.tells("Saved as " + other));
        script.step(() -> {
            assertTrue(script.program().mayClose());
            try (Stream<Path> files = Files.list(other)) {
                assertEquals(1, files.count());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        script.play();
    }

    @Test
    @DisplayName("a sealed game on changed ground is opened, and said to be one")
    void namesForgeries() throws IOException {
        Path file = Files.write(folder.resolve("forged.game.json"), Shelves.longer());
        WindowScript script = opening(Optional.of(file.toString()));
        script.until(() -> script.tells("$.turns is 5 instead of 4"));
        script.step(() -> assertTrue(script.shows("This saved game was changed")));
        script.play();
    }

    private static TextField field(WindowScript script) {
        Deque<Actor> actors = new ArrayDeque<>();
        actors.add(script.program().stage().orElseThrow().getRoot());
        while (!actors.isEmpty()) {
            Actor actor = actors.poll();
            if (actor instanceof TextField found) {
                return found;
            } else if (actor instanceof Group group) {
                group.getChildren().forEach(actors::add);
            }
        }
        throw new AssertionError("no field");
    }
}
