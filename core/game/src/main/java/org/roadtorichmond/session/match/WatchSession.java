package org.roadtorichmond.session.match;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.match.line.LineFault;
import org.roadtorichmond.match.watch.WatchTalk;
import org.roadtorichmond.match.watch.WatchedMatch;
import org.roadtorichmond.scenario.dice.MatchTerms;
import org.roadtorichmond.session.ReadOnlyGame;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

/** A match as a person sees it who plays neither side and changes nothing. A line that breaks is followed by another connection. */
public final class WatchSession extends MatchSession implements LineListener {
    private @Nullable Line line;
    private @Nullable WatchTalk talk;
    private Optional<WatchedMatch> seen = Optional.empty();
    private Optional<Sentence> trouble = Optional.empty();
    private boolean closed;

    /** An end to which nothing has been shown yet. */
    public WatchSession(Meeting meeting) {
        super(meeting);
    }

    /** Gives this end its line, which tells it of all that happens. */
    public void connect(Line over) {
        line = over;
    }

    @Override
    public Optional<MatchTerms> terms() {
        return seen.map(WatchedMatch::terms);
    }

    @Override
    public Optional<Side> own() {
        return Optional.empty();
    }

    @Override
    boolean differs() {
        return seen.filter(WatchedMatch::differs).isPresent();
    }

    @Override
    Optional<Stage> lacking() {
        if (talk == null) {
            return Optional.of(Stage.OTHER_AWAITED);
        } else if (session().isEmpty()) {
            return Optional.of(Stage.BEGINNING);
        }
        return seen.flatMap(WatchedMatch::awaitsDie).map(command -> Stage.DICE);
    }

    /** Why there is no connection, if one was tried since there was one. */
    @Override
    public Optional<Sentence> trouble() {
        return trouble;
    }

    @Override
    public Optional<Sentence> standing() {
        return Optional.empty();
    }

    /** Whoever watches is silent. */
    @Override
    public Optional<Sentence> say(String words) {
        return Optional.of(Sentence.of("match.watch.silent"));
    }

    @Override
    void acted() {
        // Nothing that is done here concerns the players.
    }

    // --- The line --------------------------------------------------------------------------------------------------

    @Override
    public void opened() {
        if (closed) {
            return;
        }
        trouble = Optional.empty();
        WatchTalk opened = WatchTalk.watching(meeting().name(), seen, this);
        talk = opened;
        send(opened.open());
        tell();
    }

    @Override
    public void text(byte[] text) {
        WatchTalk now = talk;
        if (now == null) {
            return;
        }
        try {
            send(now.receive(text));
            show(now);
        } catch (LineFault fault) {
            broken(fault.sentence());
            if (line != null) {
                line.drop();
            }
        }
        tell();
    }

    /** The battle is opened when all is there that has passed so far; another match than before is another battle. */
    private void show(WatchTalk now) {
        Optional<WatchedMatch> match = now.match().filter(shown -> now.isReady());
        if (match.flatMap(WatchedMatch::game).isPresent() && !(session().isPresent() && seen.equals(match))) {
            seen = match;
            sit(new ReadOnlyGame(match.get().game().orElseThrow(), match.get()::record), () -> false);
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

    /** Watches no more. */
    @Override
    public void close() {
        closed = true;
        talk = null;
        super.close();
        if (line != null) {
            line.close();
        }
    }
}
