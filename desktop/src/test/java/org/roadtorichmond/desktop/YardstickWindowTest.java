package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.roadtorichmond.desktop.Pixels.count;
import static org.roadtorichmond.desktop.Pixels.save;
import static org.roadtorichmond.desktop.WindowScript.key;
import static org.roadtorichmond.desktop.WindowScript.move;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.graphics.Color;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.scenario.setup.PlayDigest;
import org.roadtorichmond.scenario.yardstick.Calibration;
import org.roadtorichmond.scenario.yardstick.Yardstick;
import org.roadtorichmond.scenario.yardstick.Yardstick.Band;
import org.roadtorichmond.scenario.yardstick.YardstickWriter;
import org.roadtorichmond.screen.Program;
import org.roadtorichmond.session.Keyboard;
import org.roadtorichmond.view.Palette;

@DisplayName("A finished game laid over the stored games of its scenario in the window")
final class YardstickWindowTest {
    private static final int GAMES = 400;

    @TempDir
    private Path folder;

    @BeforeEach
    void needsDisplay() {
        WindowScript.needDisplay(YardstickWindowTest.class);
    }

    /** Opens the report of a finished game beside the game's maps and a yardstick that fits its scenario, or one that does not. */
    private Program program(String language, boolean fitting) throws IOException {
        LoadedScenario loaded = new Documents(Shelf.of(List.of()))
                .openScenario("road-to-richmond")
                .value()
                .orElseThrow();
        Path maps = Files.createDirectories(folder.resolve("maps"));
        Files.writeString(
                maps.resolve("road-to-richmond.yardstick.json"),
                YardstickWriter.text(yardstick(loaded, fitting ? PlayDigest.of(loaded) : "0".repeat(64))));
        Shelves.settings(folder, Map.of("language", language, "sound", "false"));
        return Window.program(
                new WindowOptions(
                        Optional.of(maps),
                        Optional.of(Shelves.finished(folder).toString()),
                        Optional.of("human"),
                        Optional.of("human"),
                        OptionalLong.of(7)),
                folder,
                folder,
                Keyboard.US);
    }

    private static Yardstick yardstick(LoadedScenario loaded, String digest) {
        List<Integer> leads =
                IntStream.rangeClosed(-50, 50).mapToObj(n -> 3 * n - 40).toList();
        List<Yardstick.Turn> turns = IntStream.rangeClosed(0, loaded.scenario().turns())
                .mapToObj(turn -> new Yardstick.Turn(
                        new Band(-20 - 8 * turn, -20 - 4 * turn, -20 - turn, -20 + turn, -20 + 4 * turn),
                        new Band(2 * turn, 4 * turn, 6 * turn, 7 * turn, 9 * turn),
                        new Band(turn, 2 * turn, 4 * turn, 6 * turn, 9 * turn)))
                .toList();
        return new Yardstick(
                loaded.scenario().name(),
                digest,
                "colonel",
                "colonel",
                GAMES,
                1,
                new Yardstick.Wins(190, 200, 10),
                leads,
                turns,
                Calibration.NONE);
    }

    private static int band(float depth) {
        Color color = Palette.mix(Palette.PAPER, Palette.PANEL_EDGE, depth);
        return count(color);
    }

    @ParameterizedTest(name = "{0} by {1} pixels, {2}")
    @CsvSource({"1366,768,en", "1366,768,de", "1024,640,de"})
    @DisplayName("the sixth leaf shows the game's lead over the bands of the stored games, and the losses by day")
    @Tag("pixels")
    void shows(int width, int height, String language) throws IOException {
        Program program = program(language, true);
        WindowScript script = new WindowScript(program);
        script.resize(width, height);
        script.play(
                () -> key(Keys.SPACE),
                () -> {
                    assertEquals(Optional.empty(), program.game(), "the report is shown");
                    key(Keys.NUM_6);
                },
                () -> move(Gdx.graphics.getWidth() / 3, Gdx.graphics.getHeight() / 2),
                () -> {
                    save("yardstick-" + width + "-" + language);
                    assertTrue(band(0.30f) > 500, "the light band is drawn");
                    assertTrue(band(0.60f) > 500, "the dark band is drawn");
                    assertTrue(count(Palette.PATH) > 100, "the game's own line is drawn");
                });
    }

    @Test
    @DisplayName("where the stored games were played otherwise, the leaf says so and draws no bands")
    @Tag("pixels")
    void otherwise() throws IOException {
        Program program = program("en", false);
        WindowScript script = new WindowScript(program);
        script.resize(1366, 768);
        script.play(() -> key(Keys.SPACE), () -> key(Keys.NUM_6), () -> {}, () -> {
            save("yardstick-otherwise");
            assertEquals(0, band(0.60f), "nothing is compared");
        });
    }
}
