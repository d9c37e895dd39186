package org.roadtorichmond.session.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.match.Match;
import org.roadtorichmond.match.MatchActions;
import org.roadtorichmond.match.MatchListener;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.session.Change;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.Subscription;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

/**
 * One end of a match, as a player sits at it: has a session once the match has begun. What the session orders goes to the other side, and
 * what comes from there goes to the session. One thread.
 */
public abstract class MatchSession implements MatchListener, AutoCloseable {
    private final Meeting meeting;
    private final Journal journal;
    private final List<Runnable> listeners = new ArrayList<>();
    private final List<Said> said = new ArrayList<>();
    private @Nullable MatchActions seated;
    private @Nullable MatchGame shared;
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
        /** Both computers hold the game to stand differently, so that it cannot go on. */
        DIFFERENT,
        /** The game is over. */
        OVER
    }

    /** An end at which nobody has said anything yet; a journal in which nothing stands notes where players meet. */
    MatchSession(Meeting meeting, Journal journal) {
        this.meeting = meeting;
        this.journal = journal;
        if (Meeting.noted(journal.lines()).isEmpty()) {
            journal.add(meeting.note());
        }
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

    /** The match, once both sides have agreed to it. */
    public final Optional<Match> match() {
        return actions().map(MatchActions::match);
    }

    /** What the player is waiting for. */
    public final Stage stage() {
        Session playing = session;
        if (playing != null && playing.game().state().ending().isPresent()) {
            return Stage.OVER;
        } else if (match().filter(Match::differs).isPresent()) {
            return Stage.DIFFERENT;
        }
        return lacking()
                .orElseGet(() -> playing != null && playing.humanDecides() ? Stage.OWN_DECISION : Stage.OTHER_DECISION);
    }

    /** What is wrong with the line or the files, such as why there is no connection. */
    public abstract Optional<Sentence> trouble();

    /** What else the player should know, such as which file he is to send. */
    public abstract Optional<Sentence> standing();

    /** What both sides have said since this end was opened, the oldest first. */
    public final List<Said> talked() {
        return List.copyOf(said);
    }

    /** What this end waits for before any side decides; always something as long as there is no session. */
    abstract Optional<Stage> lacking();

    /** The place in the match, once it has begun. */
    abstract Optional<? extends MatchActions> actions();

    // --- The player ------------------------------------------------------------------------------------------------

    /** Says something to the other side; returns why not, if nothing can be told to it now. */
    public final Optional<Sentence> say(String words) {
        Optional<Sentence> refusal = actions()
                .<Optional<Sentence>>map(now -> now.say(words))
                .orElseGet(() -> Optional.of(Sentence.of("match.notNow")));
        acted();
        return refusal;
    }

    /** Tells the other side what the player has done. */
    abstract void acted();

    /** Notifies a listener whenever what is awaited, the news or what was said may have changed. */
    public final Subscription listen(Runnable listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    final void tell() {
        List.copyOf(listeners).forEach(Runnable::run);
    }

    // --- The match -------------------------------------------------------------------------------------------------

    /** The lines of the journal, as they were when it was opened. */
    final Journal journal() {
        return journal;
    }

    /** Makes the session as soon as the match has a game. */
    final void sitDown() {
        MatchActions now = actions().orElseThrow();
        if (now != seated && now.match().game().isPresent()) {
            seated = now;
            ofSession.close();
            MatchGame game = new MatchGame(now);
            Session made = Session.shared(now.match().terms().scenario(), game);
            now.match().terms().players().forEach(made::name);
            ofSession = made.listen(this::changed);
            shared = game;
            session = made;
        }
    }

    private void changed(Change change) {
        acted();
        tell();
    }

    @Override
    public final void played(Side by, Entry entry) {
        if (session != null && shared != null && !shared.isActing()) {
            session.received(by);
        }
    }

    @Override
    public final void takenBack(Side by, Entry entry) {
        if (session != null && shared != null && !shared.isActing()) {
            session.revoked(entry);
        }
    }

    @Override
    public final void said(Side by, String words) {
        said.add(new Said(by, words));
        tell();
    }

    @Override
    public final void differs(int action) {
        tell();
    }

    /** Leaves the match, which can be gone on with from its journal. */
    @Override
    public void close() {
        ofSession.close();
        listeners.clear();
        journal.close();
    }
}
