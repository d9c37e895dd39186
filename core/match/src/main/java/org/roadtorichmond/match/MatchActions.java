package org.roadtorichmond.match;

import java.util.Optional;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.words.Sentence;

/** What the player of a side does in a match, in whichever way the other side is told of it. */
public interface MatchActions {
    /** The match; it is only asked. */
    Match match();

    /** Gives a command; returns why not, if it is not allowed now. */
    Optional<Sentence> play(Command command);

    /** Takes the last command back; returns why not, if it is not allowed now, such as when the other side knows of it by a file. */
    Optional<Sentence> takeBack();

    /** Gives the game up; returns why not, if it is over or nothing can be told to the other side now. */
    Optional<Sentence> giveUp();

    /** Says something to the other side; what is longer than allowed is cut. Returns why not, if nothing can be told to it now. */
    Optional<Sentence> say(String words);

    /** Whether nobody can give a command now, such as while a die is drawn. */
    boolean isWaiting();
}
