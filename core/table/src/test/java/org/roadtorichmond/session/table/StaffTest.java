package org.roadtorichmond.session.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.session.Lesson;
import org.roadtorichmond.session.PlanBook;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.work.StepWorker;

@DisplayName("The staff of a player")
final class StaffTest {
    private final StepWorker worker = new StepWorker();
    private final Session session = Lesson.session(Seats.BOTH_HUMAN);
    private final List<RuntimeException> trouble = new ArrayList<>();
    private final Staff staff = new Staff(session, worker, trouble::add);
    private int notified;

    @AfterEach
    void close() {
        staff.close();
        assertEquals(0, session.listeners());
        assertEquals(List.of(), trouble);
    }

    private void advised() {
        staff.ask("colonel");
        assertEquals(Optional.of("colonel"), staff.thinking());
        worker.finish();
        assertEquals(Optional.empty(), staff.thinking());
    }

    @Test
    @DisplayName("works out a plan beside the game, which changes nothing but that the question is marked")
    void advises() {
        staff.listen(() -> notified++);
        long hash = session.game().state().hash();
        advised();
        assertEquals(hash, session.game().state().hash());
        assertEquals(0, session.game().log().size());
        assertEquals(Map.of(0, "colonel"), session.plans().asked());
        PlanBook.Page page = staff.advice().orElseThrow();
        assertTrue(page.advice());
        assertEquals(Side.CONFEDERATE, page.plan().side());
        assertFalse(staff.left().isEmpty());
        assertTrue(notified >= 2, "when it begins to think and when it answers");
    }

    @Test
    @DisplayName("is read by the player who asked, and by the other only when the game is over")
    void secret() {
        advised();
        assertEquals(1, session.plans().open(session.game(), Side.CONFEDERATE).size());
        assertEquals(0, session.plans().open(session.game(), Side.UNION).size());
        session.execute(new Command.EndPhase());
        session.execute(new Command.EndPhase());
        assertEquals(0, session.plans().open(session.game(), Side.UNION).size());
        assertEquals(1, session.plans().open(session.game(), Side.CONFEDERATE).size());
        session.execute(new Command.Concede(Side.UNION));
        assertEquals(1, session.plans().open(session.game(), Side.UNION).size());
    }

    @Test
    @DisplayName("carries out all of its plan as one action, and leaves the end of the phase to the player")
    void carriesOut() {
        advised();
        List<Command> orders = staff.left();
        Moment now = session.game().state().moment();
        staff.carryOut();
        assertEquals(orders, session.game().log().stream().map(Entry::command).toList());
        assertEquals(now, session.game().state().moment());
        assertEquals(List.of(), staff.left());
        assertTrue(staff.advice().isPresent(), "it can still be read");
        assertEquals(Optional.empty(), session.undo());
        assertEquals(0, session.game().log().size(), "one undo takes it back");
        assertTrue(staff.advice().isEmpty());
    }

    @Test
    @DisplayName("carries out one order at a time; a player who gives the next order himself goes on with the plan")
    void stepByStep() {
        advised();
        List<Command> orders = staff.left();
        staff.carryOutNext();
        assertEquals(orders.subList(1, orders.size()), staff.left());
        session.execute(orders.get(1));
        assertEquals(orders.subList(2, orders.size()), staff.left());
        session.execute(new Command.EndPhase());
        assertEquals(List.of(), staff.left());
        assertTrue(staff.advice().isEmpty(), "the position is another one");
    }

    @Test
    @DisplayName(
            "does not answer when it was cancelled, or when the game has changed meanwhile; the question stays marked")
    void cancelled() {
        staff.ask("colonel");
        staff.cancel();
        worker.finish();
        assertTrue(staff.advice().isEmpty());
        staff.ask("general@100");
        session.execute(Lesson.march(session, "1/B", "0403"));
        assertEquals(Optional.empty(), staff.thinking());
        worker.finish();
        assertTrue(staff.advice().isEmpty());
        assertEquals(Map.of(0, "general@100"), session.plans().asked());
    }

    @Test
    @DisplayName("advises in a combat phase up to the first die")
    void combat() {
        advised();
        staff.carryOut();
        session.execute(new Command.EndPhase());
        assertEquals(Phase.COMBAT, session.game().state().moment().phase());
        advised();
        assertEquals(1, staff.left().size());
        staff.carryOut();
        assertTrue(session.game().last().orElseThrow().rolled());
    }

    @Test
    @DisplayName(
            "asked again when all has been carried out, stays by it; another commander, or after an undo, thinks anew")
    void staysByIt() {
        advised();
        staff.carryOut();
        PlanBook.Page done = staff.advice().orElseThrow();
        staff.ask("colonel");
        assertEquals(Optional.empty(), staff.thinking());
        assertEquals(Optional.of(done), staff.advice());
        assertEquals(Map.of(0, "colonel"), session.plans().asked());
        staff.ask("cadet");
        assertEquals(Optional.of("cadet"), staff.thinking());
        staff.cancel();
        session.undo();
        advised();
    }

    @Test
    @DisplayName("does not think while nobody at the machine decides")
    void nobodyDecides() {
        Session other = Lesson.session(new Seats(Seats.HUMAN, "cadet"));
        Staff idle = new Staff(other, worker, trouble::add);
        idle.ask("colonel");
        assertEquals(Optional.empty(), idle.thinking());
        assertEquals(Map.of(), other.plans().asked());
        idle.close();
    }

    private Control heeding() {
        Control control = new Control(session);
        control.display().heed(staff::held);
        return control;
    }

    private static int marches(Control control) {
        return control.display().drawn(control.session().game()).marches().size();
    }

    @Test
    @DisplayName("is drawn as far as it is still to be carried out, and no more once marches were taken back")
    void drawnWhileItHolds() {
        Control control = heeding();
        advised();
        int all = marches(control);
        assertTrue(all > 1);
        staff.carryOutNext();
        assertEquals(all - 1, marches(control), "what has been done needs no arrow");
        session.undo();
        assertEquals(0, marches(control));
        assertEquals(List.of(), control.display().drawn(session.game()).attacks());
        PlanBook.Page old = control.display().page(session.game()).orElseThrow();
        assertTrue(control.display().lapsed(old), "its card can still be read, and says so");
        assertFalse(control.display().asked(old), "it folds up until it is asked for");
        control.display().show(Optional.of(old));
        assertTrue(control.display().asked(old));
        control.display().show(Optional.<PlanBook.Page>empty());
        advised();
        assertEquals(all, marches(control));
        assertFalse(
                control.display().lapsed(control.display().page(session.game()).orElseThrow()));
    }

    @Test
    @DisplayName("is not drawn in the combat phase after it, nor an attack that was made")
    void notDrawnInCombat() {
        Control control = heeding();
        advised();
        staff.carryOut();
        assertFalse(control.display().drawn(session.game()).attacks().isEmpty(), "what the marches were for");
        session.execute(new Command.EndPhase());
        assertEquals(List.of(), control.display().drawn(session.game()).attacks());
        advised();
        assertFalse(control.display().drawn(session.game()).attacks().isEmpty());
        staff.carryOut();
        assertEquals(List.of(), control.display().drawn(session.game()).attacks());
    }
}
