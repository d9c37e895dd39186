package org.roadtorichmond.session.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Outcome;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.campaign.Battles;
import org.roadtorichmond.scenario.campaign.Course;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.scenario.save.MemoryStorage;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.save.Storage;
import org.roadtorichmond.scenario.setup.Handicap;
import org.roadtorichmond.session.Archive;
import org.roadtorichmond.session.Autosaves;
import org.roadtorichmond.session.Players;
import org.roadtorichmond.session.SavedGames;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.campaign.CampaignProgress.How;
import org.roadtorichmond.testing.Schemas;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

@DisplayName("22 how far a campaign has come")
final class CampaignsTest {
    private static final String FILE = "c.campaign.json";
    private static final String PROGRESS = "c.progress.json";
    private static final List<String> SAVES = List.of("c 1 one.game.json", "c 2 two.game.json", "c 3 three.game.json");
    private static final String BATTLES = """
            'battles': [{'id': 'one', 'scenario': 'one', 'history': {'lost': {'B': 3}, 'points': [7, 13]}},
              {'id': 'two', 'scenario': 'two', 'history': {'lost': {'X': 2}, 'points': [12, 8]}},
              {'id': 'three', 'scenario': 'three'}], 'returns': {'eliminated': '1/2'}""";

    @TempDir
    private Path folder;

    private final MemoryStorage home = new MemoryStorage();
    private final Storage games = home.folder("games");
    private Battles battles;

    @BeforeEach
    void write() {
        battles = Battles.usual(folder);
        battles.campaign(BATTLES);
    }

    private Archive archive(Storage storage) {
        return new Archive(Shelf.of(List.of(folder)), storage);
    }

    private Campaigns campaigns() {
        return new Campaigns(archive(home));
    }

    private CampaignProgress begun() {
        Players players = new Players(new Seats("human", "colonel", 7)).name(Side.UNION, "Ann");
        return good(campaigns().begin(FILE, players, Optional.empty()));
    }

    private static <T> T good(Result<T> result) {
        return result.value().orElseThrow(() -> new AssertionError(result.problems()));
    }

    private static String problem(Result<?> result) {
        assertFalse(result.value().isPresent());
        Problem first = result.problems().get(0);
        assertFalse(first.sentence().in(Locale.GERMAN).isBlank());
        return first.sentence().toString();
    }

    private CampaignProgress progress() {
        return campaigns().progress(FILE).orElseThrow();
    }

    /** A game after which nothing is left to be done: the Union concedes it. */
    private static SavedGame ended(SavedGame game) {
        assertTrue(game.game().execute(new Command.Concede(Side.UNION)) instanceof Outcome.Accepted);
        return game;
    }

    /** The same after two cadets have played it. */
    private static SavedGame played(SavedGame game) {
        new Playout(
                        Commanders.find("cadet", 0).orElseThrow(),
                        Commanders.find("cadet", 0).orElseThrow())
                .play(game.game());
        return game;
    }

    /** Fights the next battle to its end. */
    private CampaignProgress fought(CampaignProgress before) {
        Campaigns.Begun begun = good(campaigns().play(before));
        return good(campaigns().finished(begun.progress(), ended(begun.game())));
    }

    private static List<String> told(CampaignProgress progress) {
        return progress.battles().stream()
                .map(battle -> battle.battle().id() + " " + battle.how() + " " + battle.tries())
                .toList();
    }

    private CampaignProgress allFought() {
        return fought(fought(fought(begun())));
    }

    // --- As it should go ---------------------------------------------------------------------------------------------

    @Test
    @DisplayName("a campaign is begun, fought and skipped, and all of it is there at the next start")
    void played() {
        assertEquals(Optional.empty(), campaigns().progress(FILE));
        assertEquals(
                List.of(FILE),
                campaigns().available().stream().map(Campaigns.Offered::file).toList());
        CampaignProgress first = fought(begun());
        assertEquals(List.of("one FOUGHT 1"), told(first));
        assertEquals(Optional.of(SAVES.get(0)), first.battles().get(0).file());
        CampaignProgress second = good(campaigns().skip(first));
        assertEquals(12, second.chain().ends().get(1).union());
        assertEquals(List.of("one FOUGHT 1", "two SKIPPED 0"), told(progress()));
        assertEquals(second.kept(), progress().kept());
        assertEquals("colonel", progress().seats().confederate());
        assertEquals(Optional.of("Ann"), progress().players().name(Side.UNION));
        Campaigns.Begun last = good(campaigns().play(progress()));
        CampaignProgress third = good(campaigns().finished(last.progress(), played(last.game())));
        assertTrue(third.chain().isOver());
        assertEquals(third.chain().points(Side.UNION), progress().chain().points(Side.UNION));
        assertEquals(List.of(), Schemas.faults(text()));
        assertTrue(problem(campaigns().play(third)).contains("All battles"));
        assertTrue(problem(campaigns().skip(third)).contains("All battles"));
    }

