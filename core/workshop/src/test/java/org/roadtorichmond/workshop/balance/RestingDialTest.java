package org.roadtorichmond.workshop.balance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.workshop.Workbench;
import org.roadtorichmond.workshop.edits.UnitEdits;

@DisplayName("The balance dial where there is nothing to play")
final class RestingDialTest extends DialTest {
    @Test
    @DisplayName(
            "plays nothing while a side has no unit, on the map or to arrive, says so, and has its games again when it has one")
    void oneArmy() {
        show();
        play(10);
        for (String unit : List.of("1/B", "2/B", "B Cav")) {
            Workbench.apply(editor, UnitEdits.remove(unit));
        }
        Workbench.apply(editor, UnitEdits.arrive("B Art", 2, List.of(Workbench.hex(editor, "0801"))));
        show();
        assertTrue(play(2).games() < 10, "one that arrives is enough");
        Workbench.apply(editor, UnitEdits.remove("B Art"));
        show();
        worker.finish();
        assertEquals(Optional.empty(), dial.state().reading());
        assertEquals(
                List.of(Sentence.of("warning.noArmy", Side.CONFEDERATE, Side.UNION)),
                dial.state().obstacles());
        editor.undo();
        show();
        assertEquals(3, play(3).games(), "goes on");
    }

    @Test
    @DisplayName("shows nothing and plays nothing while it rests, and has its games when the scenario is opened again")
    void rests() {
        show();
        play(10);
        dial.rest();
        worker.finish();
        assertEquals(Optional.empty(), dial.state().reading());
        assertEquals(Optional.empty(), dial.state().former());
        show();
        assertEquals(10, games());
        assertEquals(Optional.empty(), dial.state().former());
        assertEquals(11, play(11).games());
    }
}
