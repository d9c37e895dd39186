package org.roadtorichmond.match.watch;

import java.util.Optional;
import org.roadtorichmond.match.MatchListener;
import org.roadtorichmond.match.MatchState;
import org.roadtorichmond.match.Passed;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.dice.MatchRecord;
import org.roadtorichmond.scenario.dice.MatchTerms;
import org.roadtorichmond.words.Sentence;

/**
 * A match as a person sees it who plays neither side. It is a function of the terms and of the messages of both sides, in the order in which
 * a side's place in the match has them ({@link org.roadtorichmond.match.MatchSeat#passed}).
 *
 * <p>It believes neither side: it carries every command out by the rules itself, checks each part of a die against what its side had committed
 * itself to, and compares what both sides say of the game with its own. One thread an instance.
 */
public final class WatchedMatch {
    private final MatchState state;
    private int received;

    /**
     * A match of which no message has come.
     *
     * @param terms what both sides have agreed to play
     * @param listener is notified of what happens
     */
    public WatchedMatch(MatchTerms terms, MatchListener listener) {
        state = new MatchState(terms, hash -> {}, listener);
        state.carryOut();
    }

    /** What both sides have agreed to. */
    public MatchTerms terms() {
        return state.terms();
    }

    /** The game; empty as long as dice are drawn that are rolled before the first command. It is only read. */
    public Optional<Game> game() {
        return state.game();
    }

    /** What is saved of the match with its game; its dice can be checked like those of a save of either side. */
    public MatchRecord record() {
        return state.record();
    }

    /** The command that was given and awaits a die. */
    public Optional<Command> awaitsDie() {
        return state.awaitsDie();
    }

    /** Whether a side held the game to stand differently than it does here; then no command is taken any more. */
    public boolean differs() {
        return state.differs();
    }

    /** How many messages of both sides have come. */
    public int received() {
        return received;
    }

    /** Takes the next message; returns why it is refused, if it is, and then nothing has changed. */
    public Optional<Sentence> receive(Passed passed) {
        Optional<Sentence> refusal = state.take(passed.by(), passed.message());
        if (refusal.isEmpty()) {
            received++;
            state.carryOut();
        }
        return refusal;
    }
}
