package org.roadtorichmond.match;

import org.roadtorichmond.play.Entry;
import org.roadtorichmond.unit.Side;

/** Is told what happens in a match, in order, on the thread on which it happens. */
public interface MatchListener {
    /** The dice before the first command are drawn, and the game can be played. */
    default void begun() {}

    /** A side has given a command, which was carried out. */
    default void played(Side by, Entry entry) {}

    /** A side has taken its last command back. */
    default void takenBack(Side by, Entry entry) {}

    /** A side has said something. */
    default void said(Side by, String words) {}

    /** Both sides hold the game to stand differently after an action; it cannot go on until they agree. */
    default void differs(int action) {}
}
