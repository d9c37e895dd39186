package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3Graphics;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.BitmapFont;
import com.badlogic.gdx.scenes.scene2d.Stage;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lwjgl.glfw.GLFW;

@DisplayName("The window beside other programs: their clipboard, their windows, and the files that they change")
final class OtherProgramsWindowTest {
    private static final int UNITS = 1300;
    private static final int LETTERS = 200_000;

    @TempDir
    private Path folder;

    private WorkshopScript workshop;
    private WindowScript window;

    @BeforeEach
    void needsDisplay() throws IOException {
        WindowScript.needDisplay(OtherProgramsWindowTest.class);
        Shelves.settings(folder, Map.of("language", "en", "sound", "false"));
        workshop = new WorkshopScript(folder);
        window = workshop.window();
    }

    private static String copied() {
        return Gdx.app.getClipboard().getContents();
    }

    @Test
    @DisplayName("texts of any length are copied, from the table of units as from a field")
    void largeTexts() {
        String units = IntStream.range(0, UNITS)
                .mapToObj(number -> "Unit " + number
                        + "\tunion\tinfantry\t5\tPorter/V, whose regiments came late and stood long\t0"
                        + (1 + number % 9) + "0" + (1 + number / 9 % 9))
                .collect(Collectors.joining("\n", "id\tside\ttype\tstrength\tformation\thex\n", "\n"));
        workshop.create("Elm Run");
        window.step(() -> Gdx.app.getClipboard().setContents(units));
        workshop.control(Keys.U);
        workshop.control(Keys.V);
        window.until(() -> window.tells("1,300 units"));
        window.until("Copy all");
        window.step(() -> Gdx.app.getClipboard().setContents(""), () -> window.clickButton("Copy all"));
        window.step(() -> assertTrue(copied().length() > 1 << 16, () -> copied().length() + " letters"));
        String letters = "Jackson was long in coming up.".repeat(LETTERS / 30);
        window.step(() -> {
            Stage stage = window.program().stage().orElseThrow();
            TextField field = new TextField(
                    letters, new TextField.TextFieldStyle(new BitmapFont(), Color.BLACK, null, null, null));
            stage.addActor(field);
            stage.setKeyboardFocus(field);
            field.selectAll();
            field.copy();
            assertEquals(letters, copied());
            field.cut();
            assertEquals(letters, copied());
            field.remove();
        });
        window.play();
    }

    @Test
    @DisplayName("a full screen stays when another window gets the keys")
    void fullScreen() {
        window.step(() -> Gdx.graphics.setFullscreenMode(Gdx.graphics.getDisplayMode()));
        window.until(() -> Gdx.graphics.isFullscreen());
        window.step(() -> {
            long handle = ((Lwjgl3Graphics) Gdx.graphics).getWindow().getWindowHandle();
            assertEquals(GLFW.GLFW_FALSE, GLFW.glfwGetWindowAttrib(handle, GLFW.GLFW_AUTO_ICONIFY));
        });
        window.play();
    }

    private void change(String from, String to) {
        Path file = workshop.file("elm-run.scenario.json");
        try {
            Files.writeString(file, Files.readString(file).replace(from, to));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private boolean holds(String words) {
        try {
            return Files.readString(workshop.file("elm-run.scenario.json")).contains(words);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    @DisplayName(
            "Enter keeps what another program has written, which is shown on request and written over only by a click")
    void changedFiles() {
        workshop.create("Elm Run");
        window.until(() -> window.tells("can be played"));
        workshop.control(Keys.S);
        window.until(() -> Files.exists(workshop.file("elm-run.scenario.json")));
        window.until(() -> window.tells("saved"));
        window.pause(5);
        window.step(() -> change("Elm Run", "Oak Run"));
        workshop.control(Keys.S);
        window.until("Show theirs");
        workshop.key(Keys.ENTER);
        window.step(() -> assertFalse(window.shows("Show theirs")), () -> assertTrue(holds("Oak Run")));
        workshop.control(Keys.S);
        window.until("Show theirs");
        window.step(() -> window.clickButton("Show theirs"));
        window.until(() -> window.tells("Oak Run"));
        window.step(() -> Pixels.save("theirs"), () -> window.clickButton("Save mine"));
        window.until(() -> !holds("Oak Run"));
        window.play();
    }
}
