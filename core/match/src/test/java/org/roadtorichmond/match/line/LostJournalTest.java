package org.roadtorichmond.match.line;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.match.Match;
import org.roadtorichmond.match.MatchListener;
import org.roadtorichmond.match.MatchSeat;
import org.roadtorichmond.match.Passed;
import org.roadtorichmond.match.SeatReplay;
import org.roadtorichmond.match.SpoiltLines;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.dice.ChainElement;
import org.roadtorichmond.scenario.json.Digest;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.save.GameNotes;
import org.roadtorichmond.scenario.save.GameReader;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.save.Verification;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.testing.RandomPlay;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

@DisplayName("A journal that is older than what the other side has seen")
final class LostJournalTest {
    private static final LoadedScenario TRAINING =
            new Documents(Shelf.of(List.of())).openScenario("training").value().orElseThrow();
    private static final Side HOST = Side.UNION;

    private final Map<Side, KeptMatch> ends = new EnumMap<>(Side.class);
    private final Map<Side, MatchTalk> talks = new EnumMap<>(Side.class);
    private final Map<Side, Deque<byte[]>> toward = new EnumMap<>(Side.class);

    private void begin() {
        for (Side side : Side.values()) {
            ends.put(side, new KeptMatch(TRAINING, () -> new ChainElement(Digest.of("secret of " + side))));
        }
    }

    private void open() {
        for (Side side : Side.values()) {
            toward.put(side, new ArrayDeque<>());
            talks.put(side, ends.get(side).talk(side));
        }
    }

    /** A new connection, on which both ends greet each other. */
    private void connect() throws LineFault {
        open();
        for (Side side : Side.values()) {
            toward.get(side.enemy()).addAll(talks.get(side).open());
        }
        carry();
    }

    private void carry() throws LineFault {
        boolean any = true;
        while (any) {
            any = false;
            for (Side side : Side.values()) {
                while (!toward.get(side).isEmpty()) {
                    any = true;
                    toward.get(side.enemy())
                            .addAll(talks.get(side).receive(toward.get(side).remove()));
                }
                any |= toward.get(side.enemy()).addAll(talks.get(side).take());
            }
        }
    }

    private MatchSeat seat(Side side) {
        return ends.get(side).seat.orElseThrow();
    }

    private Game game(Side side) {
        return seat(side).match().game().orElseThrow();
    }

    private void play(int steps, long seed) throws LineFault {
        for (int step = 1; step <= steps && game(HOST).state().ending().isEmpty(); step++) {
            MatchSeat mover = seat(seat(HOST).match().isOwnMove() ? HOST : HOST.enemy());
            if (step % 5 == 0) {
                assertEquals(Optional.empty(), mover.say("Step " + step));
            }
            if (step % 7 != 0 || mover.takeBack().isPresent()) {
                assertEquals(
                        Optional.empty(),
                        mover.play(new RandomPlay(game(mover.match().own()), seed + step).next()));
            }
            carry();
        }
    }

    private void restore(Side side, int lines) {
        List<String> journal = ends.get(side).journal;
        journal.subList(Math.min(lines, journal.size()), journal.size()).clear();
        ends.get(side).kill();
        seat(side).hold();
    }

    /** The guest's disk is gone, and nothing is left but what the invitation says. */
    private void loseAll(String secret) {
        ends.put(HOST.enemy(), new KeptMatch(TRAINING, () -> new ChainElement(Digest.of(secret))));
    }

    private void assertVerified(Side side) {
        Match match = seat(side).match();
        SavedGame saved = new SavedGame(
                match.terms().scenario(), game(side), Map.of(), GameNotes.NONE, Optional.of(match.record()));
        SavedGame read = TreeReader.read(GameWriter.bytes(saved))
                .then(GameReader::read)
                .value()
                .orElseThrow();
        assertEquals(saved.match(), read.match());
        assertEquals(Optional.empty(), Verification.verify(read));
    }

