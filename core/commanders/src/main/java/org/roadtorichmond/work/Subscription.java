package org.roadtorichmond.work;

/** Somebody's wish to be notified, until it is closed by the one who made it. */
public interface Subscription extends AutoCloseable {
    /** Ends the notifications; to close it again does nothing. */
    @Override
    void close();
}
