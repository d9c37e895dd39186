package org.roadtorichmond.match.watch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.match.MatchListener;
import org.roadtorichmond.match.MatchState;
import org.roadtorichmond.match.Message;
import org.roadtorichmond.match.Passed;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.save.GameNotes;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.save.Verification;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.testing.RandomPlay;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

@DisplayName("A match as a third person watches it")
final class WatchedMatchTest {
    private final List<Watcher> watchers = new ArrayList<>();

    static LoadedScenario scenario(String name) {
        return new Documents(Shelf.of(List.of())).openScenario(name).value().orElseThrow();
    }

    private void update() {
        watchers.forEach(Watcher::update);
    }

    private SeatPair begin(String name, long seed) {
        watchers.clear();
        return new SeatPair(scenario(name), seed, this::update);
    }

    private Watcher watch(SeatPair pair, Side shownBy) {
        Watcher watcher = new Watcher(pair.seat(shownBy), Optional.empty());
        watchers.add(watcher);
        watcher.update();
        return watcher;
    }

    @ParameterizedTest
    @CsvSource({"training, 12", "gaines-mill, 1"})
    @DisplayName(
            "whole games are the same after each message, whoever shows them, from the beginning, from the middle, and from a journal on")
    void wholeGames(String name, int games) {
        int takenBack = 0;
        for (long seed = 1; seed <= games; seed++) {
            SeatPair pair = begin(name, seed);
            watch(pair, Side.UNION);
            watch(pair, Side.CONFEDERATE);
            pair.carry();
            pair.play(20, seed);
            pair.seat(Side.UNION).say("Halfway");
            pair.carry();
            watch(pair, Side.UNION);
            pair.play(20, seed + 100);
            // Those who watched the seat that is left have no line any more.
            watchers.remove(2);
            watchers.remove(0);
            pair.resume(Side.UNION);
            watch(pair, Side.UNION);
            pair.play(Integer.MAX_VALUE, seed + 200);
            assertTrue(pair.isOver());
            assertEquals(2, watchers.size());
            assertEquals(watchers.get(0).notified(), watchers.get(1).notified());
            takenBack += pair.takenBack();
            assertEquals(
                    pair.takenBack(),
                    watchers.get(1).notified().stream()
                            .filter(word -> word.startsWith("taken back"))
                            .count());
            verify(watchers.get(1).watched());
        }
        assertTrue(takenBack > 0, "moves were taken back");
    }

    private static void verify(MatchState watched) {
        SavedGame saved = new SavedGame(
                watched.terms().scenario(),
                watched.game().orElseThrow(),
                Map.of(),
                GameNotes.NONE,
                Optional.of(watched.record()));
        assertEquals(Optional.empty(), Verification.verify(saved));
    }

    @Test
    @DisplayName("the side that does not decide gives up, and the game ends for the person who watches")
    void givesUp() {
        for (Side shownBy : Side.values()) {
            SeatPair pair = begin("training", 3);
            Watcher watcher = watch(pair, shownBy);
            pair.carry();
            pair.play(7, 3);
            Side other = pair.decider().enemy();
            assertEquals(Optional.empty(), pair.seat(other).giveUp());
            watcher.update();
            assertTrue(pair.seat(other).giveUp().isPresent(), "once is enough");
            pair.carry();
            watcher.update();
            assertTrue(pair.isOver());
            assertTrue(watcher.watched().game().orElseThrow().state().ending().isPresent());
        }
    }

    @Test
    @DisplayName("both sides give up at the same time, while a die is awaited")
    void bothGiveUp() {
        SeatPair pair = begin("training", 5);
        Watcher watcher = watch(pair, Side.UNION);
        pair.carry();
        Side by = untilDieIsOpen(pair);
        for (Side side : Side.values()) {
            assertEquals(Optional.empty(), pair.seat(side).giveUp());
        }
        pair.carry();
        watcher.update();
        assertTrue(pair.isOver());
        assertFalse(pair.match(by).differs());
    }

    /** Plays until a side has given a command that awaits a die, of which the other side does not know yet. */
    private static Side untilDieIsOpen(SeatPair pair) {
        for (long seed = 1; ; seed++) {
            Side side = pair.decider();
            Command next = new RandomPlay(pair.match(side).game().orElseThrow(), seed).next();
            assertEquals(Optional.empty(), pair.seat(side).play(next));
            if (pair.match(side).awaitsDie().isPresent()) {
                return side;
            }
            pair.carry();
        }
    }

