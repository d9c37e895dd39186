package org.roadtorichmond.session.match;

import org.roadtorichmond.words.Sentence;

/** Is told what happens on the line of a match, on the thread of the game. */
public interface LineListener {
    /** Both ends know the word, and texts can be exchanged. */
    void opened();

    /** A text of the other end has come. */
    void text(byte[] text);

    /** The connection has ended, and why; the line goes on waiting or trying. */
    void broken(Sentence why);
}
