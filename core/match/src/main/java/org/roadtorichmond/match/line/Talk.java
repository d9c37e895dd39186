package org.roadtorichmond.match.line;

import java.util.List;

/**
 * What is said over one connection of a line, in texts; a connection that breaks is followed by another with another talk.
 *
 * <p>What takes long is done beside the game: {@link #open} and {@link #read} touch nothing of the match and may be called on another thread,
 * one after the other. All else is done on the thread of the match.
 */
public interface Talk {
    /** What a text that was read brings about, on the thread of the match. */
    @FunctionalInterface
    interface Taking {
        /**
         * Takes the text; returns the texts that answer it.
         *
         * @throws LineFault if the text may not be said here; then the connection cannot go on
         */
        List<byte[]> take() throws LineFault;
    }

    /** The texts that this end says first. */
    List<byte[]> open();

    /**
     * Reads a text of the other end. What it brings about happens when it is taken, in the same order.
     *
     * @throws LineFault if nothing may be said in this way; then the connection cannot go on
     */
    Taking read(byte[] text) throws LineFault;

    /** Reads and takes a text at once. */
    default List<byte[]> receive(byte[] text) throws LineFault {
        return read(text).take();
    }

    /**
     * The texts that are to be said now without having been asked for; they are handed out once, and not too many at a time.
     */
    List<byte[]> take();

    /** Whether both ends have greeted each other, so that what the talk is about can be said. */
    boolean isReady();
}
