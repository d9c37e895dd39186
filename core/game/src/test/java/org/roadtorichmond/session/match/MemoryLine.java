package org.roadtorichmond.session.match;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.Map;
import org.roadtorichmond.match.line.LineFault;
import org.roadtorichmond.unit.Side;

/** A line between two ends in memory, over which texts go when a test says so. */
final class MemoryLine {
    private final Map<Side, LineSession> ends;
    private final Map<Side, Deque<byte[]>> toward = new EnumMap<>(Side.class);
    private boolean dropped;

    MemoryLine(Map<Side, LineSession> ends) {
        this.ends = ends;
        for (Side side : Side.values()) {
            toward.put(side, new ArrayDeque<>());
            ends.get(side).connect(new Line() {
                @Override
                public void send(byte[] text) {
                    toward.get(side.enemy()).add(text);
                }

                @Override
                public void drop() {
                    dropped = true;
                }

                @Override
                public void close() {
                    dropped = true;
                }

                @Override
                public void await() {}
            });
        }
    }

    /** Whether an end has ended the connection. */
    boolean isDropped() {
        return dropped;
    }

    /** A new connection, on which nothing is left of the one before. */
    void open() {
        toward.values().forEach(Deque::clear);
        dropped = false;
        ends.values().forEach(LineSession::opened);
    }

    /** Loses all that is on its way, and tells both ends. */
    void cut() {
        toward.values().forEach(Deque::clear);
        ends.values().forEach(end -> end.broken(LineFault.broken(null).sentence()));
    }

    /** Carries texts until none is left. */
    void carry() {
        for (Side side : Side.values()) {
            while (!toward.get(side).isEmpty()) {
                ends.get(side).text(toward.get(side).remove());
            }
        }
        if (toward.values().stream().anyMatch(texts -> !texts.isEmpty())) {
            carry();
        }
    }
}
