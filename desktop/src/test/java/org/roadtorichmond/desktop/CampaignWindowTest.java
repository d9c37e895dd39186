package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.roadtorichmond.desktop.Pixels.save;
import static org.roadtorichmond.desktop.WindowScript.key;

import com.badlogic.gdx.Input.Keys;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.FrozenScenarios;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.screen.Program;
import org.roadtorichmond.session.Archive;
import org.roadtorichmond.session.Players;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.campaign.CampaignProgress;
import org.roadtorichmond.session.campaign.Campaigns;

/** A designer's campaign of three mornings at Willow Run; a person has the Confederates, a cadet the Union. */
@DisplayName("A campaign in the window")
final class CampaignWindowTest {
    private static final String FILE = "mornings.campaign.json";
    private static final int MOST_INPUTS = 5;

    private static final String MORNINGS = """
            { "format": "campaign/1", "name": "Three Mornings", "story": "Nobody had meant to stay at Willow Run.",
              "battles": [
                { "id": "first", "scenario": "willow", "title": "First Morning",
                  "after": [
                    { "name": "A longer day", "if": { "winner": "union" }, "in": "second", "then": "turns=5",
                      "why": "The Union stays." },
                    { "name": "The bridge kept", "if": { "held": "0104", "by": "union" }, "in": "third",
                      "then": "turns=5", "side": "union", "worth": 2 },
                    { "name": "The guns are late", "if": { "winner": "confederate" }, "in": "second",
                      "then": "units['B Art'].strength=1" } ] },
                { "id": "second", "scenario": "willow", "title": "Second Morning",
                  "history": { "lost": { "1/B": 2, "2/A": 9 }, "points": [12, 8], "happened": [] } },
                { "id": "third", "scenario": "willow", "title": "Third Morning", "weight": 2,
                  "history": { "lost": { "1/A": 1 }, "points": [14, 6], "happened": ["Wagons"] } } ],
              "returns": { "eliminated": "1/2", "surrounded": "0" },
              "final": [ { "name": "Wagons", "side": "union", "points": 3, "if": { "out": "Train", "in": "third" } } ] }
            """;

    @TempDir
    private Path folder;

    private int inputs;

    @BeforeEach
    void write() throws IOException {
        WindowScript.needDisplay(CampaignWindowTest.class);
        Path own = Files.createDirectories(folder.resolve("scenarios"));
        Files.copy(FrozenScenarios.FOLDER.resolve("training.scenario.json"), own.resolve("willow.scenario.json"));
        Files.copy(FrozenScenarios.FOLDER.resolve("training.map.json"), own.resolve("training.map.json"));
        Files.writeString(own.resolve(FILE), MORNINGS);
        settings("en");
    }

    private void settings(String language) {
        Shelves.settings(
                folder,
                Map.of(
                        "language",
                        language,
                        "sound",
                        "false",
                        "animations",
                        "false",
                        "seat.union",
                        "cadet",
                        "seat.confederate",
                        "human"));
    }

    private Program program() {
        return WindowScript.opening(folder, Optional.empty(), "human", "human");
    }

    private WindowScript script() {
        WindowScript script = new WindowScript(program());
        script.resize(1366, 768);
        return script;
    }

    private Archive archive() {
        return new Archive(Shelf.of(List.of(folder.resolve("scenarios"))), new FileStorage(folder));
    }

    private Campaigns campaigns() {
        return new Campaigns(archive());
    }

    private CampaignProgress progress() {
        return campaigns().progress(FILE).orElseThrow();
    }

    @Test
    @DisplayName("that is chosen in the list before it was read is shown as soon as it is")
    void chosenBeforeRead() {
        WindowScript script = script();
        script.step(() -> key(Keys.C));
        script.frames(1);
        script.step(() -> {
            assertTrue(script.tells("Reading"), "the list is there before the campaigns are read");
            script.clickButton("Three Mornings");
        });
        script.until(() -> script.shows("Begin the campaign"));
        script.play();
    }

    /** From the title page to the page of the campaign. */
    private static void open(WindowScript script, String name, Supplier<Boolean> there) {
        script.step(() -> key(Keys.C));
        script.until(() -> script.tells(name));
        script.pause(2);
        script.step(() -> {
            if (!there.get()) {
                script.clickButton(name);
            }
        });
        script.until(there::get);
        script.pause(2);
    }

    private static void open(WindowScript script, String button) {
        open(script, "Three Mornings", () -> script.shows(button));
    }

    private void input(Runnable input) {
        inputs++;
        input.run();
    }

