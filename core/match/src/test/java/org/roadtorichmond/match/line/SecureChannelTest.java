package org.roadtorichmond.match.line;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.roadtorichmond.match.MessageText;

@DisplayName("A line that is opened by a word")
final class SecureChannelTest {
    private final SecureRandom random = new SecureRandom();
    private final List<String> begun = new ArrayList<>();
    private final SecureChannel host = host(new SecureChannel.Gate() {
        @Override
        public Optional<SecureChannel.Refusal> refusal(String guest) {
            return Optional.empty();
        }

        @Override
        public void begun(String guest) {
            begun.add(guest);
        }
    });
    private final ByteArrayOutputStream seen = new ByteArrayOutputStream();

    private SecureChannel host(SecureChannel.Gate gate) {
        return new SecureChannel(true, "mechanic", "", gate, random);
    }

    private SecureChannel guest(String word) {
        return new SecureChannel(false, word, "bob", name -> Optional.empty(), random);
    }

    /** Carries bytes both ways until there are none; the texts that the guest gets. */
    private List<String> carry(SecureChannel guest) throws LineFault {
        List<String> got = new ArrayList<>();
        for (int quiet = 0; quiet < 2; ) {
            byte[] out = host.output();
            seen.writeBytes(out);
            for (byte[] text : guest.input(out)) {
                got.add(new String(text, StandardCharsets.UTF_8));
            }
            byte[] back = guest.output();
            seen.writeBytes(back);
            host.input(back);
            quiet = out.length + back.length == 0 ? quiet + 1 : 0;
        }
        return got;
    }

    /** The texts in bytes that frames hold, before there is a key. */
    private static List<String> texts(byte[] bytes) throws LineFault {
        Frames frames = new Frames(ProofText.LONGEST);
        frames.put(bytes);
        List<String> texts = new ArrayList<>();
        for (Optional<byte[]> text = frames.next(); text.isPresent(); text = frames.next()) {
            texts.add(new String(text.get(), StandardCharsets.US_ASCII));
        }
        return texts;
    }

    @Test
    @DisplayName("both ends that know the word exchange texts that nobody on the line can read")
    void open() throws LineFault {
        SecureChannel guest = guest("mechanic");
        host.send("Good luck, have fun!".getBytes(StandardCharsets.UTF_8));
        assertEquals(List.of("Good luck, have fun!"), carry(guest));
        assertTrue(host.isOpen() && guest.isOpen());
        assertEquals(Optional.of("bob"), host.guest());
        byte[] large = new byte[MessageText.LARGEST];
        new Random(1).nextBytes(large);
        guest.send(large);
        byte[] sealed = guest.output();
        seen.writeBytes(sealed);
        assertArrayEquals(large, host.input(sealed).get(0));
        String wire = seen.toString(StandardCharsets.ISO_8859_1);
        assertFalse(wire.contains("Good luck"));
        assertFalse(wire.contains("mechanic"));
    }

    @Test
    @DisplayName("an end with another word is found out before anything is told, and both know why")
    void wrongWord() {
        assertDoesNotThrow(() -> host.send("A secret.".getBytes(StandardCharsets.UTF_8)));
        SecureChannel guest = guest("mechanics");
        LineFault fault = assertThrows(LineFault.class, () -> carry(guest));
        assertTrue(fault.isWrongWord());
        assertFalse(host.isOpen());
        assertTrue(
                assertThrows(LineFault.class, () -> guest.input(host.output())).isWrongWord());
    }

    @Test
    @DisplayName(
            "the host shows nothing by which a guess can be checked before the guest has proved the word, and his try has begun by then")
    void guestProvesFirst() throws LineFault {
        assertEquals(0, host.output().length, "silent until a guest speaks");
        SecureChannel guest = guest("guesswork");
        host.input(guest.output());
        assertEquals(List.of("bob"), begun, "from here on it counts, whether it is finished or not");
        byte[] answer = host.output();
        List<String> first = texts(answer);
        assertEquals(1, first.size());
        assertEquals(1 + 9 + 1, first.get(0).split(" ").length, "numbers for the key, and no proof of it");
        guest.input(answer);
        byte[] wrong = guest.output();
        assertTrue(assertThrows(LineFault.class, () -> host.input(wrong)).isWrongWord());
        List<String> last = texts(host.output());
        assertEquals(1, last.size());
        assertTrue(last.get(0).startsWith("no WORD "), last.get(0));
    }

    @Test
    @DisplayName(
            "first numbers that prove nothing are a try, since it takes a while to look at them, and get no answer")
    void noNumbers() throws LineFault {
        List<String> hello =
                new ArrayList<>(List.of(texts(guest("mechanic").output()).get(0).split(" ")));
        List<BigInteger> numbers = hello.subList(2, hello.size() - 1).stream()
                .map(number -> new BigInteger(number, 16))
                .collect(Collectors.toCollection(ArrayList::new));
        numbers.set(3, numbers.get(3).add(BigInteger.ONE));
        byte[] forged = ProofText.of(ProofText.HELLO, List.of("bob"), numbers).framed();
        assertThrows(LineFault.class, () -> host.input(forged));
        assertEquals(List.of("bob"), begun);
        assertFalse(host.isBegun());
        assertEquals(0, host.output().length);
    }

