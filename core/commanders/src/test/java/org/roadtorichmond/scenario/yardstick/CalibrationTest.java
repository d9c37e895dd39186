package org.roadtorichmond.scenario.yardstick;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.Plan;
import org.roadtorichmond.ai.advice.Advice;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystems;

@DisplayName("The chance of winning as it is shown")
final class CalibrationTest {
    private static final double CLOSE = 1e-9;

    /** Too gloomy for the Union by 1.5 in the beginning, right in the middle, too sure in the end. */
    private static final Calibration SKEWED = new Calibration(List.of(
            new Calibration.Knot(1, 150, 100), new Calibration.Knot(3, 0, 100), new Calibration.Knot(5, 0, 50)));

    private static double union(double chance, double turns) {
        return SKEWED.of(Side.UNION, chance, turns);
    }

    private static double shifted(double chance, double shift) {
        return 1 / (1 + Math.exp(-Math.log(chance / (1 - chance)) - shift));
    }

    private static Game training() {
        return VictorySystems.newGame(
                new Documents(Shelf.of(List.of()))
                        .openScenario("training")
                        .value()
                        .orElseThrow()
                        .survey(),
                1);
    }

    @Test
    @DisplayName("without stored games is what commanders see, to the last bit")
    void none() {
        for (double chance : new double[] {0, 1e-7, 0.123, 0.5, 1}) {
            assertEquals(chance, Calibration.NONE.of(Side.CONFEDERATE, chance, 2));
        }
    }

    @Test
    @DisplayName(
            "is corrected at a knot as that says, before the first and after the last as there, and in between by both")
    void knots() {
        assertEquals(shifted(0.2, 1.5), union(0.2, 1), CLOSE);
        assertEquals(shifted(0.2, 1.5), union(0.2, 0), CLOSE);
        assertEquals(shifted(0.2, 0.75), union(0.2, 2), CLOSE);
        assertEquals(0.2, union(0.2, 3), CLOSE);
        assertEquals(1 / (1 + Math.sqrt(4)), union(0.2, 9), CLOSE);
    }

    @Test
    @DisplayName("rises with what commanders see at any time, lies between 0 and 1, and both sides' make 1")
    void rises() {
        for (double turns = 0; turns <= 6; turns += 0.5) {
            double before = 0;
            for (int thousandth = 0; thousandth <= 1000; thousandth++) {
                double chance = thousandth / 1000.0;
                double shown = union(chance, turns);
                assertTrue(shown >= before && shown > 0 && shown < 1, () -> "at " + chance);
                assertTrue(thousandth < 2 || thousandth > 999 || shown > before, () -> "at " + chance);
                assertEquals(1, shown + SKEWED.of(Side.CONFEDERATE, 1 - chance, turns), CLOSE);
                before = shown;
            }
        }
    }

    @Test
    @DisplayName("is the result where the game is over, and where it is when the reply has come")
    void ended() {
        Game game = training();
        GameState state = game.state();
        assertNotEquals(0.3, SKEWED.now(state, Side.UNION, 0.3));
        assertEquals(union(0.3, 1), SKEWED.afterReply(state, Side.UNION, 0.3), CLOSE);
        Commander commander = Commanders.named("cadet");
        while (state.moment().turn() < state.scenario().turns()) {
            game.execute(commander.next(game));
        }
        assertEquals(union(0.3, state.scenario().turns() - 1), SKEWED.now(state, Side.UNION, 0.3), CLOSE);
        assertEquals(0.3, SKEWED.afterReply(state, Side.UNION, 0.3));
        game.execute(new Command.Concede(Side.UNION));
        assertEquals(0, SKEWED.now(state, Side.UNION, 0));
        assertEquals(0.5, SKEWED.now(state, Side.CONFEDERATE, 0.5));
    }

    @Test
    @DisplayName(
            "of a plan is that before, expected, of standing still and of what was rejected, and nothing else changes")
    void plan() {
        Game game = training();
        Plan plain = Advice.plan(game, () -> Commanders.named("general@900"), Calibration.NONE);
        Plan shown = Advice.plan(game, () -> Commanders.named("general@900"), SKEWED);
        GameState state = game.state();
        assertEquals(SKEWED.now(state, plain.side(), plain.before()), shown.before());
        assertEquals(SKEWED.afterReply(state, plain.side(), plain.expected()), shown.expected());
        assertEquals(
                OptionalDouble.of(
                        SKEWED.afterReply(state, plain.side(), plain.standing().orElseThrow())),
                shown.standing());
        assertTrue(plain.rejected().stream().anyMatch(other -> other.measure() == Plan.Measure.CHANCE));
        for (int i = 0; i < plain.rejected().size(); i++) {
            Plan.Rejected before = plain.rejected().get(i);
            Plan.Rejected after = shown.rejected().get(i);
            if (before.measure() == Plan.Measure.CHANCE) {
                assertEquals(
                        SKEWED.afterReply(state, plain.side(), plain.expected() - before.worse()),
                        shown.expected() - after.worse(),
                        CLOSE);
            }
            assertEquals(before.what(), after.what());
        }
        assertEquals(plain.orders(), shown.orders());
        assertEquals(plain.attacks(), shown.attacks());
        assertEquals(plain.marches(), shown.marches());
    }
}