    private String text() {
        return new String(good(games.read(PROGRESS)), StandardCharsets.UTF_8);
    }

    @Test
    @DisplayName(
            "22.5 a battle fought again takes those after it with it, and it is said how often; its earlier games stay")
    void again() {
        CampaignProgress over = allFought();
        CampaignProgress again = good(campaigns().again(over, "two"));
        assertEquals(List.of("one FOUGHT 1"), told(again));
        assertEquals(List.of("one FOUGHT 1", "two FOUGHT 2", "three FOUGHT 2"), told(fought(fought(progress()))));
        assertEquals(
                Optional.of("c 2 two 2.game.json"), progress().battles().get(1).file());
        assertTrue(games.has(SAVES.get(1)));
        assertEquals(List.of(), told(good(campaigns().again(progress(), "one"))));
    }

    @Test
    @DisplayName("22.5 a battle that is given up counts as a try")
    void givenUp() {
        Campaigns.Begun begun = good(campaigns().play(begun()));
        new Autosaves(games.folder("autosaves")).save(begun.game());
        good(campaigns().again(progress(), "one"));
        assertEquals(Optional.empty(), progress().running());
        assertEquals(1, progress().tries("one"));
        assertEquals(List.of("one FOUGHT 2"), told(fought(progress())));
    }

    @Test
    @DisplayName("a handicap is laid on each side once, whatever carries over")
    void handicap() {
        Handicap stronger = new Handicap(Side.UNION, Handicap.Kind.STRONGER);
        CampaignProgress progress = good(campaigns().begin(FILE, new Players(Seats.BOTH_HUMAN), Optional.of(stronger)));
        int printed = strength(campaigns()
                .available()
                .get(0)
                .campaign()
                .value()
                .orElseThrow()
                .battles()
                .get(0)
                .scenario()
                .scenario()
                .units());
        SavedGame game = good(campaigns().play(progress)).game();
        assertEquals(Optional.of(stronger), Handicap.of(game.options()));
        assertEquals(printed + 2, strength(game.scenario().scenario().units()));
        CampaignProgress first = good(campaigns().skip(progress()));
        SavedGame second = good(campaigns().play(first)).game();
        assertEquals(printed + 2 - 2, strength(second.scenario().scenario().units()));
        CampaignProgress third = good(campaigns().finished(progress(), ended(second)));
        assertEquals(List.of("one SKIPPED 0", "two FOUGHT 1"), told(third));
        assertTrue(third.battles().get(1).asLeft());
        assertEquals(Optional.of(stronger), progress().handicap());
    }

    private static int strength(List<Unit> units) {
        return units.stream()
                .filter(unit -> unit.side() == Side.UNION)
                .mapToInt(Unit::strength)
                .sum();
    }

    @Test
    @DisplayName("games that are not over, or began otherwise, are no end of a battle; one that is noted is noted once")
    void refused() {
        CampaignProgress progress = begun();
        Campaigns.Begun begun = good(campaigns().play(progress));
        assertTrue(problem(campaigns().finished(begun.progress(), begun.game())).contains("not over"));
        SavedGame other = SavedGames.begun(
                archive(home).scenario("two.scenario.json").value().orElseThrow(),
                5,
                new Players(Seats.BOTH_HUMAN),
                false);
        assertTrue(problem(campaigns().finished(begun.progress(), ended(other))).contains("did not begin"));
        CampaignProgress noted = good(campaigns().finished(begun.progress(), ended(begun.game())));
        assertEquals(
                noted.kept(),
                good(campaigns().finished(begun.progress(), begun.game())).kept());
        assertEquals(List.of("one FOUGHT 1"), told(progress()));
        assertTrue(problem(campaigns().skip(progress)).contains("another window"));
        CampaignProgress last = good(campaigns().skip(noted));
        assertTrue(problem(campaigns().skip(last)).contains("no history"));
    }

