package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.Stage;
import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName(
        "All screens, at every size of window and interface: nothing is cut off, nothing overlaps, nothing is in a wrong language")
final class AllScreensTest {
    private static final int[][] SIZES = {{1024, 640}, {1366, 768}, {1920, 1080}, {3840, 2160}};

    @TempDir
    private Path folder;

    private final List<String> faults = new ArrayList<>();
    private final Properties words = new Properties();
    private Optional<EnglishAudit> foreign = Optional.empty();
    private WindowScript script;
    private String where;

    @BeforeEach
    void needsDisplay() {
        WindowScript.needDisplay(AllScreensTest.class);
    }

    @Test
    @DisplayName("in English, in the smallest window and in a usual one")
    void english() throws IOException {
        check("en", 100, SIZES[0], SIZES[1]);
    }

    @Test
    @DisplayName("in German, in a usual window: no word of English is left")
    void german() throws IOException {
        check("de", 100, SIZES[1]);
    }

    @Tag("long")
    @ParameterizedTest(name = "{0}, {1} %")
    @CsvSource({"en, 75", "en, 100", "en, 175", "en, 250", "de, 75", "de, 100", "de, 175", "de, 250"})
    @DisplayName("in each language, at each scale, in every window")
    void everySize(String language, int scale) throws IOException {
        check(language, scale, SIZES);
    }

    private void check(String language, int scale, int[]... sizes) throws IOException {
        foreign = language.equals("en")
                ? Optional.empty()
                : Optional.of(new EnglishAudit(language, "Damaged on the way"));
        String bundle = language.equals("en") ? "messages.properties" : "messages_" + language + ".properties";
        try (Reader reader = Files.newBufferedReader(Path.of("..", "assets", "i18n", bundle), StandardCharsets.UTF_8)) {
            words.load(reader);
        }
        Shelves.fill(folder);
        Shelves.settings(folder, Map.of("language", language, "scale", Integer.toString(scale), "sound", "false"));
        Path finished = Shelves.finished(folder);
        Path halfway = Shelves.halfway(folder);
        script = new WindowScript(WindowScript.opening(folder, Optional.empty(), "human", "human"));
        for (int[] size : sizes) {
            script.resize(size[0], size[1]);
            where = String.format(Locale.ROOT, "%dx%d-%s-%d-", size[0], size[1], language, scale);
            pages(size == sizes[0]);
            open("training");
            lesson();
            overLesson();
            open(halfway.toString());
            campaign();
            open(finished.toString());
            report();
            script.restart(() -> WindowScript.opening(folder, Optional.empty(), "human", "human"));
        }
        script.play();
        assertEquals(List.of(), faults, () -> faults.size() + " faults:\n" + String.join("\n", faults));
    }

    private void open(String file) {
        script.restart(() -> WindowScript.opening(folder, Optional.of(file), "human", "human"));
    }

    /** Looks the screen over and takes its picture. */
    private void look(String screen) {
        String name = where + screen;
        script.pause(2);
        script.step(() -> {
            Pixels.save(name);
            Stage stage = script.program().stage().orElseThrow();
            LayoutAudit.of(stage).forEach(fault -> faults.add(name + ": " + fault));
            foreign.map(audit -> audit.of(stage))
                    .ifPresent(found -> found.forEach(fault -> faults.add(name + ": " + fault)));
        });
    }

    private void key(int key) {
        script.step(() -> WindowScript.key(key));
    }

    private void button(String key) {
        script.pause(1);
        script.step(() -> script.reveal(words.getProperty(key)), () -> script.clickButton(words.getProperty(key)));
    }

