package org.roadtorichmond.ai.outlook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.cadet.Cadet;
import org.roadtorichmond.balance.generator.ScenarioGenerator;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.HexGrid;
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

    @ParameterizedTest(name = "generated:{0}")
    @ValueSource(longs = {1, 4, 8})
    @DisplayName("that are remembered are those that a new survey finds, wherever counters are moved in the mind")
    void remembered(long seed) {
        Scenario scenario = ScenarioGenerator.generate(seed, OptionalInt.empty())
                .load()
                .value()
                .orElseThrow()
                .scenario();
        Game game = VictorySystems.newGame(new Survey(scenario), seed);
        Board board = new Board(game.state().survey());
        Ranges old = new Ranges(board);
        Random random = new Random(seed);
        new Playout(new Cadet(), new Cadet()).play(game, now -> {
            board.load(now);
            board.awake(random.nextBoolean());
            for (int round = 0; round < 3; round++) {
                Side side = random.nextInt(4) > 0 ? Side.UNION : Side.CONFEDERATE;
                old.survey(side);
                Ranges fresh = new Ranges(board);
                fresh.survey(side);
                assertSame(fresh, old);
                moveSome(board, random);
            }
            if (now.state().ending().isEmpty()) {
                board.load(now);
                old.surveyOwn(now);
                Ranges fresh = new Ranges(board);
                fresh.surveyOwn(now);
                assertSame(fresh, old);
            }
        });
    }

    private static void moveSome(Board board, Random random) {
        for (int unit = 0; unit < board.units(); unit++) {
            int at = board.hexOf(unit);
            if (at != Board.NOWHERE && random.nextInt(5) == 0) {
                int to = board.grid().neighbour(at, random.nextInt(Direction.COUNT));
                if (to != HexGrid.OFF_MAP
                        && !board.occupied(to, board.unit(unit).side().enemy())) {
                    board.place(unit, to);
                }
            }
        }
    }

    private static void assertSame(Ranges fresh, Ranges old) {
        assertEquals(fresh.units(), old.units());
        for (int place = 0; place < fresh.units().size(); place++) {
            assertEquals(fresh.count(place), old.count(place), fresh.units().get(place)::toString);
            for (int number = 0; number < fresh.count(place); number++) {
                assertEquals(fresh.hex(place, number), old.hex(place, number));
                assertTrue(old.reaches(place, fresh.hex(place, number)));
            }
        }
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