    // --- Killed ------------------------------------------------------------------------------------------------------

    /** What stands for the end of the process. */
    private static final class Killed extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    /** A storage whose process is killed before or after one of its writes. */
    private static final class Mortal implements Storage {
        private final Storage real;
        private final int[] left;
        private final boolean after;

        Mortal(Storage real, int[] left, boolean after) {
            this.real = real;
            this.left = left;
            this.after = after;
        }

        @Override
        public Optional<Sentence> write(String name, byte[] content) {
            left[0]--;
            if (left[0] == 0 && !after) {
                throw new Killed();
            }
            Optional<Sentence> trouble = real.write(name, content);
            if (left[0] == 0) {
                throw new Killed();
            }
            return trouble;
        }

        @Override
        public List<Kept> list() {
            return real.list();
        }

        @Override
        public boolean has(String name) {
            return real.has(name);
        }

        @Override
        public Result<Ends> ends(String name, int most) {
            return real.ends(name, most);
        }

        @Override
        public Result<byte[]> read(String name) {
            return real.read(name);
        }

        @Override
        public Optional<Sentence> delete(String name) {
            return real.delete(name);
        }

        @Override
        public Storage folder(String name) {
            return new Mortal(real.folder(name), left, after);
        }

        @Override
        public String place(String name) {
            return real.place(name);
        }

        @Override
        public String place() {
            return real.place();
        }
    }

