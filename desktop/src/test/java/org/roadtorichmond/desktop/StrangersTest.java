package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.zip.CRC32;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.match.line.LineFault;
import org.roadtorichmond.match.line.SecureChannel;
import org.roadtorichmond.testing.Patience;

@DisplayName("Strangers at the line of a match")
final class StrangersTest extends LoopbackLines {
    @Test
    @DisplayName(
            "a guest with another word gets nothing, and does not try it again; after the third the door is closed even to the right one")
    void wrongWords() throws Exception {
        Ear here = new Ear();
        host(here);
        for (int i = 0; i < 3; i++) {
            Ear there = new Ear();
            MatchLine guest = guest("musician", there);
            here.hears("? match.line.tried");
            there.hears("! match.line.wrongWord");
            Thread.sleep(300);
            assertTrue(there.news.isEmpty(), "the same word is not tried again at once");
            guest.close();
        }
        Ear late = new Ear();
        guest(WORD, late);
        here.hears("? match.line.away");
        late.hears("! match.line.shut");
        late.hears("! match.line.shut");
    }

    /** A stranger who knows how the line is spoken, and hangs up before he would prove the word; what the host has sent to him. */
    private String compares(String word) throws IOException {
        return compares(word, "127.0.0.1");
    }

    private String compares(String word, String from) throws IOException {
        SecureChannel stranger =
                new SecureChannel(false, word, "stranger", name -> Optional.empty(), new SecureRandom());
        try (Socket socket = new Socket(address.getAddress(), address.getPort(), InetAddress.getByName(from), 0)) {
            socket.setSoTimeout((int) Patience.LONG.toMillis());
            socket.getOutputStream().write(stranger.output());
            byte[] answer = new byte[16 << 10];
            int count = 0;
            int read;
            do {
                read = socket.getInputStream().read(answer, count, answer.length - count);
                count += Math.max(0, read);
                // One text is all that comes.
            } while (read > 0
                    && (count < 4 || count < 4 + ByteBuffer.wrap(answer).getInt(0)));
            return new String(answer, 0, count, StandardCharsets.US_ASCII);
        }
    }

    @Test
    @DisplayName(
            "a stranger who compares and hangs up has used up a try, learns nothing, is shown to the host, and does not disturb the match")
    void comparesAndHangsUp() throws Exception {
        Ear here = new Ear();
        host(here);
        for (int i = 0; i < 3; i++) {
            String told = compares("mechanic");
            assertTrue(told.contains("proof") && !told.contains("no "), told);
            here.hears("? match.line.tried");
        }
        for (int i = 0; i < 5; i++) {
            assertTrue(compares("mechanic").contains("no SHUT"), "however often");
            here.hears("? match.line.away");
        }
    }

    @Test
    @DisplayName(
            "strangers shut the door to those alone at whose address they are, try a hundred times an hour at most, and never keep out who was there before")
    void manyStrangers() throws Exception {
        Ear here = new Ear();
        Ear there = new Ear();
        host(here);
        MatchLine guest = guest(WORD, there);
        there.waitsFor("opened");
        guest.close();
        guest.await();
        int tries = 0;
        for (int stranger = 2; stranger < 40; stranger++) {
            String told = "";
            while (!told.contains("no ")) {
                told = compares("guess", "127.0.0." + stranger);
                tries += told.contains("no ") ? 0 : 1;
            }
            assertTrue(told.contains(stranger <= 27 ? "no SHUT" : "no FULL"), stranger + ": " + told);
        }
        assertEquals(80, tries);
        assertEquals(80, here.news.stream().filter("? match.line.tried"::equals).count(), "each is seen");
        Ear late = new Ear();
        guest(WORD, late);
        late.hears("! match.line.full");
    }

    @Test
    @DisplayName("a guest gets in at once though a stranger at another address has shut the door to himself")
    void strangerElsewhere() throws Exception {
        host(new Ear());
        String told = "";
        while (!told.contains("no SHUT")) {
            told = compares("guess", "127.0.0.2");
        }
        Ear there = new Ear();
        guest(WORD, there);
        there.hears("opened");
    }

    @Test
    @DisplayName("noise from the guest's own address, some hundred connections a second, does not keep him out")
    void noiseAtHome() throws Exception {
        host(new Ear());
        AtomicBoolean over = new AtomicBoolean();
        AtomicInteger made = new AtomicInteger();
        Thread loud = new Thread(() -> {
            byte[] noise = new byte[400];
            Random random = new Random(4);
            while (!over.get()) {
                try (Socket socket = new Socket(address.getAddress(), address.getPort())) {
                    random.nextBytes(noise);
                    socket.getOutputStream().write(noise, 0, made.incrementAndGet() % 2 == 0 ? 2 : noise.length);
                    TimeUnit.MILLISECONDS.sleep(2);
                } catch (IOException | InterruptedException e) {
                    // It comes again.
                }
            }
        });
        loud.start();
        try {
            Patience.until("noise", () -> made.get() > 300);
            for (int i = 0; i < 4; i++) {
                Ear there = new Ear();
                MatchLine guest = guest(WORD, there);
                there.waitsFor("opened");
                guest.close();
                guest.await();
            }
        } finally {
            over.set(true);
            loud.join();
        }
    }

