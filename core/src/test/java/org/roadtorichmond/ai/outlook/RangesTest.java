package org.roadtorichmond.ai.outlook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.cadet.Cadet;
import org.roadtorichmond.balance.generator.ScenarioGenerator;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.Reach;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystems;

@DisplayName("the ranges of units on a board")
final class RangesTest {

    @ParameterizedTest(name = "generated:{0}")
    @ValueSource(longs = {0, 3, 5, 7})
    @DisplayName(
            "16.2 are where the rules let them go, strategic marches included, and where only friends are in the way")
    void asTheRulesSay(long seed) {
        Scenario scenario = ScenarioGenerator.generate(seed, OptionalInt.empty())
                .load()
                .value()
                .orElseThrow()
                .scenario();
        Game game = VictorySystems.newGame(new Survey(scenario), seed);
        new Playout(new Cadet(), new Cadet()).play(game, RangesTest::compare);
    }

    private static void compare(Game game) {
        if (game.state().moment().phase() != Phase.MOVEMENT
                || game.state().ending().isPresent()) {
            return;
        }
        Board board = new Board(game.state().survey());
        board.load(game);
        Ranges ranges = new Ranges(board);
        ranges.surveyOwn(game);
        Side side = game.state().moment().player();
        for (Unit unit : game.state().onMap(side)) {
            Reach reach = game.rules().movement().reach(unit);
            int place = ranges.placeOf(unit);
            for (int i = 0; i < reach.count(); i++) {
                assertTrue(ranges.reaches(place, reach.hex(i)), unit + " reaches " + reach.hex(i));
            }
            for (int i = 1; i < ranges.count(place); i++) {
                int hex = ranges.hex(place, i);
                boolean full =
                        board.count(hex, side) >= board.scenario().rules().stacking();
                assertEquals(!full, reach.ends(hex), unit + " and " + hex);
            }
        }
    }
}
