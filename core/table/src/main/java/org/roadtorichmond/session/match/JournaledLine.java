package org.roadtorichmond.session.match;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * A line on which nothing is said before the journal has what it follows from: while the disk refuses lines of the journal, texts wait. So
 * the other side never knows more than this one can bring back.
 */
final class JournaledLine implements MatchTransport {
    private final MatchTransport line;
    private final Journal journal;
    private final Deque<byte[]> waiting = new ArrayDeque<>();

    JournaledLine(MatchTransport line, Journal journal) {
        this.line = line;
        this.journal = journal;
    }

    @Override
    public void send(byte[] text) {
        waiting.add(text);
        release();
    }

    /** Sends what waits, if the journal is written. */
    void release() {
        if (journal.trouble().isEmpty()) {
            waiting.forEach(line::send);
            waiting.clear();
        }
    }

    /** Forgets what waits: over the next connection all that is lacking is sent again. */
    void forget() {
        waiting.clear();
    }

    @Override
    public void drop() {
        forget();
        line.drop();
    }

    @Override
    public void close() {
        line.close();
    }

    @Override
    public void await() {
        line.await();
    }
}
