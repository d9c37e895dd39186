package org.roadtorichmond.session.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.session.Lesson;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.control.ChartMarks.Feature;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;

@DisplayName("What is marked on the charts: the odds at hand, the ground under the mouse, the phase")
final class ChartMarksTest {
    private static World duel() {
        return World.of("........", "........", "...f....", "........", "........")
                .union("U1", Arm.INFANTRY, 5, "0404")
                .union("U2", Arm.INFANTRY, 4, "0304")
                .union("Guns", Arm.ARTILLERY, 2, "0405")
                .confederate("C1", Arm.INFANTRY, 3, "0403");
    }

    private static ChartMarks marks(Control control) {
        return ChartMarks.of(control, control.session().game());
    }

    private static Selection.Attack attack(Table table, String units) {
        return new Selection.Attack(table.units(units), table.hexes("0403"));
    }

    @Test
    @DisplayName(
            "the column of the chosen attack is marked, also when lower odds are declared, with what each face brings")
    void chosen() {
        Table table = duel().play();
        table.endPhase();
        Control control = Lesson.control(table);
        assertEquals(Optional.empty(), marks(control).odds());
        control.select(attack(table, "U1 U2"));
        assertEquals(Optional.of(Odds.THREE_TO_ONE), marks(control).odds());
        assertEquals(
                table.state().scenario().rules().table().column(Odds.THREE_TO_ONE),
                marks(control).faces());
        control.select(attack(table, "U1 U2").declaring(Optional.of(Odds.ONE_TO_ONE)));
        assertEquals(Optional.of(Odds.ONE_TO_ONE), marks(control).odds());
    }

    @Test
    @DisplayName("an attack without attackers has no column")
    void nobody() {
        Table table = duel().play();
        table.endPhase();
        Control control = Lesson.control(table);
        control.select(new Selection.Attack(List.of(), table.hexes("0403")));
        assertEquals(Optional.empty(), marks(control).odds());
    }

    @Test
    @DisplayName("guns that bombard alone destroy nobody, and the marked column says so")
    void bombardment() {
        Table table = duel().play();
        table.endPhase();
        Control control = Lesson.control(table);
        control.select(attack(table, "Guns"));
        assertTrue(marks(control).faces().contains(CombatResult.NO_EFFECT));
        assertFalse(marks(control).faces().contains(CombatResult.AE));
    }

    @Test
    @DisplayName("attacks put aside mark their columns too")
    void planned() {
        Table table = duel().play();
        table.endPhase();
        Control control = Lesson.control(table);
        control.select(attack(table, "U1 U2"));
        control.plan();
        assertEquals(Optional.empty(), marks(control).odds());
        assertEquals(Set.of(Odds.THREE_TO_ONE), marks(control).planned());
    }

    @Test
    @DisplayName("the ground is that under the mouse, else that of what is chosen")
    void ground() {
        Table table = duel().road("0104 0204 0304").stream("0304/0303")
                .river("0404/0405")
                .ford("0404/0405")
                .play();
        Control control = Lesson.control(table);
        assertEquals(Optional.empty(), marks(control).terrain());
        control.select(new Selection.Look(table.hex("0403")));
        assertEquals(Optional.of(Terrain.FOREST), marks(control).terrain());
        control.hover(table.hex("0304"));
        assertEquals(Optional.of(Terrain.CLEAR), marks(control).terrain());
        assertEquals(Set.of(Feature.ROAD, Feature.STREAM), marks(control).features());
    }

    @Test
    @DisplayName("the present phase of four is marked; at night the combat phases are left out")
    void sequence() {
        Table table = World.clear(8, 8)
                .union("U", Arm.INFANTRY, 5, "0101")
                .confederate("C", Arm.INFANTRY, 3, "0808")
                .night(2)
                .play();
        assertEquals(List.of(0), now(table));
        table.endPhase();
        assertEquals(List.of(1), now(table));
        table.endPhase();
        assertEquals(List.of(2), now(table));
        assertTrue(PlaySequence.of(table.state()).stream().allMatch(PlaySequence.Step::held));
        table.until(2, Side.UNION);
        assertTrue(marks(Lesson.control(table)).night());
        assertEquals(
                List.of(Phase.MOVEMENT, Phase.MOVEMENT),
                PlaySequence.of(table.state()).stream()
                        .filter(PlaySequence.Step::held)
                        .map(PlaySequence.Step::phase)
                        .toList());
        table.endPhase();
        assertEquals(List.of(2), now(table));
    }

    private static List<Integer> now(Table table) {
        List<PlaySequence.Step> steps = PlaySequence.of(table.state());
        return steps.stream().filter(PlaySequence.Step::now).map(steps::indexOf).toList();
    }
}
