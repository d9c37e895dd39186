package org.roadtorichmond.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.dice.ChainElement;
import org.roadtorichmond.scenario.dice.MatchTerms;
import org.roadtorichmond.scenario.json.Digest;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.testing.RandomPlay;
import org.roadtorichmond.unit.Side;

@DisplayName("A journal that was spoilt is refused with its line, or what it says is that of a journal that was cut")
final class JournalMutantsTest {
    private static final LoadedScenario TRAINING =
            new Documents(Shelf.of(List.of())).openScenario("training").value().orElseThrow();

    private static Result<MatchSeat> resume(List<String> lines) {
        return SeatReplay.resume(lines, line -> {}, new MatchListener() {});
    }

    /** The journal of a match after a number of steps. */
    private static List<String> played(long seed, int steps) {
        Map<Side, HashChain> chains = new EnumMap<>(Side.class);
        Map<Side, ChainElement> commitments = new EnumMap<>(Side.class);
        for (Side side : Side.values()) {
            chains.put(side, new HashChain(new ChainElement(Digest.of(side + " " + seed))));
            commitments.put(side, chains.get(side).commitment());
        }
        MatchTerms terms = new MatchTerms(TRAINING, Map.of(Side.UNION, "Ann", Side.CONFEDERATE, "Bob"), commitments);
        List<String> journal = new ArrayList<>(List.of("@ meeting {}"));
        Map<Side, MatchSeat> seats = new EnumMap<>(Side.class);
        for (Side side : Side.values()) {
            MatchStart start = new MatchStart(terms, side, chains.get(side));
            seats.put(
                    side,
                    MatchSeat.begin(
                            start,
                            line -> Optional.of(journal)
                                    .filter(own -> side == Side.UNION)
                                    .ifPresent(own -> own.add(line)),
                            new MatchListener() {}));
        }
        for (int step = 1; step <= steps; step++) {
            carry(seats);
            MatchSeat mover = seats.get(seats.get(Side.UNION).match().isOwnMove() ? Side.UNION : Side.CONFEDERATE);
            mover.say("Move " + step);
            Game game = mover.match().game().orElseThrow();
            mover.play(new RandomPlay(game, seed * 1000 + step).next());
        }
        carry(seats);
        return journal;
    }

    private static void carry(Map<Side, MatchSeat> seats) {
        boolean any = true;
        while (any) {
            any = false;
            for (MatchSeat seat : seats.values()) {
                for (byte[] text : seat.take()) {
                    any = true;
                    seats.get(seat.match().own().enemy()).receive(text);
                }
            }
        }
    }

    private static String outcome(MatchSeat seat) {
        return seat.match().hashes() + " " + seat.passed() + " "
                + seat.match().terms().identity();
    }

    private static void tryAll(int count) {
        List<String> journal = played(7, 25);
        List<String> other = played(8, 25);
        Set<String> honest = new HashSet<>();
        for (int end = 2; end <= journal.size(); end++) {
            honest.add(outcome(resume(journal.subList(0, end)).value().orElseThrow()));
        }
        Random random = new Random(52);
        int refused = 0;
        for (int i = 0; i < count; i++) {
            List<String> spoilt = i % 2 == 0
                    ? SpoiltLines.directed(journal, other, random)
                    : SpoiltLines.random(journal, other, random);
            Result<MatchSeat> read = resume(spoilt);
            if (read.value().isPresent()) {
                assertTrue(honest.contains(outcome(read.value().get())), () -> String.join("\n", spoilt));
            } else {
                refused++;
                assertTrue(read.problems().get(0).at().line() >= 1, () -> String.join("\n", spoilt));
            }
        }
        assertTrue(refused > count / 2, "refused: " + refused);
    }

    @Test
    @DisplayName("400 of them, half of them at single values")
    void some() {
        tryAll(400);
    }

    @Test
    @Tag("long")
    @DisplayName("5,000 of them, half of them at single values")
    void many() {
        tryAll(5000);
    }

    @Test
    @DisplayName("a digit of the first line, and numbers of elements that no chain has, are refused with their line")
    void found() {
        List<String> journal = played(7, 3);
        List<String> secret = new ArrayList<>(journal);
        int at = journal.get(1).lastIndexOf("\"secret\"") + 15;
        char digit = journal.get(1).charAt(at);
        secret.set(
                1,
                journal.get(1).substring(0, at)
                        + (digit == '0' ? '1' : '0')
                        + journal.get(1).substring(at + 1));
        Result<MatchSeat> read = resume(secret);
        assertEquals("match.journal.changed", read.problems().get(0).sentence().key());
        assertEquals(2, read.problems().get(0).at().line());
        // Earlier versions sealed nothing.
        List<String> old =
                secret.stream().filter(line -> !SealedJournal.isSeal(line)).toList();
        assertEquals(
                "match.journal.secret", resume(old).problems().get(0).sentence().key());
        for (int number : new int[] {-5, 8193, 2_000_000_000}) {
            org.junit.jupiter.api.Assertions.assertThrows(
                    IllegalArgumentException.class, () -> HashChain.upTo(new ChainElement("0".repeat(64)), number));
        }
    }

    @Test
    @DisplayName("journals of earlier versions, which have no seals, go on, and what is added is sealed with them")
    void unsealed() {
        List<String> journal = played(7, 12);
        List<String> old = new ArrayList<>(
                journal.stream().filter(line -> !SealedJournal.isSeal(line)).toList());
        MatchSeat seat = SeatReplay.resume(List.copyOf(old), old::add, new MatchListener() {})
                .value()
                .orElseThrow();
        seat.say("Good morning");
        assertTrue(SealedJournal.isSeal(old.get(old.size() - 1)));
        assertTrue(resume(old).value().isPresent());
        old.remove(5);
        assertFalse(resume(old).value().isPresent());
    }
}
