package org.roadtorichmond.session.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Refusal;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

@DisplayName("The sessions of a match on two computers")
final class MatchSessionTest extends TwoSessions {
    private final Map<Side, List<String>> journals = new EnumMap<>(Side.class);
    private int battle = 1;

    @BeforeEach
    void open() {
        for (Side side : Side.values()) {
            journals.put(side, new ArrayList<>());
            ends.put(side, end(side));
        }
    }

    private LineSession end(Side side) {
        Journal journal = new MemoryJournal(journals.get(side));
        return end(side, "mechanic", journal, "secret of " + side + " in battle " + battle)
                .value()
                .orElseThrow();
    }

    private static WatchSession watcher() {
        Meeting meeting = new Meeting(Meeting.Way.WATCH, Side.UNION, Matches.USUAL_ADDRESS, "mechanic", "Eve");
        return new WatchSession(meeting, new InlineWorker());
    }

    @Test
    @DisplayName("both have a session once the match has begun, and one of them may decide")
    void begins() {
        assertEquals(MatchSession.Stage.OTHER_AWAITED, ends.get(HOST).stage());
        begun();
        assertAlike();
        Side mover = mover();
        assertEquals(MatchSession.Stage.OWN_DECISION, ends.get(mover).stage());
        assertEquals(MatchSession.Stage.OTHER_DECISION, ends.get(mover.enemy()).stage());
        assertTrue(session(mover).humanDecides());
        assertTrue(session(mover.enemy()).opponentDecides());
        assertEquals(
                Optional.of(Refusal.Reason.OTHERS_DECISION),
                session(mover.enemy()).execute(move(session(mover), 1)).map(Refusal::cause));
    }

    @Test
    @DisplayName(
            "whole games are alike on both, with dice that come by themselves and who gave what; broken lines lose nothing")
    void plays() {
        MemoryLine line = begun();
        List<Integer> awaited = new ArrayList<>();
        for (int step = 1; session(HOST).game().state().ending().isEmpty(); step++) {
            Side mover = mover();
            Session mine = session(mover);
            int revision = session(mover.enemy()).revision();
            assertEquals(Optional.empty(), mine.execute(move(mine, step)));
            if (ends.get(mover).stage() == MatchSession.Stage.DICE) {
                awaited.add(step);
                assertTrue(mine.opponentDecides(), "nothing can be ordered while a die is awaited");
                assertTrue(mine.checkUndo().isPresent());
            }
            if (step % 5 == 0) {
                line.cut();
                assertTrue(ends.get(mover).trouble().isPresent());
                line.open();
            }
            line.carry();
            assertEquals(Optional.empty(), ends.get(mover).trouble());
            assertFalse(line.isDropped());
            assertTrue(session(mover.enemy()).revision() > revision);
            assertAlike();
            int last = mine.game().log().size() - 1;
            assertTrue(mine.byHuman(last));
            assertFalse(session(mover.enemy()).byHuman(last));
        }
        assertFalse(awaited.isEmpty());
        for (Side side : Side.values()) {
            assertEquals(MatchSession.Stage.OVER, ends.get(side).stage());
            assertTrue(session(side).saved().match().isPresent());
        }
    }

    @Test
    @DisplayName("a move is taken back and repeated on both; what rolled a die, or is the other's, is not")
    void takesBack() {
        MemoryLine line = begun();
        int backs = 0;
        for (int step = 1; session(HOST).game().state().ending().isEmpty(); step++) {
            Session mine = session(mover());
            assertEquals(Optional.empty(), mine.execute(move(mine, step)));
            line.carry();
            boolean may = mine.checkUndo().isEmpty();
            int size = mine.game().log().size();
            assertEquals(may, mine.undo().isEmpty());
            line.carry();
            assertAlike();
            if (may) {
                backs++;
                assertEquals(size - 1, mine.game().log().size());
                assertTrue(mine.redo());
                line.carry();
                assertAlike();
                assertEquals(size, mine.game().log().size());
            }
        }
        assertTrue(backs > 0);
    }

    @Test
    @DisplayName("whoever does not decide can concede too, which ends the game on both")
    void concedes() {
        MemoryLine line = begun();
        Side loser = mover().enemy();
        assertEquals(Optional.empty(), session(loser).execute(new Command.Concede(loser)));
        line.carry();
        assertAlike();
        assertEquals(MatchSession.Stage.OVER, ends.get(HOST).stage());
        assertEquals(MatchSession.Stage.OVER, ends.get(HOST.enemy()).stage());
    }

    @Test
    @DisplayName("what is said is heard, and a match that was left goes on from its journal")
    void goesOn() {
        MemoryLine line = begun();
        ends.get(HOST).say("Good morning");
        for (int step = 1; step < 40 && session(HOST).game().state().ending().isEmpty(); step++) {
            Session mine = session(mover());
            mine.execute(move(mine, step));
            line.carry();
        }
        assertEquals(
                List.of(new MatchSession.Said(HOST, "Good morning")),
                ends.get(HOST.enemy()).talked());
        LineSession again = end(HOST);
        ends.put(HOST, again);
        assertAlike();
        MemoryLine next = new MemoryLine(ends);
        next.cut();
        next.open();
        next.carry();
        Session mine = session(mover());
        assertEquals(Optional.empty(), mine.execute(move(mine, 99)));
        next.carry();
        assertAlike();
    }

    @Test
    @DisplayName("no match becomes a game for practice")
    void isNoPractice() {
        begun();
        session(HOST).practise();
        assertFalse(session(HOST).practice());
    }

