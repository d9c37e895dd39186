package org.roadtorichmond.session.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.session.Lesson;
import org.roadtorichmond.session.PlanBook;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.work.StepWorker;

@DisplayName("Plans from before a game was loaded")
final class PlanRecallTest {
    private final StepWorker worker = new StepWorker();
    private final List<PlanBook.Page> found = new ArrayList<>();

    private PlanRecall recall(Session session) {
        return new PlanRecall(session, worker, fault -> {
            throw fault;
        });
    }

    /** A game in which the Union's commander has had two player-turns. */
    private Session played(Seats seats) {
        Session session = Lesson.session(seats);
        CommanderDriver driver = new CommanderDriver(session, worker, fault -> {
            throw fault;
        });
        int begun = session.game().state().moment().turn();
        while (session.game().state().moment().turn() < begun + 2) {
            endTurn(session);
            worker.finish();
        }
        driver.close();
        assertTrue(session.humanDecides());
        return session;
    }

    private static void endTurn(Session session) {
        while (session.humanDecides() && session.game().state().ending().isEmpty()) {
            Command end = new Command.EndPhase();
            boolean free = session.game().check(end).isEmpty();
            // Required attacks, and the decisions that follow from them, still need orders.
            session.execute(free ? end : Commanders.named("cadet").next(session.game()));
        }
    }

    /** The same game with the same players, saved and loaded. */
    private static Session loaded(Session session, Seats seats) {
        Session loaded = session.takenOver(session.game().log().size(), seats);
        assertEquals(List.of(), loaded.plans().open(loaded.game(), Side.CONFEDERATE));
        return loaded;
    }

    private static Optional<PlanRecall.Turn> newest(PlanRecall recall, Session session) {
        return recall.newest(session.game(), Integer.MAX_VALUE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"cadet", "colonel:bold", "general@200"})
    @DisplayName("are worked out again, the newest first, and are the same as then")
    void same(String commander) {
        Seats seats = new Seats(commander, Seats.HUMAN, 17);
        Session before = played(seats);
        Session session = loaded(before, seats);
        PlanRecall recall = recall(session);
        PlanRecall.Turn second = newest(recall, session).orElseThrow();
        recall.recall(second, found::add);
        assertEquals(Optional.of(second), recall.thinking());
        worker.finish();
        assertEquals(Optional.empty(), recall.thinking());
        PlanRecall.Turn first = newest(recall, session).orElseThrow();
        assertTrue(first.entries() < second.entries());
        recall.recall(first, found::add);
        worker.finish();
        assertEquals(Optional.empty(), newest(recall, session));
        List<PlanBook.Page> pages = session.plans().open(session.game(), Side.CONFEDERATE);
        assertEquals(before.plans().open(before.game(), Side.CONFEDERATE), pages);
        assertEquals(List.of(pages.get(1), pages.get(0)), found);
    }

    @Test
    @DisplayName("are not made up where a commander would not have ordered what was ordered")
    void strange() {
        Session before = played(new Seats("cadet", Seats.HUMAN));
        Session session = loaded(before, new Seats("colonel", Seats.HUMAN));
        PlanRecall recall = recall(session);
        PlanRecall.Turn turn = newest(recall, session).orElseThrow();
        recall.recall(turn, found::add);
        worker.finish();
        assertTrue(recall.strange(turn));
        assertEquals(List.of(), found);
        assertFalse(session.plans().has(turn.moment(), 0));
    }

    @Test
    @DisplayName("do not exist for people, nor for a player-turn that is not over")
    void noPlans() {
        Seats seats = new Seats("cadet", Seats.HUMAN);
        Session session = Lesson.session(seats);
        assertEquals(Optional.empty(), newest(recall(session), session));
        endTurn(session);
        assertEquals(Optional.empty(), newest(recall(session), session));
    }

    @Test
    @DisplayName("are not added when nobody wants them any more, or when the game has gone back behind them")
    void cancelled() {
        Seats seats = new Seats("cadet", Seats.HUMAN);
        Session session = loaded(played(seats), seats);
        session.practise();
        PlanRecall recall = recall(session);
        PlanRecall.Turn turn = newest(recall, session).orElseThrow();
        List<Boolean> notified = new ArrayList<>();
        recall.listen(() -> notified.add(recall.thinking().isPresent()));
        recall.recall(turn, found::add);
        recall.cancel();
        worker.finish();
        recall.recall(turn, found::add);
        session.undo();
        worker.finish();
        assertEquals(List.of(), found);
        assertEquals(List.of(true, false, true, false), notified);
        assertFalse(recall.strange(turn), "it was asked for in vain, but not given otherwise");
    }
}
