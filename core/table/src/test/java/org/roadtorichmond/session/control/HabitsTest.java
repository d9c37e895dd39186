package org.roadtorichmond.session.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.files.FileHandle;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.Options;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.Refusal;
import org.roadtorichmond.play.Refusal.Reason;
import org.roadtorichmond.session.Lesson;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.orders.MarchOn;
import org.roadtorichmond.session.words.GroupWords;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.testing.Certain;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;

@DisplayName("Hands and habits: what a click or key never loses, and what it says first")
final class HabitsTest {
    private static final Texts TEXTS =
            new Texts(new FileHandle(Checkout.path("assets/i18n/messages").toFile()), Locale.ENGLISH);

    /** A can attack both enemies, B and C only the first; F is far away. */
    private static World field() {
        return World.clear(7, 7)
                .confederate("X", Arm.INFANTRY, 2, "0302")
                .confederate("Y", Arm.INFANTRY, 2, "0403")
                .union("A", Arm.INFANTRY, 4, "0303")
                .union("B", Arm.INFANTRY, 4, "0202")
                .union("C", Arm.INFANTRY, 4, "0202")
                .union("F", Arm.INFANTRY, 4, "0707");
    }

    private static Table combat(World world) {
        return world.phase(Side.UNION, Phase.COMBAT).play();
    }

    private static Selection.Attack attack(Table table, String ids, String hexes) {
        return new Selection.Attack(table.units(ids), table.hexes(hexes));
    }

    private static List<Reason> refusal(Control control) {
        return control.refusal().map(Refusal::cause).stream().toList();
    }

    private static void click(Control control, Table table, String hex, boolean shift) {
        control.click(table.hex(hex), shift, false);
    }

    @Test
    @DisplayName(
            "a right click deselects, and only the next one takes a march back: that of the unit under it and no other")
    void takesOneMarchBack() {
        Table table = World.clear(6, 6)
                .union("A", "0101")
                .union("B", "0303")
                .union("N", "0606")
                .play();
        Control control = Lesson.control(table);
        click(control, table, "0101", false);
        click(control, table, "0102", false);
        click(control, table, "0303", false);
        click(control, table, "0304", false);
        control.dismiss(Optional.of(table.hex("0102")));
        assertEquals(Selection.none(), control.selection());
        assertEquals(List.of("0102", "0304"), List.of(table.hexOf("A"), table.hexOf("B")), "it only deselected");
        control.dismiss(Optional.of(table.hex("0505")));
        assertEquals(2, table.game().log().size(), "nothing lies under it");
        control.dismiss(Optional.of(table.hex("0606")));
        assertEquals(List.of(Reason.NOTHING_TO_UNDO), refusal(control));
        control.dismiss(Optional.of(table.hex("0102")));
        assertEquals(List.of("0101", "0304"), List.of(table.hexOf("A"), table.hexOf("B")));
    }

    @Test
    @DisplayName(
            "Shift and a click on a second target keeps the attackers who may; if none may, the plan stays and it is said why")
    void widens() {
        Table table = combat(field());
        Control control = Lesson.control(table);
        control.select(attack(table, "A B", "0302"));
        click(control, table, "0403", true);
        assertEquals(attack(table, "A", "0302 0403"), control.selection());
        control.select(attack(table, "B C", "0302"));
        click(control, table, "0403", true);
        assertEquals(attack(table, "B C", "0302"), control.selection());
        assertEquals(List.of(Reason.NOT_ADJACENT), refusal(control));
        control.hover(table.hex("0403"));
        assertTrue(new HintModel(control, TEXTS).whyNot().isPresent(), "and says so before");
        control.select(attack(table, "A B", "0302"));
        assertEquals(Optional.empty(), new HintModel(control, TEXTS).whyNot(), "one of two may");
    }

    @Test
    @DisplayName("a click on a friend who may not take part says why and keeps the plan, on his hex as on his counter")
    void keepsThePlan() {
        Table table = combat(field());
        Control control = Lesson.control(table);
        control.select(attack(table, "A", "0302"));
        click(control, table, "0707", false);
        assertEquals(attack(table, "A", "0302"), control.selection());
        assertEquals(List.of(Reason.NOT_ADJACENT), refusal(control));
        control.select(attack(table, "A", "0302"));
        assertTrue(control.pick(table.unit("F")));
        assertEquals(attack(table, "A", "0302"), control.selection());
        assertEquals(List.of(Reason.NOT_ADJACENT), refusal(control));
    }

