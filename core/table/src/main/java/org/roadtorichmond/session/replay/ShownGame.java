package org.roadtorichmond.session.replay;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Task;
import org.roadtorichmond.session.Change;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.Preferences;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.Setting;
import org.roadtorichmond.session.Twin;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.work.Subscription;

/**
 * The game as it is shown to the people at this machine now: what everything that draws or speaks of the game asks, so that nothing
 * gives away what is still to be shown.
 *
 * <p>The game itself never waits: commanders play as fast as they think, and what is shown follows the log at the pace
 * that the player likes, which can be paused, hurried or skipped at any moment. A player's own actions are known at once
 * and shown briefly, and any next one ends the show of the one before. It has no clock: the drawing screen reports how
 * much time has passed.
 */
public final class ShownGame implements AutoCloseable {
    /** No more time than this passes for what is shown, in seconds, however long nothing was drawn. */
    private static final float LONGEST_FRAME = 0.1f;

    private static final int BRISK = 3;

    /** What a player does next, and what so ends the show. */
    private static final Set<KeyAction> SKIPPING =
            EnumSet.of(KeyAction.END_PHASE, KeyAction.PASS, KeyAction.CONFIRM, KeyAction.CONFIRM_ALL, KeyAction.BACK);

    /** What would choose units or give them orders. */
    private static final Set<KeyAction> ORDERING = EnumSet.of(
            KeyAction.NEXT_UNIT,
            KeyAction.PLAN,
            KeyAction.IMPROVE,
            KeyAction.UNDO,
            KeyAction.REDO,
            KeyAction.ADVICE,
            KeyAction.FORMATION,
            KeyAction.MARCH_ON,
            KeyAction.HALT,
            KeyAction.CURSOR_CLICK,
            KeyAction.CURSOR_JOIN,
            KeyAction.CURSOR_STACK,
            KeyAction.LEAVE_MAP);

    private final Session session;
    private final Preferences preferences;
    private final Replay replay;
    private final Playback playback;
    private final Twin known;
    private final Subscription subscription;
    private final List<Runnable> listeners = new ArrayList<>();
    private @Nullable Moment skipped;
    private boolean again;

    /** A game that is shown as it stands, and follows its session from now on. */
    public ShownGame(Session session, Preferences preferences) {
        this.session = session;
        this.preferences = preferences;
        replay = new Replay(session.game());
        replay.go(replay.length());
        playback = new Playback(replay);
        playback.pace(preferences.get(Setting.PACE));
        known = new Twin(session.game());
        subscription = session.listen(this::follow);
    }

    /** The session of the game that is shown. */
    public Session session() {
        return session;
    }

    /** What is shown of the log, event by event. */
    public Playback playback() {
        return playback;
    }

    /** Notifies a listener when something else is to be shown, though the session has not changed. */
    public Subscription listen(Runnable changed) {
        listeners.add(changed);
        return () -> listeners.remove(changed);
    }

    private void changed() {
        List.copyOf(listeners).forEach(Runnable::run);
    }

    private void follow(Change change) {
        if (again && !change.isNote()) {
            playback.go(replay.length());
            endAgain();
        }
        replay.follow(session.game().log());
        if (change.forwards() && !change.done().isEmpty() && session.byHuman(change.after() - 1)) {
            own(replay.positionBefore(change.common()));
        }
        skipOn();
    }

    /** Shows what a person has just done, from a position on; what was shown before is over. */
    private void own(int before) {
        playback.pause(false);
        boolean atOnce = !preferences.get(Setting.ANIMATIONS) || preferences.get(Setting.PACE) == Setting.INSTANT;
        playback.go(atOnce ? replay.length() : before);
    }

    /** Whether what a commander did is being shown, so that the picture is not that of the game as it stands. */
    public boolean watching() {
        return replay.next()
                .filter(step -> again || !session.byHuman(step.entry()))
                .isPresent();
    }

    /**
     * Shows some events again that have been shown, at the pace at which commanders' turns are shown; what lies between them is passed
     * over. Nothing while anything else is being shown.
     *
     * @param steps their places in the whole game
     */
    public void again(SortedSet<Integer> steps) {
        if (behind() || steps.isEmpty()) {
            return;
        }
        again = true;
        playback.go(steps.first());
        playback.only(steps);
        playback.pause(false);
        changed();
    }

    /** Ends what is shown again, if that has been seen to its end. */
    private void endAgain() {
        if (again && !behind()) {
            again = false;
            playback.only(Set.of());
        }
    }

    /** Whether a commander did something that has not been shown to its end, or something is shown again. */
    public boolean unseen() {
        if (again) {
            return true;
        }
        int first = replay.entries();
        for (int i = session.game().log().size() - 1; i >= first; i--) {
            if (!session.byHuman(i)) {
                return true;
            }
        }
        return false;
    }

