package org.roadtorichmond.session.match;

/** The line of a match, which carries texts to the other computer; nobody waits for it. */
public interface Line extends AutoCloseable {
    /** Sends a text over the present connection; it is lost if there is none. */
    void send(byte[] text);

    /** Ends the present connection; the line goes on waiting or trying. */
    void drop();

    /** Ends the line. */
    @Override
    void close();
}
