package org.roadtorichmond.session.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.match.HashChain;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.dice.ChainElement;
import org.roadtorichmond.scenario.json.Digest;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.testing.Patience;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.work.Background;

@DisplayName("The journal of a match over a line")
final class LaterJournalTest {
    private static final LoadedScenario TRAINING =
            new Documents(Shelf.of(List.of())).openScenario("training").value().orElseThrow();
    private static final Side HOST = Side.UNION;

    /** A disk on which nothing can be written for a while, and that notes who writes and what was sent before. */
    private static final class SlowDisk implements Journal {
        private final List<String> kept = Collections.synchronizedList(new ArrayList<>());
        private final List<Thread> writers = Collections.synchronizedList(new ArrayList<>());
        private final List<String> waiting = Collections.synchronizedList(new ArrayList<>());
        private volatile boolean full;

        @Override
        public List<String> lines() {
            return List.of();
        }

        @Override
        public void add(String line) {
            writers.add(Thread.currentThread());
            waiting.add(line);
            retry();
        }

        @Override
        public void retry() {
            if (!full) {
                kept.addAll(waiting);
                waiting.clear();
            }
        }

        @Override
        public Optional<Sentence> trouble() {
            return waiting.isEmpty()
                    ? Optional.empty()
                    : Optional.of(Sentence.of("disk.notWritten", "a.journal", "No space left on device"));
        }

        @Override
        public void restart(List<String> lines) {
            kept.clear();
            lines.forEach(this::add);
        }

        @Override
        public void close() {}
    }

    @Test
    @DisplayName(
            "no line is written on the thread of the game; on a full disk the match waits, nothing is sent, and it goes on when there is room")
    void fullDisk() throws InterruptedException {
        SlowDisk disk = new SlowDisk();
        BlockingQueue<Runnable> game = new LinkedBlockingQueue<>();
        Meeting meeting = new Meeting(Meeting.Way.HOST, HOST, Matches.USUAL_ADDRESS, "mechanic", "Ann");
        LineSession host = LineSession.open(
                        meeting,
                        disk,
                        () -> new ChainElement(Digest.of("disk")),
                        Optional.of(TRAINING),
                        game::add,
                        new Background("match", game::add))
                .value()
                .orElseThrow();
        BlockingQueue<byte[]> sent = new LinkedBlockingQueue<>();
        host.connect(new MatchTransport() {
            @Override
            public void close() {}

            @Override
            public void await() {}
        });
        host.listener().opened(new LineConnection() {
            @Override
            public void send(byte[] text) {
                sent.add(text);
            }

            @Override
            public void taken() {}

            @Override
            public void drop() {}
        });
        Patience.until("the first line", game, () -> !disk.kept.isEmpty());
        disk.full = true;
        ChainElement commitment = new HashChain(new ChainElement(Digest.of("guest"))).commitment();
        host.listener()
                .text(("{\"greeting\":\"join\",\"name\":\"Bob\",\"commitment\":\"" + commitment.hex() + "\"}")
                        .getBytes(StandardCharsets.UTF_8));
        Patience.until("trouble", game, () -> host.trouble().isPresent());
        assertEquals("match.journal.unkept", host.trouble().orElseThrow().key());
        assertTrue(sent.isEmpty(), "nothing is sent that is not on the disk");
        disk.full = false;
        Patience.until(
                "what was held back",
                game,
                () -> !sent.isEmpty() && host.trouble().isEmpty());
        assertTrue(disk.kept.get(disk.kept.size() - 1).contains("match/1"));
        host.close();
        assertFalse(disk.writers.contains(Thread.currentThread()));
    }
}
