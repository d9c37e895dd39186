package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.session.match.LineConnection;
import org.roadtorichmond.testing.Patience;

@DisplayName("The line of a match over TCP, on the loopback address")
final class MatchLineTest extends LoopbackLines {
    @Test
    @DisplayName("texts go both ways; after a break the guest comes again by itself")
    void talks() throws Exception {
        Ear here = new Ear();
        Ear there = new Ear();
        meet(here, there);
        here.send("Good luck!");
        there.hears("Good luck!");
        there.send("The same to you!");
        here.hears("The same to you!");
        LineConnection before = here.connection;
        here.connection.drop();
        here.hears("! match.line.broken");
        there.hears("! match.line.broken");
        here.hears("opened");
        there.hears("opened");
        before.send("of the connection before, and lost".getBytes(StandardCharsets.UTF_8));
        there.send("Where were we?");
        here.hears("Where were we?");
        here.send("Here.");
        there.hears("Here.");
    }

    @Test
    @Tag("long")
    @DisplayName("how long a text is on its way, there and back")
    void delay() throws Exception {
        Ear here = new Ear();
        Ear there = new Ear();
        meet(here, there);
        List<Long> micros = new ArrayList<>();
        for (int i = 0; i < 2000; i++) {
            String text = i + " " + "x".repeat(300);
            long begun = System.nanoTime();
            here.send(text);
            there.hears(text);
            there.send(text);
            here.hears(text);
            micros.add((System.nanoTime() - begun) / 1000);
        }
        Collections.sort(micros);
        System.out.printf(
                "There and back, 2,000 texts: median %d, 99 of 100 within %d, longest %d microseconds%n",
                micros.get(1000), micros.get(1980), micros.get(1999));
        assertTrue(micros.get(1000) < 100_000, "50 ms each way");
    }

    @Test
    @DisplayName(
            "a port that takes connections and does not answer, and one that hangs up, are not told as another word")
    void asleep() throws Exception {
        // A guest who is too slow for so little patience comes again, and the host's door lets him.
        MatchPatience little = new MatchPatience(
                Duration.ofSeconds(2),
                SOON_AGAIN.alive(),
                SOON_AGAIN.silence(),
                SOON_AGAIN.again(),
                SOON_AGAIN.away(),
                Duration.ofMillis(1));
        Ear there = new Ear();
        try (ServerSocket asleep = new ServerSocket(address.getPort(), 5, address.getAddress())) {
            kept(MatchLine.join(address, WORD, little, Runnable::run, there));
            for (int i = 0; i < 2; i++) {
                there.hears("! match.line.silent");
            }
            for (int i = 0; i < 8; i++) {
                asleep.accept().close();
            }
            there.waitsFor("! match.line.cut");
        }
        kept(MatchLine.host(address, WORD, little, Runnable::run, new Ear()));
        there.waitsFor("opened");
    }

    @Test
    @DisplayName("whatever one connection brings about, the line goes on: the next one is heard")
    void outlivesFaults() throws Exception {
        Ear here = new Ear();
        List<Integer> faults = new ArrayList<>();
        kept(MatchLine.host(
                address,
                WORD,
                SOON_AGAIN,
                task -> {
                    if (faults.isEmpty()) {
                        faults.add(1);
                        throw new IllegalStateException("a fault of the first connection");
                    }
                    task.run();
                },
                here));
        Ear there = new Ear();
        guest(WORD, there);
        here.waitsFor("opened");
        here.send("heard");
        there.waitsFor("heard");
    }

    @Test
    @DisplayName("a guest who comes before the host is told that nobody answers, and gets in once the host listens")
    void early() throws Exception {
        Ear there = new Ear();
        guest(WORD, there);
        there.hears("! match.line.nobody");
        Ear here = new Ear();
        host(here);
        there.waitsFor("opened");
        here.hears("opened");
        there.send("Here I am.");
        here.hears("Here I am.");
    }

    @Test
    @DisplayName("a thousand texts arrive in order, and 256 at most wait for an end that takes them slowly")
    void slowly() throws Exception {
        Ear here = new Ear();
        Ear there = new Ear();
        host(here);
        BlockingQueue<Runnable> slow = new LinkedBlockingQueue<>();
        kept(MatchLine.join(address, WORD, SOON_AGAIN, slow::add, there));
        here.hears("opened");
        for (int i = 0; i < 1000; i++) {
            here.send("text " + i + " " + "x".repeat(1000));
        }
        int most = 0;
        for (int taken = 0; taken < 1001; taken++) {
            Runnable news = Patience.next("text " + taken, slow);
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
