package org.roadtorichmond.session.match;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import org.roadtorichmond.match.line.LineFault;
import org.roadtorichmond.unit.Side;

/** A line between two ends in memory, over which texts go when a test says so. */
final class MemoryLine {
    private final List<End> ends;
    private boolean dropped;

    /** An end, and what is on its way to it. */
    private record End(LineListener listener, Deque<byte[]> toward) {
        End(LineListener listener) {
            this(listener, new ArrayDeque<>());
        }
    }

    /** The line of two players. */
    MemoryLine(Map<Side, LineSession> players) {
        LineSession union = players.get(Side.UNION);
        LineSession confederate = players.get(Side.CONFEDERATE);
        ends = List.of(new End(union.listener()), new End(confederate.listener()));
        union.connect(towards(ends.get(1)));
        confederate.connect(towards(ends.get(0)));
    }

    /** The line over which a player shows a match to a person who watches. */
    MemoryLine(LineSession player, WatchSession watcher) {
        ends = List.of(new End(player.watchListener()), new End(watcher.listener()));
        player.connectWatchers(towards(ends.get(1)));
        watcher.connect(towards(ends.get(0)));
    }

    private MatchTransport towards(End end) {
        return new MatchTransport() {
            @Override
            public void send(byte[] text) {
                end.toward().add(text);
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
        };
    }

    /** Whether an end has ended the connection. */
    boolean isDropped() {
        return dropped;
    }

    private void clear() {
        ends.forEach(end -> end.toward().clear());
    }

    /** A new connection, on which nothing is left of the one before. */
    void open() {
        clear();
        dropped = false;
        ends.forEach(end -> end.listener().opened());
    }

    /** Loses all that is on its way, and tells both ends. */
    void cut() {
        clear();
        ends.forEach(end -> end.listener().broken(LineFault.broken(null).sentence()));
    }

    /** Carries texts until none is left. */
    void carry() {
        for (End end : ends) {
            while (!end.toward().isEmpty()) {
                end.listener().text(end.toward().remove());
            }
        }
        if (ends.stream().anyMatch(end -> !end.toward().isEmpty())) {
            carry();
        }
    }
}
