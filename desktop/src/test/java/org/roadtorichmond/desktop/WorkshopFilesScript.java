package org.roadtorichmond.desktop;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a designer does with files in the workshop, step by step in a window. */
final class WorkshopFilesScript {
    private static final Path FILES = Path.of("..", "core", "exchange", "src", "test", "resources", "exchange");

    final WindowScript window;
    private final Path elsewhere;

    /**
     * A window that shows the title page.
     *
     * @param folder where it keeps all files
     * @param elsewhere where the player has files of other programs
     */
    WorkshopFilesScript(Path folder, Path elsewhere, String language) throws IOException {
        this.elsewhere = elsewhere;
        Shelves.settings(folder, Map.of("language", language, "sound", "false"));
        window = new WindowScript(WindowScript.opening(folder, Optional.empty(), "human", "human"));
    }

    void drop(Path path) {
        window.step(() -> window.program().dropped(List.of(path.toString())));
    }

    void list(String workshop) {
        window.until(workshop);
        window.step(() -> WindowScript.key(Keys.W));
        window.pause(3);
    }

    void untilTold(String words) {
        window.until(() -> window.tells(words));
        window.pause(1);
    }

    void button(String words) {
        window.step(() -> window.clickButton(words));
        window.pause(2);
    }

    void untilOpen() {
        window.until(() -> window.program().camera().isPresent());
        window.pause(5);
    }

    /** Types into the field of a dialog that has the keys, in place of what stands there. */
    void type(String words) {
        window.step(() -> {
            TextField field = (TextField) window.program().stage().orElseThrow().getKeyboardFocus();
            field.selectAll();
            WindowScript.type(words);
        });
    }

    void enter() {
        window.step(() -> WindowScript.key(Keys.ENTER));
        window.pause(2);
    }

    /** A copy of files of other programs where a player has them. */
    Path file(String name, String... beside) throws IOException {
        for (String each : beside) {
            Files.copy(
                    FILES.resolve(each), elsewhere.resolve(FILES.resolve(each).getFileName()));
        }
        return Files.copy(
                FILES.resolve(name), elsewhere.resolve(FILES.resolve(name).getFileName()));
    }

    void create(String name) {
        window.step(() -> {
            TextField field = window.program().stage().orElseThrow().getRoot().findActor("new.name");
            field.setText(name);
            window.clickButton("Create");
        });
        untilOpen();
    }
}