    /** A match up to the first message that a test looks for, and that message. */
    private record Stopped(MatchState match, Passed next, List<String> notified) {}

    private Stopped before(Class<? extends Message> kind, int skipped) {
        SeatPair pair = begin("training", 8);
        pair.carry();
        pair.play(60, 8);
        List<String> notified = new ArrayList<>();
        MatchState match = MatchState.watched(pair.match(Side.UNION).terms(), new MatchListener() {
            @Override
            public void differs(int action) {
                notified.add("differs " + action);
            }
        });
        int left = skipped;
        for (Passed passed : pair.seat(Side.UNION).passed()) {
            if (kind.isInstance(passed.message()) && left-- == 0) {
                return new Stopped(match, passed, notified);
            }
            assertEquals(Optional.empty(), match.receive(passed));
        }
        throw new AssertionError("no such message");
    }

    private static void assertRefused(Stopped stopped, Passed wrong, Sentence why) {
        MatchState match = stopped.match();
        List<Object> before = standing(match);
        assertEquals(Optional.of(why), match.receive(wrong));
        assertEquals(before, standing(match));
    }

    static List<Object> standing(MatchState match) {
        return List.of(
                match.record(),
                match.received(),
                match.awaitsDie(),
                match.differs(),
                match.game().map(game -> game.state().hash()),
                match.game().map(game -> List.copyOf(game.log())));
    }

    @Test
    @DisplayName("a command of the other side, out of order, or against the rules is refused without a trace")
    void wrongCommands() {
        Stopped stopped = before(Message.Play.class, 5);
        Side by = stopped.next().by();
        Message.Play play = (Message.Play) stopped.next().message();
        int action = play.action();
        Sentence notNow = Sentence.of("match.notNow");
        assertRefused(stopped, new Passed(by.enemy(), play), notNow);
        assertRefused(
                stopped,
                new Passed(by, new Message.Play(action + 1, play.command())),
                Sentence.of("match.outOfOrder", action + 1, action));
        assertRefused(stopped, new Passed(by, new Message.Play(action, new Command.UmpireBegin())), notNow);
        assertRefused(stopped, new Passed(by, new Message.Play(action, new Command.Concede(by.enemy()))), notNow);
        assertRefused(stopped, new Passed(by.enemy(), new Message.TakeBack(action)), notNow);
        assertEquals(Optional.empty(), stopped.match().receive(stopped.next()));
        assertEquals(Optional.empty(), stopped.match().receive(new Passed(by.enemy(), new Message.GiveUp())));
        assertRefused(stopped, new Passed(by.enemy(), new Message.GiveUp()), notNow);
    }

    @Test
    @DisplayName(
            "a part of a die that is not of the chain, of another side, or of another die is refused without a trace")
    void wrongElements() {
        Stopped stopped = before(Message.Share.class, 2);
        Side by = stopped.next().by();
        Message.Share share = (Message.Share) stopped.next().message();
        assertRefused(
                stopped,
                new Passed(
                        by,
                        new Message.Share(
                                share.die(),
                                stopped.match().terms().commitments().get(by))),
                Sentence.of("match.wrongElement", share.die()));
        assertRefused(stopped, new Passed(by.enemy(), share), Sentence.of("match.noDieOpen", share.die()));
        assertRefused(
                stopped,
                new Passed(by, new Message.Share(share.die() + 1, share.element())),
                Sentence.of("match.noDieOpen", share.die() + 1));
        assertEquals(Optional.empty(), stopped.match().receive(stopped.next()));
    }

    @Test
    @DisplayName("a side that holds the game to stand differently is noticed, and the match cannot go on")
    void wrongHash() {
        Stopped stopped = before(Message.Agree.class, 9);
        Side by = stopped.next().by();
        int action = ((Message.Agree) stopped.next().message()).action();
        String hash = "0123456789abcdef";
        assertRefused(
                stopped,
                new Passed(by, new Message.Agree(action + 1, hash)),
                Sentence.of("match.outOfOrder", action + 1, action));
        assertEquals(Optional.empty(), stopped.match().receive(new Passed(by, new Message.Agree(action, hash))));
        assertTrue(stopped.match().differs());
        assertEquals(Collections.singletonList("differs " + action), stopped.notified());
        for (Side side : Side.values()) {
            assertRefused(
                    stopped,
                    new Passed(side, new Message.Play(action + 1, new Command.EndPhase())),
                    Sentence.of("match.notNow"));
        }
    }
}
