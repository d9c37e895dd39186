package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.match.HashChain;
import org.roadtorichmond.match.line.LineFault;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.dice.ChainElement;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.session.match.LineSession;
import org.roadtorichmond.session.match.MatchSession;
import org.roadtorichmond.session.match.Meeting;
import org.roadtorichmond.testing.Patience;
import org.roadtorichmond.unit.Side;

@DisplayName("While somebody who knows the word floods the line")
final class FloodTest {
    private static final String WORD = "kelopifanuwe";
    private static final int PATIENCE_MILLIS = (int) Patience.LONG.toMillis();
    private static final LoadedScenario SCENARIO = open();

    private static final int WORDS = 1500;

    /** How often what is measured has run in this process. */
    private static int warm;

    @TempDir
    private Path folder;

    private final Frames frames = new Frames();
    private final int port = Ports.free();
    private LineSession session;
    private int journals;

    private static LoadedScenario open() {
        return new Documents(Shelf.of(List.of()))
                .openScenario("road-to-richmond")
                .value()
                .orElseThrow();
    }

    /** A window's thread, which sixty times a second does what it was given, and measures how long that keeps it from drawing. */
    private static final class Frames implements Consumer<Runnable> {
        private final BlockingQueue<Runnable> posted = new LinkedBlockingQueue<>();
        private final Thread thread = new Thread(this::draw, "frames");
        private volatile long longest;
        private final AtomicLong frames = new AtomicLong();
        private volatile boolean closed;

        Frames() {
            thread.setDaemon(true);
            thread.start();
        }

        @Override
        public void accept(Runnable task) {
            posted.add(task);
        }

        private void draw() {
            while (!closed) {
                List<Runnable> now = new ArrayList<>();
                posted.drainTo(now);
                // What it works itself, so that other programs on a busy machine do not count; that it waits for no
                // disk
                // is shown elsewhere.
                long begun = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
                now.forEach(Runnable::run);
                long taken = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - begun;
                longest = Math.max(longest, taken);
                frames.incrementAndGet();
                try {
                    TimeUnit.MILLISECONDS.sleep(16);
                } catch (InterruptedException e) {
                    return;
                }
            }
        }

        <T> T ask(Callable<T> question) {
            CompletableFuture<T> answer = new CompletableFuture<>();
            accept(() -> {
                try {
                    answer.complete(question.call());
                } catch (Exception e) {
                    answer.completeExceptionally(e);
                }
            });
            return answer.orTimeout(PATIENCE_MILLIS, TimeUnit.MILLISECONDS).join();
        }
    }

    @BeforeEach
    void warmUp() throws Exception {
        // Code that runs for the first time is slow on any thread.
        while (warm < 3) {
            open(Meeting.Way.HOST);
            chats(300);
            close();
            warm++;
        }
        frames.longest = 0;
        frames.frames.set(0);
    }

    private void open(Meeting.Way way) {
        journals++;
        Meeting meeting = new Meeting(way, Side.UNION, "127.0.0.1:" + port, WORD, "Ann");
        MatchJournal journal =
                MatchJournal.open(folder.resolve(journals + ".journal")).value().orElseThrow();
        Optional<LoadedScenario> scenario = way == Meeting.Way.HOST ? Optional.of(SCENARIO) : Optional.empty();
        session = MatchOpener.line(meeting, journal, scenario, MatchPatience.USUAL, frames)
                .value()
                .orElseThrow();
    }

    private void close() {
        frames.ask(() -> {
            session.close();
            return true;
        });
        session.await();
    }

    @AfterEach
    void end() {
        close();
        frames.closed = true;
    }

    private LoudPeer guest() throws IOException, LineFault {
        return LoudPeer.guest(port, WORD);
    }

    private void chats(int things) throws Exception {
        try (LoudPeer peer = guest()) {
            peer.chat(things);
        }
    }

    /**
     * How long a frame may keep its thread at work, in nanoseconds: 50 ms, or twice as long as it takes to open a scenario, which is about as
     * much and grows with the slowness of the machine.
     */
    static long longestFrame() {
        long most = Duration.ofMillis(50).toNanos();
        for (int i = 0; i < 3; i++) {
            long begun = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
            open();
            most = Math.max(most, 2 * (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - begun));
        }
        return most;
    }

    private void assertSmooth() throws InterruptedException {
        Patience.until("frames", () -> frames.frames.get() > 20);
        long longest = longestFrame();
        System.out.printf(
                "Longest frame %d of %d microseconds, of %d frames%n",
                frames.longest / 1000, longest / 1000, frames.frames.get());
        assertTrue(frames.longest < longest, "the longest frame took " + frames.longest + " ns");
    }

