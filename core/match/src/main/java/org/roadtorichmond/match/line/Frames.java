package org.roadtorichmond.match.line;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Optional;
import org.roadtorichmond.match.MessageText;

/** Texts in a stream of bytes: before each stand four bytes with its length, the highest first. */
final class Frames {
    private byte[] rest = {};

    /** A text as it goes into a stream. */
    static byte[] framed(byte[] text) {
        return ByteBuffer.allocate(Integer.BYTES + text.length)
                .putInt(text.length)
                .put(text)
                .array();
    }

    /** Adds the next bytes of a stream. */
    void put(byte[] bytes) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.writeBytes(rest);
        all.writeBytes(bytes);
        rest = all.toByteArray();
    }

    /** Takes the next text, if it is whole. One that is empty or too long ends the line. */
    Optional<byte[]> next() throws LineFault {
        if (rest.length < Integer.BYTES) {
            return Optional.empty();
        }
        int length = ByteBuffer.wrap(rest).getInt();
        if (length < 1 || length > MessageText.LARGEST) {
            throw LineFault.of("match.line.noise");
        } else if (rest.length < Integer.BYTES + length) {
            return Optional.empty();
        }
        byte[] text = Arrays.copyOfRange(rest, Integer.BYTES, Integer.BYTES + length);
        rest = Arrays.copyOfRange(rest, Integer.BYTES + length, rest.length);
        return Optional.of(text);
    }

    /** Takes all that is left, whatever it is. */
    byte[] rest() {
        byte[] all = rest;
        rest = new byte[0];
        return all;
    }
}