    /** A guest's first text whose numbers are no proof, though they look like one. */
    private static byte[] falseNumbers() {
        byte[] framed = new SecureChannel(false, WORD, "eve", name -> Optional.empty(), new SecureRandom()).output();
        String text = new String(framed, 4, framed.length - 4, StandardCharsets.US_ASCII);
        String body = text.substring(0, text.lastIndexOf(' '));
        char last = body.charAt(body.length() - 1);
        String changed = body.substring(0, body.length() - 1) + (last == '1' ? '2' : '1');
        CRC32 sum = new CRC32();
        sum.update(changed.getBytes(StandardCharsets.US_ASCII));
        byte[] whole = (changed + " " + Long.toHexString(sum.getValue())).getBytes(StandardCharsets.US_ASCII);
        return ByteBuffer.allocate(4 + whole.length)
                .putInt(whole.length)
                .put(whole)
                .array();
    }

    @Test
    @DisplayName(
            "numbers that prove nothing, which take a host a while to look at, count as tries, so that their flood keeps no guest out")
    void floodOfNumbers() throws Exception {
        Ear here = new Ear();
        host(here);
        byte[] numbers = falseNumbers();
        AtomicBoolean over = new AtomicBoolean();
        AtomicInteger made = new AtomicInteger();
        Thread flood = new Thread(() -> {
            while (!over.get()) {
                try (Socket socket =
                        new Socket(address.getAddress(), address.getPort(), InetAddress.getByName("127.0.0.3"), 0)) {
                    socket.getOutputStream().write(numbers);
                    made.incrementAndGet();
                    TimeUnit.MILLISECONDS.sleep(3);
                } catch (IOException | InterruptedException e) {
                    // It comes again.
                }
            }
        });
        flood.start();
        try {
            Patience.until("a flood", () -> made.get() > 300);
            long begun = System.nanoTime();
            Ear there = new Ear();
            guest(WORD, there);
            there.waitsFor("opened");
            long waited = System.nanoTime() - begun;
            System.out.println("A guest got in after " + waited / 1_000_000 + " ms beside " + made + " first texts.");
        } finally {
            over.set(true);
            flood.join();
        }
    }

    @Test
    @DisplayName(
            "while a guest is there others are turned away without a try, and his connection stays; his own program may come again")
    void twoGuests() throws Exception {
        Ear here = new Ear();
        Ear there = new Ear();
        meet(here, there);
        Ear second = new Ear();
        guest(WORD, second);
        second.hears("! match.line.taken");
        here.hears("? match.line.away");
        for (int i = 0; i < 5; i++) {
            assertTrue(compares("guess").contains("no TAKEN"));
        }
        there.send("Still here.");
        here.waitsFor("Still here.");
        there.connection.drop();
        second.waitsFor("opened");
        here.waitsFor("! match.line.broken");
        here.waitsFor("opened");
    }

    @Test
    @DisplayName("a host who only listens to what guests prove does not hear more than three tries in a row from one")
    void guestsAreNoOracle() throws Exception {
        int tries = 0;
        Ear there = new Ear();
        try (ServerSocket stranger = new ServerSocket(address.getPort(), 5, address.getAddress())) {
            stranger.setSoTimeout(100);
            guest(WORD, there);
            // It is told of each time that the guest would have come again.
            while (there.news.stream().filter("! match.line.careful"::equals).count() < 5) {
                try (Socket socket = stranger.accept()) {
                    SecureChannel guess =
                            new SecureChannel(true, "guesswork", "", name -> Optional.empty(), new SecureRandom());
                    tries += heardProof(socket, guess) ? 1 : 0;
                } catch (SocketTimeoutException silence) {
                    assertTrue(stranger.isBound(), "nobody comes, and this one waits on");
                }
            }
        }
        assertEquals(3, tries);
        there.waitsFor("! match.line.careful");
    }

    /** Talks to a guest until he proves that he knows the word; whether he did. */
    private static boolean heardProof(Socket socket, SecureChannel host) throws IOException {
        byte[] piece = new byte[16 << 10];
        for (int count = socket.getInputStream().read(piece);
                count > 0;
                count = socket.getInputStream().read(piece)) {
            try {
                host.input(Arrays.copyOf(piece, count));
            } catch (LineFault fault) {
                return fault.isWrongWord();
            }
            socket.getOutputStream().write(host.output());
        }
        return false;
    }

    @Test
    @DisplayName(
            "noise and ports that are only looked at get no answer, and the guest comes in meanwhile, however many they are")
    void noise() throws Exception {
        Ear here = new Ear();
        host(here);
        List<Socket> silent = new ArrayList<>();
        try (Socket loud = new Socket(address.getAddress(), address.getPort())) {
            for (int i = 0; i < 24; i++) {
                silent.add(new Socket(address.getAddress(), address.getPort()));
            }
            byte[] noise = new byte[1_000_000];
            new Random(4).nextBytes(noise);
            try (OutputStream out = loud.getOutputStream()) {
                out.write(noise);
            } catch (SocketException e) {
                assertTrue(loud.isConnected(), "the host hangs up before all of it is written");
            }
            // The host would wait for an hour for what the silent ones have to say.
            Ear there = new Ear();
            guest(WORD, there);
            here.hears("opened");
            there.waitsFor("opened");
            here.send("heard");
            there.hears("heard");
            for (Socket each : silent) {
                assertEquals(0, each.getInputStream().available(), "nothing is said to those who say nothing");
            }
        } finally {
            for (Socket each : silent) {
                each.close();
            }
        }
    }
}
