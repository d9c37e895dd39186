package org.roadtorichmond.match.line;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Optional;

/** Texts in a stream of bytes: before each stand four bytes with its length, the highest first. */
final class Frames {
    private final int longest;
    private byte[] bytes = new byte[1024];
    private int from;
    private int to;

    /**
     * A stream of which nothing has come.
     *
     * @param longest the longest text that may come, in bytes
     */
    Frames(int longest) {
        this.longest = longest;
    }

    /** A text as it goes into a stream. */
    static byte[] framed(byte[] text) {
        return ByteBuffer.allocate(Integer.BYTES + text.length)
                .putInt(text.length)
                .put(text)
                .array();
    }

    /** Adds the next bytes of a stream. */
    void put(byte[] more) {
        if (to + more.length > bytes.length) {
            int size = Math.max(bytes.length, 2 * (to - from + more.length));
            bytes = Arrays.copyOf(Arrays.copyOfRange(bytes, from, to), size);
            to -= from;
            from = 0;
        }
        System.arraycopy(more, 0, bytes, to, more.length);
        to += more.length;
    }

    /** Takes the next text, if it is whole. One that is empty or too long ends the line. */
    Optional<byte[]> next() throws LineFault {
        if (to - from < Integer.BYTES) {
            return Optional.empty();
        }
        int length = ByteBuffer.wrap(bytes).getInt(from);
        if (length < 1 || length > longest) {
            throw LineFault.of("match.line.noise");
        } else if (to - from < Integer.BYTES + length) {
            return Optional.empty();
        }
        int begin = from + Integer.BYTES;
        from = begin + length;
        return Optional.of(Arrays.copyOfRange(bytes, begin, from));
    }

    /** Takes all that is left, whatever it is. */
    byte[] rest() {
        byte[] all = Arrays.copyOfRange(bytes, from, to);
        from = to;
        return all;
    }
}
