package org.roadtorichmond.session.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.Plan;
import org.roadtorichmond.ai.advice.Advice;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.session.Change;
import org.roadtorichmond.session.PerPerson;
import org.roadtorichmond.session.PlanBook;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.Twin;
import org.roadtorichmond.session.control.HeldAdvice;
import org.roadtorichmond.work.ParallelRunner;
import org.roadtorichmond.work.Subscription;
import org.roadtorichmond.work.Worker;

/**
 * The staff of those who play at this machine: works out a plan for the phase that is on when a player asks for it, beside the
 * game, and carries it out as far as he likes.
 *
 * <p>An advice holds while the game stands where it was given, or moves on by its own orders. A player who changes the game
 * otherwise ends it, and an answer that comes after that is dropped. Of two people who share a machine each has advice of his own,
 * and is shown no other.
 */
public final class Staff implements AutoCloseable {
    private final Session session;
    private final Worker worker;
    private final Consumer<RuntimeException> trouble;
    private final Subscription subscription;
    private final List<Runnable> listeners = new ArrayList<>();
    private Subscription question = () -> {};
    private @Nullable String thinking;
    private final PerPerson<Held> held;
    private boolean asking;

    /** What a person was advised, as far as it holds, and what of it is still to be done. */
    private static final class Held {
        private PlanBook.@Nullable Page advice;
        private List<Command> left = List.of();

        /** The game has changed: by the next orders of the advice, or else in another way, which ends it. */
        void changed(Change change) {
            List<Command> done = change.done().stream().map(Entry::command).toList();
            if (change.forwards() && change.reverted().isEmpty() && done.equals(next(done.size()))) {
                left = left.subList(done.size(), left.size());
            } else {
                left = List.of();
                advice = null;
            }
        }

        private List<Command> next(int orders) {
            return left.subList(0, Math.min(orders, left.size()));
        }
    }

    /**
     * The staff of a session's players.
     *
     * @param worker where it thinks; closed with it
     * @param trouble gets what goes wrong with an answer, on the thread of the game
     */
    public Staff(Session session, Worker worker, Consumer<RuntimeException> trouble) {
        this.session = session;
        this.worker = worker;
        this.trouble = trouble;
        held = new PerPerson<>(session, Held::new);
        subscription = session.listen(this::changed);
    }

    /** Notifies a listener when an answer has come or none will come any more. */
    public Subscription listen(Runnable listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    private void notifyListeners() {
        List.copyOf(listeners).forEach(Runnable::run);
    }

    private void changed(Change change) {
        if (asking || (change.isNote() && session.humanDecides())) {
            return;
        }
        held.every().forEach(each -> each.changed(change));
        if (thinking != null) {
            cancel();
        }
    }

    /** Who works out a plan now, as a seat names a commander. */
    public Optional<String> thinking() {
        return Optional.ofNullable(thinking);
    }

    /**
     * Has a commander work out a plan for the player who decides, which is marked in the log; nothing while no one does, and of one
     * whose advice for the phase has been carried out to its end.
     */
    public void ask(String adviser) {
        if (!session.humanDecides() || hasNoMoreToSay(adviser)) {
            return;
        }
        cancel();
        asking = true;
        try {
            session.askAdvice(adviser);
        } finally {
            asking = false;
        }
        thinking = adviser;
        List<Entry> log = List.copyOf(session.game().log());
        question = worker.run(
                cancelled -> plan(Twin.of(session.game(), log), adviser, worker.runner(), cancelled),
                plan -> advise(adviser, plan),
                this::fail);
        notifyListeners();
    }

    /** Whether all that a commander advised has been done but to end the phase; asked afresh, it would begin to think otherwise. */
    private boolean hasNoMoreToSay(String adviser) {
        PlanBook.Page page = held.now().advice;
        if (page == null || !left().isEmpty() || !page.author().equals(adviser)) {
            return false;
        }
        List<Plan.Order> orders = page.plan().orders();
        return !orders.isEmpty() && orders.get(orders.size() - 1).command() instanceof Command.EndPhase;
    }

    private static Plan plan(Game game, String adviser, ParallelRunner runner, BooleanSupplier cancelled) {
        return Advice.plan(game, () -> {
            Commander commander = Commanders.named(adviser);
            commander.stopWhen(cancelled);
            commander.mayUse(runner);
            return commander;
        });
    }

    private void advise(String adviser, Plan plan) {
        thinking = null;
        PlanBook.Page page = new PlanBook.Page(session.game().log().size(), adviser, true, plan);
        session.plans().add(page);
        Held mine = held.now();
        mine.advice = page;
        mine.left = plan.orders().stream()
                .map(Plan.Order::command)
                .filter(command -> !(command instanceof Command.EndPhase))
                .toList();
        notifyListeners();
    }

    private void fail(RuntimeException fault) {
        thinking = null;
        notifyListeners();
        trouble.accept(fault);
    }

    /** Wants no answer any more. */
    public void cancel() {
        question.close();
        if (thinking != null) {
            thinking = null;
            notifyListeners();
        }
    }

    /** The advice that holds for the person that decides. */
    public Optional<PlanBook.Page> advice() {
        return Optional.ofNullable(held.now().advice);
    }

    /** The orders of the advice that are still to be given; its last, to end the phase, is left to the player. */
    public List<Command> left() {
        return held.now().left;
    }

    /** The same with those orders. */
    public Optional<HeldAdvice> held() {
        return advice().map(page -> new HeldAdvice(page, left()));
    }

    /** Gives the next order of the advice, if one is left. */
    public void carryOutNext() {
        carryOut(held.now().next(1));
    }

    /** Gives all orders of the advice that are left, as one action. */
    public void carryOut() {
        carryOut(left());
    }

    private void carryOut(List<Command> orders) {
        Held mine = held.now();
        session.asOneAction(() -> {
            for (Command order : orders) {
                if (session.execute(order).isPresent()) {
                    // Rehearsed from where the game stands, no order is refused; should one be, the advice holds no
                    // more.
                    mine.left = List.of();
                    break;
                }
            }
        });
    }

    @Override
    public void close() {
        subscription.close();
        question.close();
        listeners.clear();
        worker.close();
    }
}
