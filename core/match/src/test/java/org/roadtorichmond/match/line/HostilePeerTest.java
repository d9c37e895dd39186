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
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.match.Envelope;
import org.roadtorichmond.match.HashChain;
import org.roadtorichmond.match.Match;
import org.roadtorichmond.match.MatchListener;
import org.roadtorichmond.match.MatchSeat;
import org.roadtorichmond.match.MatchStart;
import org.roadtorichmond.match.Message;
import org.roadtorichmond.match.SeatReplay;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.dice.ChainElement;
import org.roadtorichmond.scenario.dice.MatchTerms;
import org.roadtorichmond.scenario.json.Digest;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.testing.RandomPlay;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

@DisplayName("A peer who knows the word and has a changed program")
final class HostilePeerTest {
    private static final LoadedScenario TRAINING =
            new Documents(Shelf.of(List.of())).openScenario("training").value().orElseThrow();
    private static final Side HOST = Side.UNION;

    private int secrets;
    private final KeptMatch host = new KeptMatch(TRAINING, this::secret);
    private final KeptMatch guest = new KeptMatch(TRAINING, this::secret);
    private MatchTalk here;
    private MatchTalk there;

    private ChainElement secret() {
        secrets++;
        return new ChainElement(Digest.of("secret " + secrets));
    }

    @BeforeEach
    void meet() throws LineFault {
        here = host.host();
        there = guest.guest();
        List<byte[]> toHere = new ArrayList<>(there.open());
        carry(new ArrayList<>(), toHere);
    }

    private void carry() throws LineFault {
        carry(new ArrayList<>(here.take()), new ArrayList<>(there.take()));
    }

