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
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.campaign.Course;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.scenario.save.MemoryStorage;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.session.Archive;
import org.roadtorichmond.session.Autosaves;
import org.roadtorichmond.session.Players;
import org.roadtorichmond.session.SavedGames;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

@DisplayName("22 a campaign of which something was lost, spoilt or changed")
final class SpoiltCampaignsTest extends PlayedCampaign {
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
            assertEquals(battle, stopped.course().steps().size());
            assertEquals(kept, text());

            CampaignProgress skipped = good(campaigns().skip(stopped));
            assertEquals(Optional.empty(), skipped.trouble());
            assertTrue(told(skipped).get(battle).contains("SKIPPED"));
            assertEquals(battle + 1, skipped.course().steps().size());

            games.write(PROGRESS, kept.getBytes(StandardCharsets.UTF_8));
            CampaignProgress again = fought(
                    good(campaigns().again(progress(), List.of("one", "two").get(battle))));
            assertEquals(Optional.empty(), again.trouble());
            assertTrue(told(again).get(battle).endsWith(" 2"));

            games.write(SAVES.get(battle), before);
            games.write(PROGRESS, kept.getBytes(StandardCharsets.UTF_8));
            assertEquals(3, progress().course().steps().size());
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
        assertEquals(before.players().seats(), found.players().seats());
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

    @ParameterizedTest
    @ValueSource(ints = {1, 39, 60, 200})
    @DisplayName(
            "however long the names of campaign and battles are, each game has a file, and a lost progress is made again")
    void longNames(int letters) {
        String id = "y".repeat(letters);
        String name = "x".repeat(letters) + Shelf.CAMPAIGN;
        battles.write(
                name,
                "{'format': 'campaign/1', 'name': 'C', 'battles': [{'id': '" + id + "1', 'scenario': 'one'}, {'id': '"
                        + id + "2', 'scenario': 'two'}, {'id': '" + id + "3', 'scenario': 'three'}]}");
        CampaignProgress end = good(campaigns().begin(name, new Players(Seats.BOTH_HUMAN), Optional.empty()));
        for (int battle = 0; battle < 3; battle++) {
            end = fought(good(campaigns().again(fought(end), id + (battle + 1))));
        }
        assertEquals(
                6,
                games.list().stream()
                        .filter(kept -> kept.name().endsWith(Archive.ENDING))
                        .count());
        games.delete("x".repeat(letters) + ".progress.json");
        CampaignProgress found = campaigns().progress(name).orElseThrow();
        assertEquals(told(end), told(found));
    }

    @Test
    @DisplayName("nothing is written of which the program could not read again how far a campaign has come")
    void unreadable() {
        battles.write("a\\b.campaign.json", "{'format': 'campaign/1', 'name': 'C', " + BATTLES + "}");
        assertTrue(problem(campaigns().begin("a\\b.campaign.json", new Players(Seats.BOTH_HUMAN), Optional.empty()))
                .contains("a\\b"));
        assertEquals(List.of(), games.list());
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
                now.course().steps().stream().map(Course.Step::asLeft).toList());
        assertEquals(before.chain().points(Side.UNION), now.chain().points(Side.UNION));
        GameState running =
                good(archive(home).load(now.running().orElseThrow())).game().state();
        assertEquals(begun.game().state().seed(), running.seed());
        CampaignProgress end = good(campaigns().finished(now, ended(begun)));
        assertEquals(3, end.course().steps().size());
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
