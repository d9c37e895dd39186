package org.roadtorichmond.session.match;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.match.MatchListener;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.scenario.dice.MatchTerms;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.session.Change;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.SharedGame;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.work.Subscription;

/**
 * One end of a match, as a player sits at it: has a session once the match has begun. What the session orders goes to the other side, and
 * what comes from there goes to the session. One thread.
 */
public abstract class MatchSession implements MatchListener, AutoCloseable {
    private static final int MOST_SAID = 50;

    private final Meeting meeting;
    private final List<Runnable> listeners = new ArrayList<>();
    private final Deque<Said> said = new ArrayDeque<>();
    private int talks;
    private BooleanSupplier acting = () -> false;
    private @Nullable Session session;
    private Subscription ofSession = () -> {};

    /** What a side has said to the other. */
    public record Said(Side by, String words) {}

    /** What a player is waiting for. */
    public enum Stage {
        /** The other computer has not come yet, or has gone. */
        OTHER_AWAITED,
        /** A file of the other side has not come yet. */
        FILE_AWAITED,
        /** The line is there, and the match has not begun. */
        BEGINNING,
        /** This side has to decide something. */
        OWN_DECISION,
        /** The other side has to decide something. */
        OTHER_DECISION,
        /** A command was given whose dice are being drawn. */
        DICE,
        /** Both computers hold the game to stand differently, so that it cannot go on until they agree. */
        DIFFERENT,
        /** The game is over. */
        OVER
    }

    /** An end at which nobody has said anything yet. */
    MatchSession(Meeting meeting) {
        this.meeting = meeting;
    }

    // --- Questions -------------------------------------------------------------------------------------------------

    /** How and where the players meet. */
    public final Meeting meeting() {
        return meeting;
    }

    /** The session, once the match has begun and its first dice are drawn. */
    public final Optional<Session> session() {
        return Optional.ofNullable(session);
    }

    /** What both sides have agreed to play, once they have. */
    public abstract Optional<MatchTerms> terms();

    /** What is played, as far as this end knows it. */
    public Optional<LoadedScenario> scenario() {
        return terms().map(MatchTerms::scenario);
    }

    /** The side of the player at this computer, once the match has begun; none for a person who watches. */
    public abstract Optional<Side> own();

    /** What the player is waiting for. */
    public final Stage stage() {
        Session playing = session;
        if (playing != null && playing.game().state().ending().isPresent()) {
            return Stage.OVER;
        } else if (differs()) {
            return Stage.DIFFERENT;
        }
        return lacking()
                .orElseGet(() -> playing != null && playing.humanDecides() ? Stage.OWN_DECISION : Stage.OTHER_DECISION);
    }

    /** What is wrong with the line or the files, such as why there is no connection. */
    public abstract Optional<Sentence> trouble();

    /** What else the player should know, such as which file he is to send. */
    public abstract Optional<Sentence> standing();

    /** What the player should know once of how the match went on, such as that something was fetched from the other side. */
    public Optional<Sentence> notice() {
        return Optional.empty();
    }

    /** What both sides have said last since this end was opened, the oldest first; no more than a page of it. */
    public final List<Said> talked() {
        return List.copyOf(said);
    }

    /** How often something was said since this end was opened. */
    public final int talks() {
        return talks;
    }

    /** What this end waits for before any side decides; always something as long as there is no session. */
    abstract Optional<Stage> lacking();

    /** Whether both computers hold the game to stand differently. */
    abstract boolean differs();

    // --- The player ------------------------------------------------------------------------------------------------

    /** Says something to the other side; returns why not, if nothing can be told to it now. */
    public abstract Optional<Sentence> say(String words);

    /** Tells the other side what the player has done. */
    abstract void acted();

    /** Whether somebody who knows the word and has nothing of the match asks for all of it, and the player has not answered. */
    public boolean isAsked() {
        return false;
    }

    /** Lets whoever asks have all of the match, once; he asks again by himself. */
    public void give() {}

    /** Tries again what the disk has refused; nothing happens if it has not. */
    public void retry() {}

    /** Notifies a listener whenever what is awaited, the news or what was said may have changed. */
    public final Subscription listen(Runnable listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    final void tell() {
        List.copyOf(listeners).forEach(Runnable::run);
    }

    // --- The match -------------------------------------------------------------------------------------------------

    /**
     * Makes the session.
     *
     * @param isActing whether what the match tells now is not for the session, since it follows at once from what that asked for
     */
    final void sit(SharedGame game, BooleanSupplier isActing) {
        ofSession.close();
        MatchTerms terms = terms().orElseThrow();
        Session made = Session.shared(terms.scenario(), game);
        terms.players().forEach(made::name);
        ofSession = made.listen(this::changed);
        acting = isActing;
        session = made;
    }

    private void changed(Change change) {
        acted();
        tell();
    }

    @Override
    public final void played(Side by, Entry entry) {
        if (session != null && !acting.getAsBoolean()) {
            session.received(by);
        }
    }

    @Override
    public final void takenBack(Side by, Entry entry) {
        if (session != null && !acting.getAsBoolean()) {
            session.revoked(entry);
        }
    }

    @Override
    public final void said(Side by, String words) {
        talks++;
        said.addLast(new Said(by, words));
        if (said.size() > MOST_SAID) {
            said.removeFirst();
        }
        tell();
    }

    @Override
    public final void differs(int action) {
        judge(action);
        tell();
    }

    /** Finds out who is right where both computers hold the game to stand differently after an action. */
    void judge(int action) {}

    /** Leaves the match. */
    @Override
    public void close() {
        ofSession.close();
        listeners.clear();
    }
}
