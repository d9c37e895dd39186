package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.play.Rules;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.matchup.CommanderRecord;
import org.roadtorichmond.scenario.matchup.Matchup;
import org.roadtorichmond.scenario.played.PlayedGame;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.save.Verification;
import org.roadtorichmond.session.Archive;
import org.roadtorichmond.session.played.MyGames;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.account.Measure;
import org.roadtorichmond.victory.account.Score;

@DisplayName("A battle is set up with mouse and keys: optional rules, and Enter begins")
final class SetUpWindowTest {
    private static final double HUNDREDTHS = 100;

    private static final String ADDED = "Changed: the scenario is played without it.";

    /** The button that unfolds the strengths of the commanders. */
    private static final String STRENGTH = "How strong are they?";

    private static final String TERMS = "How It Is Won, Rules and Dice";

    @TempDir
    private Path folder;

    private WindowScript script;

    @BeforeEach
    void needsDisplay() {
        WindowScript.needDisplay(SetUpWindowTest.class);
    }

    private void setUp() {
        Shelves.settings(folder, Map.of("sound", "false", "scale", "75"));
        script = new WindowScript(WindowScript.opening(folder, Optional.empty(), "human", "human"));
        script.pause(2);
        script.step(() -> WindowScript.key(Keys.N));
        script.until("A New Battle");
        script.pause(4);
    }

    /** Turns to the leaf with victory, rules and dice. */
    private void turn() {
        keys(Keys.M);
        script.until(TERMS);
    }

    private void keys(int... keys) {
        for (int key : keys) {
            script.step(() -> WindowScript.key(key));
            script.pause(2);
        }
    }

    private void begun() {
        script.until(() -> script.program().game().isPresent());
    }

    private Rules.Options options() {
        return script.game().state().scenario().rules().options();
    }

    @Test
    @DisplayName(
            "by mouse: a rule is read up, put in force, taken back, and put in force again; the saved game carries it")
    void mouse() {
        setUp();
        script.step(() -> {
            assertFalse(script.shows("Limited advance"), "rules stand on the leaf behind");
            script.clickButton("More: how it is won, rules, dice");
        });
        script.until(TERMS);
        script.step(() -> script.clickButton("Rule 16.1"));
        script.pause(2);
        script.step(() -> assertTrue(script.tells("Limited advance") && script.shows("Close"), "the manual is open"));
        keys(Keys.ESCAPE);
        script.step(() -> {
            assertFalse(script.shows("Close"));
            script.clickBeside("Limited advance", "on");
        });
        script.until(ADDED);
        script.pause(2);
        script.step(() -> script.reveal("As the scenario says"));
        script.pause(2);
        script.step(() -> script.clickButton("As the scenario says"));
        script.until(() -> !script.shows(ADDED));
        script.step(() -> script.reveal("Limited advance"));
        script.pause(2);
        script.step(() -> script.clickBeside("Limited advance", "on"));
        script.until(ADDED);
        script.pause(2);
        script.step(() -> script.clickButton("Begin the battle"));
        begun();
        script.step(() -> {
            assertEquals(new Rules.Options(true, false, false, false), options());
            WindowScript.key(Keys.CONTROL_LEFT, Keys.S);
        });
        script.until("Save the game");
        keys(Keys.ENTER);
        script.until("Close");
        keys(Keys.ENTER);
        script.step(() -> assertFalse(script.shows("Close"), "Enter has closed what told of the saving"));
        script.play();

        SavedGame saved = saved();
        assertTrue(saved.scenario().scenario().rules().options().limitedAdvance());
        assertTrue(saved.scenario().scenarioJson().contains("\"limitedAdvance\":true"));
        assertEquals(Optional.empty(), Verification.verify(saved));
    }

