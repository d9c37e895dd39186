package org.roadtorichmond.session.match;

/** The line of a match, on which one connection follows another; no one waits for it. */
public interface MatchTransport extends AutoCloseable {
    /** Ends the line; no one can come any more, and what was sent may still be on its way. */
    @Override
    void close();

    /** Waits until a line that was closed has sent everything, about a second at most. */
    void await();
}
