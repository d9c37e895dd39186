package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.session.match.LineListener;
import org.roadtorichmond.words.Sentence;

@DisplayName("The line of a match over TCP, on the loopback address")
final class MatchLineTest {
    private static final String WORD = "mechanic";

    /** Guests come again soon; so that no end says in between that it is still there, all else is as usual. */
    private static final MatchPatience SOON_AGAIN = new MatchPatience(
            MatchPatience.USUAL.handshake(),
            MatchPatience.USUAL.alive(),
            MatchPatience.USUAL.silence(),
            Duration.ofMillis(100),
            MatchPatience.USUAL.away());

    private final List<MatchLine> lines = new ArrayList<>();
    private InetSocketAddress address;

    @BeforeEach
    void findPort() throws IOException {
        try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            address = new InetSocketAddress(InetAddress.getLoopbackAddress(), free.getLocalPort());
        }
    }

    /** What an end is told, in order. */
    private static final class Ear implements LineListener {
        private final BlockingQueue<String> news = new LinkedBlockingQueue<>();

        @Override
        public void opened() {
            news.add("opened");
        }

        @Override
        public void text(byte[] text) {
            news.add(new String(text, StandardCharsets.UTF_8));
        }

        @Override
        public void broken(Sentence why) {
            news.add("! " + why.key());
        }

        void hears(String expected) throws InterruptedException {
            assertEquals(expected, news.poll(40, TimeUnit.SECONDS));
        }

        void waitsFor(String expected) throws InterruptedException {
            String told = news.poll(40, TimeUnit.SECONDS);
            while (told != null && !told.equals(expected)) {
                told = news.poll(40, TimeUnit.SECONDS);
            }
            assertEquals(expected, told);
        }
    }

    private MatchLine host(Ear ear) throws IOException {
        return kept(MatchLine.host(address, WORD, SOON_AGAIN, Runnable::run, ear));
    }

    private MatchLine guest(String word, Ear ear) throws IOException {
        return kept(MatchLine.join(address, word, SOON_AGAIN, Runnable::run, ear));
    }

    private MatchLine kept(MatchLine line) {
        lines.add(line);
        return line;
    }

    @AfterEach
    void hangUp() {
        lines.forEach(MatchLine::close);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    @Test
    @DisplayName("texts go both ways; after a break the guest comes again by itself")
    void talks() throws Exception {
        Ear here = new Ear();
        Ear there = new Ear();
        MatchLine host = host(here);
        MatchLine guest = guest(WORD, there);
        here.hears("opened");
        there.waitsFor("opened");
        host.send(bytes("Good luck!"));
        there.hears("Good luck!");
        guest.send(bytes("The same to you!"));
        here.hears("The same to you!");
        host.drop();
        here.hears("! match.line.broken");
        there.hears("! match.line.broken");
        here.hears("opened");
        there.hears("opened");
        guest.send(bytes("Where were we?"));
        here.hears("Where were we?");
    }

    @Test
    @Tag("long")
    @DisplayName("how long a text is on its way, there and back")
    void delay() throws Exception {
        Ear here = new Ear();
        Ear there = new Ear();
        MatchLine host = host(here);
        MatchLine guest = guest(WORD, there);
        here.hears("opened");
        there.waitsFor("opened");
        List<Long> micros = new ArrayList<>();
        for (int i = 0; i < 2000; i++) {
            String text = i + " " + "x".repeat(300);
            long begun = System.nanoTime();
            host.send(bytes(text));
            there.hears(text);
            guest.send(bytes(text));
            here.hears(text);
            micros.add((System.nanoTime() - begun) / 1000);
        }
        Collections.sort(micros);
        System.out.printf(
                "There and back, 2,000 texts: median %d, 99 of 100 within %d, longest %d microseconds%n",
                micros.get(1000), micros.get(1980), micros.get(1999));
        assertTrue(micros.get(1980) < 100_000, "50 ms each way");
    }

    @Test
    @DisplayName("a guest with another word gets nothing; after the third the door is closed even to the right one")
    void wrongWords() throws Exception {
        Ear here = new Ear();
        MatchLine host = host(here);
        for (int i = 0; i < 3; i++) {
            Ear there = new Ear();
            MatchLine guest = guest("musician", there);
            here.hears("! match.line.wrongWord");
            there.waitsFor("! match.line.broken");
            guest.close();
        }
        Ear late = new Ear();
        guest(WORD, late).send(bytes("nobody hears it"));
        late.hears("! match.line.broken");
        host.send(bytes("nor this"));
        late.hears("! match.line.broken");
    }

    @Test
    @DisplayName("noise and ports that are only looked at get no answer, and the guest comes in meanwhile")
    void noise() throws Exception {
        Ear here = new Ear();
        MatchLine host = host(here);
        try (Socket silent = new Socket(address.getAddress(), address.getPort());
                Socket loud = new Socket(address.getAddress(), address.getPort())) {
            byte[] noise = new byte[1_000_000];
            new Random(4).nextBytes(noise);
            try (OutputStream out = loud.getOutputStream()) {
                out.write(noise);
            } catch (SocketException e) {
                assertTrue(loud.isConnected(), "the host hangs up before all of it is written");
            }
            Ear there = new Ear();
            guest(WORD, there).send(bytes("too early, and lost"));
            here.hears("opened");
            there.waitsFor("opened");
            host.send(bytes("heard"));
            there.hears("heard");
            assertTrue(silent.isConnected());
        }
    }

    @Test
    @DisplayName("a guest who comes before the host is told that nobody answers, and gets in once the host listens")
    void early() throws Exception {
        Ear there = new Ear();
        MatchLine guest = guest(WORD, there);
        there.hears("! match.line.nobody");
        Ear here = new Ear();
        host(here).send(bytes("too early, and lost"));
        there.waitsFor("opened");
        here.hears("opened");
        guest.send(bytes("Here I am."));
        here.hears("Here I am.");
    }

    @Test
    @DisplayName("a thousand texts arrive in order, and 256 at most wait for an end that takes them slowly")
    void slowly() throws Exception {
        Ear here = new Ear();
        Ear there = new Ear();
        MatchLine host = host(here);
        BlockingQueue<Runnable> slow = new LinkedBlockingQueue<>();
        kept(MatchLine.join(address, WORD, SOON_AGAIN, slow::add, there));
        here.hears("opened");
        for (int i = 0; i < 1000; i++) {
            host.send(bytes("text " + i + " " + "x".repeat(1000)));
        }
        int most = 0;
        for (int taken = 0; taken < 1001; taken++) {
            Runnable news = slow.poll(40, TimeUnit.SECONDS);
            most = Math.max(most, slow.size());
            news.run();
        }
        there.hears("opened");
        for (int i = 0; i < 1000; i++) {
            there.hears("text " + i + " " + "x".repeat(1000));
        }
        // What one reading brings more than is asked for, some 64 texts, waits too.
        assertTrue(most < 400, "waiting: " + most);
    }
}
