package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Stage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.view.Palette;

@DisplayName("What is opened beside the map: the order of battle and the charts")
final class BooksWindowTest {
    private static final int[][] SIZES = {{1366, 768}, {1920, 1080}};
    private static final int SOME = 60;

    @TempDir
    private Path folder;

    private WindowScript window;
    private Optional<EnglishAudit> foreign = Optional.empty();

    @BeforeEach
    void needDisplay() {
        WindowScript.needDisplay(BooksWindowTest.class);
    }

    private WindowScript open(String file) {
        return new WindowScript(WindowScript.opening(folder, Optional.of(file), "human", "human"));
    }

    private boolean onMap(String hex) {
        return window.camera()
                .shows(
                        window.camera().layout().x(window.hex(hex)),
                        window.camera().layout().y(window.hex(hex)));
    }

    /** The right end of the map, in pixels. */
    private float rightEnd() {
        return window.camera().pixelX(window.camera().rightEdge());
    }

    @Test
    @DisplayName("O opens the order of battle beside the map, which keeps its room, and O or Escape closes it")
    void opensAndCloses() {
        window = open("road-to-richmond");
        float[] whole = new float[1];
        window.play(
                () -> whole[0] = rightEnd(),
                () -> WindowScript.key(Keys.O),
                () -> {
                    assertTrue(window.shows("Order of battle"));
                    assertTrue(rightEnd() < whole[0] && rightEnd() > Gdx.graphics.getWidth() * 0.4f);
                    assertTrue(window.tells("Click a hex to read"), "the side panel is still there");
                    WindowScript.key(Keys.O);
                },
                () -> {
                    assertFalse(window.shows("Order of battle"));
                    assertEquals(whole[0], rightEnd());
                    WindowScript.key(Keys.O);
                },
                () -> WindowScript.key(Keys.ESCAPE),
                () -> assertFalse(window.shows("Order of battle")));
    }

    @Test
    @DisplayName(
            "a click on a unit in it chooses the unit and brings it into sight; a click on an enemy looks at his hex")
    void clickGoesThere() {
        window = open("road-to-richmond");
        window.play(
                () -> WindowScript.key(Keys.O),
                () -> window.clickWords("Huger"),
                () -> window.revealWords("Ransom/H ·"),
                () -> window.clickWords("Ransom/H ·"),
                () -> {
                    assertTrue(onMap("0116"));
                    assertTrue(window.tells("movement points left"), "it is chosen");
                    window.clickButton("Union");
                },
                () -> window.clickWords("IV Corps"),
                () -> window.revealWords("1/2/IV ·"),
                () -> window.clickWords("1/2/IV ·"),
                () -> {
                    assertTrue(onMap("1726"));
                    assertTrue(window.shows("Hex 1726"));
                });
    }

    @Test
    @DisplayName(
            "what is sought is found in both armies; Enter goes to the first, Escape gives the keys back to the map")
    void searches() {
        window = open("road-to-richmond");
        window.play(
                () -> WindowScript.key(Keys.O),
                () -> WindowScript.press(Math.round(rightEnd()) + SOME, searchField(), Input.Buttons.LEFT),
                () -> WindowScript.type("0117"),
                () -> {
                    assertTrue(window.tells("Wright/H ·"));
                    assertTrue(window.tells("Jones/P ·"), "due there");
                    assertFalse(window.tells("Ransom/H ·"));
                    WindowScript.key(Keys.O);
                },
                () -> {
                    assertTrue(window.shows("Order of battle"), "a letter is written, not a key of the map");
                    WindowScript.type("\n");
                },
                () -> {
                    assertTrue(onMap("0117"));
                    WindowScript.key(Keys.ESCAPE);
                },
                () -> WindowScript.key(Keys.O),
                () -> assertFalse(window.shows("Order of battle")));
    }

    private int searchField() {
        var tab = window.program().find("To come").orElseThrow();
        return Math.round(Gdx.graphics.getHeight() - tab.y + tab.height);
    }

    @Test
    @DisplayName("the calendar lists who is to come, and a click on one who may enter chooses him to enter")
    void calendar() {
        window = open("road-to-richmond");
        window.play(
                () -> WindowScript.key(Keys.O),
                () -> window.clickButton("To come"),
                () -> {
                    assertTrue(window.tells("Turn 6, Saturday 28 June, 06:00"));
                    window.revealWords("Wilcox/L ·");
                },
                () -> window.clickWords("Wilcox/L ·"),
                () -> {
                    assertTrue(window.shows("Reinforcement"), "it is about to enter");
                    assertTrue(onMap("0104"));
                });
    }

