package org.roadtorichmond.ai.advice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Outcome;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.scenario.ShippedScenarios;
import org.roadtorichmond.scenario.yardstick.Calibration;
import org.roadtorichmond.victory.VictorySystems;

@DisplayName("Advice")
final class AdviceTest {

    private static Game training(long seed) {
        return VictorySystems.newGame(ShippedScenarios.survey("training"), seed);
    }

    private static Advice advice(Game game, String commander) {
        return Advice.of(game, () -> Commanders.named(commander), Calibration.NONE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"cadet", "colonel", "colonel:bold", "general@200"})
    @DisplayName(
            "is what the commander does in the game itself, phase after phase up to the first die, and changes nothing")
    void sameAsInPlay(String name) {
        Game game = training(3);
        for (int phase = 0; phase < 8 && game.state().ending().isEmpty(); phase++) {
            long hash = game.state().hash();
            long changes = game.changes();
            Advice advice = advice(game, name);
            assertEquals(hash, game.state().hash());
            assertEquals(changes, game.changes());
            assertTrue(advice.before() >= 0 && advice.before() <= 1, () -> "before " + advice.before());
            assertTrue(advice.after() >= 0 && advice.after() <= 1, () -> "after " + advice.after());
            Commander commander = Commanders.named(name);
            for (Advice.Order order : advice.orders()) {
                assertEquals(order.command(), commander.next(game));
                assertFalse(game.execute(order.command()) instanceof Outcome.Refused);
            }
            while (game.state().combat().isPresent()) {
                game.execute(Commanders.named("cadet").next(game));
            }
        }
    }

    @Test
    @DisplayName("of a movement phase goes to its end, states what it is for and the attack that is to follow")
    void movement() {
        Game game = training(1);
        boolean attacked = false;
        while (game.state().ending().isEmpty() && !attacked) {
            Advice advice = advice(game, "colonel");
            if (game.state().moment().phase() == Phase.MOVEMENT) {
                List<Advice.Order> orders = advice.orders();
                assertInstanceOf(
                        Command.EndPhase.class, orders.get(orders.size() - 1).command());
                String plan = advice.plan().get(0).in(Locale.ENGLISH);
                assertTrue(plan.startsWith("Objective: "), plan);
                attacked = advice.plan().get(1).in(Locale.ENGLISH).matches("Main attack: .* on .* at \\d-\\d, .*");
            }
            advice.orders().forEach(order -> game.execute(order.command()));
            while (game.state().combat().isPresent()) {
                game.execute(Commanders.named("cadet").next(game));
            }
        }
        assertTrue(attacked, "no main attack was ever announced");
    }

    @Test
    @DisplayName("is the same whatever the dice of the game will show, also where it ends with one")
    void blindToTheDice() {
        Game one = training(1);
        Game two = training(2);
        boolean met = false;
        for (int phase = 0; phase < 4 && !met; phase++) {
            Advice advice = advice(one, "colonel");
            assertEquals(advice, advice(two, "colonel"));
            met = advice.orders().stream().anyMatch(order -> order.command() instanceof Command.Attack);
            advice.orders().forEach(order -> {
                one.execute(order.command());
                two.execute(order.command());
            });
        }
        assertTrue(met, "no advice ended with a die");
    }
}
