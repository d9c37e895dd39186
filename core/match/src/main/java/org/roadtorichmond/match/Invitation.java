package org.roadtorichmond.match;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.words.Sentence;

/**
 * What a player sends to another one, in one line, so that they meet: {@code richmond:} and small letters and digits, which no mail or
 * chat program changes. The line knows its version and length and has a check, so that a part of it, or one with a letter changed, is
 * noticed. What such programs put between its letters - line ends, blanks, quotes, marks of a reply - is passed over, and so is what
 * stands before and after it.
 *
 * <p>The first letter after the colon is the version, the next two say how many follow, and these are a number in base 32 (digits
 * {@code 0} to {@code 9} and {@code a} to {@code v}): a byte 1, the lines of the invitation in UTF-8, and their CRC-32.
 *
 * @param watching whether it invites to watch a match, rather than to play it
 * @param word the word of the match, or of those who watch it
 * @param scenario the name of what is played
 * @param addresses where the match may be reached, each a computer, a colon and a port; the likeliest first, at most six
 */
public record Invitation(boolean watching, String word, String scenario, List<String> addresses) {
    /** With what every invitation begins. */
    public static final String BEGINS = "richmond:";

    private static final int VERSION = 1;
    private static final int RADIX = 32;
    private static final int HEAD = 3;
    private static final int MOST_ADDRESSES = 6;
    private static final int LONGEST_NAME = 60;
    private static final byte[] FIRST = {1};
    private static final String WATCH = "watch";
    private static final String PLAY = "play";
    private static final String DIGITS = "0123456789abcdefghijklmnopqrstuv";
    private static final Pattern ADDRESS = Pattern.compile("[^\\s\\p{Cntrl}]{1,100}:[0-9]{1,5}");
    private static final Pattern WORD = Pattern.compile("[^\\s\\p{Cntrl}]{1,60}");

    /** Takes the first addresses of too many, and of a long name its beginning. */
    public Invitation {
        addresses = addresses.stream().limit(MOST_ADDRESSES).toList();
        String plain = scenario.replaceAll("\\p{Cntrl}", " ").strip();
        scenario = plain.substring(
                0, plain.offsetByCodePoints(0, Math.min(LONGEST_NAME, plain.codePointCount(0, plain.length()))));
    }

    /** The line. */
    public String line() {
        byte[] lines = String.join(
                        "\n",
                        Stream.concat(Stream.of(watching ? WATCH : PLAY, word, scenario), addresses.stream())
                                .toList())
                .getBytes(StandardCharsets.UTF_8);
        ByteBuffer bytes = ByteBuffer.allocate(FIRST.length + lines.length + Integer.BYTES);
        bytes.put(FIRST).put(lines).putInt(check(lines));
        String number = new BigInteger(bytes.array()).toString(RADIX);
        return BEGINS
                + DIGITS.charAt(VERSION)
                + DIGITS.charAt(number.length() / RADIX)
                + DIGITS.charAt(number.length() % RADIX)
                + number;
    }

    /** The line, and to whom it is to be sent. */
    public Sentence told() {
        return Sentence.of(watching ? "match.invitation.watch" : "match.invitation.send", line());
    }

    private static int check(byte[] lines) {
        CRC32 check = new CRC32();
        check.update(lines);
        return (int) check.getValue();
    }

    /** Whether a text means to be an invitation, whole or not, rather than an address. */
    public static boolean isMeant(String text) {
        return text.strip().startsWith(BEGINS);
    }

    /**
     * The invitation that stands in a text, such as a mail.
     *
     * @return why there is none: nothing begins like one, it is cut, of a newer version, or changed
     */
    public static Result<Invitation> read(String text) {
        String letters = text.replaceAll("[^0-9A-Za-z:]", "");
        int begin = letters.indexOf(BEGINS);
        if (begin < 0) {
            return bad("match.invitation.none");
        }
        String body = letters.substring(begin + BEGINS.length()).replace(":", "");
        if (body.isEmpty()) {
            return bad("match.invitation.cut");
        }
        int version = DIGITS.indexOf(body.charAt(0));
        if (version > VERSION) {
            return bad("match.invitation.newer");
        } else if (version < VERSION) {
            return bad("match.invitation.changed");
        } else if (body.length() < HEAD) {
            return bad("match.invitation.cut");
        }
        int length = DIGITS.indexOf(body.charAt(1)) * RADIX + DIGITS.indexOf(body.charAt(2));
        if (body.length() - HEAD < length) {
            return bad("match.invitation.cut");
        }
        return decoded(body.substring(1, HEAD + Math.max(0, length)))
                .map(Result::good)
                .orElseGet(() -> bad("match.invitation.changed"));
    }

    private static Result<Invitation> bad(String key) {
        return Result.bad(Sentence.of(key));
    }

    /** What the digits of the length and of the number say. */
    private static Optional<Invitation> decoded(String digits) {
        if (digits.length() < HEAD || digits.chars().anyMatch(digit -> DIGITS.indexOf(digit) < 0)) {
            return Optional.empty();
        }
        byte[] bytes = new BigInteger(digits.substring(HEAD - 1), RADIX).toByteArray();
        int end = bytes.length - Integer.BYTES;
        if (end <= FIRST.length || bytes[0] != FIRST[0]) {
            return Optional.empty();
        }
        byte[] lines = Arrays.copyOfRange(bytes, FIRST.length, end);
        // Whoever made it up himself can make the check right too; so what it says is looked at as well.
        return check(lines) == ByteBuffer.wrap(bytes, end, Integer.BYTES).getInt()
                ? said(new String(lines, StandardCharsets.UTF_8).split("\n", -1))
                : Optional.empty();
    }

    private static Optional<Invitation> said(String[] lines) {
        if (lines.length <= HEAD || lines.length > HEAD + MOST_ADDRESSES) {
            return Optional.empty();
        }
        List<String> addresses = List.of(lines).subList(HEAD, lines.length);
        boolean good = (lines[0].equals(WATCH) || lines[0].equals(PLAY))
                && WORD.matcher(lines[1]).matches()
                && addresses.stream().allMatch(ADDRESS.asMatchPredicate());
        return good
                ? Optional.of(new Invitation(lines[0].equals(WATCH), lines[1], lines[2], addresses))
                : Optional.empty();
    }
}
