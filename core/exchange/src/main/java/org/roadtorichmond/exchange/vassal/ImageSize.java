package org.roadtorichmond.exchange.vassal;

import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * How large a picture is, read from its first bytes; the picture itself is never unpacked.
 *
 * @param width in pixels
 * @param height in pixels
 */
record ImageSize(int width, int height) {
    /** How many bytes of a picture are looked at. */
    static final int HEAD = 1 << 16;

    /** Larger pictures are no boards that anyone could trace. */
    static final int LARGEST = 25_000;

    private static final int PNG_SIZE = 16;
    private static final int GIF_SIZE = 6;
    private static final int BYTE = 0xFF;

    /** The size of a PNG, GIF or JPEG of which this is the beginning. */
    static Optional<ImageSize> of(byte[] head) {
        String begin = new String(head, 0, Math.min(8, head.length), StandardCharsets.ISO_8859_1);
        Optional<ImageSize> size = Optional.empty();
        if (begin.equals("\u0089PNG\r\n\u001a\n") && head.length >= PNG_SIZE + 8) {
            size = Optional.of(new ImageSize(big(head, PNG_SIZE, 4), big(head, PNG_SIZE + 4, 4)));
        } else if (begin.startsWith("GIF8") && head.length >= GIF_SIZE + 4) {
            size = Optional.of(new ImageSize(little(head, GIF_SIZE), little(head, GIF_SIZE + 2)));
        } else if (begin.startsWith("\u00ff\u00d8\u00ff")) {
            size = jpeg(head);
        }
        return size.filter(
                found -> found.width > 0 && found.height > 0 && found.width <= LARGEST && found.height <= LARGEST);
    }

    private static int big(byte[] bytes, int from, int count) {
        int value = 0;
        for (int i = from; i < from + count; i++) {
            value = (value << 8) | (bytes[i] & BYTE);
        }
        return value;
    }

    private static int little(byte[] bytes, int from) {
        return (bytes[from] & BYTE) | ((bytes[from + 1] & BYTE) << 8);
    }

    /** Goes from segment to segment to the one that begins a frame. */
    private static Optional<ImageSize> jpeg(byte[] bytes) {
        int at = 2;
        while (at + 9 < bytes.length && (bytes[at] & BYTE) == BYTE) {
            int marker = bytes[at + 1] & BYTE;
            boolean frame = marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
            if (frame) {
                return Optional.of(new ImageSize(big(bytes, at + 7, 2), big(bytes, at + 5, 2)));
            }
            at += 2 + Math.max(2, big(bytes, at + 2, 2));
        }
        return Optional.empty();
    }
}
