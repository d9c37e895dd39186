package org.roadtorichmond.match.watch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.match.Envelope;
import org.roadtorichmond.match.LostMatch;
import org.roadtorichmond.match.MatchListener;
import org.roadtorichmond.match.MatchSeat;
import org.roadtorichmond.match.MatchStart;
import org.roadtorichmond.match.Message;
import org.roadtorichmond.match.MessageText;
import org.roadtorichmond.match.line.Greeting;
import org.roadtorichmond.match.line.LineFault;
import org.roadtorichmond.match.line.MatchTalk;
import org.roadtorichmond.scenario.dice.ChainElement;
import org.roadtorichmond.scenario.json.Digest;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

@DisplayName("The talk over a line on which a match is shown")
final class WatchTalkTest {
    private static final LoadedScenario TRAINING = WatchedMatchTest.scenario("training");

    private static SeatPair played(long seed, int steps) {
        SeatPair pair = new SeatPair(TRAINING, seed, () -> {});
        pair.carry();
        pair.seat(Side.CONFEDERATE).say("Good luck!");
        pair.carry();
        pair.play(steps, seed);
        return pair;
    }

    private static Watcher watcher(SeatPair pair) {
        return new Watcher(pair.seat(Side.UNION), Optional.empty());
    }

    private static WatchTalk watching() {
        return WatchTalk.watching("Eve", Optional.empty(), new MatchListener() {});
    }

    private static void assertFault(String key, WatchTalk talk, byte[] text) {
        LineFault fault = assertThrows(LineFault.class, () -> talk.receive(text));
        assertEquals(Sentence.of(key), fault.sentence());
    }

    @Test
    @DisplayName("nothing is shown before the other end asks to watch, and afterwards all, until it has everything")
    void asks() throws LineFault {
        SeatPair pair = played(1, 10);
        WatchTalk showing = WatchTalk.showing(pair.seat(Side.UNION));
        assertEquals(List.of(), showing.take());
        assertFalse(showing.isReady());
        WatchTalk watching = watching();
        List<byte[]> texts = showing.receive(watching.open().get(0));
        assertTrue(showing.isReady());
        for (byte[] text : texts) {
            assertFalse(watching.isReady());
            watching.receive(text);
        }
        assertTrue(watching.isReady());
        assertEquals(List.of(), showing.take());
        assertEquals(List.of(), showing.receive(Greeting.text(new Greeting.Alive(0))));
        assertEquals(List.of(), watching.receive(Greeting.text(new Greeting.Alive(0))));
    }

    @Test
    @DisplayName("a new line goes on with the match that was seen, and nothing happens twice")
    void goesOn() {
        SeatPair pair = played(2, 10);
        Watcher first = watcher(pair);
        pair.play(10, 3);
        Watcher second = new Watcher(pair.seat(Side.UNION), Optional.of(first.watched()));
        assertSame(first.watched(), second.watched());
        second.update();
        assertEquals(List.of(), second.notified());
        Watcher another = new Watcher(played(3, 10).seat(Side.UNION), Optional.of(first.watched()));
        another.update();
        assertEquals("begun", another.notified().get(0));
    }

    @Test
    @DisplayName("a person who came to the wrong line is told so in words, at either end")
    void wrongDoor() throws LineFault {
        SeatPair pair = played(4, 5);
        Supplier<ChainElement> secrets = () -> new ChainElement(Digest.of("secret"));
        MatchTalk.Places none = new MatchTalk.Places() {
            @Override
            public void offer(MatchStart start) {
                throw new AssertionError("no match is offered");
            }

            @Override
            public MatchSeat begin(MatchStart start) {
                throw new AssertionError("no match begins");
            }

            @Override
            public Result<MatchSeat> restore(LostMatch lost) {
                throw new AssertionError("no match is lost");
            }
        };
        MatchTalk guest = MatchTalk.guest(Optional.empty(), "Bob", secrets, none);
        WatchTalk showing = WatchTalk.showing(pair.seat(Side.UNION));
        byte[] welcome = showing.open().get(0);
        LineFault fault = assertThrows(LineFault.class, () -> guest.receive(welcome));
        assertEquals(Sentence.of("match.line.watchOnly"), fault.sentence());
        assertFault("match.line.watchOnly", showing, guest.open().get(0));
        MatchTalk again = MatchTalk.guest(Optional.of(pair.seat(Side.CONFEDERATE)), "Bob", secrets, none);
        assertFault("match.line.watchOnly", showing, again.open().get(0));
        MatchTalk host = MatchTalk.host(
                new MatchTalk.HostTerms(TRAINING, Side.UNION),
                Optional.empty(),
                Optional.empty(),
                "Ann",
                secrets,
                none);
        WatchTalk watching = watching();
        List<byte[]> answer = host.receive(watching.open().get(0));
        assertEquals(1, answer.size());
        assertFault("match.line.playOnly", watching, answer.get(0));
        assertFalse(host.isReady());
    }