    @Test
    @DisplayName(
            "is fetched whole where nothing is left of it, as often as that happens; the dice that follow come from a new secret, and the save verifies")
    void lostWhole() throws LineFault {
        Side guest = HOST.enemy();
        for (int game = 1; game <= 8; game++) {
            begin();
            connect();
            play(10 + 4 * game, game * 31L);
            long before = game(HOST).state().hash();
            int messages = seat(HOST).passed().size();
            for (int time = 1; time <= 1 + game % 2; time++) {
                loseAll("another secret " + game + " " + time);
                connect();
                assertAlike();
                assertEquals(before, game(guest).state().hash());
                assertEquals(
                        "match.lost.given",
                        talks.get(HOST).notice().orElseThrow().key());
                assertEquals(
                        "match.lost.taken",
                        talks.get(guest).notice().orElseThrow().key());
                assertEquals(time, seat(HOST).match().record().renewed().size());
            }
            assertTrue(seat(guest).passed().size() > messages);
            play(game % 4 == 0 ? 300 : 25, game * 57L);
            assertAlike();
            assertVerified(HOST);
            assertVerified(guest);
            assertEquals(seat(HOST).match().record(), seat(guest).match().record());
            // What was fetched is a journal like any other: it can be gone on with, and lose its end.
            ends.get(guest).kill();
            connect();
            assertAlike();
            int renewed = 0;
            List<String> journal = ends.get(guest).journal;
            while (!journal.get(renewed).startsWith("> ")) {
                renewed++;
            }
            restore(guest, renewed + 1 + (journal.size() - renewed) / 3);
            connect();
            assertAlike();
            journal.subList(renewed / 2, journal.size()).clear();
            ends.get(guest).kill();
            assertTrue(ends.get(guest).seat.isEmpty(), "it was killed while it was fetched");
            connect();
            assertAlike();
            play(5, game * 91L);
            assertAlike();
        }
    }

    @Test
    @DisplayName("is fetched a third time though each one before was lost or spoilt again, and each save verifies")
    void chained() throws LineFault {
        begin();
        connect();
        for (int time = 1; time <= 3; time++) {
            play(12, time * 13L);
            loseAll("secret after loss " + time);
            connect();
            assertAlike();
            List<String> journal = ends.get(HOST.enemy()).journal;
            String line = journal.get(journal.size() / 2);
            journal.set(journal.size() / 2, line.replaceFirst("[0-9]", "x"));
            ends.get(HOST.enemy()).kill();
            assertTrue(ends.get(HOST.enemy()).seat.isEmpty(), "it was spoilt");
            loseAll("secret after the spoilt one " + time);
            connect();
            assertAlike();
            assertEquals(2 * time, seat(HOST).match().record().renewed().size());
            assertVerified(HOST);
            assertVerified(HOST.enemy());
        }
        play(300, 5);
        assertAlike();
        assertVerified(HOST.enemy());
    }

    @Test
    @DisplayName(
            "is, once it was fetched, a journal in which each spoilt line is found or leads to a place in the match")
    void spoiltAfterwards() throws LineFault {
        begin();
        connect();
        play(15, 9);
        loseAll("another secret");
        connect();
        play(6, 8);
        List<String> lines = ends.get(HOST.enemy()).journal;
        List<String> bare =
                lines.stream().filter(line -> !line.startsWith("@ seal ")).toList();
        int found = 0;
        for (int i = 0; i < bare.size(); i++) {
            int line = i;
            for (String[] change : new String[][] {{"[0-9]", "7"}, {"[0-9a-f]{16}", "0123456789abcdef"}, {"^.", "="}}) {
                List<String> spoilt = new ArrayList<>(bare);
                spoilt.set(line, bare.get(line).replaceFirst(change[0], change[1]));
                Result<MatchSeat> read = SeatReplay.resume(spoilt, each -> {}, new MatchListener() {});
                found += read.value().isEmpty() ? 1 : 0;
                assertEquals(read.value().isEmpty(), !read.problems().isEmpty());
            }
        }
        assertTrue(found > bare.size(), found + " of " + 3 * bare.size());
        List<Passed> passed = seat(HOST.enemy()).passed();
        Random random = new Random(52);
        for (int i = 0; i < 300; i++) {
            List<String> spoilt = i % 2 == 0
                    ? SpoiltLines.directed(lines, ends.get(HOST).journal, random)
                    : SpoiltLines.random(lines, ends.get(HOST).journal, random);
            SeatReplay.resume(spoilt, each -> {}, new MatchListener() {})
                    .value()
                    .ifPresent(
                            cut -> assertEquals(passed.subList(0, cut.passed().size()), cut.passed()));
        }
    }

    @Test
    @DisplayName("that is an earlier one, of before all was lost, is not gone on with, and each side is told why")
    void earlierAfterLoss() throws LineFault {
        begin();
        connect();
        play(20, 3);
        KeptMatch earlier = ends.get(HOST.enemy());
        loseAll("another secret");
        connect();
        play(10, 4);
        ends.put(HOST.enemy(), earlier);
        LineFault fault = assertThrows(LineFault.class, this::connect);
        assertEquals("match.resume.foreign", fault.sentence().key());
        assertEquals("match.told.foreign", told(fault).sentence().key());
    }

    /** What the other end says when this one hangs up. */
    private static LineFault told(LineFault fault) {
        return assertThrows(
                LineFault.class, () -> Greeting.read(Greeting.farewell(fault).orElseThrow()));
    }

