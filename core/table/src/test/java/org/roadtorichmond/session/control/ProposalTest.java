package org.roadtorichmond.session.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.Options;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.session.Lesson;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.testing.Certain;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;

@DisplayName("Enter does the obvious with what is chosen, and one key takes the addition that is offered")
final class ProposalTest {

    private static World field() {
        return World.clear(6, 6)
                .confederate("X", Arm.INFANTRY, 2, "0302")
                .confederate("Y", Arm.INFANTRY, 2, "0403")
                .union("A", Arm.INFANTRY, 4, "0303")
                .union("B", Arm.INFANTRY, 4, "0202");
    }

    private static Selection.Attack attack(Table table, String ids, String hexes) {
        return new Selection.Attack(table.units(ids), table.hexes(hexes));
    }

    @Test
    @DisplayName(
            "a reinforcement comes in where the cursor stands, or else where it is cheapest, and still counts as not moved")
    void bringsIn() {
        Table table = World.of("f..", "...", "...")
                .awaited(Side.UNION, "R", Arm.INFANTRY, 3, 1, "0101 0301")
                .confederate("X", "0303")
                .play();
        Control control = Lesson.control(table);
        control.next();
        assertEquals(new Selection.Entering(table.unit("R")), control.selection());
        control.confirm();
        assertEquals("0301", table.hexOf("R"), "clear ground is cheaper than a forest");
        assertEquals(table.units("R"), new Options(table.game()).march().unmoved(), "it can march on");
        control.takeBack();
        control.select(new Selection.Entering(table.unit("R")));
        control.cursor().put(table.hex("0101"));
        control.confirm();
        assertEquals("0101", table.hexOf("R"));
        table.move("R", "0102");
        assertEquals(List.of(), new Options(table.game()).march().unmoved());
    }

    @Test
    @DisplayName("a chosen unit marches to the cursor, to friends too")
    void marches() {
        Table table = World.clear(4, 4).union("A", "0101").union("B", "0103").play();
        Control control = Lesson.control(table);
        control.select(new Selection.Units(table.hex("0101"), table.units("A")));
        control.confirm();
        assertEquals("0101", table.hexOf("A"), "without a cursor there is nothing obvious");
        control.cursor().put(table.hex("0103"));
        control.confirm();
        assertEquals("0103", table.hexOf("A"));
    }

    @Test
    @DisplayName("a chosen unit plans an attack: on the hex under the cursor, else on the first that must be attacked")
    void plansAnAttack() {
        Table table = field().phase(Side.UNION, Phase.COMBAT).play();
        Control control = Lesson.control(table);
        Selection.Units chosen = new Selection.Units(table.hex("0303"), table.units("A"));
        control.select(chosen);
        control.confirm();
        assertEquals(attack(table, "A", "0302"), control.selection());
        control.select(chosen);
        control.cursor().put(table.hex("0403"));
        control.confirm();
        assertEquals(attack(table, "A", "0403"), control.selection());
        assertEquals(0, table.state().dice());
    }

    @Test
    @DisplayName("where one hex alone is lit, a beaten unit retreats there and a winner advances")
    void followsTheOnlyWay() {
        Table table = World.of("..~", "~.~", "~.~", "~.~")
                .union("A", "0101")
                .confederate("X", "0201")
                .rules(Certain.result(CombatResult.DR))
                .phase(Side.UNION, Phase.COMBAT)
                .play()
                .attack("A", "0201");
        Control control = Lesson.control(table);
        control.settle();
        control.confirm();
        assertEquals("0202", table.hexOf("X"));
        control.settle();
        control.confirm();
        assertEquals("0201", table.hexOf("A"));
    }

    @Test
    @DisplayName(
            "the addition that is offered is the hex that rule 8.3 asks for, and otherwise the unit for better odds")
    void improves() {
        Table table = field().phase(Side.UNION, Phase.COMBAT).play();
        Control control = Lesson.control(table);
        control.select(attack(table, "A", "0302"));
        AttackModel model = AttackModel.of(control.attacks(), attack(table, "A", "0302"));
        assertTrue(model.refusal().isPresent());
        control.improve();
        assertEquals(attack(table, "A", "0302 0403"), control.selection());
        control.select(attack(table, "B", "0302"));
        assertEquals(
                Optional.empty(), table.game().check(attack(table, "B", "0302").command()));
        control.improve();
        assertEquals(attack(table, "A B", "0302"), control.selection());
    }
}
