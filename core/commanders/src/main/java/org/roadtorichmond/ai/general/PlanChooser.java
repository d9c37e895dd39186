package org.roadtorichmond.ai.general;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.Decision;
import org.roadtorichmond.ai.Plan;
import org.roadtorichmond.ai.colonel.Colonel;
import org.roadtorichmond.ai.colonel.Manner;
import org.roadtorichmond.ai.colonel.PlanVariant;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.work.ParallelRunner;

/** A commander that has plans for a player-turn tried out before anybody marches, and a colonel carry out the one that it chooses. */
abstract class PlanChooser implements Commander {
    /** How it plays where plans are equally good. */
    final Manner manner;

    /** By what its colonel decides between things that are about as good; 0 is even. */
    final int temper;

    private @Nullable Game game;
    private @Nullable Moment planned;
    private @Nullable Colonel staff;
    private @Nullable Decision last;
    private @Nullable Choice choice;
    private final Deque<Decision> orders = new ArrayDeque<>();
    private PlanVariant follows;
    private BooleanSupplier stop = () -> false;
    private ParallelRunner runner = ParallelRunner.ALONE;
    private long answered;
    private int entries;
    private long chosenAt;

    /**
     * A plan that was chosen.
     *
     * @param plan how a colonel is brought to make it, and its orders for the march, if it has been worked out
     * @param explained adds to what the colonel says of it what was found by trials
     */
    record Choice(PlanDraft plan, UnaryOperator<Plan> explained) {}

    PlanChooser(Manner manner, int temper) {
        this.manner = manner;
        this.temper = temper;
        follows = PlanVariant.of(manner);
    }

    /**
     * Chooses a plan for a movement phase.
     *
     * @param asked the game, which is only read
     * @param helpers who may try plans out at the same time; the answer is the same without
     * @param wish whether any answer will do now, since none is wanted any more
     */
    abstract Choice choose(Game asked, ParallelRunner helpers, BooleanSupplier wish);

    @Override
    public Decision reason() {
        return Objects.requireNonNull(last, "no command has been given yet");
    }

    @Override
    public Command next(Game asked) {
        Colonel colonel = staff(asked);
        Decision decision = ordered(asked).orElseGet(() -> {
            colonel.next(asked);
            return colonel.reason();
        });
        last = decision;
        answered = asked.changes();
        entries = asked.log().size();
        return decision.command();
    }

    /** The order that comes next in the plan as it was tried out; nothing once something else has been done, or when all are carried out. */
    private Optional<Decision> ordered(Game asked) {
        Decision next = orders.peek();
        if (next != null && asked.changes() != answered) {
            boolean done = asked.last().map(Entry::command).equals(Optional.of(next.command()));
            orders.remove();
            if (!done) {
                orders.clear();
            }
        }
        return Optional.ofNullable(orders.peek());
    }

    @Override
    public void stopWhen(BooleanSupplier wish) {
        stop = wish;
    }

    @Override
    public void mayUse(ParallelRunner helpers) {
        runner = helpers;
    }

    @Override
    public Optional<Commander> aide() {
        return Optional.of(new Colonel(follows, temper));
    }

    @Override
    public Optional<Plan> plan(Game asked) {
        Optional<Plan> plan = staff(asked).plan(asked);
        Choice chosen = choice;
        return chosen == null || asked.changes() != chosenAt ? plan : plan.map(chosen.explained());
    }

    /** The colonel who carries out the plan for the phase that is on; it is looked for where it has not been. */
    private Colonel staff(Game asked) {
        if (game != asked) {
            game = asked;
            planned = null;
            staff = null;
            choice = null;
            orders.clear();
        }
        Moment now = asked.state().moment();
        boolean moves = now.phase() == Phase.MOVEMENT && asked.state().combat().isEmpty();
        Colonel colonel = staff;
        boolean known = now.equals(planned) && goesOn(asked);
        if (colonel == null || (moves && !known)) {
            choice = moves ? choose(asked, runner, stop) : null;
            PlanDraft draft = choice == null ? PlanDraft.unmade(PlanVariant.of(manner)) : choice.plan();
            follows = draft.variant();
            orders.clear();
            orders.addAll(draft.decisions());
            chosenAt = asked.changes();
            colonel = staff == null ? new Colonel(follows, temper) : staff.afresh(follows);
            staff = colonel;
            planned = stop.getAsBoolean() ? null : now;
            answered = asked.changes();
            entries = asked.log().size();
        }
        return colonel;
    }

    /** Whether nothing has happened since the last answer but one command more: nothing was taken back, for one. */
    private boolean goesOn(Game asked) {
        int more = asked.log().size() - entries;
        return asked.changes() == answered + more && (more == 0 || more == 1);
    }
}
