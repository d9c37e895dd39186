package org.roadtorichmond.session.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.match.MatchListener;
import org.roadtorichmond.match.MatchSeat;
import org.roadtorichmond.match.line.LineFault;
import org.roadtorichmond.match.line.MatchTalk;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.session.Change;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.Subscription;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

/**
 * One end of a match, as a player sits at it: talks over its line, and has a session once the match has begun. What the session orders goes
 * over the line, and what comes from there goes to the session. A line that breaks is followed by another connection, over which what is
 * lacking is sent again. One thread, which never waits for the line.
 */
public final class MatchSession implements LineListener, MatchListener, AutoCloseable {
    private final Talks talks;
    private final List<Runnable> listeners = new ArrayList<>();
    private final List<Said> said = new ArrayList<>();
    private @Nullable Line line;
    private @Nullable MatchTalk talk;
    private boolean receiving;
    private long confirmed;
    private @Nullable MatchSeat seated;
    private @Nullable MatchGame shared;
    private @Nullable Session session;
    private Subscription ofSession = () -> {};
    private Optional<MatchSeat> seat = Optional.empty();
    private Optional<Sentence> trouble = Optional.empty();

    /** What a side has said to the other. */
    public record Said(Side by, String words) {}

    /** What a player is waiting for. */
    public enum Stage {
        /** The other computer has not come yet, or has gone. */
        OTHER_AWAITED,
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

    /** Makes the talk over each new connection. */
    public interface Talks {
        /**
         * The talk over a connection.
         *
         * @param seat the place in the match, if it has begun
         * @param listener is told what happens in the match that begins
         */
        MatchTalk next(Optional<MatchSeat> seat, MatchListener listener);
    }

    /** An end at which nobody has said anything yet. */
    public MatchSession(Talks talks) {
        this.talks = talks;
    }

    /**
     * Takes a place again in a match that was left; the game goes on at once as far as it can without the other computer.
     *
     * @param resumed brings the place back
     */
    public void resume(Function<MatchListener, MatchSeat> resumed) {
        seat = Optional.of(resumed.apply(this));
        sitDown();
    }

    /** Gives this end its line, which tells it of all that happens. */
    public void connect(Line over) {
        line = over;
    }

    // --- The player ------------------------------------------------------------------------------------------------

    /** The session, once the match has begun and its first dice are drawn. */
    public Optional<Session> session() {
        return Optional.ofNullable(session);
    }

    /** The place in the match, once it has begun. */
    public Optional<MatchSeat> seat() {
        return seat;
    }

    /** What the player is waiting for. */
    public Stage stage() {
        Session playing = session;
        if (playing != null && playing.game().state().ending().isPresent()) {
            return Stage.OVER;
        } else if (seat.filter(now -> now.match().differs()).isPresent()) {
            return Stage.DIFFERENT;
        } else if (talk == null || !talk.isReady()) {
            return talk == null ? Stage.OTHER_AWAITED : Stage.BEGINNING;
        } else if (playing == null || seat.orElseThrow().match().awaitsDie().isPresent()) {
            return playing == null ? Stage.BEGINNING : Stage.DICE;
        }
        return playing.humanDecides() ? Stage.OWN_DECISION : Stage.OTHER_DECISION;
    }

    /** Why there is no connection, if one was tried since there was one. */
    public Optional<Sentence> trouble() {
        return trouble;
    }

    /** What both sides have said since this end was opened, the oldest first. */
    public List<Said> talked() {
        return List.copyOf(said);
    }

    /** Says something to the other side; nothing before the match has begun. */
    public void say(String words) {
        seat.ifPresent(now -> now.say(words));
        send();
    }

    /** Notifies a listener whenever what is awaited, the trouble of the line or what was said may have changed. */
    public Subscription listen(Runnable listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    private void tell() {
        List.copyOf(listeners).forEach(Runnable::run);
    }

    // --- The line --------------------------------------------------------------------------------------------------

    @Override
    public void opened() {
        trouble = Optional.empty();
        confirmed = 0;
        MatchTalk opened = talks.next(seat, this);
        talk = opened;
        send(opened.open());
        tell();
    }

    @Override
    public void text(byte[] text) {
        MatchTalk now = talk;
        if (now == null) {
            return;
        }
        try {
            List<byte[]> answers = received(now, text);
            seat = now.seat();
            if (now.isReady()) {
                sitDown();
            }
            send(answers);
            confirmEnd(now);
        } catch (LineFault fault) {
            broken(fault.sentence());
            if (line != null) {
                line.drop();
            }
        }
        tell();
    }

    /** The other end must know that this one has heard of the end; once, for it would be answered in the same way. */
    private void confirmEnd(MatchTalk now) {
        long received = seat.map(MatchSeat::received).orElse(0L);
        if (stage() == Stage.OVER && received > confirmed) {
            confirmed = received;
            send(now.confirmation());
        }
    }

    /** What follows from a text is sent only when the journal has the text. */
    private List<byte[]> received(MatchTalk now, byte[] text) throws LineFault {
        receiving = true;
        try {
            return now.receive(text);
        } finally {
            receiving = false;
        }
    }

    @Override
    public void broken(Sentence why) {
        talk = null;
        trouble = Optional.of(why);
        tell();
    }

    private void send(List<byte[]> texts) {
        Line over = line;
        if (over != null) {
            texts.forEach(over::send);
        }
    }

    private void send() {
        MatchTalk now = talk;
        if (now != null && !receiving) {
            send(now.take());
        }
    }

    // --- The match -------------------------------------------------------------------------------------------------

    private void sitDown() {
        MatchSeat now = seat.orElseThrow();
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
        send();
        tell();
    }

    @Override
    public void played(Side by, Entry entry) {
        if (session != null && shared != null && !shared.isActing()) {
            session.received(by);
        }
    }

    @Override
    public void takenBack(Side by, Entry entry) {
        if (session != null && shared != null && !shared.isActing()) {
            session.revoked(entry);
        }
    }

    @Override
    public void said(Side by, String words) {
        said.add(new Said(by, words));
        tell();
    }

    @Override
    public void differs(int action) {
        tell();
    }

    /** Leaves the line; the match can be gone on with from its journal. */
    @Override
    public void close() {
        ofSession.close();
        listeners.clear();
        if (line != null) {
            line.close();
        }
    }
}
