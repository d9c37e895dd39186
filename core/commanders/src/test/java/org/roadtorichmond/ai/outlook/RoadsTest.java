package org.roadtorichmond.ai.outlook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.cadet.Cadet;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.scenario.ShippedScenarios;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystems;

@DisplayName("how far it is to what matters")
final class RoadsTest {
    private final Survey survey = ShippedScenarios.survey("road-to-richmond");

    @Test
    @DisplayName("is to the nearest of several hexes the least of the ways to each, however many are asked for")
    void nearest() {
        Roads roads = new Roads(survey);
        int size = survey.scenario().field().grid().size();
        Random random = new Random(3);
        for (int asked = 0; asked < 100; asked++) {
            Arm arm = Arm.values()[random.nextInt(Arm.values().length)];
            Side side = Side.values()[random.nextInt(2)];
            int[] hexes = random.ints(1 + random.nextInt(4), 0, size)
                    .distinct()
                    .sorted()
                    .toArray();
            for (int again = 0; again < 2; again++) {
                int[] found = roads.overGround(hexes, side, arm);
                for (int from = 0; from < size; from++) {
                    int hex = from;
                    int least = Arrays.stream(hexes)
                            .map(to -> roads.to(to, side, arm)[hex])
                            .min()
                            .orElseThrow();
                    assertEquals(least, found[from]);
                }
            }
        }
    }

    @Test
    @DisplayName("13.1 counts the wait for closed ground, less from turn to turn, where no way round it is shorter")
    void closed() {
        Roads roads = new Roads(survey);
        Board board = new Board(survey);
        HexGrid grid = survey.scenario().field().grid();
        int left = grid.parse("1312").orElseThrow().index();
        int right = grid.parse("1114").orElseThrow().index();
        int ground = roads.overGround(new int[] {right}, Side.CONFEDERATE, Arm.INFANTRY)[left];
        int[] marches = new int[survey.scenario().turns() + 1];
        Game game = VictorySystems.newGame(survey, 1);
        new Playout(new Cadet(), new Cadet()).play(game, now -> {
            board.load(now);
            roads.look(board);
            int turn = board.turnOf(Side.CONFEDERATE);
            if (turn < marches.length) {
                marches[turn] = roads.to(right, Side.CONFEDERATE, Arm.INFANTRY)[left];
                assertEquals(ground, roads.overGround(new int[] {right}, Side.CONFEDERATE, Arm.INFANTRY)[left]);
            }
        });
        for (int turn = 2; turn < marches.length; turn++) {
            int now = marches[turn];
            assertTrue(now <= marches[turn - 1], () -> "farther than the turn before: " + now);
        }
        assertTrue(marches[1] > 2 * ground, () -> "the bridges are burnt until turn 20, but it is " + marches[1]);
        assertEquals(ground, marches[marches.length - 1]);
    }

    @Test
    @DisplayName("10.2 is counted in day turns, of which a night is half a one")
    void marchingLeft() {
        Roads roads = new Roads(survey);
        int last = survey.scenario().turns() + 3;
        for (int to : new int[] {5, last, 2, last - 1}) {
            for (int from = 1; from <= to + 2; from++) {
                double left = 0;
                for (int turn = from; turn <= to; turn++) {
                    left += survey.scenario().isNight(turn) ? 0.5 : 1;
                }
                assertEquals(left, roads.marchingLeft(from, to), from + " to " + to);
            }
        }
    }
}
