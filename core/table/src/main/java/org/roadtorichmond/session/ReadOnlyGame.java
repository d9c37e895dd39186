package org.roadtorichmond.session;

import java.util.Optional;
import java.util.function.Supplier;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Refusal;
import org.roadtorichmond.play.Refusal.Reason;
import org.roadtorichmond.scenario.dice.MatchRecord;

/**
 * The game of a match that is only looked at: by a person who watches, or from a saved game. Its dice are drawn by both players, so nobody
 * else can go on with it.
 *
 * @param game the game
 * @param match what is saved of the match with it
 */
public record ReadOnlyGame(Game game, Supplier<MatchRecord> match) implements SharedGame {
    private static final Refusal REFUSAL = new Refusal(Reason.OTHERS_DECISION);

    @Override
    public Seats seats() {
        return new Seats(Seats.REMOTE, Seats.REMOTE);
    }

    @Override
    public Optional<Refusal> play(Command command) {
        return Optional.of(REFUSAL);
    }

    @Override
    public Optional<Refusal> takeBack() {
        return Optional.of(REFUSAL);
    }

    @Override
    public boolean isWaiting() {
        return true;
    }

    @Override
    public MatchRecord record() {
        return match.get();
    }
}
