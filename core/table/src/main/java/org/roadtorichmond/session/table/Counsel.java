package org.roadtorichmond.session.table;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.Plan;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.session.Change;
import org.roadtorichmond.session.PlanBook;
import org.roadtorichmond.session.control.HeldAdvice;

/**
 * What a person was advised: the advice as far as it holds, what of it is still to be done, and who decides by it when the march is
 * over.
 *
 * <p>An advice holds while the game stands where it was given, or moves on by its own orders. Who decides by it does so until the side
 * marches again, but only if the march was carried out as advised, to its end.
 */
final class Counsel {
    private PlanBook.@Nullable Page advice;
    private List<Command> left = List.of();
    private @Nullable Aide aide;

    /** Who decides after combats by the advice for a march, of whom. */
    private record Aide(Commander commander, Commander adviser, PlanBook.Page march) {}

    /** An advice has been given. */
    void give(PlanBook.Page page, Commander adviser) {
        advice = page;
        left = page.plan().orders().stream()
                .map(Plan.Order::command)
                .filter(command -> !(command instanceof Command.EndPhase))
                .toList();
        if (isMarch(page.plan().moment())) {
            aide = adviser.aide().map(made -> new Aide(made, adviser, page)).orElse(null);
        }
    }

    /** The game has changed and stands at a moment: by the next orders of the advice, or else in another way, which ends it. */
    void changed(Change change, Moment now) {
        List<Command> done = change.done().stream().map(Entry::command).toList();
        boolean onwards = change.forwards() && change.reverted().isEmpty();
        if (onwards && done.equals(next(done.size()))) {
            left = left.subList(done.size(), left.size());
            return;
        }
        boolean obeyed = onwards && isDone() && done.equals(List.of(new Command.EndPhase()));
        boolean marched = advice != null && isMarch(advice.plan().moment());
        if ((marched && !obeyed)
                || (aide != null
                        && isMarch(now)
                        && now.player() == aide.march.plan().side())) {
            aide = null;
        }
        left = List.of();
        advice = null;
    }

    private static boolean isMarch(Moment moment) {
        return moment.phase() == Phase.MOVEMENT;
    }

    /** The advice that holds. */
    Optional<PlanBook.Page> advice() {
        return Optional.ofNullable(advice);
    }

    /** The orders of the advice that are still to be given; its last, to end the phase, is left to the player. */
    List<Command> left() {
        return left;
    }

    /** The first of them. */
    List<Command> next(int orders) {
        return left.subList(0, Math.min(orders, left.size()));
    }

    /** The advice with those orders. */
    Optional<HeldAdvice> held() {
        return advice().map(page -> new HeldAdvice(page, left));
    }

    /** Orders of the advice are refused: none is given any more. */
    void stop() {
        left = List.of();
    }

    /** Who decides after combats by the advice for the march that was carried out, if one was: always the same. */
    Optional<Commander> aide() {
        return Optional.ofNullable(aide).map(Aide::commander);
    }

    /** Another like him if a given adviser has given the advice. */
    Optional<Commander> aideOf(String adviser) {
        return Optional.ofNullable(aide)
                .filter(known -> known.march.author().equals(adviser))
                .flatMap(known -> known.adviser.aide());
    }

    /** Whether a given adviser need not be asked again: there are orders of his left, or no more is to be done than to end the phase. */
    boolean holds(String adviser) {
        return advice != null && advice.author().equals(adviser) && (!left.isEmpty() || isDone());
    }

    /** Whether all that was advised has been done but to end the phase; asked afresh, an adviser would begin to think otherwise. */
    private boolean isDone() {
        List<Plan.Order> orders = advice == null ? List.of() : advice.plan().orders();
        return left.isEmpty()
                && !orders.isEmpty()
                && orders.get(orders.size() - 1).command() instanceof Command.EndPhase;
    }
}
