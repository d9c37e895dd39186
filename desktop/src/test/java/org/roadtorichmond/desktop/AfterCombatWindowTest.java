package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.play.Combat;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.view.Palette;

@DisplayName(
        "After a combat: its result is felt, and what is drawn is decided by one key for a unit, and by another for all")
final class AfterCombatWindowTest {
    private static final int MOST_SEEDS = 30;
    private static final int SOME = 1500;

    private static byte[] saved;

    @TempDir
    private Path folder;

    /** A game in which several units have to retreat, one at least to where a friend must make room. */
    @BeforeAll
    static void find() {
        WindowScript.needDisplay(AfterCombatWindowTest.class);
        LoadedScenario scenario = new Documents(Shelf.of(List.of()))
                .openScenario("gaines-mill-battle-points")
                .value()
                .orElseThrow();
        for (long seed = 1; seed < MOST_SEEDS; seed++) {
            Game game = VictorySystems.newGame(scenario.survey(), seed);
            Playout playout = new Playout(Commanders.named("cadet"), Commanders.named("cadet"));
            while (game.state().ending().isEmpty()) {
                Optional<Combat> combat = game.state().combat();
                if (combat.isPresent()
                        && combat.get().stage() == Combat.Stage.RETREATS
                        && crowded(game, combat.get())) {
                    saved = GameWriter.bytes(new SavedGame(scenario, game, Map.of()));
                    return;
                }
                playout.step(game);
            }
        }
        throw new AssertionError("no game of cadets has such a retreat");
    }

    private static boolean crowded(Game game, Combat combat) {
        List<Unit> due = combat.due();
        return due.size() > 1
                && due.stream()
                        .map(unit -> game.rules().retreats().refuges(unit, combat))
                        .anyMatch(ways -> !ways.isEmpty()
                                && ways.stream()
                                        .noneMatch(way -> way.displaceable().isEmpty()));
    }

    private WindowScript window(Map<String, String> settings) throws Exception {
        Path file = Files.write(folder.resolve("retreat.game.json"), saved);
        Shelves.settings(folder, settings);
        return new WindowScript(WindowScript.opening(folder, Optional.of(file.toString()), "human", "human"));
    }

    private static boolean retreats(WindowScript window, int combat) {
        return window.game()
                .state()
                .combat()
                .filter(open -> open.number() == combat && open.stage() == Combat.Stage.RETREATS)
                .isPresent();
    }

    @ParameterizedTest(name = "{0}, {1}x{2}")
    @CsvSource({"en,1366,768", "de,1024,640"})
    @DisplayName("the retreats of several units, with those who make room for them, take one input")
    void oneInput(String language, int width, int height) throws Exception {
        WindowScript window = window(Map.of("sound", "false", "animations", "false", "language", language));
        window.resize(width, height);
        int[] combat = new int[1];
        int[] before = new int[1];
        window.step(() -> {
            Pixels.save("after-combat-" + language);
            combat[0] = window.game().state().combat().orElseThrow().number();
            before[0] = window.game().log().size();
            assertTrue(window.tells(language.equals("de") ? "wie gezeichnet" : "retreats drawn"));
            WindowScript.key(Keys.SHIFT_LEFT, Keys.ENTER);
        });
        window.pause(2);
        window.step(() -> {
            Pixels.save("after-combat-done-" + language);
            List<Entry> made =
                    window.game().log().subList(before[0], window.game().log().size());
            assertFalse(retreats(window, combat[0]), "all of them were ordered");
            assertTrue(made.size() > 2, () -> "one of them made room: " + made);
            assertTrue(made.stream().allMatch(entry -> entry.command() instanceof Command.Retreat));
        });
        window.play();
    }

    @Test
    @DisplayName("Enter takes the way drawn for one unit, and Ctrl+Z takes it back")
    void oneUnit() throws Exception {
        WindowScript window = window(Map.of("sound", "false", "animations", "true"));
        window.resize(1366, 768);
        int[] before = new int[1];
        long[] hash = new long[1];
        window.step(
                () -> {
                    before[0] = window.game().log().size();
                    hash[0] = window.game().state().hash();
                    WindowScript.key(Keys.ENTER);
                    assertEquals(before[0] + 1, window.game().log().size(), "no key waits");
                    assertNotEquals(hash[0], window.game().state().hash());
                },
                () -> WindowScript.key(Keys.CONTROL_LEFT, Keys.Z),
                () -> assertEquals(hash[0], window.game().state().hash()));
        window.play();
    }

    private static void attack(WindowScript window) {
        window.march("1/B", "0403");
        window.march("2/B", "0304");
        WindowScript.key(Keys.SPACE);
        WindowScript.key(Keys.SPACE);
        window.clickUnit("2/B");
        window.click("0404");
        WindowScript.key(Keys.ENTER);
    }

    /** How much of the window has the colour of a side that was hit, of which rims of counters have some too. */
    private static int banner() {
        return Pixels.count(Palette.rim(Side.UNION)) + Pixels.count(Palette.rim(Side.CONFEDERATE));
    }

    @ParameterizedTest(name = "{0}, {1}x{2}, {3} %")
    @CsvSource({"en,1366,768,100", "de,1024,640,75", "de,2560,1440,200"})
    @DisplayName("the result of an attack stands on a banner at its hex, without keeping a key waiting, which ends it")
    @Tag("pixels")
    void isFelt(String language, int width, int height, int scale) {
        Shelves.settings(
                folder, Map.of("sound", "false", "language", language, "pace", "1", "scale", Integer.toString(scale)));
        WindowScript window = new WindowScript(WindowScript.opening(folder, Optional.of("training"), "human", "human"));
        window.resize(width, height);
        int[] before = new int[1];
        window.step(() -> attack(window));
        window.pause(2);
        window.step(() -> before[0] = banner());
        window.until(() -> banner() > before[0] + SOME);
        window.pause(6);
        window.step(() -> {
            Pixels.save("banner-" + language + "-" + width);
            int stood = banner();
            assertTrue(stood > before[0] + SOME, stood + " after " + before[0]);
            WindowScript.key(Keys.G);
        });
        window.pause(2);
        window.step(() -> {
            int left = banner();
            assertTrue(left < before[0] + SOME, left + " after " + before[0]);
        });
        window.play();
    }
}
