package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.scenario.Autosaves;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.GameWriter;
import org.roadtorichmond.scenario.LoadedScenario;
import org.roadtorichmond.scenario.SavedGame;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.screen.Archive;
import org.roadtorichmond.screen.Casting;
import org.roadtorichmond.screen.Preferences;
import org.roadtorichmond.screen.Program;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.view.Screenshot;

@DisplayName("The pages round the battles, at every size of window and interface")
final class ScreensTest {
    /** The pages by the key that leads to them from the title page, which has none. */
    private static final Map<String, Integer> PAGES = Map.of(
            "title", Keys.UNKNOWN, "setup", Keys.N, "load", Keys.L, "settings", Keys.S, "keys", Keys.F1);

    private static final Path PICTURES = Path.of("target", "pictures");
    private static final int PATIENCE = 400;

    @TempDir
    private Path folder;

    private final List<String> faults = new ArrayList<>();

    @BeforeEach
    void needsDisplay() {
        if (!Window.hasDisplay()) {
            System.out.println(
                    "Skipped, for there is no display: " + ScreensTest.class.getName() + "; run under xvfb-run.");
        }
        assumeTrue(Window.hasDisplay(), "no display: run under xvfb-run to test the window");
    }

    private Program program(String settings) throws IOException {
        Path saves = folder.resolve("games");
        Files.createDirectories(saves);
        for (String scenario : List.of("training", "road-to-richmond")) {
            Files.write(saves.resolve(scenario + ".game.json"), GameWriter.bytes(game(scenario)));
        }
        Files.writeString(saves.resolve("Damaged on the way.game.json"), "{\"format\": \"game/1\", \"log\": [");
        assertTrue(new Autosaves(saves.resolve("autosaves")).save(game("gaines-mill")).isEmpty());
        Path file = folder.resolve("settings.json");
        Files.writeString(file, settings, StandardCharsets.UTF_8);
        return new Program(new Archive(Shelf.of(List.of()), saves), new Preferences(file), Casting.NONE);
    }

    private static SavedGame game(String scenario) {
        LoadedScenario loaded = new Documents(Shelf.of(List.of()))
                .openScenario(scenario)
                .value()
                .orElseThrow();
        return new SavedGame(loaded, VictorySystems.newGame(loaded.survey(), 7), Map.of("confederate", "cadet"));
    }

    /** Goes through all pages at a size of the window, looks each over and takes its picture. */
    private void walk(WindowScript script, int width, int height, String name) {
        script.step(() -> Gdx.graphics.setWindowedMode(width, height));
        script.until(() -> Gdx.graphics.getWidth() == width && Gdx.graphics.getHeight() == height, PATIENCE);
        script.pause(3);
        for (String page : List.of("title", "setup", "load", "settings", "keys")) {
            int key = PAGES.get(page);
            if (key != Keys.UNKNOWN) {
                script.step(() -> WindowScript.key(key));
            }
            // Saved games are read on another thread, and pictures are drawn one a frame.
            script.pause(page.equals("load") ? 40 : 5);
            script.step(() -> {
                String where = page + " at " + width + "x" + height + ", " + name;
                LayoutAudit.of(script.program().stage().orElseThrow())
                        .forEach(fault -> faults.add(where + ": " + fault));
                Screenshot.save(Gdx.files.absolute(PICTURES.resolve(
                                "%s-%dx%d-%s.png".formatted(page, width, height, name.replace(' ', '-')))
                        .toAbsolutePath()
                        .toString()));
            });
            if (key != Keys.UNKNOWN) {
                script.step(() -> WindowScript.key(Keys.ESCAPE));
                script.pause(2);
            }
        }
    }

    private void check(String language, int scale, int[]... sizes) throws IOException {
        WindowScript script = new WindowScript(
                program("{\"language\": \"%s\", \"scale\": \"%d\", \"sound\": \"false\"}".formatted(language, scale)));
        for (int[] size : sizes) {
            walk(script, size[0], size[1], scale + " " + language);
        }
        script.play();
        assertEquals(List.of(), faults, () -> faults.size() + " faults:\n" + String.join("\n", faults));
    }

    @Test
    @DisplayName("nothing is cut off or overlaps in the smallest window at the usual size")
    void fitsTheSmallestWindow() throws IOException {
        check("de", 100, new int[] {1024, 640});
    }

    @Tag("long")
    @ParameterizedTest(name = "{0}, {1} %")
    @CsvSource({"en, 75", "en, 100", "en, 175", "en, 250", "de, 75", "de, 100", "de, 175", "de, 250"})
    @DisplayName("nothing is cut off or overlaps at any size")
    void fitsEverySize(String language, int scale) throws IOException {
        check(
                language,
                scale,
                new int[] {1024, 640},
                new int[] {1366, 768},
                new int[] {1920, 1080},
                new int[] {3840, 2160});
    }
}
