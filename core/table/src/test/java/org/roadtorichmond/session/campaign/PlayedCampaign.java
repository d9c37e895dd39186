package org.roadtorichmond.session.campaign;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Outcome;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.campaign.Battles;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.MemoryStorage;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.save.Storage;
import org.roadtorichmond.session.Archive;
import org.roadtorichmond.session.Players;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.unit.Side;

/** A campaign of three tiny battles in a folder, and a player's storage in memory. */
abstract class PlayedCampaign {
    static final String FILE = "c.campaign.json";
    static final String PROGRESS = "c.progress.json";
    static final List<String> SAVES = List.of("c 1 one.game.json", "c 2 two.game.json", "c 3 three.game.json");
    static final String BATTLES = """
            'battles': [{'id': 'one', 'scenario': 'one', 'history': {'lost': {'B': 3}, 'points': [7, 13]}},
              {'id': 'two', 'scenario': 'two', 'history': {'lost': {'X': 2}, 'points': [12, 8]}},
              {'id': 'three', 'scenario': 'three'}], 'returns': {'eliminated': '1/2'}""";

    @TempDir
    Path folder;

    final MemoryStorage home = new MemoryStorage();
    final Storage games = home.folder("games");
    Battles battles;

    @BeforeEach
    void write() {
        battles = Battles.usual(folder);
        battles.campaign(BATTLES);
    }

    Archive archive(Storage storage) {
        return new Archive(Shelf.of(List.of(folder)), storage);
    }

    Campaigns campaigns() {
        return new Campaigns(archive(home));
    }

    CampaignProgress begun() {
        Players players = new Players(new Seats("human", "colonel", 7)).name(Side.UNION, "Ann");
        return good(campaigns().begin(FILE, players, Optional.empty()));
    }

    static <T> T good(Result<T> result) {
        return result.value().orElseThrow(() -> new AssertionError(result.problems()));
    }

    static String problem(Result<?> result) {
        assertFalse(result.value().isPresent());
        Problem first = result.problems().get(0);
        assertFalse(first.sentence().in(Locale.GERMAN).isBlank());
        return first.sentence().toString();
    }

    CampaignProgress progress() {
        return campaigns().progress(FILE).orElseThrow();
    }

    /** A game after which nothing is left to be done: the Union concedes it. */
    static SavedGame ended(SavedGame game) {
        assertTrue(game.game().execute(new Command.Concede(Side.UNION)) instanceof Outcome.Accepted);
        return game;
    }

    /** The same after two cadets have played it. */
    static SavedGame played(SavedGame game) {
        new Playout(
                        Commanders.find("cadet", 0).orElseThrow(),
                        Commanders.find("cadet", 0).orElseThrow())
                .play(game.game());
        return game;
    }

    /** Fights the next battle to its end. */
    CampaignProgress fought(CampaignProgress before) {
        Campaigns.Begun begun = good(campaigns().play(before));
        return good(campaigns().finished(begun.progress(), ended(begun.game())));
    }

    static List<String> told(CampaignProgress progress) {
        return progress.course().steps().stream()
                .map(step -> step.battle().id()
                        + (step.game().isPresent() ? " FOUGHT " : " SKIPPED ")
                        + progress.tries(step.battle().id()))
                .toList();
    }

    /** The file of the game of a battle that was fought, by its number. */
    static String file(CampaignProgress progress, int battle) {
        return progress.kept().battles().get(battle).save().orElseThrow().file();
    }

    CampaignProgress allFought() {
        return fought(fought(fought(begun())));
    }

    String text() {
        return new String(good(games.read(PROGRESS)), StandardCharsets.UTF_8);
    }
}
