package org.roadtorichmond.session.match;

import org.roadtorichmond.words.Sentence;

/** Is told what happens on the line of a match, on the thread of the game. */
public interface LineListener {
    /** Both ends know the word, and texts can be exchanged over a connection, which takes the place of the one before. */
    void opened(LineConnection connection);

    /** A text of the other end has come over the connection that was opened last. */
    void text(byte[] text);

    /** The connection has ended, or none was made, and why; the line goes on waiting or trying. */
    void broken(Sentence why);

    /** Somebody has tried to join and was turned away; a connection that is there stays. */
    void knocked(Sentence what);
}
