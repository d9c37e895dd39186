package org.roadtorichmond.session.control;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.ai.Plan;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.session.PlanBook;
import org.roadtorichmond.unit.Unit;

/**
 * Advice that holds: the game stands where it was given, or has gone on by its own orders.
 *
 * @param page the plan that was advised
 * @param left its orders that are still to be given
 */
public record HeldAdvice(PlanBook.Page page, List<Command> left) {
    /** Copies the list. */
    public HeldAdvice {
        left = List.copyOf(left);
    }

    /** What of a plan is drawn on the map. */
    public record Drawn(List<Plan.March> marches, List<Plan.Strike> attacks, Optional<Plan.Fear> fear) {
        /** Copies the lists. */
        public Drawn {
            marches = List.copyOf(marches);
            attacks = List.copyOf(attacks);
        }

        /** All of a plan. */
        static Drawn all(Plan plan) {
            return new Drawn(plan.marches(), plan.attacks(), plan.fear());
        }

        /** Nothing. */
        static Drawn none() {
            return new Drawn(List.of(), List.of(), Optional.empty());
        }
    }

    /** What of the advice is still to come where the game stands: marches that were not ordered, and attacks that were not made. */
    Drawn drawn(GameState state) {
        if (left.isEmpty() && state.moment().phase() == Phase.COMBAT) {
            return Drawn.none();
        }
        Plan plan = page.plan();
        return new Drawn(
                plan.marches().stream().filter(march -> ordered(march.unit())).toList(),
                plan.attacks().stream()
                        .filter(strike -> strike.targets().stream().noneMatch(hex -> attacked(state, hex)))
                        .toList(),
                plan.fear());
    }

    private static boolean attacked(GameState state, Hex hex) {
        return state.attacked(hex.index());
    }

    /** Whether one of the orders that are left moves a unit. */
    private boolean ordered(Unit unit) {
        return left.stream()
                .anyMatch(order ->
                        (order instanceof Command.MoveUnit move && move.unit().equals(unit))
                                || (order instanceof Command.EnterUnit enter
                                        && enter.unit().equals(unit))
                                || (order instanceof Command.ExitUnit exit
                                        && exit.unit().equals(unit)));
    }
}
