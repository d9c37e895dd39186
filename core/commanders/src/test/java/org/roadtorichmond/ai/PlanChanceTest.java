package org.roadtorichmond.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

@DisplayName("A plan")
final class PlanChanceTest {

    @ParameterizedTest(name = "{0} before, {1} expected: {2}")
    @CsvSource({"0.50, 0.40, true", "0.50, 0.494, true", "0.50, 0.496, false", "0.50, 0.50, false", "0.50, 0.60, false"
    })
    @DisplayName("lowers the chance of winning where the figure that is stated afterwards is the lower one")
    void lowersChance(double before, double expected, boolean lowers) {
        Plan plan = new Plan(
                Side.UNION,
                new Moment(1, Side.UNION, Phase.MOVEMENT),
                List.of(),
                Sentence.of("aim.done"),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                before,
                expected,
                OptionalDouble.empty(),
                List.of(),
                List.of());
        assertEquals(lowers, plan.lowersChance());
        assertFalse(plan.worseThanStanding(), "nobody has tried to stand still");
        assertEquals(lowers, plan.beside(OptionalDouble.of(before)).worseThanStanding());
    }
}
