package org.roadtorichmond.session.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.session.Twin;
import org.roadtorichmond.unit.Side;

/**
 * A twin of a game that is led through the game's log event by event, forwards and backwards. The game itself is never touched.
 *
 * <p>A position is the number of events that have happened, from 0 to {@link #length()}.
 */
public final class Replay {
    private final Game twin;
    private final List<Entry> log = new ArrayList<>();
    private final List<Step> steps = new ArrayList<>();
    private int position;

    /**
     * One event of the log.
     *
     * @param entry the entry of the log, from 0
     * @param place which event of the entry it is, from 0
     * @param event the event
     */
    public record Step(int entry, int place, Event event) {}

    /**
     * A stretch of a game.
     *
     * @param from the position at which it begins
     * @param to the position at which it ends
     */
    public record Stretch(int from, int to) {}

    /** A replay that stands at the beginning of a game. */
    public Replay(Game game) {
        twin = Twin.of(game, 0);
        follow(game.log());
    }

    /** The game as it stood. */
    public Game game() {
        return twin;
    }

    /** How many events have happened. */
    public int position() {
        return position;
    }

    /** How many events there are. */
    public int length() {
        return steps.size();
    }

    /** What happens next, unless it stands at the end. */
    public Optional<Step> next() {
        return position < steps.size() ? Optional.of(steps.get(position)) : Optional.empty();
    }

    /** What happened last, unless it stands at the beginning. */
    public Optional<Step> last() {
        return position > 0 ? Optional.of(steps.get(position - 1)) : Optional.empty();
    }

    /** The entry of the log to which a step belongs. */
    public Entry entry(Step step) {
        return log.get(step.entry());
    }

    /** An event by its place in the whole game, from 0. */
    public Step step(int place) {
        return steps.get(place);
    }

    /** How many commands have been carried out wholly; the game can be taken over after them. */
    public int entries() {
        return next().map(step -> step.entry()).orElse(log.size());
    }

    /** Takes the log as it is now: new entries are added, those that were taken back go, and the replay steps back before them. */
    public void follow(List<Entry> now) {
        int same = 0;
        while (same < Math.min(log.size(), now.size()) && log.get(same).equals(now.get(same))) {
            same++;
        }
        if (same < log.size()) {
            int kept = positionBefore(same);
            go(Math.min(position, kept));
            steps.subList(kept, steps.size()).clear();
            log.subList(same, log.size()).clear();
        }
        for (Entry entry : now.subList(same, now.size())) {
            for (int i = 0; i < entry.events().size(); i++) {
                steps.add(new Step(log.size(), i, entry.events().get(i)));
            }
            log.add(entry);
        }
    }

    /** The position before an entry, from 0. */
    public int positionBefore(int entry) {
        int first = steps.size();
        while (first > 0 && steps.get(first - 1).entry() >= entry) {
            first--;
        }
        return first;
    }

    /** Goes to a position; one that there is not means the nearest. */
    public void go(int target) {
        int goal = Math.max(0, Math.min(steps.size(), target));
        while (position < goal) {
            Step step = steps.get(position++);
            // The twin takes each event for an entry of its own, so that it can stand between two of one command.
            Entry entry = entry(step);
            twin.restore(new Entry(entry.command(), List.of(step.event()), entry.hash()));
        }
        while (position > goal) {
            twin.revert();
            position--;
        }
    }

    /** The next position after this one at which a phase begins; the end if there is none. */
    public int nextPhase() {
        return after(Event.PhaseBegan.class::isInstance);
    }

    /** The position before this one at which a phase begins; the beginning if there is none. */
    public int previousPhase() {
        return before(Event.PhaseBegan.class::isInstance);
    }

    /** The next position at which a game-turn begins; the end if there is none. */
    public int nextTurn() {
        return after(Replay::beginsTurn);
    }

    /** The position before this one at which a game-turn begins; the beginning if there is none. */
    public int previousTurn() {
        return before(Replay::beginsTurn);
    }

    private int after(Predicate<Event> begins) {
        for (int i = position; i < steps.size(); i++) {
            if (begins.test(steps.get(i).event())) {
                return i + 1;
            }
        }
        return steps.size();
    }

    private int before(Predicate<Event> begins) {
        for (int i = position - 2; i >= 0; i--) {
            if (begins.test(steps.get(i).event())) {
                return i + 1;
            }
        }
        return 0;
    }

    private static boolean beginsTurn(Event event) {
        return event instanceof Event.PhaseBegan phase && phase.beginsTurn();
    }

    /** The last player-turn of a side so far, whether it is over or not; nothing if the side has had none. */
    public Optional<Stretch> lastTurnOf(Side side) {
        int to = steps.size();
        Side player = null;
        for (int i = steps.size() - 1; i >= 0; i--) {
            if (steps.get(i).event() instanceof Event.PhaseBegan phase && phase.handsOver()) {
                if (phase.after().player() == side && to > i + 1) {
                    return Optional.of(new Stretch(i + 1, to));
                }
                to = i + 1;
                player = phase.before().player();
            }
        }
        Side first = player == null ? firstMoment().player() : player;
        return first == side && to > 0 ? Optional.of(new Stretch(0, to)) : Optional.empty();
    }

    private Moment firstMoment() {
        return twin.opening().moment();
    }
}
