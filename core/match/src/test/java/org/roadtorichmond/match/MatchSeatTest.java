package org.roadtorichmond.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
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

@DisplayName("A player's place in a match, and its journal")
final class MatchSeatTest {
    private static final LoadedScenario TRAINING =
            new Documents(Shelf.of(List.of())).openScenario("training").value().orElseThrow();

    private final Map<Side, List<String>> journals = new EnumMap<>(Side.class);
    private final Map<Side, MatchSeat> seats = new EnumMap<>(Side.class);

    private void begin(long seed) {
        Map<Side, HashChain> chains = new EnumMap<>(Side.class);
        Map<Side, ChainElement> commitments = new EnumMap<>(Side.class);
        for (Side side : Side.values()) {
            chains.put(side, new HashChain(new ChainElement(Digest.of(side + " " + seed))));
            commitments.put(side, chains.get(side).commitment());
        }
        MatchTerms terms = new MatchTerms(TRAINING, Map.of(Side.UNION, "Ann", Side.CONFEDERATE, "Bob"), commitments);
        for (Side side : Side.values()) {
            journals.put(side, new ArrayList<>());
            seats.put(
                    side,
                    MatchSeat.begin(
                            new MatchStart(terms, side, chains.get(side)),
                            journals.get(side)::add,
                            new MatchListener() {}));
        }
    }

    private Match match(Side side) {
        return seats.get(side).match();
    }

    /** Hands all texts on until none is left, but loses those of the last step if the line is cut. */
    private void carry(boolean cut) {
        boolean any = true;
        while (any) {
            any = false;
            for (Side side : Side.values()) {
                List<byte[]> texts = seats.get(side).take();
                any |= !texts.isEmpty();
                for (byte[] text : texts) {
                    if (!cut) {
                        assertEquals(Optional.empty(), seats.get(side.enemy()).receive(text));
                    }
                }
            }
        }
    }

    /** A new line: each side tells what it has, and gets what it lacks. */
    private void connect() {
        for (Side side : Side.values()) {
            long has = seats.get(side.enemy()).received();
            for (byte[] text : seats.get(side).again(has)) {
                assertEquals(Optional.empty(), seats.get(side.enemy()).receive(text));
            }
        }
        carry(false);
    }

    /** Brings a seat back from the lines of its journal, as after a kill. */
    private void kill(Side side) {
        List<String> lines = journals.get(side);
        Result<MatchSeat> back = SeatReplay.resume(List.copyOf(lines), lines::add, new MatchListener() {});
        seats.put(side, back.value().orElseThrow(() -> new AssertionError(back.problems())));
    }

    private void step(long seed) {
        Side side = match(Side.UNION).isOwnMove() ? Side.UNION : Side.CONFEDERATE;
        Game game = match(side).game().orElseThrow();
        if (seed % 11 != 0 || seats.get(side).takeBack().isPresent()) {
            assertEquals(Optional.empty(), seats.get(side).play(new RandomPlay(game, seed).next()));
        }
    }

    private boolean isOver() {
        return match(Side.UNION).game().orElseThrow().state().ending().isPresent();
    }

    @Test
    @DisplayName(
            "200 kills of either side at any moment, and the line cut with them: the match goes on, and no die is drawn twice")
    void kills() {
        Random random = new Random(3);
        int kills = 0;
        for (long game = 1; kills < 200; game++) {
            begin(game);
            connect();
            for (int steps = 1; !isOver(); steps++) {
                step(game * 10_000 + steps);
                boolean cut = random.nextInt(4) == 0;
                carry(cut);
                if (cut) {
                    Side side = Side.values()[random.nextInt(2)];
                    List<ChainElement> before = List.copyOf(match(side).dice().shown(Side.UNION));
                    kill(side);
                    kills++;
                    assertEquals(before, match(side).dice().shown(Side.UNION));
                    connect();
                }
                assertEquals(match(Side.UNION).hashes(), match(Side.CONFEDERATE).hashes());
            }
        }
    }

    @Test
    @DisplayName("what other side's texts are refused stands in no journal and is asked for again")
    void refused() {
        begin(5);
        connect();
        Side mover = match(Side.UNION).isOwnMove() ? Side.UNION : Side.CONFEDERATE;
        MatchSeat other = seats.get(mover.enemy());
        step(5);
        List<byte[]> texts = seats.get(mover).take();
        List<String> before = List.copyOf(journals.get(mover.enemy()));
        List<Passed> passed = List.copyOf(other.passed());
        byte[] spoilt = texts.get(0).clone();
        spoilt[spoilt.length / 2] = '?';
        assertTrue(other.receive(spoilt).isPresent());
        assertEquals(before, journals.get(mover.enemy()));
        assertEquals(passed, other.passed());
        for (byte[] text : texts) {
            assertEquals(Optional.empty(), other.receive(text));
        }
        assertFalse(before.equals(journals.get(mover.enemy())));
    }

    @Test
    @DisplayName(
            "the messages of both sides are kept in one order, each after what it answers, and followers learn of them after the journal")
    void passed() {
        begin(8);
        MatchSeat seat = seats.get(Side.UNION);
        List<String> journal = journals.get(Side.UNION);
        List<Passed> before = List.copyOf(seat.passed());
        List<Passed> followed = new ArrayList<>();
        List<Integer> lines = new ArrayList<>();
        Runnable end = seat.follow(next -> {
            followed.add(next);
            lines.add(journal.size());
        });
        connect();
        for (int i = 1; i <= 30 && !isOver(); i++) {
            int size = journal.size();
            lines.clear();
            step(i);
            carry(false);
            assertTrue(lines.stream().allMatch(count -> count > size), "the journal comes first");
        }
        seat.say("Enough");
        assertEquals(new Passed(Side.UNION, new Message.Say("Enough")), followed.get(followed.size() - 1));
        assertEquals(seat.passed().subList(before.size(), seat.passed().size()), followed);
        assertEquals(seat.sent() + seat.received(), seat.passed().size());
        long count = 0;
        for (Passed each : seat.passed()) {
            if (each.by() == Side.CONFEDERATE) {
                count++;
                assertEquals(seat.receivedMessage(count), each.message());
            }
        }
        end.run();
        end.run();
        carry(false);
        int told = followed.size();
        seats.get(Side.CONFEDERATE).say("Yes");
        carry(false);
        assertEquals(told, followed.size());
        List<Passed> all = List.copyOf(seat.passed());
        kill(Side.UNION);
        assertEquals(all, seats.get(Side.UNION).passed());
    }

    @Test
    @DisplayName("a journal that was cut or is another file is refused with its line")
    void spoiltJournals() {
        begin(6);
        connect();
        step(6);
        carry(false);
        List<String> lines = new ArrayList<>(journals.get(Side.UNION));
        lines.add("? nonsense");
        Result<MatchSeat> bad = SeatReplay.resume(lines, line -> {}, new MatchListener() {});
        assertEquals(lines.size(), bad.problems().get(0).at().line());
        assertTrue(SeatReplay.resume(List.of(), line -> {}, new MatchListener() {})
                .value()
                .isEmpty());
        assertTrue(SeatReplay.resume(List.of("{}"), line -> {}, new MatchListener() {})
                .value()
                .isEmpty());
    }
}
