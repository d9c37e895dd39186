package org.roadtorichmond.session.match;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.roadtorichmond.match.line.LineFault;
import org.roadtorichmond.unit.Side;

/** A line between two ends in memory, over which texts go when a test says so. */
final class MemoryLine {
    private final List<End> ends;
    private int opened;
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
        union.connect(new Transport());
        confederate.connect(new Transport());
    }

    /** The line over which a player shows a match to a person who watches. */
    MemoryLine(LineSession player, WatchSession watcher) {
        ends = List.of(new End(player.watchListener()), new End(watcher.listener()));
        player.connectWatchers(new Transport());
        watcher.connect(new Transport());
    }

    private final class Transport implements MatchTransport {
        @Override
        public void close() {
            dropped = true;
        }

        @Override
        public void await() {}
    }

    /** The connection by which an end reaches the other one, as long as it is there. */
    private final class Connection implements LineConnection {
        private final End end;
        private final int number = opened;

        Connection(End end) {
            this.end = end;
        }

        @Override
        public void send(byte[] text) {
            if (number == opened) {
                end.toward().add(text);
            }
        }

        @Override
        public void taken() {}

        @Override
        public void drop() {
            dropped |= number == opened;
        }
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
        opened++;
        ends.get(0).listener().opened(new Connection(ends.get(1)));
        ends.get(1).listener().opened(new Connection(ends.get(0)));
    }

    /** Loses all that is on its way, and tells both ends. */
    void cut() {
        clear();
        ends.forEach(end -> end.listener().broken(LineFault.broken(null).sentence()));
    }

    /** Carries texts that are on their way, after having changed each. */
    void alter(UnaryOperator<String> change) {
        for (End end : ends) {
            List<byte[]> texts = List.copyOf(end.toward());
            end.toward().clear();
            for (byte[] text : texts) {
                String changed = change.apply(new String(text, StandardCharsets.UTF_8));
                end.listener().text(changed.getBytes(StandardCharsets.UTF_8));
            }
        }
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