    @Test
    @DisplayName("who belongs to another planned attack says so")
    void plannedElsewhere() {
        Table table = combat(field());
        Control control = Lesson.control(table);
        control.select(attack(table, "A", "0403"));
        control.plan();
        control.select(attack(table, "B", "0302"));
        click(control, table, "0303", false);
        assertEquals(attack(table, "B", "0302"), control.selection());
        assertEquals(List.of(Reason.PLANNED_ELSEWHERE), refusal(control));
    }

    @Test
    @DisplayName("Enter makes planned attacks one after another; Escape ends that")
    void oneAfterAnother() {
        Table table = combat(World.clear(9, 5)
                .rules(Certain.result(CombatResult.DE))
                .confederate("X", "0302")
                .confederate("Y", "0602")
                .confederate("Z", "0902")
                .union("A", "0303")
                .union("B", "0603")
                .union("C", "0903"));
        Control control = Lesson.control(table);
        for (Selection.Attack attack :
                List.of(attack(table, "A", "0302"), attack(table, "B", "0602"), attack(table, "C", "0902"))) {
            control.select(attack);
            control.plan();
        }
        control.confirm();
        assertEquals(1, table.state().dice(), "the first key makes the first");
        control.settle();
        control.endPhase();
        assertEquals(attack(table, "B", "0602"), control.selection(), "after the advance the next is taken up");
        assertTrue(new HintModel(control, TEXTS).next().contains("Die"), "what was rolled can still be read");
        control.confirm();
        control.settle();
        control.back();
        control.endPhase();
        assertEquals(2, table.state().dice());
        assertEquals(Selection.none(), control.selection(), "who steps back is left in peace");
        assertEquals(
                List.of(attack(table, "C", "0902")), control.session().plan().standing());
    }

    @Test
    @DisplayName(
            "Ctrl+Z strikes the plan first: the chosen attack, then those put aside, the last first, and then takes moves back")
    void strikesThePlanFirst() {
        Table table = combat(field());
        Control control = Lesson.control(table);
        control.select(attack(table, "A", "0403"));
        control.plan();
        control.select(attack(table, "B", "0302"));
        control.plan();
        assertTrue(control.mayTakeBack());
        control.takeBack();
        assertEquals(
                List.of(attack(table, "A", "0403")), control.session().plan().standing());
        control.select(attack(table, "A", "0403"));
        control.takeBack();
        assertEquals(List.of(), control.session().plan().standing());
        assertEquals(Selection.none(), control.selection());
        assertFalse(control.mayTakeBack());
    }

    @Test
    @DisplayName("a unit that asks where to go says what is in its way: a full hex is no enemy")
    void asksBecauseOfFriends() {
        Table table = World.clear(6, 6).union("A", "0303").play();
        Hex goal = table.hex("0304");
        MarchOn.Ask ask = new MarchOn.Ask(table.unit("A"), goal, new Refusal(Refusal.Reason.FULL, goal));
        assertEquals(
                "1 unit asks where to go. 0304 is full. (rule 5.1)",
                GroupWords.marchOn(new MarchOn(List.of(), List.of(ask)), TEXTS));
    }

    @Test
    @DisplayName("the key that confirms ends a phase where nothing is chosen, planned or owed")
    void confirmsTheEnd() {
        Table table = World.clear(12, 6)
                .union("A", Arm.INFANTRY, 6, "0303")
                .confederate("C", "1003")
                .phase(Side.UNION, Phase.MOVEMENT)
                .play();
        Control control = Lesson.control(table);
        EndGuard guard = new EndGuard(control);
        assertTrue(guard.confirms());
        control.select(new Selection.Units(table.hex("0303"), table.units("A")));
        assertFalse(guard.confirms(), "it means what is chosen");
        control.select(Selection.none());
        guard.press();
        assertTrue(guard.asking(), "one unit could still march, so it is asked");
        Control owing = Lesson.control(combat(field()));
        assertFalse(new EndGuard(owing).confirms(), "an attack is owed");
    }