    /** Plays a campaign from wherever it stands to its end as the window does, with autosaves. */
    private void goOn(Storage storage) {
        Campaigns campaigns = new Campaigns(archive(storage));
        Autosaves autosaves = new Autosaves(storage.folder("games").folder("autosaves"));
        CampaignProgress progress = campaigns
                .progress(FILE)
                .orElseGet(() -> good(campaigns.begin(FILE, new Players(Seats.BOTH_HUMAN), Optional.empty())));
        while (!progress.chain().isOver()) {
            SavedGame game;
            if (progress.running().isPresent()) {
                game = good(archive(storage).load(progress.running().get()));
            } else {
                Campaigns.Begun begun = good(campaigns.play(progress));
                progress = begun.progress();
                game = begun.game();
                autosaves.save(game);
            }
            autosaves.save(game.game().state().ending().isPresent() ? game : ended(game));
            progress = good(campaigns.finished(progress, game));
            autosaves.clear();
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    @DisplayName("killed at any of its writes, a campaign goes on where it was; no battle that ended is fought again")
    void killed(boolean after) {
        int kill = 1;
        for (boolean whole = false; !whole; kill++) {
            MemoryStorage disk = new MemoryStorage();
            try {
                goOn(new Mortal(disk, new int[] {kill}, after));
                whole = true;
            } catch (Killed e) {
                Optional<CampaignProgress> left = new Campaigns(archive(disk)).progress(FILE);
                int over = left.map(progress -> progress.battles().size()).orElse(0);
                long ended = archive(disk).autosaved().stream()
                        .filter(save ->
                                archive(disk).glance(save).value().orElseThrow().finished())
                        .count();
                goOn(disk);
                CampaignProgress whether =
                        new Campaigns(archive(disk)).progress(FILE).orElseThrow();
                assertEquals(List.of("one FOUGHT 1", "two FOUGHT 1", "three FOUGHT 1"), told(whether), "kill " + kill);
                assertTrue(over > 0 || ended == 0, "kill " + kill);
                left.ifPresent(progress -> assertEquals(
                        progress.kept().battles(), whether.kept().battles().subList(0, over)));
            }
        }
        assertTrue(kill > 3 * 4);
    }

    @Test
    @DisplayName("a battle that was left is gone on with, even where its autosaves are replaced by another game's")
    void left() {
        Campaigns.Begun begun = good(campaigns().play(begun()));
        assertEquals(Optional.empty(), campaigns().keep(begun.progress(), begun.game()));
        Archive.Save running = progress().running().orElseThrow();
        assertEquals("c 1 one begun.game.json", running.file());
        assertTrue(campaigns().of(good(archive(home).load(running))).isPresent());
        assertEquals(
                Optional.empty(),
                campaigns()
                        .of(SavedGames.begun(
                                begun.game().scenario(),
                                begun.game().game().state().seed() + 1,
                                new Players(Seats.BOTH_HUMAN),
                                false)));
        good(campaigns().finished(progress(), ended(begun.game())));
        assertFalse(games.has(running.file()));
    }

    // --- Lost and spoilt ---------------------------------------------------------------------------------------------

    /** What becomes of the saved game of a battle. */
    private enum Damage {
        LOST,
        SPOILT,
        NEWER,
        OTHER
    }

    private void damage(int battle, Damage damage) {
        String file = SAVES.get(battle);
        String text = new String(good(games.read(file)), StandardCharsets.UTF_8);
        String wrong = switch (damage) {
            case LOST -> "";
            case SPOILT -> text.substring(0, text.length() / 2);
            case NEWER -> text.replace("game/2", "game/4");
            case OTHER ->
                new String(
                        GameWriter.bytes(ended(SavedGames.begun(
                                archive(home)
                                        .scenario("three.scenario.json")
                                        .value()
                                        .orElseThrow(),
                                5,
                                new Players(Seats.BOTH_HUMAN),
                                false))),
                        StandardCharsets.UTF_8);
        };
        games.delete(file);
        if (damage != Damage.LOST) {
            games.write(file, wrong.getBytes(StandardCharsets.UTF_8));
        }
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName(
            "a game that is lost, spoilt, newer or another stops the campaign at its battle; history or a fight lead on")
    void damaged(Damage damage) {
        allFought();
        for (int battle : List.of(1, 0)) {
            byte[] before = good(games.read(SAVES.get(battle)));
            String kept = text();
            damage(battle, damage);
            CampaignProgress stopped = progress();
            Course.Trouble trouble = stopped.trouble().orElseThrow();
            assertEquals(battle, trouble.battle());
            assertFalse(trouble.why().in(Locale.GERMAN).isBlank());
            assertEquals(battle, stopped.battles().size());
            assertEquals(kept, text());

            CampaignProgress skipped = good(campaigns().skip(stopped));
            assertEquals(Optional.empty(), skipped.trouble());
            assertEquals(How.SKIPPED, skipped.battles().get(battle).how());
            assertEquals(battle + 1, skipped.battles().size());

            games.write(PROGRESS, kept.getBytes(StandardCharsets.UTF_8));
            CampaignProgress again = fought(
                    good(campaigns().again(progress(), List.of("one", "two").get(battle))));
            assertEquals(Optional.empty(), again.trouble());
            assertEquals(2, again.battles().get(battle).tries());

            games.write(SAVES.get(battle), before);
            games.write(PROGRESS, kept.getBytes(StandardCharsets.UTF_8));
            assertEquals(3, progress().battles().size());
        }
    }

    @Test
    @DisplayName("a battle that ends while an earlier game is lost is not lost, and is over when that game is back")
    void lostMeanwhile() {
        Campaigns.Begun begun = good(campaigns().play(fought(begun())));
        byte[] first = good(games.read(SAVES.get(0)));
        games.delete(SAVES.get(0));
        good(campaigns().finished(begun.progress(), ended(begun.game())));
        assertEquals(0, progress().trouble().orElseThrow().battle());
        assertEquals(Optional.empty(), progress().running());
        games.write(SAVES.get(0), first);
        assertEquals(List.of("one FOUGHT 1", "two FOUGHT 1"), told(progress()));
    }

    @ParameterizedTest
    @CsvSource({"true, ", "false, ''", "false, {", "false, {}", "false, '{\"format\": \"campaign-progress/2\"}'"})
    @DisplayName(
            "a progress that is lost or spoilt is made again from the games, and put aside before it is written over")
    void rebuilt(boolean lost, String text) {
        CampaignProgress before = fought(good(campaigns().skip(fought(begun()))));
        Campaigns.Begun again = good(campaigns().play(good(campaigns().again(before, "three"))));
        new Autosaves(games.folder("autosaves")).save(again.game());
        before = progress();
        games.delete(PROGRESS);
        if (!lost) {
            games.write(PROGRESS, text.getBytes(StandardCharsets.UTF_8));
        }
        CampaignProgress found = progress();
        // That a game was ended and then taken back cannot be seen; the newest that fits counts.
        assertEquals(List.of("one FOUGHT 1", "two SKIPPED 0", "three FOUGHT 1"), told(found));
        assertEquals(before.seats(), found.seats());
        assertEquals(before.kept().names(), found.kept().names());
        good(campaigns().again(found, "three"));
        assertEquals(!lost, games.has("c progress-damaged-1.json"));
        assertEquals(List.of("one FOUGHT 1", "two SKIPPED 0"), told(progress()));
    }

    @Test
    @DisplayName("a progress made again goes on with the battle that was running")
    void rebuiltRunning() {
        Campaigns.Begun begun = good(campaigns().play(fought(begun())));
        new Autosaves(games.folder("autosaves")).save(begun.game());
        CampaignProgress before = progress();
        games.delete(PROGRESS);
        assertEquals(before.kept(), progress().kept());
        assertEquals(before.running(), progress().running());
    }

    @Test
    @DisplayName("whatever a progress says, nothing is thrown, and there is a way on")
    void mutants() {
        allFought();
        byte[] whole = good(games.read(PROGRESS));
        Random random = new Random(7);
        int stopped = 0;
        for (int i = 0; i < 60; i++) {
            byte[] mutant = whole.clone();
            for (int change = 0; change <= i % 3; change++) {
                mutant[random.nextInt(mutant.length)] = (byte) " {}[],:\"0123456789abcxyz\n".charAt(random.nextInt(25));
            }
            games.write(PROGRESS, mutant);
            CampaignProgress found = progress();
            stopped += found.trouble().isPresent() ? 1 : 0;
            good(campaigns().again(found, "one"));
        }
        assertTrue(stopped > 0);
    }

    // --- Newer -------------------------------------------------------------------------------------------------------

    @Test
    @DisplayName(
            "what is over stays so in a newer edition of campaign and scenarios, which holds from the next battle on")
    void newer() throws IOException {
        CampaignProgress before = fought(fought(begun()));
        SavedGame begun = good(campaigns().play(before)).game();
        new Autosaves(games.folder("autosaves")).save(begun);
        assertFalse(progress().changed());
        for (String name : List.of("one", "two", "three")) {
            Path file = folder.resolve(name + ".scenario.json");
            Files.writeString(file, Files.readString(file).replace("\"hoursPerTurn\": 2", "\"hoursPerTurn\": 1"));
        }
        battles.campaign(BATTLES.replace("'1/2'", "'0'"));
        CampaignProgress now = progress();
        assertTrue(now.changed());
        assertEquals(Optional.empty(), now.trouble());
        assertEquals(told(before), told(now));
        assertEquals(
                List.of(false, false),
                now.battles().stream().map(CampaignProgress.Fought::asLeft).toList());
        assertEquals(before.chain().points(Side.UNION), now.chain().points(Side.UNION));
        GameState running =
                good(archive(home).load(now.running().orElseThrow())).game().state();
        assertEquals(begun.game().state().seed(), running.seed());
        CampaignProgress end = good(campaigns().finished(now, ended(begun)));
        assertEquals(3, end.battles().size());
        assertFalse(progress().changed());
        SavedGame again =
                good(campaigns().play(good(campaigns().again(end, "three")))).game();
        assertTrue(again.scenario().scenarioJson().contains("\"hoursPerTurn\":1"));
    }

    @Test
    @DisplayName("where the campaign has other battles now, it stops at the first that is another")
    void otherBattles() {
        allFought();
        battles.campaign(BATTLES.replace("'id': 'two'", "'id': 'due'"));
        CampaignProgress found = progress();
        assertEquals(1, found.trouble().orElseThrow().battle());
        assertEquals(List.of("one FOUGHT 1"), told(found));
        assertEquals(List.of("one FOUGHT 1", "due FOUGHT 1"), told(fought(found)));
        battles.campaign("'battles': [{'id': 'one', 'scenario': 'one'}]");
        CampaignProgress shorter = progress();
        assertTrue(shorter.chain().isOver());
        assertEquals(Optional.empty(), shorter.trouble());
        battles.write("c.campaign.json", "{");
        assertEquals(Optional.empty(), campaigns().progress(FILE));
        assertTrue(games.has(PROGRESS));
    }

    @Test
    @DisplayName("what the disk refuses is said, and nothing changes")
    void full() {
        Campaigns.Begun begun = good(campaigns().play(begun()));
        String before = text();
        ((MemoryStorage) games).refuse(Sentence.of("disk.full"));
        assertTrue(problem(campaigns().finished(begun.progress(), ended(begun.game())))
                        .length()
                > 0);
        assertTrue(problem(campaigns().skip(progress())).length() > 0);
        assertEquals(before, text());
    }
}