    @Test
    @DisplayName(
            "a third person sees the whole match, whenever he comes and however often his line breaks, and changes nothing")
    void watched() {
        WatchSession watcher = watcher();
        MemoryLine watching = new MemoryLine(ends.get(HOST), watcher);
        watching.open();
        assertTrue(watching.isDropped(), "before the match begins nothing is to be seen");
        MemoryLine line = begun();
        for (int step = 1; session(HOST).game().state().ending().isEmpty(); step++) {
            Session mine = session(mover());
            assertEquals(Optional.empty(), mine.execute(move(mine, step)));
            line.carry();
            if (step == 10 || (step > 10 && step % 6 == 0)) {
                watching.cut();
                watching.open();
            }
            watching.carry();
            if (step >= 10) {
                Session seen = watcher.session().orElseThrow();
                assertEquals(session(HOST).game().log(), seen.game().log());
                assertFalse(seen.humanDecides());
                assertTrue(seen.execute(move(seen, step)).isPresent()
                        || seen.game().state().ending().isPresent());
                assertTrue(seen.undo().isPresent());
                assertTrue(watcher.say("Go left").isPresent());
                assertEquals(Optional.empty(), watcher.own());
            }
        }
        assertAlike();
        assertEquals(MatchSession.Stage.OVER, watcher.stage());
        assertEquals(
                session(HOST).saved().match(),
                watcher.session().orElseThrow().saved().match());
        assertEquals(List.of(), ends.get(HOST.enemy()).talked());
    }

    @Test
    @DisplayName("a saved game of a match is looked at and saved again as it is; nobody plays it on")
    void savedIsLookedAt() {
        MemoryLine line = begun();
        for (int step = 1; step < 30; step++) {
            Session mine = session(mover());
            mine.execute(move(mine, step));
            line.carry();
        }
        SavedGame saved = session(HOST).saved();
        Session looked = Session.of(saved);
        assertFalse(looked.humanDecides());
        assertTrue(looked.execute(move(looked, 1)).isPresent());
        assertTrue(looked.undo().isPresent());
        assertEquals(saved.match(), looked.saved().match());
        assertEquals(saved.match(), session(HOST).copy().saved().match());
    }

    private void play(MemoryLine line, int steps) {
        for (int step = 1;
                step <= steps && session(HOST).game().state().ending().isEmpty();
                step++) {
            Session mine = session(mover());
            assertEquals(Optional.empty(), mine.execute(move(mine, step)));
            line.carry();
        }
    }

    @Test
    @DisplayName(
            "whoever watches follows to the next battle that is shown at the same address, and what he saw stays until all of it is there")
    void followsToNext() {
        WatchSession watcher = watcher();
        MemoryLine line = begun();
        play(line, 20);
        MemoryLine watching = new MemoryLine(ends.get(HOST), watcher);
        watching.open();
        watching.carry();
        Session first = watcher.session().orElseThrow();
        List<?> log = List.copyOf(first.game().log());
        watching.cut();
        battle++;
        for (Side side : Side.values()) {
            journals.put(side, new ArrayList<>());
            ends.put(side, end(side));
        }
        MemoryLine next = begun();
        play(next, 8);
        MemoryLine again = new MemoryLine(ends.get(HOST), watcher);
        int revision = first.revision();
        List<Integer> told = new ArrayList<>();
        watcher.listen(() -> told.add(1));
        again.open();
        again.carry();
        Session second = watcher.session().orElseThrow();
        assertTrue(first != second && !told.isEmpty());
        assertEquals(session(HOST).game().log(), second.game().log());
        assertEquals(log, first.game().log());
        assertEquals(revision, first.revision());
        play(next, 4);
        again.carry();
        assertEquals(session(HOST).game().log(), second.game().log());
    }

    @Test
    @DisplayName("a flood of words leaves the last page of them, and they are counted")
    void floodOfWords() {
        MemoryLine line = begun();
        for (int i = 1; i <= 300; i++) {
            ends.get(HOST).say("word " + i);
        }
        line.carry();
        LineSession other = ends.get(HOST.enemy());
        assertEquals(300, other.talks());
        assertEquals(50, other.talked().size());
        assertEquals("word 300", other.talked().get(49).words());
    }

    @Test
    @DisplayName(
            "where both hold the game to stand differently it is said whose save verifies, and the match goes on when they agree again")
    void differs() {
        MemoryLine line = begun();
        play(line, 6);
        Side mover = mover();
        LineSession mine = ends.get(mover);
        LineSession other = ends.get(mover.enemy());
        Session playing = session(mover);
        assertEquals(Optional.empty(), playing.execute(move(playing, 3)));
        line.alter(text -> text.replaceAll("\"hash\":\"[0-9a-f]{16}\"", "\"hash\":\"0123456789abcdef\""));
        assertEquals(MatchSession.Stage.DIFFERENT, other.stage());
        assertEquals("match.differs.there", other.trouble().orElseThrow().key());
        // Whoever leaves and goes on makes his game again from his journal, and says how it stands now.
        ends.put(mover, end(mover));
        MemoryLine next = new MemoryLine(ends);
        next.cut();
        next.open();
        next.carry();
        assertTrue(other.stage() != MatchSession.Stage.DIFFERENT);
        assertEquals(Optional.empty(), other.trouble());
        assertAlike();
        play(next, 10);
        assertAlike();
        assertTrue(mine != ends.get(mover));
    }

    @Test
    @DisplayName("somebody who is turned away is shown to the host, and the connection stays")
    void knocked() {
        MemoryLine line = begun();
        LineSession host = ends.get(HOST);
        host.listener().knocked(Sentence.of("match.line.tried", "10.0.0.7", 2));
        assertTrue(host.isConnected());
        play(line, 3);
        line.cut();
        assertTrue(host.standing().orElseThrow().toString().contains("10.0.0.7"));
    }
}