    @Test
    @DisplayName(
            "how one scenario is won stays chosen, is said in words while leaves are turned, and is forgotten with another scenario")
    void chosenSystem() {
        Shelves.settings(folder, Map.of("sound", "false", "scale", "75", "lastScenario", "gaines-mill.scenario.json"));
        script = new WindowScript(WindowScript.opening(folder, Optional.empty(), "human", "human"));
        script.pause(2);
        script.step(() -> WindowScript.key(Keys.N));
        script.until("A New Battle");
        turn();
        script.step(() -> {
            script.clickButton("Spoils of war");
            WindowScript.key(Keys.ESCAPE);
        });
        script.until(() -> script.tells("You win if your units bear more spoils tokens"));
        script.pause(2);
        script.step(() -> script.clickButton("First Lesson: Willow Run"));
        script.until(() -> script.tells("You win if you have more points"));
        script.pause(2);
        script.step(() -> script.clickButton("Begin the battle"));
        begun();
        script.step(() -> assertEquals(
                "road-to-richmond", script.game().state().scenario().victory().system()));
        script.play();
    }

    private SavedGame saved() {
        Path games = folder.resolve("games");
        String[] files = games.toFile().list((place, name) -> name.endsWith(".game.json"));
        assertEquals(1, files == null ? 0 : files.length);
        Document document = new Documents(Shelf.of(List.of()))
                .open(games.resolve(files[0]))
                .value()
                .orElseThrow();
        return ((Document.GameDocument) document).saved();
    }

    @Test
    @DisplayName(
            "by keys: down to the last rule, which is put in force, and back by Escape to the invitation, which sums it up")
    void keyboard() {
        setUp();
        turn();
        // The first key shows the focus; then past the other system, and number, off and on of four rules.
        for (int i = 0; i < 1 + 1 + 4 * 3; i++) {
            keys(Keys.DOWN);
        }
        keys(Keys.ENTER);
        script.until(ADDED);
        keys(Keys.ESCAPE);
        script.until(() -> script.tells("Optional rules: Attrition."));
        keys(Keys.ENTER);
        begun();
        script.step(() -> assertEquals(new Rules.Options(false, false, false, true), options()));
        script.play();
    }

    @Test
    @DisplayName("Enter begins from the field of the seed, too; a button that the keys have reached is pressed instead")
    void enter() {
        setUp();
        turn();
        // The first key shows the focus; the next ones go round to the end: begin, back.
        keys(Keys.UP, Keys.UP, Keys.UP, Keys.ENTER);
        script.until("A New Battle");
        turn();
        // The first key shows it again; further up, past the strengths and the cadet's temper with its button, is the
        // seed.
        for (int i = 0; i < 1 + 2 + 4; i++) {
            keys(Keys.UP);
        }
        script.step(() -> WindowScript.type("4711"));
        keys(Keys.ENTER);
        begun();
        script.step(() -> assertEquals(4711, script.game().state().seed()));
        script.play();
    }

    @Test
    @DisplayName("of each commander that is chosen the page says in a sentence how it plays")
    void commanders() {
        setUp();
        script.step(() -> {
            assertTrue(script.tells("The cadet moves at once"));
            assertFalse(script.tells("The colonel plans"));
            script.clickButton("Normal");
        });
        script.until(() -> script.tells("The colonel plans"));
        script.pause(2);
        script.step(() -> script.clickButton("Hardest"));
        script.until(() -> script.tells("The general tries"));
        script.step(() -> assertFalse(script.tells("The colonel plans")));
        script.play();
    }

    @Test
    @DisplayName("of each scenario the list says how long and how large it is, and how often it was played and won")
    void list() {
        MyGames.of(new Archive(Shelf.of(List.of()), new FileStorage(folder)))
                .add(new PlayedGame(
                        "0".repeat(PlayedGame.KEY_DIGITS),
                        LocalDateTime.of(2026, 7, 1, 12, 0),
                        "Gaines' Mill",
                        Optional.of(Side.UNION),
                        "cadet",
                        Optional.of(Side.UNION),
                        new Score(Measure.VICTORY_POINTS, 30, 20),
                        100,
                        6,
                        OptionalInt.empty(),
                        OptionalInt.empty(),
                        OptionalInt.empty(),
                        Optional.empty(),
                        0,
                        List.of()));
        setUp();
        script.step(() -> {
            assertTrue(script.shows("27 June 1862\n6 turns · 19 units · about 20 minutes\nplayed once, won once"));
            assertTrue(script.shows("27 June 1862\n20 turns · 96 units · about 3 hours"), "never played");
            script.clickBeside("The Union is played by", "Easy");
        });
        script.until("27 June 1862\n20 turns · 96 units · about 20 minutes");
        script.step(() -> assertTrue(script.tells("You watch: the cadet (easy) leads the Union")));
        script.play();
    }

