package org.roadtorichmond.ai.advice;

import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Supplier;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.Plan;
import org.roadtorichmond.ai.cadet.Cadet;
import org.roadtorichmond.ai.outlook.Rehearsal;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.yardstick.Calibration;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

/**
 * What a commander would do in the phase that is on, in words: its {@link Plan} as players read it. Orders end with the phase, with
 * the first die, or when the enemy has to decide something.
 *
 * @param side the side that it advises, which decides next
 * @param orders the orders, in order; none where the game has ended
 * @param plan what they are for, sentence by sentence
 * @param before how likely the side is to win before the orders, 0 to 1
 * @param after how likely it is on average after the player-turn and the enemy's reply
 * @param standing how likely it would be after the enemy's reply if nobody marched, as far as the commander tried that
 */
public record Advice(
        Side side, List<Order> orders, List<Sentence> plan, double before, double after, OptionalDouble standing) {

    /** Copies the lists. */
    public Advice {
        orders = List.copyOf(orders);
        plan = List.copyOf(plan);
    }

    /**
     * An order that the commander would give.
     *
     * @param command the order
     * @param reason why: what is done, and the commander's own words
     */
    public record Order(Command command, Sentence reason) {}

    /**
     * What a commander would do where a game stands.
     *
     * @param game a game that has not ended; it is only read
     * @param commanders makes commanders of the kind that is asked
     * @param calibration how chances of winning are shown
     */
    public static Advice of(Game game, Supplier<Commander> commanders, Calibration calibration) {
        return of(plan(game, commanders, calibration));
    }

    /** A plan in words. */
    public static Advice of(Plan plan) {
        List<Order> orders = plan.orders().stream()
                .map(order -> new Order(
                        order.command(), Sentence.of("advice.reason", OrderWords.of(order.command()), order.reason())))
                .toList();
        return new Advice(
                plan.side(), orders, new PlanWords(plan).summary(), plan.before(), plan.expected(), plan.standing());
    }

    /**
     * What a commander intends where a game stands; of one that makes no plans, what it would do.
     *
     * @param game a game that has not ended; it is only read
     * @param commanders makes commanders of the kind that is asked
     * @param calibration how chances of winning are shown
     */
    public static Plan plan(Game game, Supplier<Commander> commanders, Calibration calibration) {
        return plan(game, commanders.get(), commanders, calibration);
    }

    /**
     * What a commander who plays a game intends where it stands; of one that makes no plans, what it would do.
     *
     * @param commander who commands the side that decides next
     * @param others makes commanders of the same kind, to rehearse
     * @param calibration how chances of winning are shown
     */
    public static Plan plan(Game game, Commander commander, Supplier<Commander> others, Calibration calibration) {
        return commander
                .plan(game)
                .orElseGet(() -> new Rehearsal(game, copy -> others.get(), Cadet::new).plan())
                .shown(calibration, game.state());
    }
}
