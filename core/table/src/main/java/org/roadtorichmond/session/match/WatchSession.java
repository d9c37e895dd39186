package org.roadtorichmond.session.match;

import java.util.Optional;
import org.roadtorichmond.match.MatchState;
import org.roadtorichmond.match.watch.WatchTalk;
import org.roadtorichmond.scenario.dice.MatchTerms;
import org.roadtorichmond.session.ReadOnlyGame;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.work.Worker;

/** A match as a person sees it who plays neither side and changes nothing. A line that breaks is followed by another connection. */
public final class WatchSession extends MatchSession {
    private final Worker work;
    private final LineEnd<WatchTalk> end;
    private Optional<MatchState> seen = Optional.empty();

    /**
     * An end to which nothing has been shown yet.
     *
     * @param work reads what comes; it is closed with the session
     */
    public WatchSession(Meeting meeting, Worker work) {
        super(meeting);
        this.work = work;
        end = new LineEnd<>(work, this::next, this::show, this::tell);
    }

    /** Gives this end its line, which tells {@link #listener} of all that happens. */
    public void connect(MatchTransport over) {
        end.connect(over);
    }

    /** What the line tells this end. */
    public LineListener listener() {
        return end;
    }

    @Override
    public Optional<MatchTerms> terms() {
        return seen.map(MatchState::terms);
    }

    @Override
    public Optional<Side> own() {
        return Optional.empty();
    }

    @Override
    boolean differs() {
        return seen.filter(MatchState::differs).isPresent();
    }

    @Override
    Optional<Stage> lacking() {
        if (!end.isThere()) {
            return Optional.of(Stage.OTHER_AWAITED);
        } else if (session().isEmpty()) {
            return Optional.of(Stage.BEGINNING);
        }
        return seen.flatMap(MatchState::awaitsDie).map(command -> Stage.DICE);
    }

    @Override
    public Optional<Sentence> trouble() {
        return end.trouble();
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

    private Optional<WatchTalk> next() {
        return Optional.of(WatchTalk.watching(meeting().name(), seen, this));
    }

    /** The battle is opened when all is there that has passed so far; another match than before is another battle. */
    private void show(WatchTalk now) {
        Optional<MatchState> match = now.match().filter(shown -> now.isReady());
        if (match.flatMap(MatchState::game).isPresent() && !(session().isPresent() && seen.equals(match))) {
            seen = match;
            sit(new ReadOnlyGame(match.get().game().orElseThrow(), match.get()::record), () -> !isShown());
        }
    }

    /** Whether what happens now is of the battle that is shown, and not of the next one, of which not all has come yet. */
    private boolean isShown() {
        return end.talk().flatMap(WatchTalk::match).equals(seen);
    }

    /** Watches no more. */
    @Override
    public void close() {
        super.close();
        end.close();
        work.close();
    }
}