    /** Whether anything has not been shown yet. */
    public boolean behind() {
        return playback.behind();
    }

    /**
     * The game as far as it may be spoken of: as it stands, or while a commander's actions are unseen, as it stood after the last
     * command that was shown to its end. It is not to be changed, and another one after the next change.
     */
    public Game game() {
        return unseen() ? known.after(session.game().log().subList(0, replay.entries())) : session.game();
    }

    /** What the game waits for from a person at this machine; nothing until all is seen of which that depends. */
    public Task task() {
        return unseen() ? Task.NONE : session.task();
    }

    /** Time has passed, in seconds; returns whether the picture has changed. */
    public boolean advance(float seconds) {
        if (!playback.running()) {
            return false;
        }
        boolean watched = watching();
        boolean hidden = unseen();
        int before = replay.position();
        int least = again ? 1 : watched || rolls() ? Setting.INSTANT : BRISK;
        playback.pace(Math.max(least, preferences.get(Setting.PACE)));
        playback.advance(Math.min(LONGEST_FRAME, seconds));
        endAgain();
        boolean moved = before != replay.position();
        boolean ended = !behind() && (watched || !session.humanDecides());
        // A short action of a commander may begin and end within one slow frame.
        if (ended || watched != watching() || hidden != unseen() || (moved && watched)) {
            changed();
        }
        return true;
    }

    /** Whether a die is being shown: what it brings is to be felt, so that it is never hurried. */
    private boolean rolls() {
        return replay.next()
                .filter(step -> step.event() instanceof Event.DieRolled)
                .isPresent();
    }

    /** The show of an attack that a person has made is over: he goes on. */
    public void hasten() {
        boolean attack = replay.next()
                .filter(step -> replay.entry(step).command() instanceof Command.Attack)
                .isPresent();
        if (attack && !unseen()) {
            playback.go(replay.length());
        }
    }

    /** Shows everything at once that is left of the player-turn being shown, also what is still to be thought of. */
    public void skip() {
        if (again) {
            playback.pause(false);
            playback.go(replay.length());
            endAgain();
            changed();
            return;
        }
        while (behind() && !watching()) {
            playback.go(replay.position() + 1);
        }
        skipped = replay.game().state().moment();
        playback.pause(false);
        skipOn();
        changed();
    }

    private void skipOn() {
        Moment skipping = skipped;
        if (skipping == null) {
            return;
        }
        while (behind() && unseen() && sameTurn(skipping, replay.game().state().moment())) {
            playback.go(replay.position() + 1);
        }
        if (!sameTurn(skipping, replay.game().state().moment()) || session.humanDecides()) {
            skipped = null;
        }
    }

    private static boolean sameTurn(Moment one, Moment other) {
        return one.turn() == other.turn() && one.player() == other.player();
    }

    /** Waits, or goes on. */
    public void pause() {
        playback.pause(!playback.paused());
        changed();
    }

    /** Waits, one event later, while a commander's actions are shown. */
    public void step() {
        if (watching()) {
            playback.step();
            endAgain();
            changed();
        }
    }

    /** Takes the next faster pace and keeps it as a preference. */
    public void faster() {
        pace(playback.faster());
    }

    /** Takes the next slower pace and keeps it as a preference. */
    public void slower() {
        pace(playback.slower());
    }

    /** Takes the next pace, and after the fastest the slowest. */
    public void nextPace() {
        List<Integer> paces = Playback.PACES;
        pace(paces.get(
                (paces.indexOf(playback.faster()) + (playback.faster() == playback.pace() ? 1 : 0)) % paces.size()));
    }

    private void pace(int times) {
        preferences.set(Setting.PACE, times);
        playback.pace(times);
        changed();
    }

    /**
     * A key that has another meaning while a commander's turn is shown: what would give orders ends the show, so that
     * no one orders what has not been seen.
     *
     * @return whether the key has done its work with that
     */
    public boolean press(KeyAction action) {
        hasten();
        boolean skips = SKIPPING.contains(action);
        boolean orders = skips || ORDERING.contains(action);
        if (!unseen() || !orders) {
            return false;
        }
        if (skips) {
            skip();
        }
        return true;
    }

    /** The last turn of the other player, if there was one. */
    public Optional<Replay.Stretch> lastTurn() {
        Side player = session.state().moment().player();
        boolean sits = session.seats().human(player) || !session.seats().human(player.enemy());
        return new Replay(session.game()).lastTurnOf(sits ? player.enemy() : player);
    }

    @Override
    public void close() {
        subscription.close();
        listeners.clear();
    }
}
