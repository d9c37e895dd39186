package org.roadtorichmond.balance.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.roster.CommanderSpec;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.balance.StopRule;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.scenario.ShippedScenarios;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.victory.account.Army;
import org.roadtorichmond.victory.account.Measure;

@DisplayName("What many games show")
class FindingsTest {
    private static final CommanderSpec CADET = Commanders.parse("cadet").value().orElseThrow();

    private static final int GAMES = 5;

    /** Battle points where there are any, else tokens, else victory points. */
    private static long decisive(Adjudication result, Army army) {
        return result.battlePoints()
                .or(result::tokens)
                .map(shares -> (long) shares.of(army))
                .orElseGet(() -> result.sides().of(army).total());
    }

    @Test
    @DisplayName("the means are of what decides under each system, and say what that is")
    void means() {
        Survey survey = ShippedScenarios.survey("training");
        Experiment experiment = new Experiment(
                List.of(Labs.cadets("training")), List.of(VictorySystem.values()), 1, GAMES, new StopRule.All());
        Findings findings = new Findings(experiment);
        new Laboratory(experiment, 2).run(findings);
        VariantFindings found = findings.variants().get(0);
        List<Game> games = LongStream.rangeClosed(1, GAMES)
                .mapToObj(seed -> new Playout(
                                Commanders.create(CADET, Commanders.temper(seed)),
                                Commanders.create(CADET, Commanders.temper(seed)))
                        .play(VictorySystems.newGame(survey, seed)))
                .toList();
        assertEquals(
                VictorySystem.ids().stream().sorted().toList(),
                found.systems().keySet().stream().sorted().toList());
        for (VictorySystem system : VictorySystem.values()) {
            for (Army army : Army.values()) {
                double mean = games.stream()
                        .mapToLong(game -> decisive(system.adjudicate(game), army))
                        .average()
                        .orElseThrow();
                assertEquals(mean, found.under(system).points(army.side()).mean(), 1e-9, system.id());
            }
        }
        assertEquals(
                Measure.VICTORY_POINTS, found.under(VictorySystem.WITHDRAWAL).measure());
        assertEquals(
                Measure.BATTLE_POINTS,
                found.under(VictorySystem.BATTLE_POINTS_17).measure());
        assertEquals(Measure.TOKENS, found.under(VictorySystem.SPOILS_OF_WAR).measure());
        double tokens = Arrays.stream(Side.values())
                .mapToDouble(side ->
                        found.under(VictorySystem.SPOILS_OF_WAR).points(side).mean())
                .sum();
        assertTrue(tokens > 0, "tokens were won");
    }
}
