package org.roadtorichmond.session.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.Decision;
import org.roadtorichmond.ai.Plan;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.session.Lesson;
import org.roadtorichmond.session.PlanBook;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.work.StepWorker;

@DisplayName("The commanders of a game on the table")
final class CommanderDriverTest {
    private final StepWorker worker = new StepWorker();
    private final List<RuntimeException> trouble = new ArrayList<>();
    private final Session session = Lesson.session(new Seats("cadet", Seats.HUMAN));
    private CommanderDriver driver;

    @AfterEach
    void close() {
        driver.close();
        assertEquals(0, session.listeners());
    }

    private static void endTurn(Session session) {
        session.execute(new Command.EndPhase());
        session.execute(new Command.EndPhase());
    }

    /** A commander that throws an exception on every question. */
    private static final class Confused implements Commander {
        private int asked;

        @Override
        public Command next(Game game) {
            asked++;
            throw new IllegalStateException("a fault for the test");
        }

        @Override
        public String name() {
            return "confused";
        }

        @Override
        public Decision reason() {
            throw new IllegalStateException("no command was given");
        }
    }

    private CommanderDriver confused(Confused commander) {
        return new CommanderDriver(
                session, worker, trouble::add, Map.of(Side.UNION, commander), side -> Optional.of(commander));
    }

    @Test
    @DisplayName("play because the game has changed, with no screen that asks them, until a person decides again")
    void play() {
        driver = new CommanderDriver(session, worker, trouble::add);
        assertFalse(worker.step(), "a person decides");
        endTurn(session);
        int before = session.game().log().size();
        worker.finish();
        assertTrue(session.game().log().size() > before + 1);
        assertTrue(session.humanDecides());
        assertEquals(List.of(), trouble);
    }

    @Test
    @DisplayName("are asked at once in a game that waits for them")
    void areAskedAtOnce() {
        endTurn(session);
        driver = new CommanderDriver(session, worker, trouble::add);
        assertTrue(worker.step());
        assertEquals(3, session.game().log().size());
    }

    @Test
    @DisplayName("are not obeyed when the game was changed while they thought, and think again")
    void dropStaleAnswers() {
        session.practise();
        driver = new CommanderDriver(session, worker, trouble::add);
        endTurn(session);
        session.undo();
        worker.finish();
        assertEquals(1, session.game().log().size());
        session.redo();
        worker.finish();
        assertTrue(session.game().log().size() > 2);
    }

    @Test
    @DisplayName("that fail while they play are reported once, and the game stays playable")
    void failingAtPlay() {
        Confused commander = new Confused();
        session.practise();
        driver = confused(commander);
        endTurn(session);
        worker.finish();
        assertEquals(List.of("a fault for the test"), messages());
        assertEquals(1, commander.asked);
        assertEquals(Optional.empty(), session.undo());
        assertEquals(Optional.empty(), session.execute(new Command.EndPhase()));
        worker.finish();
        assertEquals(2, commander.asked, "asked again after the game has changed");
    }

    /** A commander that thinks until it is stopped by something that happens meanwhile. */
    private static final class Slow implements Commander {
        private final Runnable meanwhile;
        private BooleanSupplier stop = () -> false;

        Slow(Runnable meanwhile) {
            this.meanwhile = meanwhile;
        }

        @Override
        public Command next(Game game) {
            assertFalse(stop.getAsBoolean());
            meanwhile.run();
            assertTrue(stop.getAsBoolean(), "nobody wants the answer any more");
            return new Command.EndPhase();
        }

        @Override
        public void stopWhen(BooleanSupplier wish) {
            stop = wish;
        }

        @Override
        public Optional<Plan> plan(Game game) {
            return Optional.empty();
        }

        @Override
        public String name() {
            return "slow";
        }

        @Override
        public Decision reason() {
            throw new IllegalStateException("no command was given");
        }
    }

    @Test
    @DisplayName("are stopped when the game is changed while they think, and then others take their place")
    void stopped() {
        session.practise();
        Slow slow = new Slow(session::undo);
        driver = new CommanderDriver(
                session,
                worker,
                trouble::add,
                Map.of(Side.UNION, slow),
                side -> Optional.of(Commanders.named("cadet")));
        endTurn(session);
        worker.finish();
        assertEquals(List.of(), trouble);
        assertEquals(1, session.game().log().size());
        session.redo();
        worker.finish();
        assertTrue(session.game().log().size() > 2, "who was stopped is not asked again");
    }

    private List<String> messages() {
        return trouble.stream().map(RuntimeException::getMessage).toList();
    }

    @Test
    @DisplayName("play a turn again to which an umpire set the clock, with another plan for it")
    void umpire() {
        driver = new CommanderDriver(session, worker, trouble::add);
        endTurn(session);
        worker.finish();
        Moment again = new Moment(1, Side.UNION, Phase.MOVEMENT);
        assertEquals(Optional.empty(), session.execute(new Command.UmpireBegin()));
        int before = session.game().log().size();
        assertEquals(Optional.empty(), session.execute(new Command.UmpireSetClock(again)));
        worker.finish();
        assertEquals(List.of(), messages());
        assertTrue(session.game().log().size() > before + 2, "the turn was played again");
        assertEquals(Side.CONFEDERATE, session.game().state().decider());
        List<PlanBook.Page> open = session.plans().open(session.game(), Side.CONFEDERATE);
        assertEquals(
                List.of(again, again),
                open.stream().map(page -> page.plan().moment()).toList());
    }

    @Test
    @DisplayName("leave a plan of each of their player-turns, which others may read once it is over")
    void plans() {
        driver = new CommanderDriver(session, worker, trouble::add);
        endTurn(session);
        worker.step();
        assertTrue(session.plans().has(session.game().state().moment(), 0));
        assertEquals(List.of(), session.plans().open(session.game(), Side.CONFEDERATE), "what goes on is not told");
        worker.finish();
        List<PlanBook.Page> open = session.plans().open(session.game(), Side.CONFEDERATE);
        assertEquals(1, open.size());
        assertEquals("cadet", open.get(0).author());
        assertEquals(Side.UNION, open.get(0).plan().side());
        assertEquals(2, open.get(0).entries());
        List<Command> ordered =
                open.get(0).plan().orders().stream().map(Plan.Order::command).toList();
        assertEquals(
                ordered,
                session.game().log().subList(2, 2 + ordered.size()).stream()
                        .map(Entry::command)
                        .toList());
    }

    @Test
    @DisplayName("have no plan of a turn that was taken back")
    void plansTakenBack() {
        session.practise();
        driver = new CommanderDriver(session, worker, trouble::add);
        endTurn(session);
        worker.finish();
        session.undo();
        assertEquals(List.of(), session.plans().open(session.game(), Side.CONFEDERATE));
    }
}