    @Test
    @DisplayName("eliminated units are listed in it with when and how")
    void fallen() throws IOException {
        window = open(Shelves.bled(folder).toString());
        window.play(
                () -> WindowScript.key(Keys.O),
                () -> WindowScript.key(Keys.O),
                () -> WindowScript.key(Keys.O),
                () -> {
                    String lost = window.game().state().scenario().units().stream()
                            .filter(unit ->
                                    window.game().state().eliminated(unit).isPresent())
                            .findFirst()
                            .orElseThrow()
                            .side()
                            .name();
                    window.clickButton(lost.equals("UNION") ? "Union" : "Confederate");
                },
                () -> assertTrue(window.tells("lost in turn ")));
    }

    @Test
    @DisplayName("the side list is sorted by formations, each under its name")
    void sideList() {
        window = open("road-to-richmond");
        window.play(() -> {
            float pendleton = window.program().find("Longstreet").orElseThrow().y;
            float wilcox = window.program().find("Wilcox/L").orElseThrow().y;
            float hill = window.program().find("DHH").orElseThrow().y;
            assertTrue(hill > pendleton && pendleton > wilcox);
        });
    }

    @Test
    @DisplayName(
            "F3 opens the charts beside the map: the hex under the mouse and the odds of the chosen attack are marked")
    @Tag("pixels")
    void charts() {
        window = WindowScript.training(folder);
        int[] marked = new int[1];
        window.play(
                () -> WindowScript.key(Keys.F3),
                () -> {
                    assertTrue(window.tells("Combat results"));
                    WindowScript.move(window.x("0403"), window.y("0403"));
                },
                () -> {
                    assertTrue(window.tells("Hex 0403, "), "the ground");
                    window.clickUnit("1/B");
                },
                () -> window.click("0403"),
                () -> window.march("2/B", "0304"),
                () -> WindowScript.key(Keys.SPACE),
                () -> WindowScript.key(Keys.SPACE),
                () -> {
                    assertTrue(window.tells("Choose an attack"), "no attack yet");
                    marked[0] = Pixels.count(Palette.SELECTED);
                    window.clickUnit("1/B");
                },
                () -> window.click("0404"),
                () -> {
                    assertTrue(window.tells("The marked column is the attack at hand: "), "the odds");
                    assertTrue(Pixels.count(Palette.SELECTED) > marked[0] + SOME, "the column is marked");
                    assertTrue(onMap("0404"), "what is attacked is not covered");
                    WindowScript.key(Keys.F3);
                },
                () -> assertFalse(window.tells("Combat results")));
    }

    @ParameterizedTest(name = "{0}, {1} %")
    @CsvSource({"en, 100", "de, 175"})
    @DisplayName("both are whole at two sizes of window, in both languages, at 100 and 175 %, and take their pictures")
    void pictures(String language, int scale) throws IOException {
        Shelves.settings(folder, Map.of("language", language, "scale", Integer.toString(scale), "sound", "false"));
        window = open(Shelves.halfway(folder).toString());
        List<String> faults = new ArrayList<>();
        foreign = language.equals("en") ? Optional.empty() : Optional.of(new EnglishAudit(language));
        for (int[] size : SIZES) {
            window.resize(size[0], size[1]);
            String where = String.format(Locale.ROOT, "%dx%d-%s-%d-", size[0], size[1], language, scale);
            window.step(() -> WindowScript.key(Keys.O));
            look(where + "roster", faults);
            window.step(() -> window.clickWords(language.equals("en") ? "Unfold all" : "Alles aufklappen"));
            look(where + "roster-unfolded", faults);
            window.step(() -> window.clickWords(language.equals("en") ? "Fold all" : "Alles zuklappen"));
            window.step(() -> window.clickWords(language.equals("en") ? "To come" : "Im Anmarsch"));
            look(where + "calendar", faults);
            window.step(() -> window.clickButton(language.equals("en") ? "Confederate" : "Konföderation"));
            window.step(() -> WindowScript.key(Keys.F3));
            look(where + "charts", faults);
            window.step(() -> WindowScript.key(Keys.F3));
        }
        window.play();
        assertEquals(List.of(), faults, () -> String.join("\n", faults));
    }

    @Tag("long")
    @ParameterizedTest(name = "{0}, {1} %")
    @CsvSource({"en, 175", "de, 100"})
    @DisplayName("the same at the other scale")
    void otherScale(String language, int scale) throws IOException {
        pictures(language, scale);
    }

    private void look(String name, List<String> faults) {
        window.pause(2);
        window.step(() -> {
            Pixels.save(name);
            Stage stage = window.program().stage().orElseThrow();
            LayoutAudit.of(stage).forEach(fault -> faults.add(name + ": " + fault));
            foreign.ifPresent(audit -> audit.of(stage).forEach(fault -> faults.add(name + ": " + fault)));
        });
    }
}
