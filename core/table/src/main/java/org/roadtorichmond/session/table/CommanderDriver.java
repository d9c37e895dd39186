package org.roadtorichmond.session.table;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.Plan;
import org.roadtorichmond.ai.advice.Advice;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.scenario.yardstick.Calibration;
import org.roadtorichmond.session.Change;
import org.roadtorichmond.session.PlanBook;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.Twin;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.work.Subscription;
import org.roadtorichmond.work.Worker;

/**
 * Asks the commanders for their commands: at once, and again whenever the game has changed, as fast as they think. How slowly
 * that is shown is not its business. What each intends with a movement phase is kept in the session's {@link PlanBook}.
 *
 * <p>A commander thinks beside the game and about a twin of it, so that no one sees a game in the middle of its
 * thoughts. When the game is changed by somebody else meanwhile, it is stopped, and its answer is dropped. When a commander fails, that
 * is reported, and it is not asked again before the game changes: the game can still be saved, taken back or conceded.
 */
public final class CommanderDriver implements AutoCloseable {
    private final Session session;
    private final Worker worker;
    private final Consumer<RuntimeException> trouble;
    private final Map<Side, Commander> commanders;
    private final Function<Side, Optional<Commander>> another;
    private final BooleanSupplier over;
    private final Twin twin;
    private final Subscription subscription;
    private Seats seated;
    private Subscription question = () -> {};
    private Optional<Side> thinking = Optional.empty();

    /** A command, and the plan that begins with it. */
    private record Answer(Command command, Optional<Plan> plan) {}

    /** Asks the commanders of a session from now on; what is wrong with their answers is reported. */
    public CommanderDriver(Session session, Worker worker, Consumer<RuntimeException> trouble) {
        this(session, worker, trouble, side -> session.seats().commander(side), () -> false);
    }

    /**
     * The same with other commanders than the seats name.
     *
     * @param commanders a new commander of a side each time it is asked for
     * @param over whether commanders are asked for nothing more
     */
    public CommanderDriver(
            Session session,
            Worker worker,
            Consumer<RuntimeException> trouble,
            Function<Side, Optional<Commander>> commanders,
            BooleanSupplier over) {
        this(session, worker, trouble, each(commanders), commanders, over);
    }

    private static Map<Side, Commander> each(Function<Side, Optional<Commander>> commanders) {
        Map<Side, Commander> each = new EnumMap<>(Side.class);
        for (Side side : Side.values()) {
            commanders.apply(side).ifPresent(commander -> each.put(side, commander));
        }
        return each;
    }

    /** For tests: asks whom they like; another of the same kind rehearses what one that makes no plans would do. */
    CommanderDriver(
            Session session,
            Worker worker,
            Consumer<RuntimeException> trouble,
            Map<Side, Commander> commanders,
            Function<Side, Optional<Commander>> another) {
        this(session, worker, trouble, commanders, another, () -> false);
    }

    private CommanderDriver(
            Session session,
            Worker worker,
            Consumer<RuntimeException> trouble,
            Map<Side, Commander> commanders,
            Function<Side, Optional<Commander>> another,
            BooleanSupplier over) {
        this.session = session;
        this.over = over;
        this.worker = worker;
        this.trouble = trouble;
        this.commanders = new EnumMap<>(Side.class);
        this.commanders.putAll(commanders);
        this.another = another;
        seated = session.seats();
        twin = new Twin(session.game());
        subscription = session.listen(this::changed);
        ask();
    }

    /** What an umpire touched is no longer what a commander had in mind: each goes on as one who comes to the table now. */
    private void changed(Change change) {
        if (Stream.concat(change.done().stream(), change.reverted().stream())
                .anyMatch(entry -> entry.command() instanceof Command.Umpire)) {
            commanders.replaceAll((side, old) -> another.apply(side).orElse(old));
        }
        // What people note beside the game stops no thought.
        if (!change.isNote() || !session.seats().equals(seated)) {
            ask();
        }
    }

    private void ask() {
        stop();
        reseat();
        Side decider = session.state().decider();
        Commander commander = commanders.get(decider);
        if (session.opponentDecides() && commander != null && !over.getAsBoolean()) {
            List<Entry> log = List.copyOf(session.game().log());
            Moment now = session.state().moment();
            boolean plans = now.phase() == Phase.MOVEMENT && !session.plans().has(now, begun(log));
            Calibration calibration = session.plans().calibration();
            thinking = Optional.of(decider);
            question = worker.run(
                    cancelled -> {
                        commander.stopWhen(cancelled);
                        commander.mayUse(worker.runner());
                        return answer(commander, twin.after(log), plans, calibration);
                    },
                    answer -> order(answer, log.size()),
                    this::fail);
        }
    }

    /** How many commands had been given when the phase that is on began. */
    static int begun(List<Entry> log) {
        int begun = log.size();
        while (begun > 0
                && log.get(begun - 1).all(Event.PhaseBegan.class).findAny().isEmpty()) {
            begun--;
        }
        return begun;
    }

    /** Sides that were handed over since they were asked last have other commanders, or none. */
    private void reseat() {
        Seats now = session.seats();
        for (Side side : Side.values()) {
            if (!now.of(side).equals(seated.of(side))) {
                commanders.remove(side);
                another.apply(side).ifPresent(commander -> commanders.put(side, commander));
            }
        }
        seated = now;
    }

    /** Cancels the pending answer. A commander that was stopped is in the middle of its search, so another one replaces it. */
    private void stop() {
        question.close();
        thinking.ifPresent(side -> another.apply(side).ifPresent(fresh -> commanders.put(side, fresh)));
        thinking = Optional.empty();
    }

    private void fail(RuntimeException fault) {
        thinking = Optional.empty();
        trouble.accept(fault);
    }

    /** What a commander intends with the movement phase that begins, and its next command. */
    private Answer answer(Commander commander, Game game, boolean plans, Calibration calibration) {
        Side side = game.state().decider();
        Optional<Plan> plan =
                plans ? Optional.of(Advice.plan(game, commander, () -> another(side), calibration)) : Optional.empty();
        return new Answer(commander.next(game), plan);
    }

    private Commander another(Side side) {
        return another.apply(side).orElseThrow();
    }

    private void order(Answer answer, int entries) {
        thinking = Optional.empty();
        answer.plan()
                .ifPresent(plan -> session.plans()
                        .add(new PlanBook.Page(entries, session.seats().of(plan.side()), false, plan)));
        Command command = answer.command();
        session.execute(command)
                .ifPresent(refusal ->
                        trouble.accept(new IllegalStateException("a commander ordered " + command + ": " + refusal)));
    }

    @Override
    public void close() {
        subscription.close();
        question.close();
    }
}
