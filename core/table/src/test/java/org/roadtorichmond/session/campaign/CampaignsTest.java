package org.roadtorichmond.session.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.scenario.campaign.Course;
import org.roadtorichmond.scenario.save.MemoryStorage;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.save.Storage;
import org.roadtorichmond.scenario.setup.Handicap;
import org.roadtorichmond.session.Archive;
import org.roadtorichmond.session.AutosaveService;
import org.roadtorichmond.session.Autosaves;
import org.roadtorichmond.session.Players;
import org.roadtorichmond.session.SavedGames;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.testing.Schemas;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.work.Background;
import org.roadtorichmond.work.Subscription;

@DisplayName("22 how far a campaign has come")
final class CampaignsTest extends PlayedCampaign {
    // --- As it should go ---------------------------------------------------------------------------------------------

    @Test
    @DisplayName("a campaign is begun, fought and skipped, and all of it is there at the next start")
    void played() {
        assertEquals(Optional.empty(), campaigns().progress(FILE));
        // Beside it stand those that come with the game.
        assertTrue(campaigns().names().size() > 1);
        CampaignProgress first = fought(begun());
        assertEquals(List.of("one FOUGHT 1"), told(first));
        assertEquals(SAVES.get(0), file(first, 0));
        CampaignProgress second = good(campaigns().skip(first));
        assertEquals(12, second.chain().ends().get(1).union());
        assertEquals(List.of("one FOUGHT 1", "two SKIPPED 0"), told(progress()));
        assertEquals(second.kept(), progress().kept());
        assertEquals("colonel", progress().players().seats().confederate());
        assertEquals(Optional.of("Ann"), progress().players().name(Side.UNION));
        Campaigns.Begun last = good(campaigns().play(progress()));
        CampaignProgress third = good(campaigns().finished(last.progress(), played(last.game())));
        assertTrue(third.chain().isOver());
        assertEquals(third.chain().points(Side.UNION), progress().chain().points(Side.UNION));
        assertEquals(List.of(), Schemas.faults(text()));
        assertTrue(problem(campaigns().play(third)).contains("All battles"));
        assertTrue(problem(campaigns().skip(third)).contains("All battles"));
    }

    @Test
    @DisplayName(
            "22.5 a battle fought again takes those after it with it, and it is said how often; its earlier games stay")
    void again() {
        CampaignProgress over = allFought();
        CampaignProgress again = good(campaigns().again(over, "two"));
        assertEquals(List.of("one FOUGHT 1"), told(again));
        assertEquals(List.of("one FOUGHT 1", "two FOUGHT 2", "three FOUGHT 2"), told(fought(fought(progress()))));
        assertEquals("c 2 two 2.game.json", file(progress(), 1));
        assertTrue(games.has(SAVES.get(1)));
        assertEquals(List.of(), told(good(campaigns().again(progress(), "one"))));
    }

    @Test
    @DisplayName("22.5 a game that counts no more is still known as one of the campaign, a changed one is not")
    void carried() {
        CampaignProgress first = fought(begun());
        SavedGame second = good(campaigns().play(first)).game();
        assertTrue(campaigns().isCarried(second));
        good(campaigns().again(progress(), "one"));
        CampaignProgress other = good(campaigns().skip(progress()));
        assertFalse(Course.begins(second, good(campaigns().opening(other))), "the other first battle left another");
        assertTrue(campaigns().of(second).isEmpty());
        assertTrue(campaigns().isCarried(second), "the first game that led there is kept");
        assertTrue(campaigns().isCarried(good(campaigns().play(other)).game()));
        assertEquals(Optional.empty(), games.delete(SAVES.get(0)));
        assertFalse(campaigns().isCarried(second), "nothing leads there any more");
    }

    @Test
    @DisplayName("what campaigns are called is said without reading their scenarios")
    void names() throws IOException {
        assertEquals("C", campaigns().names().get(FILE));
        Files.writeString(folder.resolve("c.campaign_de.properties"), "name = Feldzug");
        assertEquals(
                "Feldzug",
                new Campaigns(archive(home), () -> Locale.GERMAN).names().get(FILE));
        Files.delete(folder.resolve("one.scenario.json"));
        assertEquals("C", campaigns().names().get(FILE));
        assertTrue(campaigns().offered(FILE).campaign().value().isEmpty());
        Files.writeString(folder.resolve("d.campaign.json"), "{");
        assertEquals("d.campaign.json", campaigns().names().get("d.campaign.json"));
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
                .offered(FILE)
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
        assertTrue(third.course().last().asLeft());
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
                goOn(new MortalStorage(disk, new int[] {kill}, after));
                whole = true;
            } catch (MortalStorage.Killed e) {
                Optional<CampaignProgress> left = new Campaigns(archive(disk)).progress(FILE);
                int over =
                        left.map(progress -> progress.course().steps().size()).orElse(0);
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
        Archive archive = archive(home);
        Session battle = Session.of(begun.game());
        Session other = Session.of(SavedGames.begun(
                begun.game().scenario(), begun.game().game().state().seed() + 1, new Players(Seats.BOTH_HUMAN), false));
        try (AutosaveService autosaving = new AutosaveService(
                archive, new Background("autosaves", Runnable::run), saved -> archive.save(saved, "put away"))) {
            for (Session laid : List.of(battle, other)) {
                Subscription watched = autosaving.watch(laid);
                laid.execute(new Command.EndPhase());
                watched.close();
            }
        }
        Archive.Save running = progress().running().orElseThrow();
        assertEquals("put away.game.json", running.file());
        assertTrue(campaigns().of(good(archive.load(running))).isPresent());
        assertEquals(
                Optional.empty(),
                campaigns()
                        .of(SavedGames.begun(
                                begun.game().scenario(),
                                begun.game().game().state().seed() + 1,
                                new Players(Seats.BOTH_HUMAN),
                                false)));
    }

    @Test
    @DisplayName("a game that is opened is known as a battle that is over, until that is fought again")
    void known() {
        CampaignProgress over = fought(begun());
        SavedGame game = over.course().steps().get(0).game().orElseThrow();
        assertEquals(Optional.of(over.kept()), campaigns().of(game).map(CampaignProgress::kept));
        good(campaigns().again(over, "one"));
        assertEquals(Optional.empty(), campaigns().of(game));
    }
}
