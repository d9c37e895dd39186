package org.roadtorichmond.session.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.Plan;
import org.roadtorichmond.ai.advice.Advice;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.ai.roster.Level;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.scenario.yardstick.Calibration;
import org.roadtorichmond.session.Change;
import org.roadtorichmond.session.PerPerson;
import org.roadtorichmond.session.PlanBook;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.Setting;
import org.roadtorichmond.session.Twin;
import org.roadtorichmond.session.control.HeldAdvice;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.work.Subscription;
import org.roadtorichmond.work.Worker;

/**
 * The staff of those who play at this machine: works out a plan for the phase that is on when a player asks for it, beside the
 * game, and carries it out as far as he likes. Who carries out all of it, after combats too, gives the very commands that the adviser
 * would give in his place, apart from its temper.
 *
 * <p>A player who changes the game otherwise ends the advice ({@link Counsel}), and an answer that comes after that is dropped. Of two
 * people who share a machine each has advice of his own, and is shown no other.
 */
public final class Staff implements AutoCloseable {
    private final Session session;
    private final Worker worker;
    private final Consumer<RuntimeException> trouble;
    private final Subscription subscription;
    private final List<Runnable> listeners = new ArrayList<>();
    private Subscription question = () -> {};
    private @Nullable String thinking;
    private final PerPerson<Counsel> counsels;
    private boolean asking;

    /** A plan, and who decides by it in combats. */
    private record Answer(Plan plan, Commander adviser) {}

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
        counsels = new PerPerson<>(session, Counsel::new);
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
        Moment now = session.state().moment();
        counsels.every().forEach(each -> each.changed(change, now));
        if (thinking != null) {
            cancel();
        }
    }

    /** Who works out a plan now, as a seat names a commander. */
    public Optional<String> thinking() {
        return Optional.ofNullable(thinking);
    }

    /**
     * Who is asked for advice by a player who wishes for an adviser: the one he names, or one as strong as the opponent
     * ({@link Level#staffAgainst}).
     */
    public String adviser(String wish) {
        Side enemy = session.state().decider().enemy();
        return wish.equals(Setting.ADVISER.usual())
                ? Level.staffAgainst(session.seats().of(enemy)).toString()
                : wish;
    }

    /**
     * Has a commander work out a plan for the player who decides, which is marked in the log; nothing while no one does, and of one
     * whose advice for the phase still holds.
     *
     * @param wish whom the player wishes for ({@link #adviser})
     */
    public void ask(String wish) {
        String adviser = adviser(wish);
        if (!session.humanDecides() || counsels.now().holds(adviser)) {
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
        Moment now = session.state().moment();
        boolean fights =
                now.phase() == Phase.COMBAT && now.player() == session.state().decider();
        boolean marches = now.phase() == Phase.MOVEMENT;
        Supplier<Commander> others = () -> Commanders.named(adviser);
        Commander asked =
                counsels.now().aideOf(adviser).filter(aide -> !marches).orElseGet(others);
        Calibration calibration = session.plans().calibration();
        question = worker.run(
                cancelled -> {
                    asked.stopWhen(cancelled);
                    asked.mayUse(worker.runner());
                    Game game = Twin.of(session.game(), fights ? log.subList(0, CommanderDriver.begun(log)) : log);
                    if (fights && game.log().size() < log.size()) {
                        // How boldly it attacks goes by how its side stood when the phase began, as in a game of its
                        // own.
                        asked.next(game);
                        log.subList(game.log().size(), log.size()).forEach(game::restore);
                    }
                    return new Answer(Advice.plan(game, asked, others, calibration), asked);
                },
                answer -> advise(adviser, answer),
                this::fail);
        notifyListeners();
    }

    private void advise(String adviser, Answer answer) {
        thinking = null;
        PlanBook.Page page = new PlanBook.Page(session.game().log().size(), adviser, true, answer.plan());
        session.plans().add(page);
        counsels.now().give(page, answer.adviser());
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
        return counsels.now().advice();
    }

    /** The orders of the advice that are still to be given; its last, to end the phase, is left to the player. */
    public List<Command> left() {
        return counsels.now().left();
    }

    /** The same with those orders. */
    public Optional<HeldAdvice> held() {
        return counsels.now().held();
    }

    /** Who decides after combats for the person that decides, by the advice for the march, if it was carried out. */
    public Optional<Commander> aide() {
        return counsels.now().aide();
    }

    /** Gives the next order of the advice, if one is left. */
    public void carryOutNext() {
        carryOut(counsels.now().next(1));
    }

    /** Gives all orders of the advice that are left, as one action. */
    public void carryOut() {
        carryOut(left());
    }

    private void carryOut(List<Command> orders) {
        Counsel mine = counsels.now();
        session.asOneAction(() -> {
            for (Command order : orders) {
                if (session.execute(order).isPresent()) {
                    // Rehearsed from where the game stands, no order is refused; should one be, the advice holds no
                    // more.
                    mine.stop();
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
