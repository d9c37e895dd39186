package org.roadtorichmond.scenario.json;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.regex.Pattern;
import org.roadtorichmond.words.Sentence;

/**
 * The text of a file with its lines, and the one conversion between offsets and places.
 *
 * <p>Offsets count UTF-16 units, as the JSON reader does; the columns shown to people count characters, so that what
 * stands behind an emoji is not one column off.
 */
final class SourceText {
    private static final byte[] ZEROS = new byte[4];

    /** How a saved game begins, which no one writes by hand: where its end is missing, it was lost. */
    private static final Pattern GAME = Pattern.compile("\\s*\\{\\s*\"format\"\\s*:\\s*\"game/");

    private final String text;
    private final int[] lineStarts;
    /** The offset whose place was asked for last, and the characters before it in its line. */
    private int counted;

    private int column;

    SourceText(String text) {
        this.text = text;
        this.lineStarts = lineStarts(text);
    }

    private static int[] lineStarts(String text) {
        int[] starts = new int[16];
        int lines = 1;
        for (int feed = text.indexOf('\n'); feed >= 0; feed = text.indexOf('\n', feed + 1)) {
            if (lines == starts.length) {
                starts = Arrays.copyOf(starts, 2 * lines);
            }
            starts[lines++] = feed + 1;
        }
        return Arrays.copyOf(starts, lines);
    }

    /**
     * Decodes the bytes of a file, which must be UTF-8 without a byte-order mark, and whose text must not be blank.
     * Refused with the line and column up to which the bytes were good.
     */
    static Result<SourceText> decode(byte[] bytes) {
        if (bytes.length >= 3 && bytes[0] == (byte) 0xEF && bytes[1] == (byte) 0xBB && bytes[2] == (byte) 0xBF) {
            return refused(Sentence.of("problem.byteOrder"));
        }
        if (lostToZeros(bytes)) {
            return refused(Sentence.of("problem.zeros"));
        }
        if (isUtf16(bytes)) {
            return refused(Sentence.of("problem.utf16"));
        }
        return decodeStrictly(bytes);
    }

    private static Result<SourceText> refused(Sentence sentence) {
        return Result.bad(new Problem(Place.START, sentence));
    }

    private static Result<SourceText> decodeStrictly(byte[] bytes) {
        CharsetDecoder decoder = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharBuffer out = CharBuffer.allocate(bytes.length);
        CoderResult outcome = decoder.decode(in, out, true);
        SourceText text = new SourceText(out.flip().toString());
        if (outcome.isError()) {
            return Result.bad(text.notUtf8(in.position(), bytes[in.position()]));
        }
        if (text.text.isBlank()) {
            return refused(Sentence.of("problem.empty"));
        }
        if (GAME.matcher(text.text).lookingAt() && !text.text.stripTrailing().endsWith("}")) {
            return Result.bad(new Problem(text.place(text.length(), "$"), Sentence.of("problem.cutOff")));
        }
        return Result.good(text);
    }

    /** Whether a disk kept the length of a file and not its content, or not all of it: UTF-16 and UTF-32 have no four zeros. */
    private static boolean lostToZeros(byte[] bytes) {
        int length = bytes.length;
        return length >= ZEROS.length
                && (Arrays.equals(Arrays.copyOf(bytes, ZEROS.length), ZEROS)
                        || Arrays.equals(Arrays.copyOfRange(bytes, length - ZEROS.length, length), ZEROS));
    }

    private Problem notUtf8(int offset, byte wrong) {
        return new Problem(
                place(text.length(), "$"),
                Sentence.of("problem.notUtf8", offset + 1, String.format(Locale.ROOT, "%02X", wrong)));
    }

    /** A byte-order mark of UTF-16 or UTF-32, or a zero byte near the first character, which is a bracket or a space. */
    private static boolean isUtf16(byte[] bytes) {
        String begin = new String(bytes, 0, Math.min(4, bytes.length), StandardCharsets.ISO_8859_1);
        return begin.startsWith("\u00FE\u00FF") || begin.startsWith("\u00FF\u00FE") || begin.indexOf('\0') >= 0;
    }

    String text() {
        return text;
    }

    int length() {
        return text.length();
    }

    /** The offset of a line and column as the JSON reader reports them (both from 1), kept within the text. */
    int offset(int line, int column) {
        int start = line <= lineStarts.length ? lineStarts[line - 1] : text.length();
        return Math.max(0, Math.min(text.length(), start + column - 1));
    }

    Place place(int offset, String path) {
        int found = Arrays.binarySearch(lineStarts, offset);
        int line = found >= 0 ? found : -found - 2;
        // Counted on from the last place: a file without line breaks would otherwise be read again for each of its
        // values.
        boolean onward = counted >= lineStarts[line] && counted <= offset;
        column = onward ? column + text.codePointCount(counted, offset) : text.codePointCount(lineStarts[line], offset);
        counted = offset;
        return new Place(line + 1, column + 1, path);
    }
}
