package org.roadtorichmond.session;

import java.util.Optional;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Refusal;
import org.roadtorichmond.scenario.dice.MatchRecord;

/**
 * The game of a match between two computers, as the session of one of them changes it. A command can take until the other computer has
 * shown its part of a die; nobody waits for that here.
 */
public interface SharedGame {
    /** The game, which others change too; the session is told of that with {@link Session#received}. */
    Game game();

    /** Who plays it: people at this computer and at others. */
    Seats seats();

    /** Gives a command; returns why it is refused, if it is. It is carried out at once, or when its dice have come. */
    Optional<Refusal> play(Command command);

    /** Takes the last command back; returns why that is refused, if it is. */
    Optional<Refusal> takeBack();

    /** Whether nothing can be ordered now, whoever decides: a die is awaited, or both computers hold the game to stand differently. */
    boolean isWaiting();

    /** What is saved of the match with its game. */
    MatchRecord record();
}