    @Test
    @DisplayName(
            "is not fetched while the guest alone may know a die, which he could draw again so; while the host waits for his part it is")
    void halfDrawn() throws LineFault {
        Side guest = HOST.enemy();
        int open = 0;
        int refused = 0;
        for (int game = 1; game <= 40 && (open < 2 || refused < 2); game++) {
            begin();
            connect();
            play(5 + game, game * 77L);
            Side mover = seat(HOST).match().isOwnMove() ? HOST : guest;
            seat(mover).play(new RandomPlay(game(mover), game).next());
            if (seat(mover).match().awaitsDie().isEmpty()) {
                continue;
            }
            for (byte[] text : talks.get(mover).take()) {
                talks.get(mover.enemy()).receive(text);
            }
            loseAll("another secret");
            if (mover == guest) {
                LineFault fault = assertThrows(LineFault.class, this::connect);
                assertEquals("match.line.halfDrawn", fault.sentence().key());
                assertEquals("match.told.halfDrawn", told(fault).sentence().key());
                refused++;
            } else {
                connect();
                assertAlike();
                play(20, game);
                assertAlike();
                assertVerified(HOST);
                open++;
            }
        }
        assertTrue(open > 0 && refused > 0, open + " and " + refused);
    }

    private void assertAlike() {
        assertEquals(game(HOST).log(), game(HOST.enemy()).log());
        assertEquals(game(HOST).state().hash(), game(HOST.enemy()).state().hash());
        assertEquals(seat(HOST).sent(), seat(HOST.enemy()).received());
        assertEquals(seat(HOST.enemy()).sent(), seat(HOST).received());
    }

    @Test
    @DisplayName(
            "gets what it lacks from the other side, whichever side it is and wherever it was cut; both are told, and the match goes on")
    void fetched() throws LineFault {
        Random random = new Random(7);
        int fetched = 0;
        for (int game = 1; game <= 12; game++) {
            begin();
            connect();
            play(12 + game * 3, game * 1000L);
            Side older = game % 2 == 0 ? HOST : HOST.enemy();
            List<String> journal = ends.get(older).journal;
            long before = game(HOST).state().hash();
            long sent = seat(older).sent();
            restore(older, 2 + random.nextInt(journal.size() - 2));
            boolean lacks = seat(older).sent() < sent;
            if (game % 3 == 0) {
                restore(
                        older.enemy(),
                        2 + random.nextInt(ends.get(older.enemy()).journal.size() - 2));
            }
            assertTrue(
                    seat(older).say("too early").isPresent(), "nothing is done before the other side says what it has");
            connect();
            assertAlike();
            if (game % 3 != 0) {
                assertEquals(before, game(HOST).state().hash());
                assertEquals(
                        lacks ? Optional.of("match.resume.taken") : Optional.empty(),
                        talks.get(older).notice().map(Sentence::key));
                fetched += lacks ? 1 : 0;
            }
            List<String> again = ends.get(older).journal;
            assertEquals(
                    seat(older).passed().size(),
                    SeatReplay.resume(again, line -> {}, new MatchListener() {})
                            .value()
                            .orElseThrow()
                            .passed()
                            .size());
            play(300, game * 2000L);
            assertAlike();
            assertFalse(seat(HOST).match().differs());
        }
        assertTrue(fetched > 4, "fetched: " + fetched);
    }

    @Test
    @DisplayName("takes nothing that it has not sent itself, however it is offered")
    void forged() throws LineFault {
        begin();
        connect();
        play(20, 1);
        Side older = HOST.enemy();
        restore(older, 20);
        open();
        List<byte[]> answers = new ArrayList<>();
        for (byte[] text : talks.get(older).open()) {
            answers.addAll(talks.get(HOST).receive(text));
        }
        List<byte[]> given = answers.stream()
                .filter(text -> new String(text, StandardCharsets.UTF_8).contains("give-back"))
                .toList();
        assertTrue(given.size() > 1);
        int before = ends.get(older).journal.size();
        talks.get(older).receive(answers.get(0));
        byte[] swapped = given.get(1);
        byte[] changed = new String(given.get(0), StandardCharsets.UTF_8)
                .replaceAll("(seal\\\\\": ?\\\\\")[0-9a-f]", "$1g")
                .getBytes(StandardCharsets.UTF_8);
        for (byte[] bad : List.of(swapped, changed, answers.get(answers.size() - 1))) {
            MatchTalk again = ends.get(older).talk(older);
            again.receive(answers.get(0));
            assertThrows(LineFault.class, () -> again.receive(bad));
        }
        assertEquals(before, ends.get(older).journal.size());
    }
}
