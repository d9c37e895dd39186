package org.roadtorichmond.session.review;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.work.StepWorker;

@DisplayName("Whoever fights a lost cause")
final class LostCauseTest {
    private final StepWorker worker = new StepWorker();

    /** The Union has lost nearly all, and can win nothing any more. */
    private static Session session(Seats seats) {
        Table table = World.clear(20, 20)
                .first(Side.CONFEDERATE)
                .turns(8)
                .union("A", Arm.INFANTRY, 1, "0101")
                .union("L", Arm.INFANTRY, 60, "0102")
                .eliminated("L", 1)
                .confederate("C", Arm.INFANTRY, 9, "1919")
                .play();
        return new Session(
                new LoadedScenario(table.state().scenario(), table.state().survey(), "", ""), table.game(), seats);
    }

    private LostCause watch(Session session) {
        return new LostCause(session, worker, fault -> {
            throw fault;
        });
    }

    /** Nobody marches until a side begins a game-turn. */
    private void pass(Session session, int turn) {
        while (session.game().state().moment().turn() < turn
                || session.game().state().moment().player() != Side.UNION) {
            assertEquals(Optional.empty(), session.execute(new Command.EndPhase()));
        }
        while (worker.step()) {
            // All that was begun.
        }
    }

    @Test
    @DisplayName("is offered an end after three turns, until it is refused: then never again")
    void offered() {
        Session session = session(new Seats(Seats.HUMAN, "cadet"));
        LostCause cause = watch(session);
        pass(session, 2);
        assertEquals(Optional.empty(), cause.offered(), "two turns are not enough");
        pass(session, 3);
        assertEquals(Optional.of(Side.UNION), cause.offered());
        cause.refuse();
        assertEquals(Optional.empty(), cause.offered());
        pass(session, 4);
        assertEquals(Optional.empty(), cause.offered());
    }

    @Test
    @DisplayName("and accepts has conceded like anyone else (rule 4.3)")
    void accepted() {
        Session session = session(new Seats(Seats.HUMAN, "cadet"));
        LostCause cause = watch(session);
        pass(session, 3);
        Side side = cause.offered().orElseThrow();
        assertEquals(Optional.empty(), session.execute(new Command.Concede(side)));
        assertEquals(
                Optional.of(side), session.game().state().ending().orElseThrow().conceded());
        assertEquals(Optional.empty(), cause.offered());
    }

    @Test
    @DisplayName("is offered nothing among people, nor by the side that wins")
    void notOffered() {
        Session people = session(Seats.BOTH_HUMAN);
        LostCause among = watch(people);
        pass(people, 4);
        assertEquals(Optional.empty(), among.offered());
        Session winner = session(new Seats("cadet", Seats.HUMAN));
        LostCause wins = watch(winner);
        pass(winner, 4);
        assertEquals(Optional.empty(), wins.offered());
    }
}