    /** The person on the table gives the battle up, and the report comes. */
    private static void giveUp(WindowScript script) {
        script.until(() -> script.program().game().isPresent());
        script.step(() -> key(Keys.ESCAPE));
        script.until("Players, practice, umpire, giving up");
        script.step(() -> script.clickButton("Players, practice, umpire, giving up"));
        script.until("Concede");
        script.step(() -> script.clickButton("Concede"));
        script.until("Yes");
        script.step(() -> script.clickButton("Yes"));
        script.until("On to the campaign");
    }

    @Test
    @DisplayName(
            "is begun, fought, left between and within battles, skipped, fought again and ended; its next order is five inputs away")
    void whole() {
        WindowScript script = script();
        open(script, "Begin the campaign");
        script.step(() -> {
            assertTrue(script.tells("Nobody had meant to stay"));
            save("campaign-begin");
            key(Keys.ENTER);
        });
        giveUp(script);
        script.until(() -> script.tells("What this means for tomorrow"));
        script.step(() -> {
            assertTrue(script.tells(
                    "A longer day – it came about: if the Union wins, then in Second Morning: game-turns 5."));
            assertTrue(script.tells("The guns are late – it did not come about"));
            assertEquals(1, progress().chain().ends().size(), "noted before anything is pressed");
            save("campaign-report");
            input(() -> key(Keys.ENTER));
        });
        script.until("Fight it");
        script.step(() -> {
            save("campaign-between");
            assertTrue(script.tells("What came of First Morning"));
            assertTrue(script.tells("turns 5, not 4"));
            assertTrue(script.tells("The Union is played by"));
            input(() -> key(Keys.ENTER));
        });
        script.until(() -> script.program().game().isPresent());
        script.step(() -> input(() -> script.clickUnit("1/B")), () -> input(() -> script.click("0403")), () -> {
            assertEquals(1, script.game().log().size(), "the first order of the second battle");
            assertEquals(5, script.game().state().lastTurn());
            assertTrue(inputs <= MOST_INPUTS, "it took " + inputs + " inputs");
        });
        leftWithin(script);
        // Left between battles, on the report.
        script.restart(this::program);
        open(script, "Fight it");
        script.step(() -> key(Keys.S));
        script.until(() -> script.tells("wins the campaign"));
        script.pause(1);
        script.step(() -> {
            save("campaign-end");
            assertTrue(script.tells("Union victory, 14 to 6 battle points, as history has it"));
            assertTrue(script.tells("Wagons – it came about"));
            assertTrue(progress().chain().isOver());
            assertTrue(script.tells("The Union was played by"));
        });
        share(script);
        script.step(() -> key(Keys.A));
        lastAgain(script);
        script.play();
    }

