package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** Takes the pictures of {@code assets/pictures}, which lie in {@code target/pictures} when they are asked for (CONTRIBUTING.md). */
@Tag("pixels")
@EnabledIfSystemProperty(named = "pictures", matches = "true")
@DisplayName("The pictures of the README and the documents")
final class ReadmePicturesTest {
    private static final int WIDTH = 1366;
    private static final int HEIGHT = 768;

    @TempDir
    private Path folder;

    private WindowScript window;

    @BeforeEach
    void needsDisplay() {
        WindowScript.needDisplay(ReadmePicturesTest.class);
        Shelves.settings(folder, Map.of("sound", "false", "animations", "false", "pace", "0"));
    }

    private void open(Optional<String> file) {
        window = new WindowScript(WindowScript.opening(folder, file, "human", "colonel"));
        window.resize(WIDTH, HEIGHT);
    }

    private void key(int key) {
        window.step(() -> WindowScript.key(key));
    }

    private void button(String words) {
        window.pause(2);
        window.step(() -> window.reveal(words), () -> window.clickButton(words));
    }

    /** Saves what the window shows once all that is drawn a piece a frame is there. */
    private void save(String name) {
        window.pause(60);
        window.step(() -> {
            assertEquals(WIDTH, Gdx.graphics.getWidth());
            assertEquals(HEIGHT, Gdx.graphics.getHeight());
            Pixels.save(name);
        });
    }

    @Test
    @DisplayName("the title page, and the third lesson")
    void title() {
        open(Optional.empty());
        // The mouse of the machine may be anywhere.
        window.step(() -> WindowScript.move(1, 1));
        save("title");
        key(Keys.T);
        window.until("1. March");
        window.step(() -> window.clickBeside("3. Obligations", "Begin"));
        window.until(() -> window.tells("step 1 of"));
        button("Next");
        window.until(() -> window.tells("step 2 of"));
        save("lesson");
        window.play();
    }

    @Test
    @DisplayName("a division on the march, a plan of the staff, and the order of battle")
    void battle() {
        open(Optional.of("road-to-richmond"));
        window.until(() -> window.tells("have not moved"));
        window.step(() -> window.clickUnit("3/1/VI"));
        key(Keys.F);
        window.step(() -> WindowScript.move(window.x("0812"), window.y("0812")));
        save("division");
        key(Keys.ESCAPE);
        key(Keys.O);
        button("Unfold all");
        save("order-of-battle");
        key(Keys.O);
        key(Keys.H);
        window.until(() -> window.tells("Chance of winning"));
        save("plan");
        window.play();
    }

    @Test
    @DisplayName("the end of a battle")
    void report() throws IOException {
        open(Optional.of(Shelves.fought(folder, "gaines-mill").toString()));
        window.until(() -> window.tells("To the report"));
        button("To the report");
        window.until("Turning point");
        save("report");
        window.play();
    }

    @Test
    @DisplayName("a scenario in the workshop, and the calendar of its arrivals")
    void workshop() {
        Shelves.ownScenario(folder, "seven-pines", "seven-pines");
        open(Optional.empty());
        window.until("Workshop");
        key(Keys.W);
        window.until("Seven Pines");
        window.step(() -> window.clickBeside("Seven Pines", "Open"));
        window.until(() -> window.program().camera().isPresent());
        window.pause(5);
        window.step(() -> window.click("1113"));
        // So many have been played that the dial says something.
        window.until(() -> window.tells("12 games"));
        save("workshop");
        window.step(() -> WindowScript.key(Keys.CONTROL_LEFT, Keys.K));
        save("workshop-calendar");
        window.play();
    }
}
