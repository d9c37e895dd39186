package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.roadtorichmond.desktop.WindowPlay.click;
import static org.roadtorichmond.desktop.WindowPlay.count;
import static org.roadtorichmond.desktop.WindowPlay.find;
import static org.roadtorichmond.desktop.WindowPlay.key;
import static org.roadtorichmond.desktop.WindowPlay.move;
import static org.roadtorichmond.desktop.WindowPlay.picture;
import static org.roadtorichmond.desktop.WindowPlay.type;

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
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.ai.Commanders;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.play.Game;
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
import org.roadtorichmond.view.Palette;

@DisplayName("The report of a finished game and the field manual in the window")
final class ReportWindowTest {
    /** The marks of the manual: what was found and is being looked at. */
    private static final Color LOOKED_AT = new Color(0xf09a3eff);

    @TempDir
    private Path folder;

    @BeforeEach
    void needsDisplay() {
        if (!Window.hasDisplay()) {
            // Maven tells how many tests were skipped, but not why.
            System.out.println(
                    "Skipped, for there is no display: " + ReportWindowTest.class.getName() + "; run under xvfb-run.");
        }
        assumeTrue(Window.hasDisplay(), "no display: run under xvfb-run to test the window");
    }

    /** A game that two cadets have played to its end, saved. */
    private Path finished() throws IOException {
        LoadedScenario loaded = new Documents(Shelf.of(List.of()))
                .openScenario("road-to-richmond")
                .value()
                .orElseThrow();
        Game game = new Playout(Commanders.named("cadet"), Commanders.named("cadet"))
                .play(VictorySystems.newGame(loaded.survey(), 3));
        Path file = folder.resolve("finished.game.json");
        return Files.write(file, GameWriter.bytes(new SavedGame(loaded, game, Map.of())));
    }

    private Program program(String language, int scale) throws IOException {
        Path settings = folder.resolve("settings.json");
        Files.writeString(settings, "{\"language\": \"%s\", \"scale\": \"%d\"}".formatted(language, scale));
        Preferences preferences = new Preferences(settings);
        Archive archive = new Archive(Shelf.of(List.of()), folder);
        return new Program(
                archive,
                preferences,
                new Casting(Optional.of(finished().toString()), Optional.empty(), OptionalLong.empty()));
    }

    @ParameterizedTest(name = "{0} by {1} pixels, {2} %, {3}")
    @CsvSource({"1024,640,100,en", "1366,768,100,de", "1920,1080,100,en", "1024,640,250,de"})
    @DisplayName("all leaves are shown, the manual is searched, and a click on a cited rule turns to it")
    void showsAll(int width, int height, int scale, String language) throws IOException {
        String name = "report-" + width + "-" + scale + "-" + language + "-";
        Program program = program(language, scale);
        int[] atRule = new int[1];
        WindowPlay.play(
                program,
                width,
                height,
                () -> assertTrue(program.game().orElseThrow().state().ending().isPresent()),
                () -> click(Gdx.graphics.getWidth() - 60, Gdx.graphics.getHeight() - 25),
                () -> {
                    assertEquals(Optional.empty(), program.game(), "the report is shown");
                    picture(name + "result");
                    key(Keys.NUM_2);
                },
                () -> move(Gdx.graphics.getWidth() / 4, Gdx.graphics.getHeight() / 2),
                () -> {
                    picture(name + "course");
                    assertTrue(count(Palette.UNION_DARK) > 50, "the Union's lines are drawn");
                    key(Keys.NUM_3);
                },
                () -> {
                    picture(name + "losses");
                    key(Keys.NUM_4);
                },
                () -> {
                    picture(name + "luck");
                    key(Keys.F2);
                },
                () -> {
                    picture(name + "manual");
                    assertEquals(0, count(LOOKED_AT));
                    type("8.7");
                    key(Keys.ENTER);
                },
                () -> type("\b\b\bdie"),
                () -> {
                    picture(name + "search");
                    assertTrue(count(LOOKED_AT) > 20, "what was found is marked");
                    type("\b\b\b12.2");
                },
                () -> type("\b\b\b\b5.3"),
                () -> {
                    int middle = Gdx.graphics.getWidth() * 2 / 5;
                    atRule[0] = count(Palette.BUTTON_OVER);
                    int[] link = find(
                                    Palette.ACTION,
                                    middle,
                                    120,
                                    Gdx.graphics.getWidth() - 40,
                                    Gdx.graphics.getHeight() - 40)
                            .orElseThrow();
                    click(link[0], link[1] - 3);
                },
                () -> {},
                () -> {
                    picture(name + "rule");
                    assertTrue(count(Palette.BUTTON_OVER) > atRule[0] + 500, "the rule that was cited is marked");
                    key(Keys.ESCAPE);
                },
                () -> picture(name + "back"));
    }
}
