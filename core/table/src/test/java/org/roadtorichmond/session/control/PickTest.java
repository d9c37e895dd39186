package org.roadtorichmond.session.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Combat;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.session.Lesson;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.testing.Certain;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;

@DisplayName("A click on one counter of a fanned stack means that unit alone")
final class PickTest {

    /** Two Union brigades in one hex next to an enemy. */
    private static Table stacked(CombatResult result) {
        return World.clear(5, 5)
                .union("A", "0303")
                .union("B", "0303")
                .confederate("X", "0302")
                .rules(Certain.result(result))
                .phase(Side.UNION, Phase.COMBAT)
                .play();
    }

    @Test
    @DisplayName("in the combat phase it joins the attack that is planned, and leaves it again")
    void joinsAnAttack() {
        Table table = stacked(CombatResult.DR);
        Control control = Lesson.control(table);
        control.click(table.hex("0302"), false, false);
        control.select(new Selection.Attack(table.units("A"), table.hexes("0302")));
        assertTrue(control.pick(table.unit("B")));
        assertEquals(new Selection.Attack(table.units("A B"), table.hexes("0302")), control.selection());
        assertTrue(control.pick(table.unit("A")));
        assertEquals(new Selection.Attack(table.units("B"), table.hexes("0302")), control.selection());
    }

    @Test
    @DisplayName("where no attack is planned it chooses the unit, and a click on an enemy is one on his hex")
    void choosesAnAttacker() {
        Table table = stacked(CombatResult.DR);
        Control control = Lesson.control(table);
        assertTrue(control.pick(table.unit("A")));
        assertEquals(new Selection.Units(table.hex("0303"), table.units("A")), control.selection());
        assertFalse(control.pick(table.unit("X")));
        control.click(table.hex("0302"), false, false);
        assertEquals(new Selection.Attack(table.units("A"), table.hexes("0302")), control.selection());
    }

    @Test
    @DisplayName("after an exchange it gives the unit up, and spares it again")
    void choosesLosses() {
        Table table = stacked(CombatResult.EX).attack("A B", "0302");
        Control control = Lesson.control(table);
        control.settle();
        control.select(new Selection.Losses(List.of()));
        assertTrue(control.pick(table.unit("B")));
        assertEquals(new Selection.Losses(table.units("B")), control.selection());
        assertTrue(control.pick(table.unit("B")));
        assertEquals(new Selection.Losses(List.of()), control.selection());
    }

    @Test
    @DisplayName("while an advance is open it chooses who is to advance")
    void choosesWhoAdvances() {
        Table table = stacked(CombatResult.DE).attack("A B", "0302");
        Control control = Lesson.control(table);
        control.settle();
        assertEquals(Combat.Stage.ADVANCES, table.state().combat().orElseThrow().stage());
        assertTrue(control.pick(table.unit("B")));
        assertEquals(new Selection.Mover(table.unit("B"), Optional.empty()), control.selection());
        assertTrue(control.pick(table.unit("A")));
        control.click(table.hex("0302"), false, false);
        assertEquals("0302", table.hexOf("A"));
    }

    @Test
    @DisplayName("8.6: while a unit retreats it names the friend who makes room")
    void displaces() {
        Table table = World.of("......", ".~.~..", "......", "......")
                .river("0302/0201 0302/0401")
                .union("U", Arm.INFANTRY, 9, "0303")
                .confederate("C", "0302")
                .confederate("F1", "0301")
                .confederate("F2", "0301")
                .rules(Certain.result(CombatResult.DR))
                .phase(Side.UNION, Phase.COMBAT)
                .play()
                .attack("U", "0302");
        Control control = Lesson.control(table);
        control.settle();
        assertFalse(control.pick(table.unit("U")), "who attacked has nothing to decide");
        assertTrue(control.pick(table.unit("F2")));
        assertEquals("0301", table.hexOf("C"));
        assertEquals(
                List.of(table.unit("F2")), table.state().combat().orElseThrow().movers());
    }
}
