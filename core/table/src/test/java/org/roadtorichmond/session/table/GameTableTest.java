package org.roadtorichmond.session.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.scenario.save.MemoryStorage;
import org.roadtorichmond.session.Change;
import org.roadtorichmond.session.Lesson;
import org.roadtorichmond.session.Preferences;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.work.StepWorker;

@DisplayName("A game on the table")
final class GameTableTest {
    private final StepWorker worker = new StepWorker();
    private final List<Change> followed = new ArrayList<>();

    private GameTable table(Session session) {
        return new GameTable(
                session,
                new Preferences(new MemoryStorage()),
                worker,
                new StepWorker(),
                fault -> {
                    throw fault;
                },
                List.of(laid -> laid.listen(followed::add)));
    }

    @Test
    @DisplayName("put away, it leaves no listener behind, and its commanders stay silent")
    void closes() {
        Session session = Lesson.session(new Seats("cadet", Seats.HUMAN));
        GameTable table = table(session);
        session.execute(new Command.EndPhase());
        assertEquals(1, followed.size());
        session.execute(new Command.EndPhase());
        table.close();
        assertEquals(0, session.listeners());
        assertTrue(worker.closed());
        worker.finish();
        assertEquals(2, session.game().log().size());
        session.undo();
        assertEquals(2, followed.size());
    }
}
