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
import java.util.OptionalLong;
import java.util.Properties;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.screen.Program;
import org.roadtorichmond.session.Keyboard;
import org.roadtorichmond.session.Preferences;
import org.roadtorichmond.session.Setting;

@DisplayName(
        "All screens, at every size of window and interface: nothing is cut off, nothing overlaps, nothing is in a wrong language")
final class AllScreensTest {
    /** Whether to really resize the window and to save pictures of it, which takes long. */
    private static final boolean PICTURES = Boolean.getBoolean("pictures");

    @TempDir
    private Path folder;

    private final List<String> faults = new ArrayList<>();
    private final Properties words = new Properties();
    private Optional<EnglishAudit> foreign = Optional.empty();
    private WindowScript script;
    private Preferences preferences;
    private IntFunction<List<WindowFit>> fits;
    private int looks;
    private String where;

    @BeforeEach
    void needsDisplay() {
        WindowScript.needDisplay(AllScreensTest.class);
    }

    @ParameterizedTest
    @CsvSource({"en, 0", "de, 1"})
    @DisplayName(
            "in German in the tightest window, and in others at half of the scales, which are the other half on the next screen")
    void covering(String language, int first) throws IOException {
        check(language, look -> WindowFit.sample(look, first));
    }

    @Tag("long")
    @ParameterizedTest
    @ValueSource(strings = {"en", "de"})
    @DisplayName("in each language, at every scale in every window")
    void all(String language) throws IOException {
        check(
                language,
                look -> IntStream.range(0, WindowFit.SIZES.length)
                        .boxed()
                        .flatMap(shift -> WindowFit.some(shift, 0, 1).stream())
                        .toList());
    }

    @Test
    @DisplayName(
            "the settings at every scale in a window in which the largest leaves hardly room for two columns of keys")
    void settings() throws IOException {
        prepare("de", look -> WindowFit.every(2560, 1440));
        key(Keys.S);
        look("settings");
        finish();
    }

    private void check(String language, IntFunction<List<WindowFit>> fits) throws IOException {
        Shelves.fill(folder);
        Shelves.ownScenario(folder);
        Shelves.myGames(folder);
        Shelves.campaign(folder);
        prepare(language, fits);
        Path finished = Shelves.finished(folder);
        Path halfway = Shelves.halfway(folder);
        pages();
        open("training");
        lesson();
        overLesson();
        open(halfway.toString());
        campaign();
        script.restart(() -> opening(Optional.of(halfway.toString()), "colonel"));
        plans();
        open(finished.toString());
        report();
        finish();
    }

    /** Opens the title page in the usual window size. */
    private void prepare(String language, IntFunction<List<WindowFit>> fits) throws IOException {
        this.fits = fits;
        foreign = language.equals("en")
                ? Optional.empty()
                : Optional.of(new EnglishAudit(language, "Damaged on the way"));
        String bundle = language.equals("en") ? "messages.properties" : "messages_" + language + ".properties";
        try (Reader reader = Files.newBufferedReader(Path.of("..", "assets", "i18n", bundle), StandardCharsets.UTF_8)) {
            words.load(reader);
        }
        Shelves.settings(folder, Map.of("language", language, "sound", "false"));
        preferences = new Preferences(new FileStorage(folder));
        script = new WindowScript(opening(Optional.empty()));
        if (!PICTURES) {
            script.claiming(ClaimedGraphics.size(WindowFit.USUAL.width(), WindowFit.USUAL.height()));
        }
        where = language;
        fit(WindowFit.USUAL);
    }

    private void finish() {
        script.play();
        assertEquals(List.of(), faults, () -> faults.size() + " faults:\n" + String.join("\n", faults));
    }

    private Program opening(Optional<String> file) {
        return opening(file, "human");
    }

    private Program opening(Optional<String> file, String confederate) {
        return Window.program(
                new WindowOptions(
                        Optional.empty(), file, Optional.of("human"), Optional.of(confederate), OptionalLong.of(7)),
                folder,
                preferences,
                Keyboard.US,
                new DesktopFiles(false),
                1);
    }

    private void open(String file) {
        script.restart(() -> opening(Optional.of(file)));
    }

    private void fit(WindowFit fit) {
        script.step(() -> preferences.set(Setting.SCALE, fit.scale()));
        script.resize(fit.width(), fit.height());
    }

    /** Checks the layout and texts of the screen in some window sizes and scales. */
    private void look(String screen) {
        script.frames(2);
        for (WindowFit fit : fits.apply(looks++)) {
            fit(fit);
            check(String.format(Locale.ROOT, "%dx%d-%s-%d-%s", fit.width(), fit.height(), where, fit.scale(), screen));
        }
        fit(WindowFit.USUAL);
    }

