package org.roadtorichmond.match.line;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.match.HashChain;
import org.roadtorichmond.match.MatchListener;
import org.roadtorichmond.match.MatchSeat;
import org.roadtorichmond.match.MatchStart;
import org.roadtorichmond.match.MessageText;
import org.roadtorichmond.match.SealedJournal;
import org.roadtorichmond.match.SeatReplay;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.dice.ChainElement;
import org.roadtorichmond.scenario.dice.MatchTerms;
import org.roadtorichmond.scenario.json.Digest;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.unit.Side;

@DisplayName("The talk over a line on which a match begins and goes on")
final class MatchTalkTest {
    /** Its length is rolled before the first command. */
    private static final LoadedScenario ROLLED = rolled();

    private int secrets;

    private static LoadedScenario rolled() {
        LoadedScenario shipped = new Documents(Shelf.of(List.of()))
                .openScenario("gaines-mill-withdrawal")
                .value()
                .orElseThrow();
        ChainElement any = new ChainElement(Digest.of("any"));
        Map<Side, String> players = Map.of(Side.UNION, "Ann", Side.CONFEDERATE, "Bob");
        MatchTerms terms = new MatchTerms(shipped, players, Map.of(Side.UNION, any, Side.CONFEDERATE, any));
        String text = MatchStart.text(terms).replace("random-end", "rolled");
        return MatchStart.readTerms(text).value().orElseThrow().scenario();
    }

    private ChainElement secret() {
        secrets++;
        return new ChainElement(Digest.of("secret " + secrets));
    }

    private final KeptMatch host = new KeptMatch(ROLLED, this::secret);
    private final KeptMatch guest = new KeptMatch(ROLLED, this::secret);

    /** Has both ends talk until neither has anything to say. */
    private static void carry(MatchTalk here, MatchTalk there) throws LineFault {
        List<byte[]> toThere = new ArrayList<>(here.open());
        List<byte[]> toHere = new ArrayList<>(there.open());
        while (!toThere.isEmpty() || !toHere.isEmpty()) {
            List<byte[]> back = new ArrayList<>();
            for (byte[] text : toHere) {
                back.addAll(here.receive(text));
            }
            toHere.clear();
            toThere.addAll(back);
            for (byte[] text : toThere) {
                toHere.addAll(there.receive(text));
            }
            toThere.clear();
        }
    }

    private static String key(MatchTalk talk, byte[] text) {
        return assertThrows(LineFault.class, () -> talk.receive(text))
                .sentence()
                .key();
    }

    private static byte[] join(String name) {
        ChainElement commitment = new HashChain(new ChainElement(Digest.of(name))).commitment();
        return Greeting.text(new Greeting.Join(name, commitment));
    }

    @Test
    @DisplayName("a match begins, and what is rolled before the first command is drawn by both")
    void begins() throws LineFault {
        carry(host.host(), guest.guest());
        assertEquals(
                host.seat.orElseThrow().start().terms().identity(),
                guest.seat.orElseThrow().start().terms().identity());
        assertTrue(host.seat.get().match().dice().drawn() > 0);
        assertTrue(guest.seat.get().match().game().isPresent());
    }

    @Test
    @DisplayName(
            "nothing of the dice is shown before the guest, too, is bound; then he cannot begin anew, however silent he is")
    void bound() throws LineFault {
        MatchTalk first = host.host();
        List<byte[]> offer = first.receive(join("Bob"));
        for (byte[] text : offer) {
            assertTrue(Greeting.read(text).orElseThrow() instanceof Greeting.Offer);
        }
        assertEquals(List.of(), first.take());
        assertTrue(host.seat.isEmpty(), "nothing is rolled, and no game made");
        // Before he is bound he may come again, and gets another match.
        String once = host.offered.orElseThrow().terms().identity();
        MatchTalk second = host.host();
        second.receive(join("Bob"));
        String identity = host.offered.orElseThrow().terms().identity();
        assertFalse(once.equals(identity));
        byte[] resume = Greeting.text(new Greeting.Resume(identity, 0, 0));
        assertFalse(second.receive(resume).isEmpty());
        for (int kills = 0; kills < 2; kills++) {
            assertEquals("match.line.halfDrawn", key(host.host(), join("Bob")));
            host.kill();
            assertEquals(identity, host.seat.orElseThrow().start().terms().identity());
        }
    }

    @Test
    @DisplayName("whoever is killed between the offer and its acceptance goes on with it")
    void killedBetween() throws LineFault {
        MatchTalk here = host.host();
        MatchTalk there = guest.guest();
        List<byte[]> answer = new ArrayList<>();
        for (byte[] text : here.receive(there.open().get(0))) {
            answer.addAll(there.receive(text));
        }
        assertEquals(1, answer.size(), "the guest is bound, and the host has not heard of it");
        host.kill();
        guest.kill();
        assertTrue(host.seat.isEmpty());
        carry(host.host(), guest.guest());
        assertTrue(guest.seat.orElseThrow().match().game().isPresent());
        assertEquals(List.of(), SealedJournal.offered(host.journal).stream().toList());
    }

    @Test
    @DisplayName("a guest joins once over a connection, and a host who is not asked offers nothing")
    void once() throws LineFault {
        MatchTalk here = host.host();
        here.receive(join("Bob"));
        List<String> journal = List.copyOf(host.journal);
        assertEquals("match.line.noise", key(here, join("Bob")));
        assertEquals(journal, host.journal);
        MatchTalk there = guest.guest();
        there.open();
        assertEquals("match.line.noise", key(there, Greeting.text(new Greeting.Offer(2, 3, "a part that is not due"))));
        carry(host.host(), guest.guest());
        assertEquals("match.line.noise", key(guest.guest(), Greeting.text(new Greeting.Offer(1, 1, "{}"))));
    }

