package org.roadtorichmond.ai.outlook;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.scenario.ShippedScenarios;
import org.roadtorichmond.unit.Side;

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
                int[] found = roads.to(hexes, side, arm);
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