    @Test
    @DisplayName("8.5: an exchange begins with the least loss chosen, and says who that is")
    void leastLoss() {
        Table table = combat(World.clear(6, 6)
                        .rules(Certain.result(CombatResult.EX))
                        .union("A", Arm.INFANTRY, 6, "0303")
                        .union("B", Arm.INFANTRY, 2, "0303")
                        .union("C", Arm.INFANTRY, 3, "0202")
                        .union("D", Arm.INFANTRY, 1, "0202")
                        .confederate("X", Arm.INFANTRY, 4, "0302"))
                .attack("A B C D", "0302");
        Control control = Lesson.control(table);
        control.settle();
        assertEquals(new Selection.Losses(table.units("C D")), control.selection());
        assertTrue(new HintModel(control, TEXTS).next().contains("C, D"));
        assertTrue(control.pick(table.unit("D")), "another choice begins by sparing one");
        assertEquals(new Selection.Losses(table.units("C")), control.selection());
        control.settle();
        assertEquals(new Selection.Losses(table.units("C")), control.selection(), "and is left alone");
    }

    /** C must retreat and can only go to a hex with two friends; lakes leave these friends one way out, or none. */
    private static Table crowded(String sides) {
        return combat(World.of("." + sides + "." + sides + "..", ".~.~..", "......", "......")
                        .union("U", Arm.INFANTRY, 9, "0303")
                        .confederate("C", "0302")
                        .confederate("F1", "0301")
                        .confederate("F2", "0301")
                        .rules(Certain.result(CombatResult.DR)))
                .attack("U", "0302");
    }

    @Test
    @DisplayName("8.6: Enter displaces nobody before it has said whom, and says who would be lost by it")
    void saysBeforeItDestroys() {
        Table table = crowded("~");
        Control control = Lesson.control(table);
        control.settle();
        control.confirm();
        assertEquals("0302", table.hexOf("C"), "the first key only says what the second does");
        assertTrue(control.confirmation().dooms(table.unit("F1")));
        assertTrue(new HintModel(control, TEXTS).next().contains("F1 would be eliminated"));
        assertTrue(control.back(), "and can be taken back");
        assertTrue(control.pick(table.unit("F2")), "a click on a friend whom it dooms only asks, too");
        assertEquals("0302", table.hexOf("C"));
        assertTrue(control.pick(table.unit("F2")));
        assertEquals("0301", table.hexOf("C"));
        assertTrue(table.state().eliminated(table.unit("F2")).isPresent());
    }

    @Test
    @DisplayName("8.6: whoever can make room is displaced by a click at once, and by Enter, which the hint says before")
    void displacesAfterSaying() {
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
        String hint = new HintModel(control, TEXTS).next();
        assertTrue(hint.contains("takes it to 0301, where F1 makes room"), hint);
        control.confirm();
        assertEquals("0301", table.hexOf("C"));
    }

    @Test
    @DisplayName("9.1: artillery that can only miss is no unit that could still attack; together with others it is one")
    void countsNoVainBombardment() {
        Table weak = combat(
                World.clear(8, 8).union("G", Arm.ARTILLERY, 1, "0303").confederate("X", Arm.INFANTRY, 9, "0301"));
        assertEquals(List.of(), new Options(weak.game()).waiting(), "at 1-5 no face of the die does anything");
        Table helped = combat(World.clear(8, 8)
                .union("G", Arm.ARTILLERY, 1, "0303")
                .union("H", Arm.ARTILLERY, 8, "0303")
                .confederate("X", Arm.INFANTRY, 9, "0301"));
        assertEquals(helped.units("G H"), new Options(helped.game()).waiting());
    }

    @Test
    @DisplayName("13.2: of a chosen unit that can go nowhere the hint says what holds it, and not that it may march")
    void heldUnit() {
        Table table = World.clear(7, 7)
                .union("A", Arm.INFANTRY, 4, "0303")
                .confederate("X", Arm.INFANTRY, 4, "0707")
                .held("The post", Side.UNION, "0303", 9, 0)
                .play();
        Control control = Lesson.control(table);
        click(control, table, "0303", false);
        assertEquals("A is held in The post. (rule 13.2)", new HintModel(control, TEXTS).next());
    }

    @Test
    @DisplayName("while a lesson asks for something else, neither the button nor the key that confirms ends the phase")
    void yields() {
        Control control = Lesson.control(World.clear(6, 6)
                .union("A", "0303")
                .phase(Side.UNION, Phase.MOVEMENT)
                .play());
        EndGuard guard = new EndGuard(control);
        assertTrue(guard.isNext() && guard.confirms());
        guard.yieldTo(() -> true);
        assertFalse(guard.isNext());
        assertFalse(guard.confirms());
    }
}