    private void check(String name) {
        script.step(() -> {
            if (PICTURES) {
                Pixels.save(name);
            }
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

    /** Checks the pages outside of the battle. */
    private void pages() {
        // Saved games are read on another thread, and one picture is drawn per frame.
        script.until(words.getProperty("stroke.ENTER") + " · G");
        look("title");
        key(Keys.N);
        script.pause(4);
        look("set-up");
        button("level.HARDEST");
        script.pause(4);
        look("set-up-general");
        key(Keys.M);
        script.pause(2);
        look("set-up-terms");
        key(Keys.ESCAPE);
        script.pause(2);
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
        page(Keys.S, "", "settings");
        page(Keys.F1, "", "keys");
        page(Keys.M, "my-games.json", "my-games");
        page(Keys.O, words.getProperty("solve.week"), "positions");
        campaigns();
        workshop();
        page(Keys.A, "", "about");
        key(Keys.F2);
        look("manual");
        script.step(() -> WindowScript.type("8.7"));
        look("manual-search");
        key(Keys.ESCAPE);
    }

    /** Checks a page to which a key of the title page leads, once it says what is awaited. */
    private void page(int key, String awaited, String name) {
        key(key);
        script.until(() -> script.tells(awaited));
        look(name);
        key(Keys.ESCAPE);
        script.pause(1);
    }

    /** The page of a campaign between two battles, and before it begins, from the list of all or at once if there is no other. */
    private void campaigns() {
        key(Keys.C);
        script.until(() -> script.tells(Shelves.CAMPAIGN));
        script.pause(2);
        script.step(() -> {
            if (!script.shows(words.getProperty("campaign.fight"))) {
                script.clickButton(Shelves.CAMPAIGN);
            }
        });
        script.until(words.getProperty("campaign.fight"));
        look("campaign");
        key(Keys.S);
        script.until(words.getProperty("campaign.anew"));
        look("campaign-end");
        button("campaign.anew");
        script.until(words.getProperty("campaign.begin"));
        look("campaign-begin");
        script.restart(() -> opening(Optional.empty()));
        script.until(words.getProperty("stroke.ENTER") + " · G");
    }

    /** The list of scenarios that can be edited, and the workshop with one of them open. */
    private void workshop() {
        key(Keys.W);
        script.until(() -> script.tells("Savage"));
        look("workshop-list");
        button("edit.open");
        script.until(() -> script.program().camera().isPresent());
        script.pause(4);
        look("workshop");
        key(Keys.U);
        look("workshop-unit-tool");
        key(Keys.B);
        look("workshop-terrain-tool");
        key(Keys.V);
        script.step(() -> script.click("0808"));
        look("workshop-unit");
        script.step(() -> script.click("0808"));
        look("workshop-hex");
        key(Keys.F1);
        look("workshop-keys");
        for (int step = 0; step < 4; step++) {
            key(Keys.ESCAPE);
            script.pause(1);
        }
    }

    /** Checks the first turn of the first lesson. */
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
        for (int key : List.of(Keys.T, Keys.Z, Keys.V, Keys.J)) {
            key(key);
        }
    }

    /** Checks the overlays of the first lesson, and its replay. */
    private void overLesson() {
        key(Keys.ESCAPE);
        look("menu");
        button("menu.table");
        button("time.practice");
        look("practice-question");
        key(Keys.ESCAPE);
        key(Keys.V);
        button("menu.statistics");
        look("statistics");
        key(Keys.ESCAPE);
        key(Keys.F1);
        look("keys-sheet");
        key(Keys.ESCAPE);
        script.step(() -> WindowScript.key(Keys.CONTROL_LEFT, Keys.S));
        look("save");
        key(Keys.ESCAPE);
        // Asks first, because units can still attack.
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

    /** Checks the campaign in the middle of the game, with long ledgers and many overlays. */
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
        key(Keys.ESCAPE);
        key(Keys.ESCAPE);
        button("menu.table");
        String umpire = words.getProperty("menu.umpire").replaceAll(" *[({].*", "");
        script.step(() -> script.revealWords(umpire), () -> script.clickWords(umpire));
        script.pause(1);
        key(Keys.ENTER);
        look("campaign-umpire");
    }

    /** Checks the plans of a commander, both those that can be read and those that are calculated again. */
    private void plans() {
        key(Keys.I);
        script.pause(2);
        look("campaign-plans");
        key(Keys.ESCAPE);
        key(Keys.ESCAPE);
        look("menu-commander");
    }

    /** Checks the pages of the campaign's report. */
    private void report() {
        look("finished");
        button("bar.report");
        script.pause(1);
        int[] leaves = {Keys.NUM_1, Keys.NUM_2, Keys.NUM_3, Keys.NUM_4, Keys.NUM_5};
        for (int i = 0; i < leaves.length; i++) {
            key(leaves[i]);
            look("report-" + (i + 1));
        }
    }
}
