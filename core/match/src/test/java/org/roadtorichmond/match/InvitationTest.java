package org.roadtorichmond.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.scenario.json.Result;

@DisplayName("An invitation")
final class InvitationTest {
    private static final Invitation HERE =
            new Invitation(false, "mechanic", "Gaines' Mill", List.of("192.168.1.5:7862", "[2001:db8::1]:7862"));
    private static final String LINE = HERE.line();

    private static String refusal(String text) {
        Result<Invitation> read = Invitation.read(text);
        assertTrue(read.value().isEmpty(), text);
        assertEquals(1, read.problems().size());
        assertTrue(!read.problems().get(0).sentence().toString().isBlank());
        return read.problems().get(0).sentence().key();
    }

    @Test
    @DisplayName("is read as it was written, whatever it says")
    void goesRound() {
        Random random = new Random(7);
        for (int i = 0; i < 500; i++) {
            String name = random.ints(random.nextInt(70), 32, 0x300)
                    .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                    .toString();
            List<String> addresses = IntStream.rangeClosed(0, random.nextInt(6))
                    .mapToObj(number -> "10.0." + random.nextInt(256) + "." + number + ":" + random.nextInt(1 << 16))
                    .toList();
            Invitation one = new Invitation(random.nextBoolean(), "w" + random.nextInt(), name, addresses);
            assertEquals(
                    List.of(one), Invitation.read(one.line()).value().stream().toList(), one::line);
        }
    }

    @Test
    @DisplayName("is made so, to the letter, which later versions must read")
    void isExact() {
        assertEquals(
                "richmond:13abgdhgni2jdclhmgobed5hgkhr1d5n6asp7416mir3c18ojiche64r3gbhh5oqjkdpo6op0kmpi60o32ej4c8s3kehhbkt3ee1m69jj9lpt",
                LINE);
    }

    @Test
    @DisplayName("of which any part is missing is refused, and most often called cut")
    void everyCut() {
        for (int end = 0; end < LINE.length(); end++) {
            assertEquals(
                    end < Invitation.BEGINS.length() ? "match.invitation.none" : "match.invitation.cut",
                    refusal(LINE.substring(0, end)));
        }
        for (int begin = 1; begin < LINE.length(); begin++) {
            refusal(LINE.substring(begin));
            for (int end = begin + 1; end < LINE.length(); end += 7) {
                refusal(LINE.substring(0, begin) + LINE.substring(end));
            }
        }
    }

    @Test
    @DisplayName("with any letter changed is refused, in each place by each other letter")
    void everyFlip() {
        for (int place = 0; place < LINE.length(); place++) {
            for (char other = 0; other < 0x180; other++) {
                if (other != LINE.charAt(place)) {
                    refusal(LINE.substring(0, place) + other + LINE.substring(place + 1));
                }
            }
        }
    }

    @ParameterizedTest
    @DisplayName("is found in what mail and chat programs make of it")
    @ValueSource(
            strings = {
                "%s",
                "  %s\n",
                "\"%s\"",
                "\u201e%s\u201c",
                "<%s>",
                "`%s`",
                "Come and play: %s - see you!",
                "Richmond: the day after? %s",
            })
    void survives(String mail) {
        String wrapped = LINE.replaceAll("(.{31})", "$1\r\n> ");
        String quoted = LINE.replaceAll("(.{40})", "$1=\n");
        String spaced = LINE.replaceAll("(.{5})", "$1\u00a0\u200b ");
        for (String line : List.of(LINE, wrapped, quoted, spaced)) {
            assertEquals(
                    List.of(HERE),
                    Invitation.read(mail.formatted(line)).value().stream().toList());
        }
    }

    @Test
    @DisplayName("that stands twice in a text is the first one")
    void twice() {
        assertEquals(HERE, Invitation.read(LINE + "\n\n> " + LINE).value().orElseThrow());
    }

    @ParameterizedTest
    @DisplayName("that is none, of a newer version, cut or made up says so, each in its own sentence")
    @CsvSource({
        "'', none",
        "richmond, none",
        "http://richmond.example, none",
        "richmond:, cut",
        "richmond:1, cut",
        "richmond:1zz, changed",
        "richmond:100, changed",
        "richmond:101a, changed",
        "richmond:10a0000000000, changed",
        "richmond:!!!, cut",
        "richmond:2, newer",
        "richmond:v1234, newer",
        "richmond:0abc, changed",
        "richmond:Xabc, changed",
    })
    void refused(String text, String kind) {
        assertEquals("match.invitation." + kind, refusal(text));
    }

    @ParameterizedTest
    @DisplayName("whose check is right, but which says what none may say, is refused")
    @CsvSource({"'', here:1", "two words, here:1", "word, here", "word, here:123456", "word, no where:1", "word, ''"})
    void madeUp(String word, String address) {
        assertEquals(
                "match.invitation.changed",
                refusal(new Invitation(false, word, "Gaines' Mill", List.of(address)).line()));
        assertEquals("match.invitation.changed", refusal(new Invitation(false, "word", "x", List.of()).line()));
    }
}
