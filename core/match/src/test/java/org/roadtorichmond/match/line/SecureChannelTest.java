package org.roadtorichmond.match.line;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.match.MessageText;

@DisplayName("A line that is opened by a word")
final class SecureChannelTest {
    private final SecureRandom random = new SecureRandom();
    private final SecureChannel host = new SecureChannel(true, "mechanic", random);
    private final ByteArrayOutputStream seen = new ByteArrayOutputStream();

    private SecureChannel guest(String word) {
        return new SecureChannel(false, word, random);
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

    @Test
    @DisplayName("both ends that know the word exchange texts that nobody on the line can read")
    void open() throws LineFault {
        SecureChannel guest = guest("mechanic");
        host.send("Good luck, have fun!".getBytes(StandardCharsets.UTF_8));
        assertEquals(List.of("Good luck, have fun!"), carry(guest));
        assertTrue(host.isOpen() && guest.isOpen());
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
    @DisplayName("an end with another word is found out before anything is told")
    void wrongWord() {
        assertDoesNotThrow(() -> host.send("A secret.".getBytes(StandardCharsets.UTF_8)));
        LineFault fault = assertThrows(LineFault.class, () -> carry(guest("mechanics")));
        assertTrue(fault.isWrongWord());
        assertFalse(host.isOpen());
    }

    @Test
    @DisplayName("a changed byte, wherever it is, ends the line")
    void changed() {
        for (int place = 0; place < 40; place++) {
            SecureChannel mine = new SecureChannel(true, "mechanic", random);
            SecureChannel theirs = guest("mechanic");
            int where = place * 211;
            assertThrows(LineFault.class, () -> spoilt(mine, theirs, where));
        }
    }

    private static void spoilt(SecureChannel mine, SecureChannel theirs, int where) throws LineFault {
        int passed = 0;
        for (int round = 0; round < 20; round++) {
            byte[] out = mine.output();
            if (passed <= where && where < passed + out.length) {
                out[where - passed] ^= 1;
            }
            passed += out.length;
            theirs.input(out);
            mine.input(theirs.output());
            if (mine.isOpen()) {
                mine.send(new byte[200]);
            }
        }
    }

    @Test
    @DisplayName("noise of a million bytes ends the line at once, and nothing is answered to it")
    void noise() {
        byte[] noise = new byte[1_000_000];
        new Random(2).nextBytes(noise);
        host.output();
        assertThrows(LineFault.class, () -> host.input(noise));
        assertEquals(0, host.output().length);
    }
}
