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
    private static final Map<String, Integer> PAGES =
            Map.of("title", Keys.UNKNOWN, "setup", Keys.N, "load", Keys.L, "settings", Keys.S, "keys", Keys.F1);

    /** What takes a moment to appear on a page. */
    private static final Map<String, List<String>> WAITED = Map.of(
            "title",
            List.of("C"),
            "load",
            List.of("training", "road-to-richmond", "autosave-000001", "turn-01-000001"));

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
        assertTrue(new Autosaves(saves.resolve("autosaves"))
                .save(game("gaines-mill"))
                .isEmpty());
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
            script.until(() -> WAITED.getOrDefault(page, List.of()).stream().allMatch(script::shows), PATIENCE);
            script.pause(6);
            script.step(() -> {
                String where = page + " at " + width + "x" + height + ", " + name;
                LayoutAudit.of(script.program().stage().orElseThrow())
                        .forEach(fault -> faults.add(where + ": " + fault));
                Screenshot.save(Gdx.files.absolute(
                        PICTURES.resolve("%s-%dx%d-%s.png".formatted(page, width, height, name.replace(' ', '-')))
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
    @DisplayName("an interrupted battle is offered, and a battle is begun by keys and clicks in another language")
    void leadsToABattle() throws IOException {
        WindowScript script = new WindowScript(program("{\"inBattle\": \"true\", \"sound\": \"false\"}"));
        script.until(() -> script.shows("Continue"), PATIENCE);
        script.step(() -> {
            assertTrue(script.shows("The last battle was interrupted; go on from the last command."));
            WindowScript.key(Keys.S);
        });
        script.until(() -> script.shows("Appearance"), PATIENCE);
        script.pause(2);
        script.step(() -> script.click("Deutsch"));
        script.until(() -> script.shows("Darstellung"), PATIENCE);
        script.step(() -> WindowScript.key(Keys.ESCAPE));
        script.until(() -> script.shows("Fortsetzen"), PATIENCE);
        script.step(() -> {
            // The first arrow shows where the keys are, the second goes on to the next line.
            WindowScript.key(Keys.DOWN);
            WindowScript.key(Keys.DOWN);
            WindowScript.key(Keys.ENTER);
        });
        script.until(() -> script.shows("Eine neue Schlacht"), PATIENCE);
        script.pause(2);
        script.step(() -> script.click("Die Schlacht beginnen"));
        script.until(() -> script.program().game().isPresent(), PATIENCE);
        script.play();
        assertTrue(Files.readString(folder.resolve("settings.json")).contains("\"language\": \"de\""));
    }

    @Test
    @DisplayName("a key is changed by pressing it, and one that is taken is refused")
    void changesKeys() throws IOException {
        WindowScript script = new WindowScript(program("{\"sound\": \"false\"}"));
        script.pause(2);
        script.step(() -> WindowScript.key(Keys.S));
        script.until(() -> script.shows("Appearance"), PATIENCE);
        script.pause(2);
        script.step(() -> Gdx.graphics.setWindowedMode(1366, 1400));
        script.until(() -> Gdx.graphics.getHeight() == 1400, PATIENCE);
        script.pause(2);
        script.step(() -> script.click("J"));
        script.until(() -> script.shows("Press the new key for: log"), PATIENCE);
        script.step(() -> WindowScript.key(Keys.V));
        script.until(() -> script.shows("V is already the key for: ledger of points. Nothing was changed."), PATIENCE);
        script.step(() -> WindowScript.key(Keys.ESCAPE));
        script.pause(2);
        script.step(() -> script.click("J"));
        script.pause(2);
        script.step(() -> WindowScript.key(Keys.K));
        script.until(() -> script.shows("K") && !script.shows("J"), PATIENCE);
        script.play();
        assertTrue(Files.readString(folder.resolve("settings.json")).contains("\"key.LOG\": \"K\""));
    }

    @Test
    @DisplayName("a saved game is deleted only after a question, and a damaged one cannot be opened")
    void asksBeforeDeleting() throws IOException {
        WindowScript script = new WindowScript(program("{\"sound\": \"false\"}"));
        Path damaged = folder.resolve("games").resolve("Damaged on the way.game.json");
        for (String game : List.of("training", "road-to-richmond")) {
            Files.delete(folder.resolve("games").resolve(game + ".game.json"));
        }
        script.pause(2);
        script.step(() -> WindowScript.key(Keys.L));
        script.until(() -> script.shows("Damaged on the way") && script.shows("turn-01-000001"), PATIENCE);
        script.pause(4);
        script.step(() -> script.click("Delete"));
        script.until(() -> script.shows("Delete Damaged on the way for good?"), PATIENCE);
        script.pause(2);
        script.step(() -> script.click("No"));
        script.pause(3);
        script.step(() -> {
            assertTrue(Files.exists(damaged));
            script.click("Delete");
        });
        script.pause(3);
        // The question lies on top of the list, whose button bears the same word: the keys reach only the question.
        script.step(() -> {
            WindowScript.key(Keys.TAB);
            WindowScript.key(Keys.TAB);
            WindowScript.key(Keys.TAB);
            WindowScript.key(Keys.ENTER);
        });
        script.until(() -> !script.shows("Damaged on the way"), PATIENCE);
        script.play();
        assertTrue(Files.notExists(damaged));
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
        check(language, scale, new int[] {1024, 640}, new int[] {1366, 768}, new int[] {1920, 1080}, new int[] {
            3840, 2160
        });
    }
}
