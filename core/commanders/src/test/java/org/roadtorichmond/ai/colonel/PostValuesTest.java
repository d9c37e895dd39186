package org.roadtorichmond.ai.colonel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.Reckoning;
import org.roadtorichmond.ai.cadet.Cadet;
import org.roadtorichmond.ai.outlook.Board;
import org.roadtorichmond.ai.outlook.Ranges;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.scenario.ShippedScenarios;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystems;

@DisplayName("what posts are worth")
final class PostValuesTest {
    private static final double ROUNDING = 1e-6;

    @ParameterizedTest
    @ValueSource(strings = {"gaines-mill", "road-to-richmond"})
    @DisplayName(
            "is never more than what is said to be the most, so that a post that could not be the best need not be weighed")
    void bounded(String scenario) {
        Game game = VictorySystems.newGame(ShippedScenarios.survey(scenario), 3);
        int[] below = {0};
        new Playout(new Cadet(), new Cadet()).play(game, now -> {
            if (now.state().moment().phase() == Phase.MOVEMENT
                    && now.state().ending().isEmpty()) {
                below[0] += compare(now);
            }
        });
        assertTrue(below[0] > 0, "nothing was in peril");
    }

    /** How many posts are worth less than they could be at most. */
    private static int compare(Game game) {
        PlanningContext context = PlanningContext.of(game, PlanVariant.of(Manner.STEADY), 0);
        Board board = context.view.board;
        Ranges own = context.view.own;
        Map<Integer, Integer> home = new HashMap<>();
        List<Unit> there = own.units().stream()
                .filter(unit -> board.hexOf(unit.ordinal()) != Board.NOWHERE)
                .toList();
        there.forEach(unit -> home.put(unit.ordinal(), board.hexOf(unit.ordinal())));
        PostValues values = new PostValues(
                context.view, context.valuation, Manner.STEADY, context.valuation.aims(), Set.of(), home);
        int below = 0;
        for (Unit unit : there) {
            int place = own.placeOf(unit);
            for (int i = 0; i < own.count(place); i++) {
                double score = values.score(unit, own.hex(place, i));
                double most = values.most(unit, own.hex(place, i));
                assertTrue(score <= most + ROUNDING, unit + ": " + score + " is more than " + most);
                below += score < most - 1 ? 1 : 0;
            }
        }
        return below;
    }

    @Test
    @DisplayName("goes by chances that are the same when they are asked for again, whatever was asked for in between")
    void remembered() {
        Random random = new Random(5);
        for (int i = 0; i < 100_000; i++) {
            double slack = random.nextInt(-400, 400) / (double) random.nextInt(1, 12);
            assertEquals(Reckoning.logistic(2.2 * (slack - 0.4)), Goal.likely(slack));
        }
    }
}