    @Test
    @DisplayName("names have at most 60 letters, wherever they come from")
    void names() {
        assertEquals("match.line.noise", key(host.host(), join("B".repeat(61))));
        carryNamed("A".repeat(60), true);
        carryNamed("A".repeat(61), false);
    }

    @Test
    @DisplayName("players who give no name are called by their sides")
    void unnamed() throws LineFault {
        MatchTalk.HostTerms terms = new MatchTalk.HostTerms(ROLLED, Side.CONFEDERATE);
        MatchTalk here =
                MatchTalk.host(terms, Optional.empty(), Optional.empty(), MatchStart.UNNAMED, this::secret, host);
        carry(here, MatchTalk.guest(Optional.empty(), MatchStart.UNNAMED, this::secret, guest));
        assertEquals(
                Map.of(Side.UNION, "union", Side.CONFEDERATE, "confederate"),
                guest.seat.orElseThrow().match().terms().players());
    }

    private void carryNamed(String name, boolean good) {
        MatchTalk.HostTerms terms = new MatchTalk.HostTerms(ROLLED, Side.UNION);
        MatchTalk here = MatchTalk.host(
                terms,
                Optional.empty(),
                Optional.empty(),
                name,
                MatchTalkTest.this::secret,
                new KeptMatch(ROLLED, this::secret));
        MatchTalk there = new KeptMatch(ROLLED, this::secret).guest();
        try {
            carry(here, there);
            assertTrue(good, name);
        } catch (LineFault fault) {
            assertFalse(good, () -> fault.sentence().toString());
            assertTrue(fault.sentence().toString().contains("60"), fault.sentence()::toString);
        }
    }

    @Test
    @DisplayName(
            "a text full of unknown keys is refused with a hundred problems, and an offer has no more than a million letters")
    void floods() throws LineFault {
        StringBuilder json = new StringBuilder("{\"number\":1,\"received\":0,\"kind\":\"give-up\"");
        for (int i = 0; i < 6000; i++) {
            json.append(",\"k").append(i).append("\":1");
        }
        byte[] text = json.append('}').toString().getBytes(StandardCharsets.UTF_8);
        assertTrue(text.length < MessageText.LARGEST);
        Result<?> read = new MessageText(ROLLED.scenario()).read(text);
        List<Problem> problems = read.problems();
        assertEquals(100, problems.size());
        Greeting.Offer last = new Greeting.Offer(Greeting.MOST_PARTS, Greeting.MOST_PARTS, "");
        assertTrue(Greeting.read(Greeting.text(last)).isPresent());
        assertTrue(Greeting.MOST_PARTS * Greeting.LONGEST_PART <= 1_100_000);
        Greeting.Offer more = new Greeting.Offer(1, Greeting.MOST_PARTS + 1, "");
        assertThrows(LineFault.class, () -> Greeting.read(Greeting.text(more)));
    }

    @Test
    @DisplayName(
            "a false word of how the game stands is not taken; when the other side says it again and better, the match goes on")
    void falseAgreement() throws LineFault {
        MatchTalk here = host.host();
        MatchTalk there = guest.guest();
        carry(here, there);
        MatchSeat mine = host.seat.orElseThrow();
        MatchSeat theirs = guest.seat.orElseThrow();
        MatchSeat mover = mine.match().isOwnMove() ? mine : theirs;
        MatchTalk other = mover == mine ? there : here;
        MatchTalk same = mover == mine ? here : there;
        List<String> journal = mover == mine ? guest.journal : host.journal;
        Side side = mover.match().own();
        mover.giveUp();
        List<byte[]> told = new ArrayList<>(same.take());
        String agree = new String(told.get(told.size() - 1), StandardCharsets.UTF_8);
        assertTrue(agree.contains("\"hash\""), agree);
        byte[] lie = agree.replaceAll("\"hash\":\"[0-9a-f]{16}\"", "\"hash\":\"0123456789abcdef\"")
                .getBytes(StandardCharsets.UTF_8);
        String boast = new String(told.get(0), StandardCharsets.UTF_8)
                .replaceAll("\"received\":[0-9]+", "\"received\":2000000000");
        MatchSeat hearer = other == there ? theirs : mine;
        assertEquals(
                "match.received",
                hearer.receive(boast.getBytes(StandardCharsets.UTF_8))
                        .orElseThrow()
                        .key());
        for (byte[] text : told.subList(0, told.size() - 1)) {
            other.receive(text);
        }
        List<String> before = List.copyOf(journal);
        assertEquals(List.of(), other.receive(lie));
        MatchSeat seat = side == Side.UNION ? theirs : mine;
        assertTrue(seat.match().differs());
        assertEquals(before, journal);
        assertEquals(List.of(), other.receive(lie), "the line stays, since that may change");
        assertEquals(List.of(), other.receive(told.get(told.size() - 1)));
        assertFalse(seat.match().differs());
        assertEquals(before.size() + 2, journal.size(), "the word and its seal");
        // A journal of an earlier version in which it stands ends no match for good either.
        List<String> old = new ArrayList<>(before);
        old.add("< " + new String(lie, StandardCharsets.UTF_8));
        MatchSeat back = SeatReplay.resume(old, line -> {}, new MatchListener() {})
                .value()
                .orElseThrow();
        assertEquals(Optional.empty(), back.receive(told.get(told.size() - 1)));
        assertFalse(back.match().differs());
    }
}
