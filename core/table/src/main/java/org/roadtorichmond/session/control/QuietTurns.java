package org.roadtorichmond.session.control;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Options;
import org.roadtorichmond.play.Task;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.orders.QuietTurn;
import org.roadtorichmond.session.orders.StopReason;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Score;

/**
 * Passes over player-turns in which a person has nothing to decide: all flags are marched on and the turn is ended, as one action,
 * and where a commander plays the other side the same is done again in the next turn, until something has happened or could. Why it
 * stopped is told as long as the game stands there.
 *
 * <p>It gives no order by itself when the other side's turn is over: whoever draws the game calls {@link #goOn} then, outside of the
 * notification of a change.
 */
public final class QuietTurns {
    private final Session session;
    private final GroupControl groups;
    private boolean on;
    private boolean passes = true;
    private Side side = Side.UNION;
    private int entries;
    private @Nullable Score score;
    private @Nullable Reported reported;

    /** Why it stopped where the game stood. */
    private record Reported(Options position, StopReason stop) {}

    /** The quiet turns of a session's game. */
    QuietTurns(Session session, GroupControl groups) {
        this.session = session;
        this.groups = groups;
    }

    /** Passes over this player-turn if it is quiet, and then over the next ones; in a movement phase of a person only. */
    public void press() {
        cancel();
        if (session.task() == Task.MARCH) {
            side = session.state().decider();
            pass();
        }
    }

    /** Whether it waits for the other side, to go on after it. */
    public boolean on() {
        return on;
    }

    /** Passes over nothing more. */
    public void cancel() {
        on = false;
        reported = null;
    }

    /** Goes on as soon as the person has the word again, or stops. */
    public void goOn() {
        boolean over = session.state().ending().isPresent();
        if (on && over) {
            on = false;
        } else if (on && !session.opponentDecides()) {
            on = false;
            Optional<StopReason> stop = missed();
            stop.ifPresentOrElse(this::stop, this::pass);
        }
    }

    private void pass() {
        entries = session.game().log().size();
        Optional<StopReason> disturbance = QuietTurn.disturbance(session.game(), groups.proposed());
        if (disturbance.isPresent()) {
            stop(disturbance.get());
            return;
        }
        session.asOneAction(() -> {
            groups.marchOn();
            while (mine() && quiet(session.options())) {
                session.execute(new Command.EndPhase());
            }
        });
        score = VictorySystem.score(session.game());
        on = session.opponentDecides();
    }

    /** Whether the person still has to end a phase of his own. */
    private boolean mine() {
        return session.humanDecides() && session.state().moment().player() == side;
    }

    /** Whether a phase can be ended in which nothing is missed: all that a march leads to was tried before. */
    private static boolean quiet(Options options) {
        return options.attack().able().isEmpty() && options.allows(new Command.EndPhase());
    }

    /** Has every combat phase ended by the player himself, as in a lesson that teaches the phases. */
    public void passNothing() {
        passes = false;
    }

    /** Ends the phase, and after a movement phase, as one action with it, a combat phase in which no unit could attack. */
    void endPhase(Consumer<Command> end) {
        session.asOneAction(() -> {
            boolean marched = session.task() == Task.MARCH;
            session.options().end().ifPresent(end);
            if (passes && marched && session.task() == Task.ATTACK && quiet(session.options())) {
                session.options().end().ifPresent(end);
            }
        });
    }

    /** What has happened since the turn was passed that the person should know before he goes on. */
    private Optional<StopReason> missed() {
        List<Entry> log = session.game().log();
        if (log.size() < entries) {
            return Optional.of(new StopReason(StopReason.Why.DECISION, List.of()));
        }
        Optional<StopReason> event = QuietTurn.interruption(log.subList(entries, log.size()));
        if (event.isPresent()) {
            return event;
        }
        boolean decision = session.task() != Task.MARCH || session.state().decider() != side;
        Optional<StopReason.Why> why = decision
                ? Optional.of(StopReason.Why.DECISION)
                : !VictorySystem.score(session.game()).equals(score)
                        ? Optional.of(StopReason.Why.POINTS)
                        : session.destinations().of(side).isEmpty()
                                ? Optional.of(StopReason.Why.ARRIVED)
                                : Optional.empty();
        return why.map(reason -> new StopReason(reason, List.of()));
    }

    private void stop(StopReason stop) {
        reported = new Reported(session.options(), stop);
    }

    /** Why it stopped, while the game stands where it did. */
    public Optional<StopReason> stopped() {
        Reported known = reported;
        return known == null || known.position() != session.options() ? Optional.empty() : Optional.of(known.stop());
    }
}
