package org.roadtorichmond.match.mail;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.match.HashChain;
import org.roadtorichmond.match.Match;
import org.roadtorichmond.match.MatchListener;
import org.roadtorichmond.match.SpoiltLines;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.dice.ChainElement;
import org.roadtorichmond.scenario.json.Digest;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.testing.RandomPlay;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

@DisplayName("A match by files")
final class MailSeatTest {
    private static final String WORD = "mechanic";
    private static final Side HOST = Side.UNION;
    private static final Side GUEST = Side.CONFEDERATE;
    private static final MatchListener SILENT = new MatchListener() {};

    private final Map<Side, List<String>> journals = new EnumMap<>(Side.class);
    private final Map<Side, MailSeat> seats = new EnumMap<>(Side.class);

    private static LoadedScenario scenario(String name) {
        return new Documents(Shelf.of(List.of())).openScenario(name).value().orElseThrow();
    }

    private static HashChain chain(Side side, long seed) {
        return new HashChain(new ChainElement(Digest.of(side + " " + seed)));
    }

    /** A file on its way from one computer to the other. */
    private static MailFile sent(MailFile file) {
        Result<MailFile> read = MailFile.read(file.bytes(WORD), WORD);
        return read.value().orElseThrow(() -> new AssertionError(read.problems()));
    }

    private static <T> T good(Result<T> result) {
        return result.value().orElseThrow(() -> new AssertionError(result.problems()));
    }

    private void begin(String name, long seed) {
        for (Side side : Side.values()) {
            journals.put(side, new ArrayList<>());
        }
        MailFile asked = sent(MailSeat.request(GUEST, "Bob", chain(GUEST, seed)));
        seats.put(
                HOST,
                good(MailSeat.open(
                        scenario(name), HOST, "Ann", chain(HOST, seed), asked, journals.get(HOST)::add, SILENT)));
        play(HOST, seed);
        MailFile first = sent(seats.get(HOST).file());
        seats.put(GUEST, good(MailSeat.join(first, GUEST, chain(GUEST, seed), journals.get(GUEST)::add, SILENT)));
    }

    @BeforeEach
    void begin() {
        begin("training", 1);
    }

    private Match match(Side side) {
        return seats.get(side).match();
    }

    private boolean isOver() {
        return match(GUEST).game().orElseThrow().state().ending().isPresent()
                && match(HOST).game().orElseThrow().state().ending().isPresent();
    }

    /** Plays one hand: until the other side has something to decide. */
    private void play(Side side, long seed) {
        long step = seed * 1000;
        while (match(side).isOwnMove()) {
            Game game = match(side).game().orElseThrow();
            step++;
            if (step % 11 != 0 || seats.get(side).takeBack().isPresent()) {
                assertEquals(Optional.empty(), seats.get(side).play(new RandomPlay(game, step).next()));
            }
        }
    }

    private void kill(Side side) {
        List<String> lines = journals.get(side);
        seats.put(side, good(MailSeat.resume(List.copyOf(lines), lines::add, SILENT)));
    }

    private Optional<String> refusal(Side reader, MailFile file) {
        List<String> before = List.copyOf(journals.get(reader));
        Optional<Sentence> refusal = seats.get(reader).read(file);
        assertEquals(before, journals.get(reader), "what is refused leaves no trace");
        return refusal.map(Sentence::key);
    }

    @ParameterizedTest
    @CsvSource({"training, 3", "gaines-mill, 1"})
    @DisplayName(
            "is the same on both sides from beginning to end, with many dice in a file, and whoever is killed meanwhile goes on")
    void whole(String name, int games) {
        Random random = new Random(5);
        for (int game = 1; game <= games; game++) {
            begin(name, game);
            int files = 0;
            for (Side side = GUEST; !isOver(); side = side.enemy()) {
                files++;
                assertTrue(files < 2000, "the game comes to an end");
                play(side, game * 1000L + files);
                if (random.nextBoolean()) {
                    kill(side);
                }
                MailFile file = sent(seats.get(side).file());
                if (random.nextBoolean()) {
                    kill(side.enemy());
                }
                assertEquals(Optional.empty(), seats.get(side.enemy()).read(file));
                assertEquals(
                        match(side).game().orElseThrow().state().hash(),
                        match(side.enemy()).game().orElseThrow().state().hash());
            }
            for (Side side : Side.values()) {
                assertEquals(match(HOST).dice().shown(side), match(GUEST).dice().shown(side));
                assertFalse(match(side).differs());
            }
        }
    }

