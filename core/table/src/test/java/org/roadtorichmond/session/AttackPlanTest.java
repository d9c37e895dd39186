package org.roadtorichmond.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.testing.Certain;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;

@DisplayName("Attacks that are planned and put aside before the first die")
final class AttackPlanTest {
    private Table table;
    private Control control;
    private AttackPlan plan;

    /** A and B stand between X and Y; C stands next to Y only. */
    private static World field() {
        return World.clear(7, 5)
                .confederate("X", "0302")
                .union("A", Arm.INFANTRY, 4, "0303")
                .union("B", Arm.INFANTRY, 5, "0303")
                .confederate("Y", "0403")
                .union("C", Arm.INFANTRY, 3, "0503")
                .rules(Certain.result(CombatResult.DR));
    }

    private void begin(World world) {
        table = world.play();
        control = Lesson.control(table);
        plan = control.session().plan();
    }

    @BeforeEach
    void begin() {
        begin(field().phase(Side.UNION, Phase.COMBAT));
    }

    private Selection.Attack attack(String ids, String hexes) {
        return new Selection.Attack(table.units(ids), table.hexes(hexes));
    }

    private void plan(String ids, String hexes) {
        control.select(attack(ids, hexes));
        control.plan();
    }

    private void click(String hex) {
        control.click(table.hex(hex), false, false);
    }

    @Test
    @DisplayName("a planned attack that is put aside is not a command, and then nothing is selected")
    void putsAside() {
        plan("A", "0302");
        assertEquals(Selection.none(), control.selection());
        assertEquals(List.of(attack("A", "0302")), plan.standing());
        assertEquals(0, table.game().log().size());
        assertEquals(0, table.state().dice());
    }

    @Test
    @DisplayName("a unit that is planned for one attack is not offered for another, and its hex is taken up by a click")
    void keepsUnitsApart() {
        plan("A", "0302");
        click("0403");
        Selection.Attack other = assertInstanceOf(Selection.Attack.class, control.selection());
        assertEquals(table.units("B C"), control.attacks().able(other));
        control.back();
        click("0302");
        assertEquals(attack("A", "0302"), control.selection());
        assertEquals(table.units("A B"), control.attacks().able(attack("A", "0302")));
    }

    @Test
    @DisplayName(
            "an attack put aside again stands in its old place with its new units; one that shares units gives way")
    void replaces() {
        plan("A", "0302");
        plan("C", "0403");
        plan("A B", "0302");
        assertEquals(List.of(attack("A B", "0302"), attack("C", "0403")), plan.standing());
        plan("B C", "0403");
        assertEquals(List.of(attack("B C", "0403")), plan.standing());
        control.select(attack("B C", "0403"));
        control.strike();
        assertEquals(List.of(), plan.standing());
    }

    @Test
    @DisplayName(
            "an attack that cannot be made, whatever else is, cannot be put aside; one that must wait for another can")
    void takesWhatCanBeMade() {
        plan("C", "0302");
        assertEquals(List.of(), plan.standing());
        assertEquals("8.2", control.refusal().orElseThrow().rule());
        assertFalse(plan.takes(attack("C", "0302")));
        assertFalse(plan.takes(new Selection.Attack(List.of(), table.hexes("0302"))));
        // As things stand, no unit would be left to attack X, which rule 8.3 requires.
        table.refused("8.3", attack("A B", "0403").command());
        assertTrue(plan.takes(attack("A B", "0403")));
    }

    @Test
    @DisplayName(
            "each is made by Enter when it is in hand; the others stand, and those that it made impossible drop out with a word")
    void makesThemOneByOne() {
        plan("A B", "0302");
        plan("C", "0403");
        control.plan();
        assertEquals(attack("A B", "0302"), control.selection());
        control.plan();
        assertEquals(attack("C", "0403"), control.selection());
        control.confirm();
        assertEquals(1, table.state().dice());
        assertEquals(List.of(), plan.standing(), "nobody plans while a combat is being finished");
        table.retreat("Y", "0404").endAdvance();
        assertEquals(List.of(attack("A B", "0302")), plan.standing());
        assertEquals(List.of(), plan.fallen(), "what was made has not dropped out");
    }

    @Test
    @DisplayName("a plan whose enemy has gone drops out, with the rule")
    void dropsOut() {
        plan("B C", "0403");
        plan("A", "0302");
        // Makes an attack on the planned hex that differs from the planned attack.
        table.attack("C", "0403").retreat("Y", "0404").endAdvance();
        assertEquals(List.of(attack("A", "0302")), plan.standing());
        assertEquals(
                List.of(attack("B C", "0403")),
                plan.fallen().stream().map(AttackPlan.Fallen::attack).toList());
        assertTrue(plan.fallen().get(0).refusal().lasting());
    }

    @Test
    @DisplayName(
            "it belongs to its phase: taking the phase back hides it, repeating brings it back, ending the phase ends it")
    void belongsToItsPhase() {
        begin(field().phase(Side.UNION, Phase.MOVEMENT));
        control.endPhase();
        plan("A B", "0302");
        control.session().undo();
        assertEquals(Phase.MOVEMENT, table.state().moment().phase());
        assertEquals(List.of(), plan.standing());
        control.redo();
        assertEquals(List.of(attack("A B", "0302")), plan.standing());
        control.select(attack("A B", "0302"));
        control.confirm();
        table.retreat("X", "0301")
                .endAdvance()
                .attack("C", "0403")
                .retreat("Y", "0404")
                .endAdvance();
        control.endPhase();
        assertEquals(Side.CONFEDERATE, table.state().moment().player());
        assertEquals(List.of(), plan.standing());
        assertEquals(List.of(), plan.fallen());
    }

    @Test
    @DisplayName("Tab goes on to those whom no plan needs, and when there are none left to the plan itself")
    void goesRoundTheOthers() {
        plan("A B", "0302");
        control.next();
        assertEquals(new Selection.Units(table.hex("0503"), table.units("C")), control.selection());
        plan("C", "0403");
        control.next();
        assertEquals(attack("A B", "0302"), control.selection());
        control.next();
        assertEquals(attack("C", "0403"), control.selection());
        assertEquals(Optional.empty(), control.refusal());
    }

    @Test
    @DisplayName("Enter makes a planned attack at once where nothing is chosen, and the next one after it")
    void makesThePlanned() {
        plan("A B", "0302");
        plan("C", "0403");
        control.confirm();
        assertEquals(1, table.state().dice());
        table.retreat("X", "0301").endAdvance();
        control.settle();
        assertEquals(attack("C", "0403"), control.selection());
        control.confirm();
        assertEquals(2, table.state().dice());
    }

    @Test
    @DisplayName(
            "a combat phase in which no unit could attack goes by with the movement phase; where the turn can be taken back both come back")
    void passesAnEmptyCombat() {
        begin(World.clear(7, 5)
                .confederate("X", "0101")
                .union("A", Arm.INFANTRY, 4, "0705")
                .phase(Side.UNION, Phase.MOVEMENT));
        control.endPhase();
        assertEquals(Side.CONFEDERATE, table.state().moment().player());
        assertEquals(2, table.game().log().size());
        control.session().practise();
        control.takeBack();
        assertEquals(0, table.game().log().size());
        control.quiet().passNothing();
        control.endPhase();
        assertEquals(Phase.COMBAT, table.state().moment().phase(), "a lesson teaches both phases");
    }
}
