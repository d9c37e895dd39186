package org.roadtorichmond.session.match;

import java.util.Optional;
import org.roadtorichmond.match.watch.WatchedMatch;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Refusal;
import org.roadtorichmond.play.Refusal.Reason;
import org.roadtorichmond.scenario.dice.MatchRecord;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.SharedGame;

/**
 * The game of a match that is only watched.
 *
 * @param match the match, whose first dice are drawn
 */
record WatchedGame(WatchedMatch match) implements SharedGame {
    @Override
    public Game game() {
        return match.game().orElseThrow();
    }

    @Override
    public Seats seats() {
        return new Seats(Seats.REMOTE, Seats.REMOTE);
    }

    @Override
    public Optional<Refusal> play(Command command) {
        return Optional.of(new Refusal(Reason.OTHERS_DECISION));
    }

    @Override
    public Optional<Refusal> takeBack() {
        return Optional.of(new Refusal(Reason.OTHERS_DECISION));
    }

    @Override
    public boolean isWaiting() {
        return true;
    }

    @Override
    public MatchRecord record() {
        return match.record();
    }
}
