package org.roadtorichmond.session.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

@DisplayName("Two ends of which one hangs up")
final class PartingTest extends TwoSessions {
    private final Map<Side, List<String>> journals = new EnumMap<>(Side.class);
    private final Map<Side, Set<String>> told = new EnumMap<>(Side.class);
    private final Map<Side, List<MatchSession.Stage>> stages = new EnumMap<>(Side.class);

    private void open(Side side, String secret) {
        LineSession made = end(side, "mechanic", new MemoryJournal(journals.get(side)), secret)
                .value()
                .orElseThrow();
        ends.put(side, made);
        told.put(side, new LinkedHashSet<>());
        stages.put(side, new ArrayList<>());
        made.listen(() -> {
            made.trouble().map(Sentence::key).ifPresent(told.get(side)::add);
            List<MatchSession.Stage> before = stages.get(side);
            if (before.isEmpty() || before.get(before.size() - 1) != made.stage()) {
                before.add(made.stage());
            }
        });
    }

    private MemoryLine begin(String match) {
        for (Side side : Side.values()) {
            journals.put(side, new ArrayList<>());
            open(side, match + " of " + side);
        }
        MemoryLine line = begun();
        for (int step = 1; step <= 20; step++) {
            session(mover()).execute(move(session(mover()), step));
            line.carry();
        }
        return line;
    }

    /** Both connect again and again, as a guest does whose line breaks. */
    private void tryAgain() {
        MemoryLine line = new MemoryLine(ends);
        for (int i = 0; i < 5; i++) {
            line.open();
            line.carry();
            line.cut();
        }
    }

    private void assertTold(String host, String guest) {
        assertEquals(Set.of(host), told.get(HOST));
        assertEquals(Set.of(guest), told.get(HOST.enemy()));
        for (Side side : Side.values()) {
            assertEquals(
                    List.of(MatchSession.Stage.BEGINNING, MatchSession.Stage.OTHER_AWAITED),
                    stages.get(side),
                    "however often they try");
        }
    }

    @Test
    @DisplayName("both are told why, each by one sentence that stays, where the host has lost the match")
    void lostByHost() {
        begin("match");
        journals.put(HOST, new ArrayList<>());
        open(HOST, "another secret");
        open(HOST.enemy(), "");
        tryAgain();
        assertTold("match.line.another", "match.told.another");
    }

    @Test
    @DisplayName("both are told why, each by one sentence that stays, where each goes on with another match")
    void others() {
        begin("match");
        List<String> other = journals.get(HOST);
        begin("another match");
        journals.put(HOST, other);
        open(HOST, "");
        open(HOST.enemy(), "");
        tryAgain();
        assertTold("match.line.another", "match.told.another");
    }

    @Test
    @DisplayName("both are told the versions of their programs where one refuses what the other sends")
    void otherRules() {
        begin("match");
        open(HOST, "");
        open(HOST.enemy(), "");
        UnaryOperator<String> older = text -> text.replaceAll("\"version\":\"[^\"]*\"", "\"version\":\"0.9\"");
        MemoryLine line = new MemoryLine(ends);
        line.open();
        line.alter(older);
        line.alter(older);
        line.carry();
        Side mover = mover();
        session(mover).execute(move(session(mover), 77));
        line.alter(text -> older.apply(text.replace("\"kind\"", "\"sort\"")));
        line.alter(older);
        String here = ends.get(mover.enemy()).trouble().orElseThrow().toString();
        String there = ends.get(mover).trouble().orElseThrow().toString();
        for (String sentence : List.of(here, there)) {
            assertTrue(sentence.contains("0.9") && sentence.contains("unpacked"), sentence);
        }
    }

    @Test
    @DisplayName("a guest who has lost all of the match joins again, gets it back, and both play on; each is told")
    void lostByGuest() {
        begin("match");
        long before = session(HOST).game().state().hash();
        Side guest = HOST.enemy();
        journals.put(guest, new ArrayList<>());
        open(HOST, "");
        open(guest, "another secret");
        ends.get(HOST).give();
        MemoryLine line = new MemoryLine(ends);
        line.open();
        line.carry();
        assertAlike();
        assertEquals(before, session(guest).game().state().hash());
        assertEquals(guest, ends.get(guest).own().orElseThrow());
        assertEquals("match.lost.given", ends.get(HOST).notice().orElseThrow().key());
        assertEquals("match.lost.taken", ends.get(guest).notice().orElseThrow().key());
        for (int step = 1; session(HOST).game().state().ending().isEmpty(); step++) {
            assertEquals(Optional.empty(), session(mover()).execute(move(session(mover()), step)));
            line.carry();
            if (step % 9 == 0) {
                open(guest, "not used");
                line = new MemoryLine(ends);
                line.open();
                line.carry();
            }
        }
        assertAlike();
        assertEquals(session(HOST).saved().match(), session(guest).saved().match());
        assertEquals(1, session(HOST).saved().match().orElseThrow().renewed().size());
    }
}
