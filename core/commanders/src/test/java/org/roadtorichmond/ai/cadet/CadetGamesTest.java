package org.roadtorichmond.ai.cadet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.scenario.FrozenScenarios;
import org.roadtorichmond.testing.Legality;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.victory.account.Line;
import org.roadtorichmond.victory.account.Tally;

@DisplayName("fifty games between cadets")
class CadetGamesTest {

    private static void assertSum(Tally tally) {
        assertEquals(tally.lines().stream().mapToLong(Line::points).sum(), tally.total());
    }

    @ParameterizedTest(name = "{0}, {1} games")
    @CsvSource({
        "training, 15",
        "gaines-mill, 15",
        "gaines-mill-withdrawal, 5",
        "gaines-mill-battle-points, 5",
        "road-to-richmond, 10"
    })
    @DisplayName("end by the rules, with every state of every game as it must be")
    void games(String name, int games) {
        Survey survey = FrozenScenarios.survey(name);
        Map<String, Integer> winners = new TreeMap<>();
        for (long seed = 1; seed <= games; seed++) {
            Game game = VictorySystems.newGame(survey, seed);
            Playout playout = new Playout(Commanders.named("cadet"), Commanders.named("cadet"));
            while (game.state().ending().isEmpty()) {
                playout.step(game);
                Legality.check(game.state());
            }
            Adjudication result = VictorySystem.judge(game);
            assertSum(result.sides().a());
            assertSum(result.sides().b());
            assertTrue(game.state().attacks() > 0, "there was a fight");
            winners.merge(result.winner().name(), 1, Integer::sum);
        }
        assertTrue(games < 10 || winners.size() > 1, "not always the same side wins: " + winners);
    }
}