    @Test
    @DisplayName("with words, the window goes on drawing, and the match stands")
    void words() throws Exception {
        open(Meeting.Way.HOST);
        chats(WORDS);
        Patience.until(
                "the last word",
                () -> frames.ask(() ->
                        session.talked().stream().anyMatch(said -> said.words().endsWith("x" + (WORDS - 1)))));
        assertSmooth();
        assertEquals(50, frames.ask(() -> session.talked().size()));
        assertTrue(frames.ask(() -> session.match().isPresent()));
    }

    @Test
    @DisplayName(
            "with texts of unknown keys, with noise and with greetings, on one connection after the other, the window goes on drawing")
    void texts() throws Exception {
        open(Meeting.Way.HOST);
        StringBuilder keys = new StringBuilder("{\"number\":1");
        for (int i = 0; keys.length() < 60_000; i++) {
            keys.append(",\"k").append(i).append("\":[]");
        }
        byte[] large = keys.append('}').toString().getBytes(StandardCharsets.UTF_8);
        String commitment =
                new HashChain(new ChainElement("0".repeat(64))).commitment().hex();
        byte[] join = "{\"greeting\":\"join\",\"name\":\"Eve\",\"commitment\":\"%s\"}"
                .formatted(commitment)
                .getBytes(StandardCharsets.UTF_8);
        int dropped = 0;
        for (int i = 0; i < 12; i++) {
            try (LoudPeer peer = guest()) {
                byte[] text = i % 3 == 0 ? large : i % 3 == 1 ? join : new byte[] {'{'};
                for (int times = 0; times < 40; times++) {
                    peer.say(text);
                }
                while (true) {
                    peer.listen();
                }
            } catch (IOException | LineFault hungUp) {
                dropped++;
            }
        }
        assertEquals(12, dropped, "each is ended");
        assertSmooth();
        assertEquals(MatchSession.Stage.OTHER_AWAITED, frames.ask(session::stage));
        long size = Files.size(folder.resolve(journals + ".journal"));
        assertTrue(size < 200_000, "one start stands in the journal: " + size);
    }

    @Test
    @DisplayName("with claims of having lost a long match, one connection after the other, the window goes on drawing")
    void claims() throws Exception {
        open(Meeting.Way.HOST);
        chats(WORDS / 3);
        int asked = 0;
        int given = 0;
        for (int i = 0; i < 4; i++) {
            try (LoudPeer peer = guest()) {
                peer.chat(1);
            } catch (LineFault toldSo) {
                asked++;
            }
            frames.ask(() -> {
                session.give();
                return true;
            });
            try (LoudPeer peer = guest()) {
                peer.chat(1);
                given++;
            }
        }
        assertEquals(4, asked, "nobody gets the match before the host has said yes");
        assertEquals(4, given, "each gets the whole match then");
        assertSmooth();
    }

    @Test
    @DisplayName("with offers, a guest's window goes on drawing, and no match begins")
    void offers() throws Exception {
        int offered = 0;
        int ended = 0;
        try (ServerSocket door = new ServerSocket(port, 5, InetAddress.getLoopbackAddress())) {
            door.setSoTimeout(PATIENCE_MILLIS);
            open(Meeting.Way.GUEST);
            for (int i = 0; i < 3; i++) {
                try (LoudPeer peer = new LoudPeer(door.accept(), true, WORD)) {
                    peer.listen();
                    for (int part = 1; part <= 70; part++) {
                        peer.say(offer(part, i == 2 ? 1000 : 70));
                        offered++;
                    }
                    while (true) {
                        peer.listen();
                    }
                } catch (IOException | LineFault hungUp) {
                    ended++;
                }
            }
        }
        assertTrue(offered >= 140 && ended == 3, offered + " parts, " + ended + " times ended");
        assertSmooth();
        assertTrue(frames.ask(() -> session.match().isEmpty()));
    }

    private static byte[] offer(int part, int parts) {
        StringBuilder json = new StringBuilder(part == 1 ? "{" : "");
        for (int i = 0; json.length() < 14_900; i++) {
            json.append("\\\"p").append(part).append('k').append(i).append("\\\":1,");
        }
        if (part == 70) {
            json.append("\\\"z\\\":1}");
        }
        // The quotes of the part are escaped, so that it is one text.
        return String.format(
                        Locale.ROOT,
                        "{\"greeting\":\"offer\",\"part\":%d,\"parts\":%d,\"text\":\"%s\"}",
                        part,
                        parts,
                        json)
                .getBytes(StandardCharsets.UTF_8);
    }
}