    @Test
    @DisplayName("Escape goes back from the leaf of rules to the invitation, and from that to the title")
    void escape() {
        setUp();
        turn();
        keys(Keys.ESCAPE);
        script.until("A New Battle");
        keys(Keys.ESCAPE);
        script.until("Road to Richmond");
        script.play();
    }

    @Test
    @DisplayName(
            "a commander is chosen with its doctrine; its record and its temper are shown, and kept in the saved game")
    void commander() {
        Matchup measured = CommanderRecord.shipped().matchups().stream()
                .filter(each ->
                        each.a().equals("colonel") && each.b().equals("cadet") && each.field() == Matchup.Field.FULL)
                .findFirst()
                .orElseThrow();
        String cadet = "Measured: " + Math.round(measured.turned().score() / HUNDREDTHS) + " % against the colonel";
        String colonel = "Measured: " + Math.round(measured.score() / HUNDREDTHS) + " % against the cadet in "
                + measured.games() + " games";
        setUp();
        script.step(() -> assertTrue(script.tells("Easy – the cadet"), "the cadet is honest about itself"));
        turn();
        script.step(() -> {
            assertFalse(script.tells("Measured"), "figures only for those who ask");
            script.reveal(STRENGTH);
        });
        script.pause(2);
        script.step(() -> script.clickButton(STRENGTH));
        script.until(() -> script.tells(cadet));
        script.pause(2);
        keys(Keys.ESCAPE);
        script.until("A New Battle");
        script.step(() -> script.clickButton("Normal"));
        script.until(() -> script.tells("the colonel (normal)"));
        turn();
        script.until(() -> script.tells(colonel));
        script.pause(2);
        script.step(() -> script.reveal(STRENGTH));
        script.pause(2);
        script.step(() -> script.clickButton(STRENGTH));
        script.until(() -> !script.tells("Measured"));
        script.step(() -> script.reveal("bold"));
        script.pause(2);
        script.step(() -> {
            assertTrue(script.tells("Attacks where the odds pay"), "the usual doctrine is chosen at first");
            script.clickButton("bold");
        });
        script.until(() -> script.tells("Attacks early and often"));
        script.pause(2);
        script.step(() -> script.reveal("Another"));
        script.pause(2);
        script.step(() -> script.clickButton("Another"));
        script.pause(3);
        script.step(() -> script.clickButton("Begin the battle"));
        begun();
        script.step(() -> WindowScript.key(Keys.CONTROL_LEFT, Keys.S));
        script.until("Save the game");
        keys(Keys.ENTER);
        script.until("Close");
        script.play();

        Map<String, String> options = saved().options();
        assertEquals("colonel:bold", options.get("union"));
        assertEquals("cadet", options.get("confederate"));
        assertTrue(options.get("temper").matches("[1-9][0-9]{0,2}"), options::toString);
    }

    @Test
    @DisplayName(
            "a handicap is chosen, first the side and then how; what makes no difference cannot be; log and saved game say so")
    void handicap() {
        setUp();
        turn();
        script.step(() -> script.reveal("Handicap"));
        script.pause(2);
        script.step(() -> script.clickBeside("none", "Union"));
        script.pause(3);
        script.step(() -> script.clickButton("Confederate"));
        script.pause(3);
        script.step(() -> script.clickButton("reinforcements a turn earlier"));
        script.pause(3);
        script.step(() -> script.clickButton("Begin the battle"));
        begun();
        script.pause(3);
        script.step(() -> {
            assertEquals(
                    1 + 12,
                    script.game().state().scenario().units().stream()
                            .filter(unit -> unit.side() == Side.CONFEDERATE)
                            .mapToInt(Unit::strength)
                            .sum(),
                    "a tenth more of 12, for no Confederates come later");
            WindowScript.key(Keys.J);
        });
        script.until(() -> script.tells("Handicap: the Confederate side has 10 % more strength"));
        script.step(() -> WindowScript.key(Keys.CONTROL_LEFT, Keys.S));
        script.until("Save the game");
        keys(Keys.ENTER);
        script.until("Close");
        script.play();
        assertEquals("confederate strength +10", saved().options().get("handicap"));
    }
}
