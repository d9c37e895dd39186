package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The tour of the workshop")
final class TourWindowTest {
    private static final int[][] SIZES = {{1024, 640}, {1456, 900}, {3840, 2160}};
    private static final int STEPS = 6;

    @TempDir
    private Path folder;

    private WorkshopScript script;
    private WindowScript window;

    @BeforeEach
    void needDisplay() {
        WindowScript.needDisplay(TourWindowTest.class);
        open("en");
    }

    private void open(String language) {
        Shelves.settings(folder, Map.of("language", language, "sound", "false", "workshopTour", "false"));
        script = new WorkshopScript(folder);
        window = script.window();
    }

    private void enter(String language) {
        window.until(language.equals("en") ? "Workshop" : "Werkstatt");
        window.step(() -> WindowScript.key(Keys.W));
        window.pause(3);
        script.type("new.name", "Elm Run");
        window.step(() -> window.clickButton(language.equals("en") ? "Create" : "Anlegen"));
        window.until(() -> window.program().camera().isPresent());
        window.pause(5);
    }

    private void at(int step) {
        window.until(() -> window.tells("step " + step + " of " + STEPS));
    }

    /** Takes the first five steps, in which a small scenario is made. */
    private void fiveSteps() {
        at(1);
        script.key(Keys.B);
        window.step(() -> window.clickButton("forest"));
        script.drag("0202", "0204");
        at(2);
        script.key(Keys.R);
        script.click("0501", "0506");
        script.key(Keys.ESCAPE);
        at(3);
        script.key(Keys.W);
        script.clickSide("0107", "0108");
        script.clickSide("0807", "0808");
        script.key(Keys.ESCAPE);
        window.step(() -> assertTrue(window.tells("step 3 of 6"), "a river alone is not enough"));
        script.key(Keys.D);
        script.clickSide("0107", "0108");
        at(4);
        script.key(Keys.U);
        script.click("0409");
        window.step(() -> window.clickButton("Confederate"));
        window.step(() -> assertTrue(window.tells("step 4 of 6"), "units of one side are not enough"));
        script.click("0403");
        at(5);
        script.key(Keys.V);
        script.click("0409");
        script.type("strength", "many");
        window.until(() -> window.tells("1 problem ·"));
        window.step(() -> window.clickWords("Strength)"));
        at(6);
        window.step(() -> WindowScript.key(Keys.ESCAPE), () -> WindowScript.key(Keys.CONTROL_LEFT, Keys.Z));
    }

    @Test
    @DisplayName("is offered at the first opening, goes on when a step was really done, and ends by watching the dial")
    void taken() {
        enter("en");
        window.step(() -> {
            assertTrue(window.tells("Is this your first scenario?"));
            window.clickButton("Take the tour");
        });
        fiveSteps();
        window.until(() -> window.tells("Tour of the workshop: finished"));
        window.step(() -> window.clickButton("On with the scenario"));
        window.pause(2);
        window.step(() -> assertFalse(window.tells("Tour of the workshop")));
        window.restart(() -> WindowScript.opening(folder, Optional.empty(), "human", "human"));
        window.until("Workshop");
        window.step(() -> WindowScript.key(Keys.W));
        window.pause(3);
        window.step(() -> window.clickButton("Open"));
        window.until(() -> window.program().camera().isPresent());
        window.pause(3);
        window.step(() -> assertFalse(window.tells("Is this your first scenario?")));
        window.play();
    }

    @Test
    @DisplayName("can be refused, taken from the help later, stepped back and forth, and left")
    void refused() throws IOException {
        enter("en");
        window.step(() -> window.clickButton("Not now"));
        window.pause(2);
        window.step(() -> {
            assertFalse(window.tells("Is this your first scenario?"));
            assertTrue(settings().contains("workshopTour"));
            WindowScript.key(Keys.F1);
        });
        window.pause(2);
        window.step(() -> window.clickButton("Take the tour"));
        at(1);
        window.step(() -> window.clickButton("Skip"));
        at(2);
        window.step(() -> window.clickButton("Hint"));
        window.pause(2);
        window.step(() -> {
            assertTrue(window.tells("Hint: The first click begins it"));
            window.clickButton("Back");
        });
        at(1);
        window.step(() -> window.clickButton("Leave"));
        window.pause(2);
        window.step(() -> assertFalse(window.tells("step 1 of 6")));
        window.play();
    }

    private String settings() {
        try {
            return Files.readString(folder.resolve("settings.json"));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    @DisplayName("what is done in another way, or was there before, does not count")
    void notDone() {
        enter("en");
        window.step(() -> window.clickButton("Take the tour"));
        at(1);
        script.key(Keys.R);
        script.click("0501", "0506");
        script.key(Keys.ESCAPE);
        script.key(Keys.B);
        window.step(() -> window.clickButton("forest"));
        script.click("0202");
        window.step(() -> {
            assertTrue(window.tells("step 1 of 6"), "one hex is no wood");
            window.clickButton("Skip");
        });
        at(2);
        window.pause(3);
        window.step(() -> assertTrue(window.tells("step 2 of 6"), "the road was there before"));
        window.play();
    }

    @ParameterizedTest
    @CsvSource({"en", "de"})
    @DisplayName("is whole in each step at three sizes of window in both languages, and takes its pictures")
    void pictures(String language) throws IOException {
        open(language);
        boolean english = language.equals("en");
        List<String> faults = new ArrayList<>();
        Optional<EnglishAudit> foreign =
                english ? Optional.empty() : Optional.of(new EnglishAudit(language, "Elm Run"));
        enter(language);
        look(language + "-offer", SIZES, faults, foreign);
        window.step(() -> window.clickButton(english ? "Take the tour" : "Rundgang beginnen"));
        for (int step = 1; step <= STEPS; step++) {
            window.pause(2);
            window.step(() -> window.clickButton(english ? "Hint" : "Hinweis"));
            look(language + "-" + step, step == 3 ? SIZES : new int[][] {SIZES[0]}, faults, foreign);
            String skip = english ? "Skip" : "Überspringen";
            window.step(() -> {
                // The last step may be done already: games are played meanwhile.
                if (window.shows(skip)) {
                    window.clickButton(skip);
                }
            });
        }
        look(language + "-end", new int[][] {SIZES[0]}, faults, foreign);
        window.play();
        assertEquals(List.of(), faults, () -> String.join("\n", faults));
    }

    private void look(String name, int[][] sizes, List<String> faults, Optional<EnglishAudit> foreign) {
        for (int[] size : sizes) {
            window.resize(size[0], size[1]);
            window.pause(6);
            String picture = String.format(Locale.ROOT, "tour-%s-%dx%d", name, size[0], size[1]);
            window.step(() -> {
                Pixels.save(picture);
                var stage = window.program().stage().orElseThrow();
                LayoutAudit.of(stage).forEach(fault -> faults.add(picture + ": " + fault));
                foreign.ifPresent(audit -> audit.of(stage).forEach(fault -> faults.add(picture + ": " + fault)));
            });
        }
    }
}
