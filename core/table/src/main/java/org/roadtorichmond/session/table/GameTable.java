package org.roadtorichmond.session.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.roadtorichmond.session.HandOver;
import org.roadtorichmond.session.Preferences;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.TurnClock;
import org.roadtorichmond.session.lesson.Tutor;
import org.roadtorichmond.session.opponent.OpponentTurn;
import org.roadtorichmond.session.replay.ShownGame;
import org.roadtorichmond.session.review.LostCause;
import org.roadtorichmond.session.solve.Solving;
import org.roadtorichmond.work.Subscription;
import org.roadtorichmond.work.Worker;

/**
 * A game on the table of the program, whatever screen shows it: the session, what its people have been shown of it, the driver of
 * its commanders, and the subscriptions of all who follow it as long as it lies there, such as autosaving and sounds. All of them
 * are closed with it.
 */
public final class GameTable implements AutoCloseable {
    private final Purpose purpose;
    private final Session session;
    private final ShownGame shown;
    private final HandOver handOver;
    private final OpponentTurn opponent;
    private final TurnClock clock;
    private final Worker worker;
    private final CommanderDriver commanders;
    private final Staff staff;
    private final PlanRecall recall;
    private final LostCause lostCause;
    private final List<Subscription> followers = new ArrayList<>();

    /**
     * Puts a game on the table. Commanders play on it from now on.
     *
     * @param preferences at what pace its people like to be shown what happens
     * @param worker where commanders think; closed with the table
     * @param staff where the players' staff thinks, and plans are worked out again; closed with the table
     * @param trouble gets what goes wrong with a commander, on the thread of the game
     * @param followers subscribe to the session before any commander is asked
     */
    public GameTable(
            Session session,
            Preferences preferences,
            Worker worker,
            Worker staff,
            Consumer<RuntimeException> trouble,
            List<Function<Session, Subscription>> followers) {
        this(Purpose.of(session), preferences, worker, staff, trouble, followers);
    }

    /**
     * Puts a game on the table that is played for some purpose.
     *
     * <p>For the rest see {@link #GameTable(Session, Preferences, Worker, Worker, Consumer, List)}.
     */
    public GameTable(
            Purpose purpose,
            Preferences preferences,
            Worker worker,
            Worker staff,
            Consumer<RuntimeException> trouble,
            List<Function<Session, Subscription>> followers) {
        this.purpose = purpose;
        session = purpose.session();
        this.worker = worker;
        shown = new ShownGame(session, preferences);
        handOver = new HandOver(session);
        opponent = new OpponentTurn(session);
        clock = new TurnClock(session.state());
        followers.forEach(follower -> this.followers.add(follower.apply(session)));
        commanders = new CommanderDriver(session, worker, trouble, purpose::commander, purpose::over);
        this.staff = new Staff(session, staff, trouble);
        recall = new PlanRecall(session, staff, trouble);
        lostCause = new LostCause(session, staff, trouble);
        if (exercise()) {
            // There is nothing to be lost.
            lostCause.refuse();
        }
    }

    /** The session of the game on the table. */
    public Session session() {
        return session;
    }

    /** Who gives the lesson for which the game is played, if it is one. */
    public Optional<Tutor> tutor() {
        return purpose.tutor();
    }

    /** The position for whose solution the game is played, if it is one. */
    public Optional<Solving> solving() {
        return purpose.solving();
    }

    /** Whether the game is played to learn by, as a lesson or as a position to solve. */
    public boolean exercise() {
        return tutor().isPresent() || solving().isPresent();
    }

    /** Whether what the game is played for has been played to its end. */
    public boolean over() {
        return purpose.over();
    }

    /** The game as its people see it, on whatever screen. */
    public ShownGame shown() {
        return shown;
    }

    /** What the other side did in its last player-turn. */
    public OpponentTurn opponent() {
        return opponent;
    }

    /** When one of its people has to give the machine to the other. */
    public HandOver handOver() {
        return handOver;
    }

    /** How long its people have had the word. */
    public TurnClock clock() {
        return clock;
    }

    /** The commanders that its players may ask for advice. */
    public Staff staff() {
        return staff;
    }

    /** Works out again what commanders intended before the game was loaded. */
    public PlanRecall recall() {
        return recall;
    }

    /** Notices that one of its people fights a lost cause. */
    public LostCause lostCause() {
        return lostCause;
    }

    /** Puts the game away: it is no longer played, saved or sounded. */
    @Override
    public void close() {
        commanders.close();
        tutor().ifPresent(Tutor::close);
        worker.close();
        recall.close();
        lostCause.close();
        staff.close();
        Collections.reverse(followers);
        followers.forEach(Subscription::close);
        followers.clear();
        handOver.close();
        shown.close();
    }
}
