package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.Actor;
import com.badlogic.gdx.scenes.scene2d.Group;
import com.badlogic.gdx.scenes.scene2d.ui.Label;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.view.Palette;

@DisplayName("Seats, names, the clock, and the report as a picture, by mouse and keys")
final class SeatsWindowTest {
    @TempDir
    private Path folder;

    @BeforeEach
    void needsDisplay() {
        WindowScript.needDisplay(SeatsWindowTest.class);
    }

    private WindowScript window(String union, String confederate, Map<String, String> settings) {
        Shelves.settings(folder, settings);
        return new WindowScript(WindowScript.opening(folder, Optional.of("training"), union, confederate));
    }

    private static List<String> fields(WindowScript script) {
        return every(script.program().stage().orElseThrow().getRoot(), TextField.class).stream()
                .map(TextField::getText)
                .toList();
    }

    /** Clicks the last button with exactly this text. */
    private static void clickLast(WindowScript script, String words) {
        Label last = every(script.program().stage().orElseThrow().getRoot(), Label.class).stream()
                .filter(label -> label.getText().toString().equals(words))
                .reduce((before, after) -> after)
                .orElseThrow();
        Vector2 middle = last.localToStageCoordinates(new Vector2(last.getWidth() / 2, last.getHeight() / 2));
        WindowScript.press(Math.round(middle.x), Math.round(Gdx.graphics.getHeight() - middle.y), Input.Buttons.LEFT);
    }

    private static <T> List<T> every(Group group, Class<T> kind) {
        List<T> found = new ArrayList<>();
        for (Actor child : group.getChildren()) {
            if (kind.isInstance(child)) {
                found.add(kind.cast(child));
            }
            if (child instanceof Group inner) {
                found.addAll(every(inner, kind));
            }
        }
        return found;
    }

    @ParameterizedTest(name = "{0}, {1} %")
    @CsvSource({
        "en,100,Who plays,Take these seats,Easy – the cadet,From here on",
        "de,175,Wer spielt,Plätze einnehmen,Leicht – der Kadett,Ab hier"
    })
    @DisplayName(
            "in the middle of a phase the menu hands a side to a commander, who goes on at once, and people get names")
    void handsOver(String language, int scale, String title, String done, String cadet, String logged) {
        WindowScript script = window(
                "human",
                "human",
                Map.of("sound", "false", "pace", "0", "language", language, "scale", Integer.toString(scale)));
        script.resize(1366, 768);
        script.step(
                () -> script.march("1/B", "0403"),
                () -> WindowScript.key(Keys.ESCAPE),
                () -> WindowScript.key(Keys.ESCAPE));
        script.pause(2);
        script.step(() -> script.clickWords(language.equals("de") ? "Spieler, Übung" : "Players, practice"));
        script.pause(2);
        script.step(() -> script.clickButton(title));
        script.pause(2);
        script.step(() -> clickLast(script, cadet));
        script.pause(3);
        script.step(() -> {
            Pixels.save("seats-" + language + "-" + scale);
            script.clickButton(done);
        });
        script.until(() -> script.game().log().size() > 3);
        script.pause(2);
        script.step(
                () -> WindowScript.key(Keys.J),
                () -> assertTrue(script.tells(logged), "the log says who was handed what"));
        script.play();
    }

    @Test
    @DisplayName("names are asked for on the set-up page and shown when the machine is handed over")
    void names() {
        Shelves.settings(folder, Map.of("sound", "false", "name.union", "Anna", "name.confederate", "Bert"));
        WindowScript script = new WindowScript(WindowScript.opening(folder, Optional.empty(), "human", "human"));
        script.resize(1366, 768);
        script.step(() -> WindowScript.key(Keys.N));
        script.pause(5);
        script.step(() -> {
            Pixels.save("names-set-up");
            assertTrue(fields(script).contains("Anna"), "the name of last time is offered again");
            script.revealWords("The Confederacy is played");
        });
        script.pause(3);
        script.step(() -> clickLast(script, "a person"));
        script.pause(3);
        script.step(() -> {
            assertTrue(fields(script).contains("Bert"));
            WindowScript.key(Keys.ENTER);
        });
        script.until(() -> script.program().game().isPresent());
        script.pause(3);
        script.step(
                () -> WindowScript.key(Keys.SPACE),
                () -> WindowScript.key(Keys.ENTER),
                () -> assertEquals(2, script.game().log().size(), "Enter answers the question"));
        script.pause(2);
        script.step(() -> {
            Pixels.save("names-hand-over");
            assertTrue(script.shows("Anna, please (Union)"));
        });
        script.play();
    }

    @Test
    @DisplayName("the clock is shown where it is wished for, and counts only then")
    void clock() {
        WindowScript script = window("human", "human", Map.of("sound", "false", "clock", "true"));
        script.resize(1366, 768);
        script.until(() -> script.tells("turn 0:01"));
        script.step(() -> {
            Pixels.save("clock");
            assertTrue(script.tells("U 0:00 · C 0:01"), "the Confederates begin");
        });
        script.restart(() -> {
            Shelves.settings(folder, Map.of("sound", "false"));
            return WindowScript.opening(folder, Optional.of("training"), "human", "human");
        });
        script.step(() -> assertFalse(script.tells("· turn 0:")));
        script.play();
    }

    @Test
    @DisplayName("the whole report is saved as one picture")
    @Tag("pixels")
    void picture() throws IOException {
        Shelves.settings(folder, Map.of("sound", "false"));
        String finished = Shelves.finished(folder).toString();
        WindowScript script = new WindowScript(WindowScript.opening(folder, Optional.of(finished), "human", "human"));
        script.resize(1366, 768);
        script.step(() -> WindowScript.key(Keys.SPACE));
        script.pause(2);
        script.step(() -> {
            Pixels.save("report-players");
            script.clickButton("Save as a picture");
        });
        script.pause(1);
        script.step(() -> assertTrue(script.tells("The report lies at")));
        script.play();
        try (Stream<Path> files = Files.walk(folder)) {
            Path png = files.filter(file -> file.toString().endsWith(".png"))
                    .findFirst()
                    .orElseThrow();
            var image = ImageIO.read(png.toFile());
            assertTrue(image.getWidth() > 1500, () -> image.getWidth() + " by " + image.getHeight());
            int union = Color.rgb888(Palette.UNION_DARK);
            long inked = Arrays.stream(
                            image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth()))
                    .filter(pixel -> (pixel & 0xffffff) == union)
                    .count();
            assertTrue(inked > 500, "the Union's lines are drawn");
            Files.createDirectories(Path.of("target", "pictures"));
            Files.copy(png, Path.of("target", "pictures", "report-whole.png"), StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
