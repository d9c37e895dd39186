package org.roadtorichmond.publish.story;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.balance.GameHistory;
import org.roadtorichmond.balance.Luck;
import org.roadtorichmond.balance.TurnRecord;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.account.Measure;
import org.roadtorichmond.victory.account.PerArmy;
import org.roadtorichmond.victory.account.Score;

@DisplayName("The story of a game in a few sentences")
final class StorySummaryTest {
    private static final Session PLAYED = Stories.cadets("training", 5);

    /** A played game with other scores: the Union's points minus the enemy's, at the start and after each turn. */
    private static StoryData with(String leads) {
        StoryData data = StoryData.of(PLAYED);
        List<TurnRecord> turns = new ArrayList<>();
        for (String lead : leads.split(" ", -1)) {
            long points = Long.parseLong(lead);
            turns.add(new TurnRecord(
                    turns.size(),
                    new PerArmy<>(9, 9),
                    new PerArmy<>(0, 0),
                    new Score(Measure.VICTORY_POINTS, Math.max(0, points), Math.max(0, -points))));
        }
        return new StoryData(
                PLAYED,
                new GameHistory(turns, List.of(), new Luck(List.of())),
                data.setUp(),
                data.keys(),
                data.turns(),
                data.fights());
    }

    @ParameterizedTest
    @CsvSource({
        "0 0 0, Neither side was ever ahead.",
        "3 3 1, The Union was ahead from the start and never fell behind.",
        "0 0 -2 -1, The Confederacy went ahead in turn 2 and never fell behind.",
        "0 2 0 1, The Union went ahead in turn 1 and never fell behind.",
        "'0 2 -1', 'The lead changed hands once, in turn 2, to the Confederacy.'",
        "'-1 2 -1 0 3', 'The lead changed hands 3 times, the last time in turn 4, to the Union.'",
        "'0 2 0 0', 'The Union was the last to be ahead, until turn 2.'",
        "'0 2 0 -1 0', 'The Confederacy was the last to be ahead, until turn 4.'"
    })
    @DisplayName("says who was ahead, since when, and how often that changed")
    void ahead(String leads, String sentence) {
        List<String> sentences = new StorySummary(with(leads), Stories.english()).sentences();
        assertTrue(sentences.contains(sentence), sentences::toString);
    }

    @Test
    @DisplayName("names the attack that cost most, with all that it cost, and what became of the Train")
    void bloodiest() {
        StoryData data = StoryData.of(PLAYED);
        AttackRecord worst = data.bloodiest().orElseThrow();
        data.fights().forEach(fight -> assertTrue(fight.lost() <= worst.lost()));
        String said = String.join(" ", new StorySummary(data, Stories.english()).sentences());
        assertTrue(
                said.contains(
                        "The bloodiest fight was attack " + worst.attack().number() + ", in turn " + worst.turn()),
                said);
        assertTrue(said.contains("It cost the Union " + worst.lost(Side.UNION) + " strength point"), said);
        assertTrue(said.contains("The Train "), said);
        int all = Arrays.stream(Side.values())
                .mapToInt(side -> data.fights().stream()
                        .mapToInt(fight -> fight.lost(side))
                        .sum())
                .sum();
        assertEquals(data.history().lost(Side.UNION) + data.history().lost(Side.CONFEDERATE), all);
    }

    @Test
    @DisplayName("who wins with fewer points, since the other gave up, is said to have won all the same")
    void conceded() {
        Session session = Stories.begun("training", 7);
        Game game = session.game();
        game.execute(new Command.Concede(game.state().moment().player()));
        StorySummary lead = new StorySummary(StoryData.of(session), Stories.english());
        assertEquals(
                "The Union won, although it had 0 victory points against 20.",
                lead.sentences().get(0));
        assertEquals("The Union wins", lead.headline());
        assertTrue(lead.sentences().contains("There was no attack."));
    }

    @Test
    @DisplayName("a game that has hardly begun is told as one that goes on")
    void begun() {
        StorySummary lead = new StorySummary(StoryData.of(Stories.begun("training", 7)), Stories.english());
        assertEquals("the battle goes on, turn 1 of 4", lead.headline());
        assertTrue(
                lead.sentences().get(0).endsWith("if the battle ended now."),
                lead.sentences().get(0));
        assertTrue(lead.sentences().contains("The Train has not come onto the map yet."));
        assertFalse(lead.sentences().stream().anyMatch(String::isEmpty));
        assertFalse(BattleStory.of(Stories.begun("training", 7), Stories.languages(), false)
                .isEmpty());
    }
}