    private void carry(List<byte[]> toThere, List<byte[]> toHere) throws LineFault {
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

    private MatchSeat seat(Side side) {
        return (side == HOST ? host : guest).seat.orElseThrow();
    }

    private Command next(Side side, long seed) {
        return new RandomPlay(seat(side).match().game().orElseThrow(), seed).next();
    }

    /** Plays until the guest decides. */
    private void guestDecides() throws LineFault {
        for (long seed = 1; !seat(HOST.enemy()).match().isOwnMove(); seed++) {
            assertEquals(Optional.empty(), seat(HOST).play(next(HOST, seed)));
            carry();
        }
    }

    /** The guest's next text, with other words around what it says. */
    private byte[] said(UnaryOperator<String> changed) {
        assertEquals(Optional.empty(), seat(HOST.enemy()).say("Good day"));
        byte[] text = there.take().get(0);
        return changed.apply(new String(text, StandardCharsets.UTF_8)).getBytes(StandardCharsets.UTF_8);
    }

    private void assertJournal(int before) {
        String file = String.join("\n", host.journal) + "\n";
        List<String> lines = file.lines().toList();
        assertTrue(file.length() < before + 1000, () -> "the journal grew by " + (file.length() - before));
        List<?> problems =
                SeatReplay.resume(lines, line -> {}, new MatchListener() {}).problems();
        assertEquals(List.of(), problems);
    }

    @Test
    @DisplayName("spoils or fills no journal by what stands between the words of a message, or in its seal")
    void journal() throws LineFault {
        for (UnaryOperator<String> change : List.<UnaryOperator<String>>of(
                text -> text.replaceFirst(",", ",\n"),
                text -> text + "\r",
                text -> "\r\n" + text + "\n",
                text -> text.replaceFirst(",", "," + " ".repeat(60_000)))) {
            int before = String.join("\n", host.journal).length();
            here.receive(said(change));
            assertJournal(before);
        }
        int before = String.join("\n", host.journal).length();
        byte[] sealed = said(text -> text.replaceFirst("[0-9a-f]{32}", "a".repeat(60_000)));
        assertThrows(LineFault.class, () -> here.receive(sealed));
        assertJournal(before);
    }

    @Test
    @DisplayName("has the other end show no long or many-lined text as the version of his program")
    void version() {
        String longest = "9".repeat(50_000);
        MatchTalk joining = new KeptMatch(TRAINING, this::secret).guest();
        joining.open();
        Map<Greeting, MatchTalk> said = Map.of(
                new Greeting.End(EndReason.REFUSED, longest), here, new Greeting.Offer(1, 1, "{}", longest), joining);
        said.forEach((greeting, talk) -> {
            LineFault fault = assertThrows(LineFault.class, () -> talk.receive(Greeting.text(greeting)));
            int length = fault.sentence().toString().length();
            assertTrue(length < 1000, () -> "characters that are shown: " + length);
        });
    }

    /** A move of the guest's, which rolls no die. */
    private Command movable() {
        for (long seed = 1; ; seed++) {
            Command command = next(HOST.enemy(), seed);
            if (command instanceof Command.MoveUnit) {
                return command;
            }
        }
    }

    @Test
    @DisplayName("cannot take back and give commands for ever")
    void takesBack() throws LineFault {
        guestDecides();
        MatchSeat mover = seat(HOST.enemy());
        Command move = movable();
        int times = 0;
        Optional<Sentence> refused = Optional.empty();
        while (refused.isEmpty() && times < 6000) {
            times++;
            assertEquals(Optional.empty(), mover.play(move));
            refused = mover.takeBack();
        }
        assertEquals("match.tookBackTooMuch", refused.orElseThrow().key());
        assertEquals(5001, times);
        carry();
        assertEquals(seat(HOST).received(), mover.sent());
    }

    @Test
    @DisplayName("uses up no renewals but his own, and an end that may not renew any more says so")
    void renews() throws LineFault {
        guestDecides();
        int taken = 0;
        Optional<Sentence> refused = Optional.empty();
        MatchSeat seat = seat(HOST);
        long number = seat.received();
        while (refused.isEmpty() && taken < 50) {
            number++;
            Message renew = new Message.Renew(new ChainElement(Digest.of("renewed " + number)));
            refused = seat.receive(seat.texts().write(new Envelope(number, 0, renew)));
            taken++;
        }
        assertEquals(21, taken);
        assertEquals("match.renewedTooMuch", refused.orElseThrow().key());
        Match other = seat(HOST.enemy()).match();
        assertEquals(
                Optional.empty(),
                other.receive(new Message.Renew(new ChainElement(Digest.of("the host's")))),
                "what one side has done leaves the other one its own");
    }

    @Test
    @DisplayName("gets a match that has begun only when the player there has said so, and leaves no trace before")
    void asks() throws LineFault {
        guestDecides();
        List<String> journal = List.copyOf(host.journal);
        host.gives = false;
        KeptMatch stranger = new KeptMatch(TRAINING, this::secret);
        for (int times = 0; times < 3; times++) {
            here = host.host();
            there = stranger.guest();
            LineFault fault = assertThrows(
                    LineFault.class, () -> here.receive(there.open().get(0)));
            assertEquals("match.line.asks", fault.sentence().key());
            byte[] farewell = Greeting.farewell(fault).orElseThrow();
            LineFault told = assertThrows(LineFault.class, () -> there.receive(farewell));
            assertEquals("match.told.asks", told.sentence().key());
            assertEquals(List.of(), here.take());
        }
        assertEquals(journal, host.journal);
        assertEquals(List.of(), stranger.journal);
        host.gives = true;
        here = host.host();
        there = stranger.guest();
        carry(new ArrayList<>(), new ArrayList<>(there.open()));
        while (stranger.seat.isEmpty()) {
            carry(new ArrayList<>(here.take()), new ArrayList<>());
        }
        assertEquals(
                seat(HOST).match().game().orElseThrow().log(),
                stranger.seat.get().match().game().orElseThrow().log());
    }

    @Test
    @DisplayName("offers no scenario with a name that would keep the window from drawing")
    void longNames() {
        String text = MatchStart.text(seat(HOST).start().terms());
        for (String key : List.of("name", "commander", "story")) {
            String changed =
                    text.replaceFirst("\"" + key + "\": ?\"[^\"]*\"", "\"" + key + "\":\"" + "W".repeat(30_000) + "\"");
            assertFalse(changed.equals(text), key);
            assertEquals(
                    "match.longText",
                    MatchStart.readTerms(changed).problems().get(0).sentence().key());
        }
        assertTrue(MatchStart.readTerms(text).value().isPresent());
    }

    @Test
    @DisplayName("ends no program by rolling more dice than a chain is good for: the match waits")
    void manyDice() {
        ChainElement secret = new ChainElement(Digest.of("short"));
        HashChain shortChain = HashChain.upTo(secret, 2);
        HashChain other = new HashChain(new ChainElement(Digest.of("other")));
        MatchTerms terms = new MatchTerms(
                TRAINING,
                Map.of(HOST, "Ann", HOST.enemy(), "Bob"),
                Map.of(HOST, shortChain.commitment(), HOST.enemy(), other.commitment()));
        List<Message> toGuest = new ArrayList<>();
        List<Message> toHost = new ArrayList<>();
        Match union = new Match(terms, HOST, shortChain, toGuest::add, new MatchListener() {});
        Match confederate = new Match(terms, HOST.enemy(), other, toHost::add, new MatchListener() {});
        for (long seed = 1; seed < 3000 && union.awaitsDie().isEmpty(); seed++) {
            Match mover = union.isOwnMove() ? union : confederate;
            assertEquals(
                    Optional.empty(), mover.play(new RandomPlay(mover.game().orElseThrow(), seed).next()));
            while (!toGuest.isEmpty() || !toHost.isEmpty()) {
                deliver(toGuest, confederate);
                deliver(toHost, union);
            }
        }
        assertEquals(2, union.dice().drawn());
        assertFalse(union.awaitsDie().isEmpty());
    }

    private static void deliver(List<Message> messages, Match to) {
        while (!messages.isEmpty()) {
            assertEquals(Optional.empty(), to.receive(messages.remove(0)));
        }
    }
}
