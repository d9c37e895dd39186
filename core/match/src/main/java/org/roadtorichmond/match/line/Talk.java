package org.roadtorichmond.match.line;

import java.util.List;

/** What is said over one connection of a line, in texts; a connection that breaks is followed by another with another talk. One thread. */
public interface Talk {
    /** The texts that this end says first. */
    List<byte[]> open();

    /**
     * Takes a text of the other end; returns the texts that answer it.
     *
     * @throws LineFault if the text may not be said here; then the connection cannot go on
     */
    List<byte[]> receive(byte[] text) throws LineFault;

    /** The texts that are to be said now without having been asked for; they are handed out once, and none before this {@link #isReady}. */
    List<byte[]> take();

    /** Whether both ends have greeted each other, so that what the talk is about can be said. */
    boolean isReady();
}
