package org.roadtorichmond.session.match;

/** One connection of a match's line, over which texts go until it breaks; no one waits for it. */
public interface LineConnection {
    /** Sends a text; it is lost if the connection has ended. */
    void send(byte[] text);

    /** Says that a text of the other end was taken. While many are not, no more are read. */
    void taken();

    /** Ends the connection; the line goes on waiting or trying. */
    void drop();
}
