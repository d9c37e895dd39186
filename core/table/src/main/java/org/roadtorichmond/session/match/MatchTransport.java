package org.roadtorichmond.session.match;

/** The line of a match, which carries texts to the other computer; nobody waits for it. */
public interface MatchTransport extends AutoCloseable {
    /** Sends a text over the present connection; it is lost if there is none. */
    void send(byte[] text);

    /** Ends the present connection; the line goes on waiting or trying. */
    void drop();

    /** Ends the line; nobody can come any more, and what was sent may still be on its way. */
    @Override
    void close();

    /** Waits until a line that was closed has sent everything, about a second at most. */
    void await();
}