    @Test
    @DisplayName("a message that is missing, doubled or too long is refused")
    void gaps() {
        SeatPair pair = played(5, 10);
        Watcher watcher = watcher(pair);
        List<byte[]> texts = watcher.texts();
        List<Object> before = WatchedMatchTest.standing(watcher.watched());
        byte[] last = texts.get(texts.size() - 1);
        assertThrows(LineFault.class, () -> watcher.watching().receive(last));
        pair.play(1, 6);
        List<byte[]> next = watcher.showing().take();
        LineFault gap = assertThrows(LineFault.class, () -> watcher.watching().receive(next.get(1)));
        int number = watcher.watched().received() + 1;
        assertEquals(
                Sentence.of("match.watch.refused", Sentence.of("match.watch.gap", number + 1, number)), gap.sentence());
        assertThrows(LineFault.class, () -> watcher.watching().receive(new byte[MessageText.LARGEST + 1]));
        assertEquals(before, WatchedMatchTest.standing(watcher.watched()));
    }

    @Test
    @DisplayName("whatever a person who watches sends after having asked is refused, and the match stays as it is")
    void cannotChangeTheMatch() {
        SeatPair pair = played(7, 15);
        Watcher watcher = watcher(pair);
        MatchSeat seat = pair.seat(Side.UNION);
        List<byte[]> sent = new ArrayList<>(watcher.texts());
        sent.add(watcher.watching().open().get(0));
        for (Message message : List.of(
                new Message.GiveUp(),
                new Message.Say("Hello"),
                new Message.TakeBack(seat.match().actions() + 1))) {
            sent.add(seat.texts().write(new Envelope(seat.received() + 1, seat.sent(), message)));
        }
        Random random = new Random(7);
        for (int i = 0; i < 200; i++) {
            sent.add(mutated(sent.get(random.nextInt(sent.size())), random));
        }
        List<Object> before = standing(pair);
        for (byte[] text : sent) {
            assertThrows(LineFault.class, () -> watcher.showing().receive(text));
            assertEquals(before, standing(pair));
            assertEquals(List.of(), watcher.showing().take());
        }
        pair.play(5, 8);
        watcher.update();
    }

    private static List<Object> standing(SeatPair pair) {
        MatchSeat seat = pair.seat(Side.UNION);
        return List.of(
                seat.passed().size(),
                seat.sent(),
                seat.received(),
                seat.match().record(),
                seat.match().game().orElseThrow().state().hash(),
                List.copyOf(pair.journal(Side.UNION)));
    }

    /** A text with a byte or two changed, or cut. */
    private static byte[] mutated(byte[] text, Random random) {
        byte[] changed = text.clone();
        for (int i = random.nextInt(2); i >= 0; i--) {
            changed[random.nextInt(changed.length)] = (byte) (32 + random.nextInt(95));
        }
        return random.nextInt(4) == 0 ? Arrays.copyOf(changed, random.nextInt(changed.length)) : changed;
    }

    @Test
    @DisplayName(
            "of 200 shown texts with changed bytes, what is refused leaves no trace, and what is taken is noticed or changes nothing but words")
    void mutated() throws LineFault {
        SeatPair pair = played(9, 60);
        List<byte[]> texts = watcher(pair).texts();
        Random random = new Random(9);
        int refused = 0;
        WatchTalk talk = watching();
        for (int i = 0; i < 200; i++) {
            // All texts in turn, with some of their changed forms before each.
            int next = i * texts.size() / 200;
            Optional<List<Object>> before = talk.match().map(WatchedMatchTest::standing);
            if (isRefused(talk, mutated(texts.get(next), random))) {
                refused++;
                assertEquals(before, talk.match().map(WatchedMatchTest::standing));
            } else {
                assertNoticed(talk, texts.subList(next + 1, texts.size()), pair);
                talk = watching();
                receive(talk, texts.subList(0, next));
            }
            receive(talk, texts.subList(next, (i + 1) * texts.size() / 200));
        }
        assertEquals(pair.match(Side.UNION).record(), talk.match().orElseThrow().record());
        assertTrue(refused > 100, "most are refused: " + refused);
    }

    private static void receive(WatchTalk talk, List<byte[]> texts) throws LineFault {
        for (byte[] text : texts) {
            talk.receive(text);
        }
    }

    private static boolean isRefused(WatchTalk talk, byte[] text) {
        try {
            talk.receive(text);
            return false;
        } catch (LineFault fault) {
            assertFalse(fault.sentence().toString().isEmpty());
            return true;
        }
    }

    private static void assertNoticed(WatchTalk talk, List<byte[]> rest, SeatPair pair) {
        for (byte[] text : rest) {
            if (isRefused(talk, text)) {
                return;
            }
        }
        if (!talk.match().orElseThrow().differs()) {
            assertEquals(
                    pair.match(Side.UNION).game().orElseThrow().log(),
                    talk.match().orElseThrow().game().orElseThrow().log());
        }
    }
}
