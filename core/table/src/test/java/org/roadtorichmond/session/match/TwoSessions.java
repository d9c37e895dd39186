package org.roadtorichmond.session.match;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.dice.ChainElement;
import org.roadtorichmond.scenario.json.Digest;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.testing.RandomPlay;
import org.roadtorichmond.unit.Side;

/** Both ends of a match over a line in memory, without any thread. */
abstract class TwoSessions {
    static final LoadedScenario TRAINING =
            new Documents(Shelf.of(List.of())).openScenario("training").value().orElseThrow();
    static final Side HOST = Side.UNION;

    final Map<Side, LineSession> ends = new EnumMap<>(Side.class);

    /** An end that begins, or goes on from its journal. */
    static Result<LineSession> end(Side side, String word, Journal journal, String secret) {
        Meeting.Way way = side == HOST ? Meeting.Way.HOST : Meeting.Way.GUEST;
        String name = side == HOST ? "Ann" : "Bob";
        return LineSession.open(
                new Meeting(way, side, Matches.USUAL_ADDRESS, word, name),
                journal,
                () -> new ChainElement(Digest.of(secret)),
                side == HOST ? Optional.of(TRAINING) : Optional.empty(),
                Runnable::run,
                new InlineWorker());
    }

    MemoryLine begun() {
        MemoryLine line = new MemoryLine(ends);
        line.open();
        line.carry();
        return line;
    }

    Session session(Side side) {
        return ends.get(side).session().orElseThrow();
    }

    Side mover() {
        return session(HOST).game().state().decider();
    }

    static Command move(Session session, long seed) {
        return new RandomPlay(session.game(), seed).next();
    }

    void assertAlike() {
        assertEquals(
                session(HOST).game().state().hash(),
                session(HOST.enemy()).game().state().hash());
        assertEquals(session(HOST).game().log(), session(HOST.enemy()).game().log());
    }
}
