package org.roadtorichmond.session.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.scenario.yardstick.Calibration;
import org.roadtorichmond.session.Change;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.work.Subscription;
import org.roadtorichmond.work.Worker;

/**
 * Notices that a person fights a lost cause against a commander: at less than {@link #HOPELESS} at the beginning of {@link #TURNS} of
 * their own turns running. Such a person is offered to give up with honours (rule 4.3), until he refuses: then never again in this
 * game. It is worked out beside the game whenever a person's turn begins, in some thousandths of a second a player-turn.
 */
public final class LostCause implements AutoCloseable {
    /** Below what chance of winning a game is given up for lost. */
    public static final double HOPELESS = 0.05;

    /** For how many turns running. */
    public static final int TURNS = 3;

    private final Session session;
    private final Worker worker;
    private final Consumer<RuntimeException> trouble;
    private final Subscription subscription;
    private final List<Runnable> listeners = new ArrayList<>();
    private @Nullable Moment lost;
    private boolean refused;

    /**
     * Watches a game.
     *
     * @param worker where it is worked out
     * @param trouble gets what goes wrong with that, on the thread of the game
     */
    public LostCause(Session session, Worker worker, Consumer<RuntimeException> trouble) {
        this.session = session;
        this.worker = worker;
        this.trouble = trouble;
        subscription = session.listen(this::changed);
        look();
    }

    /** Notifies a listener when an end may be offered. */
    public Subscription listen(Runnable listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    private void changed(Change change) {
        boolean begins = change.done().stream()
                .flatMap(entry -> entry.all(Event.PhaseBegan.class))
                .anyMatch(Event.PhaseBegan::handsOver);
        if (begins) {
            look();
        }
    }

    private void look() {
        Game game = session.game();
        Moment now = game.state().moment();
        boolean alone =
                session.humanDecides() && !session.seats().human(now.player().enemy());
        if (!alone || refused || session.seats().onTwoComputers() || now.turn() < TURNS) {
            return;
        }
        List<Entry> log = List.copyOf(game.log());
        Calibration calibration = session.plans().calibration();
        worker.run(
                cancelled -> isLost(ChanceCourse.of(game, log, calibration), now.player()),
                (Boolean found) -> {
                    if (found) {
                        lost = now;
                        List.copyOf(listeners).forEach(Runnable::run);
                    }
                },
                trouble);
    }

    /** Whether a side was hopeless at the beginning of each of its last turns, the present one included. */
    static boolean isLost(ChanceCourse course, Side side) {
        List<ChanceCourse.Point> own = course.points().stream()
                .filter(point -> point.moment().player() == side)
                .toList();
        return own.size() >= TURNS
                && own.subList(own.size() - TURNS, own.size()).stream().allMatch(point -> point.of(side) < HOPELESS);
    }

    /** The side to which an end is offered now, if one is. */
    public Optional<Side> offered() {
        Moment now = session.state().moment();
        boolean same = Optional.ofNullable(lost)
                .filter(then -> then.turn() == now.turn() && then.player() == now.player())
                .isPresent();
        return same && !refused && session.humanDecides() ? Optional.of(now.player()) : Optional.empty();
    }

    /** The person fights on, and is never asked again in this game. */
    public void refuse() {
        refused = true;
    }

    @Override
    public void close() {
        subscription.close();
    }
}
