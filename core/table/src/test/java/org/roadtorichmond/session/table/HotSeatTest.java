package org.roadtorichmond.session.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.session.Lesson;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.session.control.Layer;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.work.StepWorker;

@DisplayName("Each of two people at a machine has his own")
final class HotSeatTest {
    private final Session session = Lesson.session(Seats.BOTH_HUMAN);
    private final Control control = new Control(session);

    private void endTurn() {
        session.execute(new Command.EndPhase());
        session.execute(new Command.EndPhase());
        control.settle();
    }

    @Test
    @DisplayName("overlays, which are there again when it is his turn")
    void overlays() {
        control.display().toggle(Layer.PLAN);
        control.display().toggle(Layer.GRID);
        endTurn();
        assertEquals(Set.of(), control.display().layers());
        control.display().toggle(Layer.TERRAIN);
        endTurn();
        assertEquals(Set.of(Layer.PLAN, Layer.GRID), control.display().layers());
    }

    @Test
    @DisplayName("choice, hexes pointed out and cursor, which are forgotten")
    void choice() {
        Hex hex = Lesson.hex(session, "0403");
        control.select(new Selection.Look(hex));
        control.hover(hex);
        control.cursor().put(hex);
        control.display().show(List.of(hex));
        endTurn();
        assertEquals(Selection.none(), control.selection());
        assertEquals(Optional.empty(), control.hover());
        assertEquals(List.of(), control.display().shown());
    }

    @Test
    @DisplayName("flags, which the other neither sees nor strikes")
    void flags() {
        Unit unit = session.game().state().onMap(Side.CONFEDERATE).get(0);
        session.flag(List.of(unit), Lesson.hex(session, "0403"));
        SortedMap<Unit, Hex> flags = session.destinations().all();
        assertEquals(flags, session.destinations().of(Side.CONFEDERATE));
        endTurn();
        assertEquals(Map.of(), session.destinations().of(Side.UNION));
        control.select(new Selection.Units(session.game().state().hexOf(unit).orElseThrow(), List.of(unit)));
        control.halt();
        assertEquals(flags, session.destinations().all());
        assertEquals(Map.of(), session.copy().destinations().of(Side.UNION), "nor in the saved game");
    }

    @Test
    @DisplayName("advice, which the other does not see while he decides something in between")
    void advice() {
        for (long seed = 1; seed <= 40; seed++) {
            StepWorker worker = new StepWorker();
            Session game = Lesson.session(Seats.BOTH_HUMAN, seed);
            Lesson.march(game);
            Staff staff = new Staff(game, worker, HotSeatTest::fail);
            staff.ask("colonel");
            worker.finish();
            assertEquals(Side.CONFEDERATE, staff.advice().orElseThrow().plan().side());
            game.execute(staff.left().get(0));
            boolean asked = game.game().state().decider() == Side.UNION;
            if (asked) {
                assertEquals(Optional.empty(), staff.advice());
                assertEquals(List.of(), staff.left());
            }
            staff.close();
            if (asked) {
                return;
            }
        }
        throw new AssertionError("no die has left the other player anything to decide");
    }

    private static void fail(RuntimeException fault) {
        throw fault;
    }

    @Test
    @DisplayName("but a player who plays alone keeps all of it")
    void alone() {
        Session solo = Lesson.session(new Seats("cadet", Seats.HUMAN));
        Control mine = new Control(solo);
        mine.display().toggle(Layer.PLAN);
        Hex hex = Lesson.hex(solo, "0403");
        mine.select(new Selection.Look(hex));
        solo.execute(new Command.EndPhase());
        solo.execute(new Command.EndPhase());
        mine.settle();
        assertEquals(Side.UNION, solo.game().state().decider());
        assertEquals(Set.of(Layer.PLAN), mine.display().layers());
        assertEquals(new Selection.Look(hex), mine.selection());
    }
}
