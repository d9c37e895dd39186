package org.roadtorichmond.ai.toolkit;

import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.ai.Decision;
import org.roadtorichmond.ai.Temper;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Combat;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/**
 * Decides all that a commander does not want to decide: losses, retreats, advances and tokens, which reinforcements enter where, and the
 * attacks that the rules ask for; then it ends the phase. It marches no unit and attacks none unless the rules require it. Its commands are
 * legal, and the same position gets the same one.
 */
public final class Deputy {

    /** The next command of the side that decides next, and why. */
    public Decision decide(Game game) {
        Optional<Combat> combat = game.state().combat();
        if (combat.isPresent()) {
            return settle(game, combat.get());
        }
        return game.state().moment().phase() == Phase.COMBAT ? attack(game) : enter(game);
    }

    /** What is to be decided in the middle of a combat. */
    private static Decision settle(Game game, Combat combat) {
        Temper even = Temper.of(0, 0, game.state());
        return switch (combat.stage()) {
            case LOSSES -> LossChoice.nearest(combat);
            case RETREATS -> new RetreatChoice(game, TurnsToGoal.NONE, even).choose(combat);
            case ADVANCES -> new AdvanceChoice(game, TurnsToGoal.NONE, even).choose(combat);
            case SPOILS -> TokenChoice.choose(game.state(), combat);
        };
    }

    /** The best of the attacks that must still be made (rules 8.1, 8.3), or the end of the phase. */
    private static Decision attack(Game game) {
        AttackOrders orders = new AttackOrders(game, Double.POSITIVE_INFINITY);
        if (orders.required().units().isEmpty()) {
            return orders.otherwise();
        }
        GameState state = game.state();
        Chances chances = new Chances(state.scenario().rules(), state.moment().player());
        PositionModel model = new PositionModel(state, chances, new WaysOut(game), state::strength, true);
        return orders.first(new FightPlan(Fight.of(game, model), 0).attacks()).orElseGet(orders::otherwise);
    }

    /** Brings in a reinforcement that is due where that is cheapest, or ends the phase (rule 11). */
    private static Decision enter(Game game) {
        for (Unit unit :
                game.state().forces().awaited().of(game.state().moment().player())) {
            if (game.rules().reinforcements().due(unit)) {
                Optional<Command> entry = game.rules().reinforcements().entries(unit).entrySet().stream()
                        .min(Map.Entry.<Hex, Integer>comparingByValue().thenComparing(Map.Entry.comparingByKey()))
                        .<Command>map(cheapest -> new Command.EnterUnit(unit, cheapest.getKey()))
                        .filter(command -> game.check(command).isEmpty());
                if (entry.isPresent()) {
                    return Decision.plain(entry.get(), 1, Sentence.of("aim.enter"));
                }
            }
        }
        return Decision.plain(new Command.EndPhase(), 0, Sentence.of("aim.done"));
    }
}