    /** The pages round the battles. */
    private void pages(boolean interrupted) {
        // Saved games are read on another thread, and pictures are drawn one a frame.
        if (interrupted) {
            script.until(words.getProperty("stroke.ENTER") + " · C");
        } else {
            script.pause(8);
        }
        look("title");
        key(Keys.N);
        script.pause(4);
        look("set-up");
        button("commander.general");
        script.pause(4);
        look("set-up-general");
        key(Keys.ESCAPE);
        script.pause(1);
        key(Keys.L);
        for (String title : List.of("training", "road-to-richmond", "Damaged on the way")) {
            script.until(title);
        }
        script.pause(4);
        look("load");
        key(Keys.ESCAPE);
        script.pause(1);
        key(Keys.S);
        look("settings");
        key(Keys.ESCAPE);
        script.pause(1);
        key(Keys.F1);
        look("keys");
        key(Keys.ESCAPE);
        script.pause(1);
        key(Keys.A);
        look("about");
        key(Keys.ESCAPE);
        script.pause(1);
        key(Keys.F2);
        look("manual");
        script.step(() -> WindowScript.type("8.7"));
        look("manual-search");
        key(Keys.ESCAPE);
    }

    /** The first lesson's first turn. */
    private void lesson() {
        look("battle");
        key(Keys.H);
        script.until(() -> script.tells(words.getProperty("card.before")));
        look("battle-advice");
        key(Keys.J);
        look("battle-advice-log");
        key(Keys.J);
        key(Keys.I);
        script.step(() -> script.clickUnit("1/B"));
        look("battle-selected");
        script.step(() -> script.click("0403"), () -> script.march("2/B", "0304"), () -> WindowScript.key(Keys.SPACE));
        look("battle-question");
        key(Keys.SPACE);
        look("battle-combat");
        script.step(() -> script.clickUnit("1/B"), () -> script.click("0404"), () -> script.clickShifted("0504"));
        look("battle-attack");
        key(Keys.ENTER);
        look("battle-decision");
        script.step(() -> new KeyPlayer(script).fight());
        for (int key : List.of(Keys.T, Keys.G, Keys.Z, Keys.V, Keys.J)) {
            key(key);
        }
        look("battle-ledger-log-legend");
        for (int key : List.of(Keys.T, Keys.G, Keys.Z, Keys.V, Keys.J, Keys.N)) {
            key(key);
        }
        look("battle-no-minimap");
        key(Keys.N);
    }

    /** What lies over the first lesson, and its replay. */
    private void overLesson() {
        key(Keys.ESCAPE);
        look("menu");
        button("time.practice");
        look("practice-question");
        key(Keys.ESCAPE);
        key(Keys.ESCAPE);
        button("menu.statistics");
        look("statistics");
        key(Keys.ESCAPE);
        key(Keys.F1);
        look("keys-sheet");
        key(Keys.ESCAPE);
        script.step(() -> WindowScript.key(Keys.CONTROL_LEFT, Keys.S));
        look("save");
        key(Keys.ESCAPE);
        // What has not attacked is asked about first.
        key(Keys.SPACE);
        key(Keys.SPACE);
        look("hand-over");
        key(Keys.ENTER);
        key(Keys.R);
        look("replay");
        key(Keys.HOME);
        script.pause(1);
        button("replay.takeOver");
        look("take-over");
        key(Keys.ESCAPE);
        key(Keys.ESCAPE);
        script.pause(1);
    }

    /** The great battle in its midst, with long ledgers and many overlays. */
    private void campaign() {
        look("campaign");
        key(Keys.E);
        look("campaign-history");
        key(Keys.E);
        for (int key : List.of(Keys.S, Keys.L, Keys.V, Keys.J)) {
            key(key);
        }
        look("campaign-ledger-log-legend");
        key(Keys.TAB);
        look("campaign-selected");
        for (int key : List.of(Keys.V, Keys.H)) {
            key(key);
        }
        script.until(() -> script.tells(words.getProperty("card.before")));
        look("campaign-advice");
    }

    /** The report of the great battle, leaf by leaf. */
    private void report() {
        look("finished");
        button("bar.report");
        script.pause(1);
        int[] leaves = {Keys.NUM_1, Keys.NUM_2, Keys.NUM_3, Keys.NUM_4};
        for (int i = 0; i < leaves.length; i++) {
            key(leaves[i]);
            look("report-" + (i + 1));
        }
    }
}
