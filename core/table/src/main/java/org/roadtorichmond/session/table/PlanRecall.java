package org.roadtorichmond.session.table;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.Plan;
import org.roadtorichmond.ai.advice.Advice;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.scenario.yardstick.Calibration;
import org.roadtorichmond.session.PlanBook;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.Twin;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.work.Subscription;
import org.roadtorichmond.work.Worker;

/**
 * Works out again what commanders intended with player-turns of which no plan is known: plans are not saved, so those from before a
 * game was loaded. A commander plans the same wherever a game stands the same, so it is asked where the turn began.
 *
 * <p>A plan counts only if its orders are those that were given: a person may have played that turn, or an earlier version of the
 * commander.
 */
public final class PlanRecall {
    private final Session session;
    private final Worker worker;
    private final Consumer<RuntimeException> trouble;
    private final Set<Turn> strange = new HashSet<>();
    private final List<Runnable> listeners = new ArrayList<>();
    private Subscription question = () -> {};
    private @Nullable Turn thinking;

    /**
     * A commander's player-turn of which no plan is known.
     *
     * @param entries how many commands had been given when it began
     * @param moment its movement phase
     */
    public record Turn(int entries, Moment moment) {}

    /**
     * The plans of a session's commanders.
     *
     * @param worker where they are worked out; closed by its owner
     * @param trouble gets what goes wrong with a commander, on the thread of the game
     */
    public PlanRecall(Session session, Worker worker, Consumer<RuntimeException> trouble) {
        this.session = session;
        this.worker = worker;
        this.trouble = trouble;
    }

    /** Notifies a listener when a plan is being worked out, and when that is over. */
    public Subscription listen(Runnable listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    private void think(@Nullable Turn turn) {
        thinking = turn;
        List.copyOf(listeners).forEach(Runnable::run);
    }

    /** The player-turn whose plan is being worked out now. */
    public Optional<Turn> thinking() {
        return Optional.ofNullable(thinking);
    }

    /** Whether a turn's plan was worked out in vain, since other orders were given. */
    public boolean strange(Turn turn) {
        return strange.contains(turn);
    }

    /**
     * The newest player-turn of a commander that is over and of which no plan is known.
     *
     * @param known the game as far as the reader knows it
     * @param before the turn began with fewer commands given than that
     */
    public Optional<Turn> newest(Game known, int before) {
        Optional<Turn> newest = Optional.empty();
        for (Turn turn : turns(known)) {
            if (turn.entries() < before && !session.plans().has(turn.moment(), turn.entries())) {
                newest = Optional.of(turn);
            }
        }
        return newest;
    }

    /** The player-turns of commanders that are over, the oldest first. */
    private List<Turn> turns(Game known) {
        List<Turn> turns = new ArrayList<>();
        add(turns, 0, known.opening().moment(), known);
        for (int i = 0; i < known.log().size(); i++) {
            for (Event event : known.log().get(i).events()) {
                if (event instanceof Event.PhaseBegan phase) {
                    add(turns, i + 1, phase.after(), known);
                }
            }
        }
        return turns;
    }

    private void add(List<Turn> turns, int entries, Moment moment, Game known) {
        Moment now = known.state().moment();
        boolean over =
                known.state().ending().isPresent() || now.turn() != moment.turn() || now.player() != moment.player();
        Seats then = session.players().seats(entries);
        boolean human = then.human(moment.player()) || then.remote(moment.player());
        if (over && moment.phase() == Phase.MOVEMENT && !human) {
            turns.add(new Turn(entries, moment));
        }
    }

    /**
     * Has the plan of a player-turn worked out, in the place of one that is being worked out.
     *
     * @param found gets the plan, if it is known again
     */
    public void recall(Turn turn, Consumer<PlanBook.Page> found) {
        question.close();
        Side side = turn.moment().player();
        Seats seats = session.players().seats(turn.entries());
        List<Entry> log = List.copyOf(session.game().log().subList(0, turn.entries()));
        Calibration calibration = session.plans().calibration();
        question = worker.run(
                cancelled -> plan(Twin.of(session.game(), log), seats, side, cancelled, calibration),
                plan -> answered(turn, log, plan, found),
                this::fail);
        think(turn);
    }

    private static Plan plan(Game game, Seats seats, Side side, BooleanSupplier cancelled, Calibration calibration) {
        Supplier<Commander> commanders = () -> {
            Commander commander = seats.commander(side).orElseThrow();
            commander.stopWhen(cancelled);
            return commander;
        };
        return Advice.plan(game, commanders, calibration);
    }

    private void answered(Turn turn, List<Entry> log, Plan plan, Consumer<PlanBook.Page> found) {
        List<Entry> now = session.game().log();
        if (now.size() >= log.size() && now.subList(0, log.size()).equals(log)) {
            if (ordered(plan, now.subList(log.size(), now.size()))) {
                String author = session.players().seats(turn.entries()).of(plan.side());
                PlanBook.Page page = new PlanBook.Page(turn.entries(), author, false, plan);
                session.plans().add(page);
                found.accept(page);
            } else {
                strange.add(turn);
            }
        }
        think(null);
    }

    private static boolean ordered(Plan plan, List<Entry> given) {
        int orders = plan.orders().size();
        return orders <= given.size()
                && given.subList(0, orders).stream()
                        .map(Entry::command)
                        .toList()
                        .equals(plan.orders().stream().map(Plan.Order::command).toList());
    }

    private void fail(RuntimeException fault) {
        think(null);
        trouble.accept(fault);
    }

    /** Wants no plan any more. */
    public void cancel() {
        question.close();
        if (thinking != null) {
            think(null);
        }
    }

    /** Ends it: nothing is worked out any more. */
    void close() {
        question.close();
        listeners.clear();
    }
}