    @Test
    @DisplayName("gives the same dice for the same commands when a file is opened again")
    void again() {
        MailFile file = sent(seats.get(HOST).file());
        List<String> begun = List.copyOf(journals.get(GUEST));
        play(GUEST, 7);
        List<ChainElement> dice = List.copyOf(match(GUEST).dice().shown(HOST));
        seats.put(GUEST, good(MailSeat.resume(begun, new ArrayList<>()::add, SILENT)));
        assertEquals("match.mail.older", refusal(GUEST, file).orElseThrow());
        play(GUEST, 7);
        assertEquals(dice, match(GUEST).dice().shown(HOST));
        assertFalse(dice.isEmpty());
    }

    @Test
    @DisplayName("refuses one's own file, an older one, one of another match and one that leaves a gap, in words")
    void refused() {
        MailFile host = sent(seats.get(HOST).file());
        assertEquals("match.mail.own", refusal(HOST, host).orElseThrow());
        assertEquals("match.mail.older", refusal(GUEST, host).orElseThrow());
        play(GUEST, 2);
        MailFile guest = sent(seats.get(GUEST).file());
        MailFile foreign =
                new MailFile(GUEST, 1, "another", 0, guest.ahead(), guest.first(), Optional.empty(), guest.messages());
        assertEquals("match.mail.another", refusal(HOST, foreign).orElseThrow());
        MailFile gap = new MailFile(
                GUEST, 2, guest.match(), 0, guest.ahead(), guest.first() + 9, Optional.empty(), guest.messages());
        assertEquals("match.mail.gap", refusal(HOST, gap).orElseThrow());
        MailFile.Ahead false256 = new MailFile.Ahead(chain(GUEST, 99).element(256), 256);
        MailFile chosen =
                new MailFile(GUEST, 1, guest.match(), 0, false256, guest.first(), Optional.empty(), guest.messages());
        assertEquals("match.mail.chain", refusal(HOST, chosen).orElseThrow());
        assertEquals(Optional.empty(), seats.get(HOST).read(guest));
        assertEquals("match.mail.older", refusal(HOST, guest).orElseThrow());
    }

    @Test
    @DisplayName("refuses what differs from what follows from the rules")
    void differs() {
        play(GUEST, 2);
        MailFile guest = sent(seats.get(GUEST).file());
        List<byte[]> changed = new ArrayList<>(guest.messages());
        for (int i = 0; i < changed.size(); i++) {
            String text = new String(changed.get(i), StandardCharsets.UTF_8);
            changed.set(
                    i,
                    text.replaceAll("(\"hash\": ?\")[0-9a-f]{16}", "$10123456789abcdef")
                            .getBytes(StandardCharsets.UTF_8));
        }
        MailFile wrong = new MailFile(
                GUEST, 1, guest.match(), guest.received(), guest.ahead(), guest.first(), Optional.empty(), changed);
        assertEquals("match.mail.differs", refusal(HOST, wrong).orElseThrow());
    }

    @Test
    @DisplayName("once a file is written, nothing can be said or given up before the other side's has come")
    void awaits() {
        play(GUEST, 2);
        assertEquals(Optional.empty(), seats.get(GUEST).say("Good luck!"));
        MailFile guest = seats.get(GUEST).file();
        assertEquals(
                "match.notNow", seats.get(GUEST).say("Wait!").map(Sentence::key).orElseThrow());
        assertEquals(
                "match.notNow", seats.get(GUEST).giveUp().map(Sentence::key).orElseThrow());
        assertEquals("match.mail.awaits", seats.get(GUEST).standing().key());
        assertEquals(guest.number(), seats.get(GUEST).file().number(), "the same file again");
        assertEquals(Optional.empty(), seats.get(HOST).read(sent(guest)));
        assertEquals(Optional.empty(), seats.get(HOST).giveUp());
        assertEquals(
                Optional.empty(), seats.get(GUEST).read(sent(seats.get(HOST).file())));
        assertTrue(isOver());
    }

    @Test
    @DisplayName("of 100 files with a changed byte none is read, nor one with another word")
    void changed() {
        byte[] file = seats.get(HOST).file().bytes(WORD);
        Random random = new Random(8);
        for (int i = 0; i < 100; i++) {
            byte[] spoilt = file.clone();
            spoilt[random.nextInt(spoilt.length)] ^= (byte) (1 + random.nextInt(127));
            Result<MailFile> read = MailFile.read(spoilt, WORD);
            assertTrue(read.value().isEmpty() && !read.problems().isEmpty());
        }
        assertEquals(
                "match.mail.changed",
                MailFile.read(file, "musician").problems().get(0).sentence().key());
        assertTrue(MailFile.read(new byte[0], WORD).value().isEmpty());
    }