    @ParameterizedTest
    @EnumSource(names = {"SHUT", "FULL", "TAKEN"})
    @DisplayName("a guest who may not try is told why, and shown nothing")
    void turnedAway(SecureChannel.Refusal why) throws LineFault {
        SecureChannel shut = host(name -> Optional.of(why));
        SecureChannel guest = guest("mechanic");
        byte[] hello = guest.output();
        assertThrows(LineFault.class, () -> shut.input(hello));
        assertFalse(shut.isBegun());
        byte[] answer = shut.output();
        assertEquals(1, texts(answer).size());
        LineFault told = assertThrows(LineFault.class, () -> guest.input(answer));
        assertEquals(
                "match.line." + why.name().toLowerCase(Locale.ROOT),
                told.sentence().key());
    }

    @ParameterizedTest
    @CsvSource({
        "road-to-richmond-line/3 bob 1 2 3 4 5 6 7, match.line.version",
        "1 2 -3 4 5 6, match.line.version",
        "GET / HTTP/1.1, match.line.noise",
        "road-to-richmond-line/2 bob 1 2 3 4 5 6 0, match.line.spoilt",
        "proof 1 2 3, match.line.spoilt",
        "hello, match.line.noise"
    })
    @DisplayName("another version, another program and a spoilt text each have their own sentence, and begin no try")
    void others(String text, String key) throws LineFault {
        byte[] framed = Frames.framed(text.getBytes(StandardCharsets.US_ASCII));
        assertEquals(
                key,
                assertThrows(LineFault.class, () -> host.input(framed))
                        .sentence()
                        .key());
        assertEquals(List.of(), begun);
        List<String> answer = texts(host.output());
        assertEquals(key.equals("match.line.version") ? 1 : 0, answer.size(), "others get no answer");
        SecureChannel guest = guest("mechanic");
        assertEquals(
                key,
                assertThrows(LineFault.class, () -> guest.input(framed))
                        .sentence()
                        .key());
    }

    @Test
    @DisplayName("a guest whose proof was changed on the way is told so, and not of another word")
    void spoiltProof() throws LineFault {
        SecureChannel guest = guest("mechanic");
        host.input(guest.output());
        guest.input(host.output());
        byte[] proof = guest.output();
        proof[proof.length - 12] ^= 1;
        assertFalse(assertThrows(LineFault.class, () -> host.input(proof)).isWrongWord());
        byte[] answer = host.output();
        LineFault told = assertThrows(LineFault.class, () -> guest.input(answer));
        assertEquals("match.line.spoilt", told.sentence().key());
    }

    @Test
    @DisplayName(
            "a changed bit, wherever it is and whichever way it goes, ends the line, and is never taken for another word")
    void changed() {
        int found = 0;
        for (int place = 0; place < 60; place++) {
            SecureChannel mine = host(name -> Optional.empty());
            SecureChannel theirs = guest("mechanic");
            int where = place / 2 * 211 + 7;
            boolean toHost = place % 2 == 0;
            try {
                spoilt(mine, theirs, where, toHost);
            } catch (LineFault fault) {
                found++;
                assertFalse(fault.isWrongWord(), "at " + where + ": " + fault.sentence());
            }
        }
        assertTrue(found >= 58, "all but perhaps one in the length of a text: " + found);
    }

    private static void spoilt(SecureChannel mine, SecureChannel theirs, int where, boolean toHost) throws LineFault {
        int[] passed = new int[2];
        for (int round = 0; round < 60; round++) {
            byte[] back = theirs.output();
            flip(back, passed, 0, toHost ? where : -1);
            mine.input(back);
            byte[] out = mine.output();
            flip(out, passed, 1, toHost ? -1 : where);
            theirs.input(out);
            if (mine.isOpen() && theirs.isOpen()) {
                mine.send(new byte[200]);
                theirs.send(new byte[200]);
            }
        }
    }

    private static void flip(byte[] bytes, int[] passed, int way, int where) {
        if (passed[way] <= where && where < passed[way] + bytes.length) {
            bytes[where - passed[way]] ^= 1;
        }
        passed[way] += bytes.length;
    }

    @Test
    @DisplayName("noise of a million bytes ends the line at once, and nothing is answered to it")
    void noise() {
        byte[] noise = new byte[1_000_000];
        new Random(2).nextBytes(noise);
        assertThrows(LineFault.class, () -> host.input(noise));
        assertEquals(0, host.output().length);
    }
}
