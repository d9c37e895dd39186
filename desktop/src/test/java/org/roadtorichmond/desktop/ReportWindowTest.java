package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.roadtorichmond.desktop.Pixels.count;
import static org.roadtorichmond.desktop.Pixels.find;
import static org.roadtorichmond.desktop.Pixels.save;
import static org.roadtorichmond.desktop.WindowScript.key;
import static org.roadtorichmond.desktop.WindowScript.move;
import static org.roadtorichmond.desktop.WindowScript.press;
import static org.roadtorichmond.desktop.WindowScript.type;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.graphics.Color;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.screen.Program;
import org.roadtorichmond.view.Palette;

@DisplayName("The report of a finished game and the field manual in the window")
final class ReportWindowTest {
    /** The colour with which the manual marks the search result that is being looked at. */
    private static final Color LOOKED_AT = Palette.SELECTED;

    @TempDir
    private Path folder;

    @BeforeEach
    void needsDisplay() {
        WindowScript.needDisplay(ReportWindowTest.class);
    }

    private Program program(String language, int scale) throws IOException {
        Shelves.settings(folder, Map.of("language", language, "scale", Integer.toString(scale), "sound", "false"));
        return WindowScript.opening(folder, Optional.of(Shelves.finished(folder).toString()), "human", "human");
    }

    @ParameterizedTest(name = "{0} by {1} pixels, {2} %, {3}")
    @CsvSource({"1024,640,100,en", "1366,768,100,de", "1920,1080,100,en", "1024,640,250,de"})
    @DisplayName("all leaves are shown, the manual is searched, and a click on a cited rule turns to it")
    @Tag("pixels")
    void showsAll(int width, int height, int scale, String language) throws IOException {
        String name = "report-" + width + "-" + scale + "-" + language + "-";
        Program program = program(language, scale);
        int[] atRule = new int[1];
        WindowScript script = new WindowScript(program);
        script.resize(width, height);
        script.play(
                () -> assertTrue(program.game().orElseThrow().state().ending().isPresent()),
                () -> key(Keys.SPACE),
                () -> {
                    assertEquals(Optional.empty(), program.game(), "the report is shown");
                    save(name + "end");
                    key(Keys.NUM_2);
                },
                () -> {
                    save(name + "result");
                    key(Keys.NUM_3);
                },
                () -> move(Gdx.graphics.getWidth() / 4, Gdx.graphics.getHeight() / 2),
                () -> {
                    save(name + "course");
                    assertTrue(count(Palette.UNION_DARK) > 50, "the Union's lines are drawn");
                    key(Keys.NUM_4);
                },
                () -> {
                    save(name + "losses");
                    key(Keys.NUM_5);
                },
                () -> {
                    save(name + "luck");
                    key(Keys.F2);
                },
                () -> {
                    save(name + "manual");
                    assertEquals(0, count(LOOKED_AT));
                    type("8.7");
                    key(Keys.ENTER);
                },
                () -> type("\b\b\bdie"),
                () -> {
                    save(name + "search");
                    assertTrue(count(LOOKED_AT) > 20, "what was found is marked");
                    type("\b\b\b12.2");
                },
                () -> type("\b\b\b\b5.3"),
                () -> {
                    atRule[0] = count(Palette.BUTTON_OVER);
                    clickACitedRule();
                },
                () -> {},
                () -> {
                    save(name + "rule");
                    assertTrue(count(Palette.BUTTON_OVER) > atRule[0] + 500, "the rule that was cited is marked");
                    key(Keys.ESCAPE);
                },
                () -> save(name + "back"));
    }

    /** Clicks the first rule cited on the right page; numbers of rules have their own colour. */
    private static void clickACitedRule() {
        int width = Gdx.graphics.getWidth();
        int[] link = find(Palette.LEGAL, width * 2 / 5, 120, width - 40, Gdx.graphics.getHeight() - 40)
                .orElseThrow();
        press(link[0], link[1] - 3, Buttons.LEFT);
    }
}