    /** A file that somebody who knows the word has changed. */
    private static Result<MailFile> signed(List<String> lines) {
        String head = lines.get(0) + "\n";
        String text = String.join("\n", lines.subList(0, lines.size() - 1)) + "\n";
        String proof = "{\"proof\": \"" + MailFile.proof(head, text, WORD) + "\"}\n";
        return MailFile.read((text + proof).getBytes(StandardCharsets.UTF_8), WORD);
    }

    private void signedMutants(int count) {
        play(GUEST, 3);
        seats.get(GUEST).say("Good luck!");
        List<String> lines = new String(seats.get(GUEST).file().bytes(WORD), StandardCharsets.UTF_8)
                .lines()
                .toList();
        List<String> before = List.copyOf(journals.get(HOST));
        Random random = new Random(9);
        int refused = 0;
        for (int i = 0; i < count; i++) {
            List<String> spoilt =
                    i % 2 == 0 ? SpoiltLines.directed(lines, lines, random) : SpoiltLines.random(lines, lines, random);
            Result<MailFile> read = spoilt.size() < 2 ? MailFile.read(new byte[0], WORD) : signed(spoilt);
            if (read.value().isEmpty()) {
                assertFalse(read.problems().isEmpty());
                refused++;
            } else if (seats.get(HOST).read(read.value().get()).isPresent()) {
                refused++;
            } else {
                assertFalse(seats.get(HOST).match().differs(), () -> String.join("\n", spoilt));
                journals.put(HOST, new ArrayList<>(before));
                kill(HOST);
            }
            assertEquals(before, journals.get(HOST), () -> String.join("\n", spoilt));
        }
        assertTrue(refused > count / 2, "refused: " + refused);
    }

    @Test
    @DisplayName("of 60 files that somebody who knows the word has changed each is taken whole or not at all")
    void wholeOrNot() {
        signedMutants(60);
    }

    @Test
    @Tag("long")
    @DisplayName("of 2,000 files that somebody who knows the word has changed each is taken whole or not at all")
    void wholeOrNotLong() {
        signedMutants(2000);
    }

    @Test
    @DisplayName("the first file of a host, of which one message is not allowed, begins no match")
    void firstWholeOrNot() {
        List<String> lines = new ArrayList<>(new String(seats.get(HOST).file().bytes(WORD), StandardCharsets.UTF_8)
                .lines()
                .toList());
        lines.set(lines.size() - 2, lines.get(3));
        List<String> journal = new ArrayList<>();
        Result<MailSeat> joined =
                signed(lines).then(file -> MailSeat.join(file, GUEST, chain(GUEST, 1), journal::add, SILENT));
        assertTrue(joined.value().isEmpty());
        assertEquals(List.of(), journal);
    }

    @Test
    @DisplayName(
            "other ends of lines, a byte-order mark and blank lines at the end are no change; a cut file is told as such")
    void onTheWay() {
        String text = new String(seats.get(HOST).file().bytes(WORD), StandardCharsets.UTF_8);
        for (String way : List.of(
                text.replace("\n", "\r\n"),
                text.replace("\n", "\r"),
                "\ufeff" + text,
                text.stripTrailing(),
                "\ufeff" + text.replace("\n", "\r\n") + "\r\n\r\n")) {
            MailFile taken = good(MailFile.read(way.getBytes(StandardCharsets.UTF_8), WORD));
            assertEquals(text, new String(taken.bytes(WORD), StandardCharsets.UTF_8));
            assertTrue(MailFile.head(way.getBytes(StandardCharsets.UTF_8)).isPresent());
        }
        int head = text.indexOf('\n');
        for (int end : new int[] {head + 1, head + 500, text.length() - 100, text.length() - 3}) {
            byte[] cut = text.substring(0, end).getBytes(StandardCharsets.UTF_8);
            assertEquals(
                    "match.mail.cut",
                    MailFile.read(cut, WORD).problems().get(0).sentence().key());
        }
    }

    @Test
    @DisplayName("a file that answers more than the journal has sent says that the journal is older")
    void olderJournal() {
        int begun = journals.get(HOST).size();
        play(GUEST, 2);
        assertEquals(
                Optional.empty(), seats.get(HOST).read(sent(seats.get(GUEST).file())));
        play(HOST, 4);
        assertEquals(
                Optional.empty(), seats.get(GUEST).read(sent(seats.get(HOST).file())));
        play(GUEST, 5);
        MailFile second = sent(seats.get(GUEST).file());
        journals.put(HOST, new ArrayList<>(journals.get(HOST).subList(0, begun)));
        kill(HOST);
        assertEquals("match.mail.behind", refusal(HOST, second).orElseThrow());
    }
}
