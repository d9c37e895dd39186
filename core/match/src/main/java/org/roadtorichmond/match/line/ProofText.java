package org.roadtorichmond.match.line;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.zip.CRC32;

/**
 * A text that goes over a line before both ends have a key: words, and behind them a checksum, so that what was changed on the way is not
 * taken for another word of the match.
 *
 * @param kind what it is: the {@link #HELLO} of a guest, a {@link #PROOF}, or {@link #NO}
 * @param words what else it says
 */
record ProofText(String kind, List<String> words) {
    /** The longest of these texts, in bytes. */
    static final int LONGEST = 8 << 10;
    /** The first text of a guest, with the version of what is said on a line; it names the guest and begins the proof. */
    static final String HELLO = "road-to-richmond-line/2";
    /** The next texts of the proof. */
    static final String PROOF = "proof";
    /** The host turns a guest away, and says why. */
    static final String NO = "no";

    private static final String ANY_HELLO = HELLO.substring(0, HELLO.indexOf('/') + 1);
    private static final int RADIX = 16;
    private static final Pattern NUMBER = Pattern.compile("-?[0-9a-f]{1,800}");
    /** With six numbers alone began the first version, which had no name for itself. */
    private static final Pattern FIRST_VERSION = Pattern.compile("-?[0-9a-f]{1,800}( -?[0-9a-f]{1,800}){5}");

    ProofText {
        words = List.copyOf(words);
    }

    /** A text that ends with numbers. */
    static ProofText of(String kind, List<String> first, List<BigInteger> numbers) {
        List<String> words = new ArrayList<>(first);
        numbers.forEach(number -> words.add(number.toString(RADIX)));
        return new ProofText(kind, words);
    }

    byte[] framed() {
        String text = kind + " " + String.join(" ", words);
        return Frames.framed((text + " " + checksum(text)).getBytes(StandardCharsets.US_ASCII));
    }

    private static String checksum(String text) {
        CRC32 sum = new CRC32();
        sum.update(text.getBytes(StandardCharsets.US_ASCII));
        return Long.toHexString(sum.getValue());
    }

    /**
     * Reads a text of the other end.
     *
     * @throws LineFault if it is of another version, of another program, or was changed on the way
     */
    static ProofText read(byte[] bytes) throws LineFault {
        String text = new String(bytes, StandardCharsets.US_ASCII);
        List<String> words = List.of(text.split(" ", -1));
        String kind = words.get(0);
        boolean otherHello = kind.startsWith(ANY_HELLO) && kind.matches(".*/[0-9]{1,4}") && !kind.equals(HELLO);
        if (otherHello || FIRST_VERSION.matcher(text).matches()) {
            throw LineFault.version();
        } else if (words.size() < 3 || !List.of(HELLO, PROOF, NO).contains(kind)) {
            throw LineFault.of("match.line.noise");
        } else if (!checksum(text.substring(0, text.lastIndexOf(' '))).equals(words.get(words.size() - 1))) {
            throw LineFault.spoilt(null);
        }
        return new ProofText(kind, words.subList(1, words.size() - 1));
    }

    /**
     * The numbers that it ends with.
     *
     * @param first how many words stand before them
     */
    List<BigInteger> numbers(int first) throws LineFault {
        List<BigInteger> numbers = new ArrayList<>();
        for (String word : words.subList(Math.min(first, words.size()), words.size())) {
            if (!NUMBER.matcher(word).matches()) {
                throw LineFault.of("match.line.noise");
            }
            numbers.add(new BigInteger(word, RADIX));
        }
        return numbers;
    }
}
