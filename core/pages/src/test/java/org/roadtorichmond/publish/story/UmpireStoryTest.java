package org.roadtorichmond.publish.story;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.balance.GameHistory;
import org.roadtorichmond.balance.TurnRecord;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

@DisplayName("the story of a game that an umpire touched")
class UmpireStoryTest {
    private static final Session PLAYED = played();
    private static final Document PAGE = Jsoup.parse(BattleStory.of(PLAYED, Stories.languages(), false));

    private static void umpire(Game game, Command command) {
        assertTrue(game.execute(command).accepted(), () -> command + ": " + game.check(command));
    }

    /** A game in which cadets play to turn 3, an umpire sets the clock to turn 2 and removes a unit, and the cadets play to the end. */
    private static Session played() {
        Session session = Stories.begun("training", 7);
        Game game = session.game();
        GameState state = game.state();
        Playout cadets = new Playout(Commanders.named("cadet"), Commanders.named("cadet"));
        while (state.moment().turn() < 3 || state.combat().isPresent()) {
            cadets.step(game);
        }
        umpire(game, new Command.UmpireBegin());
        umpire(game, new Command.UmpireSetClock(new Moment(2, Side.UNION, Phase.MOVEMENT)));
        Unit unit = state.onMap(Side.UNION).get(0);
        umpire(game, new Command.UmpireRemove(unit));
        new Playout(Commanders.named("cadet"), Commanders.named("cadet")).play(game);
        return session;
    }

    @Test
    @DisplayName("says so near its beginning, in both languages")
    void said() {
        List<String> sentences = new StorySummary(StoryData.of(PLAYED), Stories.english()).sentences();
        assertEquals("The umpire acted 2 times.", sentences.get(1));
        assertTrue(PAGE.text().contains("Der Schiedsrichter griff 2-mal ein."));
    }

    @Test
    @DisplayName("tells each player-turn where it was played, those played again too, and each line of the log once")
    void turns() {
        StoryData data = StoryData.of(PLAYED);
        assertTrue(
                data.turns().size()
                        > data.turns().stream().map(PlayerTurn::id).distinct().count(),
                "a player-turn was played twice");
        List<String> ids = PAGE.select("[id]").eachAttr("id");
        assertEquals(ids.size(), new HashSet<>(ids).size(), "ids of the page");
        List<String> lines = PAGE.select(".in-en ul.log li, .in-en .log li").stream()
                .map(Element::text)
                .toList();
        long attacks = PLAYED.game().log().stream()
                .filter(entry -> entry.command() instanceof Command.Attack)
                .count();
        assertTrue(attacks > 0);
        assertEquals(
                attacks,
                lines.stream().filter(line -> line.startsWith("Attack ")).count(),
                lines::toString);
        assertEquals(
                1,
                lines.stream()
                        .filter(line -> line.contains("The umpire sets the clock"))
                        .count());
    }

    @Test
    @DisplayName("has in its charts each turn once, as it ended")
    void charts() {
        List<Integer> turns = GameHistory.of(PLAYED.game()).turns().stream()
                .map(TurnRecord::turn)
                .toList();
        assertEquals(turns.stream().distinct().sorted().toList(), turns);
    }
}