    /** The story of the campaign is written from its page, in both languages. */
    private void share(WindowScript script) {
        script.step(() -> script.clickButton("Share as a page"));
        script.until(() -> script.tells("Three Mornings.html"));
        script.step(() -> {
            save("campaign-shared");
            String page = read(folder.resolve("games").resolve("Three Mornings.html"));
            assertTrue(page.contains("First Morning") && page.contains("gewinnt den Feldzug"), page);
            key(Keys.ESCAPE);
        });
        script.pause(1);
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** Left within the battle: the page goes on with it. */
    private void leftWithin(WindowScript script) {
        script.restart(this::program);
        open(script, "Go on with the battle");
        script.step(() -> {
            save("campaign-running");
            key(Keys.ENTER);
        });
        script.until(() -> script.program().game().isPresent());
        script.step(() -> assertEquals(1, script.game().log().size()));
        giveUp(script);
    }

    /** The last battle is fought again, and the first looked at. */
    private void lastAgain(WindowScript script) {
        script.until("Cancel");
        script.step(() -> key(Keys.ENTER));
        script.until(() -> script.program().game().isPresent());
        script.step(() -> assertEquals(2, progress().chain().ends().size(), "the last battle is fought again"));
        giveUp(script);
        script.step(() -> key(Keys.ENTER));
        script.until(() -> script.tells("wins the campaign"));
        script.step(() -> {
            assertTrue(progress().chain().ends().get(2).fought());
            script.clickButton("1. First Morning");
        });
        script.until("On to the campaign");
        script.step(() -> assertTrue(script.tells("A longer day – it came about"), "the game of the first battle"));
    }

    @Test
    @DisplayName(
            "notes a battle that is loaded from the saved games and ended there, and shows in the ledger what counts tomorrow")
    void loaded() {
        begun(new Seats("cadet", Seats.HUMAN));
        WindowScript script = script();
        script.step(() -> key(Keys.L));
        script.until("half");
        script.pause(2);
        script.step(() -> script.clickButton("Open"));
        script.until(() -> script.program().game().isPresent());
        script.step(() -> key(Keys.V));
        script.until(() -> script.tells("Counted tomorrow"));
        script.step(() -> {
            save("campaign-ledger");
            assertTrue(script.tells("The bridge kept: 2 points tomorrow"));
        });
        giveUp(script);
        script.step(() -> assertEquals(1, progress().chain().ends().size()));
        script.play();
    }

    /** Begins the campaign, and leaves its first battle saved under the name half. */
    private void begun(Seats seats) {
        Campaigns campaigns = campaigns();
        CampaignProgress progress = good(campaigns.begin(FILE, new Players(seats), Optional.empty()));
        SavedGame game = good(campaigns.play(progress)).game();
        game.game().execute(new Command.EndPhase());
        assertEquals(Optional.empty(), archive().save(game, "half"));
    }

    @Test
    @DisplayName(
            "opens a game of a battle that is fought again since, finds nothing changed in it, and does not count it")
    void foughtAgain() {
        fought(FILE, 1);
        SavedGame second = good(campaigns().play(progress())).game();
        second.game().execute(new Command.EndPhase());
        assertEquals(Optional.empty(), archive().save(second, "second"));
        good(campaigns().again(progress(), "first"));
        WindowScript script = script();
        script.step(() -> key(Keys.L));
        script.until("second");
        script.pause(2);
        script.step(() -> script.clickButton("Open"));
        script.until(() -> script.program().game().isPresent());
        // What is wrong with a game is looked for beside the window.
        script.pause(60);
        script.step(() -> {
            assertFalse(script.tells("This saved game was changed"));
            assertEquals(0, progress().chain().ends().size());
        });
        script.play();
    }

    private static <T> T good(Result<T> result) {
        return result.value()
                .orElseThrow(() -> new AssertionError(result.problems().toString()));
    }

    /** Plays a campaign by cadets as far as a number of battles. */
    private void fought(String file, int battles) {
        Campaigns campaigns = campaigns();
        CampaignProgress progress =
                good(campaigns.begin(file, new Players(new Seats("cadet", "colonel")), Optional.empty()));
        for (int i = 0; i < battles; i++) {
            Campaigns.Begun begun = good(campaigns.play(progress));
            Game game = begun.game().game();
            new Playout(Commanders.named("cadet"), Commanders.named("cadet")).play(game);
            progress = good(campaigns.finished(begun.progress(), begun.game()));
        }
    }

    @ParameterizedTest(name = "{0} by {1} pixels, {2}, {3} battles over")
    @CsvSource({"2560,1440,en,0", "1024,640,de,1", "1366,768,en,2"})
    @DisplayName("of shipped scenarios lies on the map of the Peninsula, at three sizes and in both languages")
    void pages(int width, int height, String language, int over) throws IOException {
        settings(language);
        Files.writeString(folder.resolve("scenarios").resolve("a.campaign.json"), """
                { "format": "campaign/1", "name": "Two Days", "story": "Porter has stood all day behind Boatswain's Creek.",
                  "battles": [
                    { "id": "gaines", "scenario": "gaines-mill", "title": "Gaines' Mill",
                      "history": { "lost": { "1/1/V": 2, "Pickett/L": 5 }, "points": [8, 12], "happened": [] },
                      "after": [ { "name": "Porter held", "if": { "held": "1008", "by": "union" },
                                   "then": "units.Griffith/M.strength=6, units.Cobb/M.strength=6", "in": "savage",
                                   "why": "Magruder had to send help across the river.", "side": "union", "worth": 5 } ] },
                    { "id": "savage", "scenario": "savages-station", "title": "Savage's Station",
                      "history": { "lost": { "1/1/II": 2 }, "points": [11, 9], "happened": [] } } ],
                  "returns": { "eliminated": "1/3", "surrounded": "0", "nights": true },
                  "final": [ { "name": "The wagons saved", "side": "union", "points": 3,
                               "if": { "out": "Train", "in": "savage" } } ] }
                """);
        if (over > 0) {
            fought("a.campaign.json", over);
        }
        WindowScript script = script();
        script.resize(width, height);
        boolean english = language.equals("en");
        String there = over == 0 ? "Begin the campaign" : over == 1 ? english ? "Fight it" : "Schlagen" : "Begin anew";
        open(script, "Two Days", () -> script.shows(there));
        script.pause(3);
        script.step(() -> {
            save("campaign-" + width + "-" + language + "-" + over);
            assertFalse(script.tells("{"), "every place of every text is filled in");
            assertTrue(script.tells("Gaines' Mill"));
        });
        script.play();
    }

    @Tag("long")
    @ParameterizedTest(name = "{0} by {1} pixels, {2}, {3} battles over")
    @CsvSource({"1366,768,en,0", "1366,768,en,1", "1366,768,de,1", "2560,1440,de,1"})
    @DisplayName("the same in others")
    void otherPages(int width, int height, String language, int over) throws IOException {
        pages(width, height, language, over);
    }
}
