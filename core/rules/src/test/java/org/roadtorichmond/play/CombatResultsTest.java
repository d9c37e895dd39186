package org.roadtorichmond.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.testing.Certain;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;

/** The neighbours of 0303 are, clockwise from the top, 0302 0402 0403 0304 0203 0202. */
@DisplayName("8.5 what results do")
class CombatResultsTest {

    private static World field(CombatResult result) {
        return World.clear(6, 6).phase(Side.UNION, Phase.COMBAT).rules(Certain.result(result));
    }

    /** U1, U2 and the guns A attack C1 and C2 in 0302; A bombards. */
    private static World battle(CombatResult result) {
        return field(result)
                .union("U1", Arm.INFANTRY, 5, "0303")
                .union("U2", Arm.INFANTRY, 4, "0202")
                .union("A", Arm.ARTILLERY, 4, "0304")
                .confederate("C1", Arm.INFANTRY, 3, "0302")
                .confederate("C2", Arm.INFANTRY, 2, "0302");
    }

    private static String fates(Table table) {
        return String.join(
                " ", table.hexOf("U1"), table.hexOf("U2"), table.hexOf("A"), table.hexOf("C1"), table.hexOf("C2"));
    }

    @Test
    @DisplayName("AE: all adjacent attackers are eliminated, with the turn and the attack kept")
    void attackersEliminated() {
        Table table = battle(CombatResult.AE).play().attack("A U1 U2", "0302");
        assertEquals("eliminated eliminated 0304 0302 0302", fates(table));
        var eliminated = table.state().eliminated(table.unit("U1")).orElseThrow();
        assertEquals(1, eliminated.turn);
        assertEquals(1, eliminated.combat);
    }

    @Test
    @DisplayName("AR: all adjacent attackers retreat one hex and are shaken")
    void attackersRetreat() {
        Table table = battle(CombatResult.AR).play().attack("A U1 U2", "0302");
        assertEquals(Side.UNION, table.state().decider());
        table.retreat("U2", "0102").retreat("U1", "0403").endAdvance();
        assertEquals("0403 0102 0304 0302 0302", fates(table));
        assertTrue(table.shaken("U1") && table.shaken("U2"));
        assertFalse(table.shaken("A") || table.shaken("C1"));
    }

    @Test
    @DisplayName("DR: all defenders retreat one hex, not shaken")
    void defendersRetreat() {
        Table table = battle(CombatResult.DR).play().attack("A U1 U2", "0302");
        assertEquals(Side.CONFEDERATE, table.state().decider());
        table.refused("8.6", table.retreating("U1", "0304"));
        table.retreat("C2", "0301").retreat("C1", "0401").endAdvance();
        assertEquals("0303 0202 0304 0401 0301", fates(table));
        assertFalse(table.shaken("C1") || table.shaken("C2") || table.shaken("U1"));
    }

    @Test
    @DisplayName("DE: all defenders of all attacked hexes are eliminated")
    void defendersEliminated() {
        Table table = field(CombatResult.DE)
                .union("U", "0303")
                .confederate("C1", "0302")
                .confederate("Train", Arm.TRAIN, 0, "0302")
                .confederate("C2", "0402")
                .confederate("C3", "0401")
                .play()
                .attack("U", "0302 0402")
                .endAdvance();
        assertEquals("eliminated", table.hexOf("C1"));
        assertEquals("eliminated", table.hexOf("C2"));
        assertEquals("eliminated", table.hexOf("Train"));
        assertEquals("0401", table.hexOf("C3"));
    }

    @ParameterizedTest(name = "losing \"{0}\" of U1 (5) and U2 (4) against 5: {1}")
    @CsvSource({"U1, allowed", "U2, 8.5", "U1 U2, 8.5", "'', 8.5", "A, 8.5", "C1, 8.5", "A U2, 8.5", "U1 U1, 8.5"})
    @DisplayName("EX: the attacker chooses adjacent attackers of at least the defenders' printed strength, and no more")
    void exchangeChoice(String lost, String answer) {
        Table table = battle(CombatResult.EX).play().attack("A U1 U2", "0302");
        assertEquals(Side.UNION, table.state().decider());
        Command command = new Command.TakeLosses(table.units(lost));
        assertEquals(answer, table.game().check(command).map(Refusal::rule).orElse("allowed"));
    }

    @Test
    @DisplayName("EX: defenders are eliminated; surviving adjacent attackers are shaken, bombarders are not")
    void exchange() {
        Table table = battle(CombatResult.EX).play().attack("A U1 U2", "0302").lose("U1");
        assertEquals("eliminated 0202 0304 eliminated eliminated", fates(table));
        assertTrue(table.shaken("U2"));
        assertFalse(table.shaken("A"));
        table.advance("U2", "0302");
        assertEquals("0302", table.hexOf("U2"));
    }

    @Test
    @DisplayName("EX: no choice where all adjacent attackers together are worth no more than the defenders")
    void exchangeOfAll() {
        Table table = field(CombatResult.EX)
                .union("U1", Arm.INFANTRY, 2, "0303")
                .union("U2", Arm.INFANTRY, 2, "0202")
                .confederate("C", Arm.INFANTRY, 6, "0302")
                .play()
                .attack("U1 U2", "0302");
        assertEquals("eliminated", table.hexOf("U1"));
        assertEquals("eliminated", table.hexOf("U2"));
        assertEquals("eliminated", table.hexOf("C"));
        table.endPhase();
    }

    @Test
    @DisplayName("EX: a unit without strength need not be lost where the others are worth the defenders exactly")
    void exchangeSparesTheWeak() {
        Table table = field(CombatResult.EX)
                .union("U1", Arm.INFANTRY, 3, "0303")
                .union("U2", Arm.INFANTRY, 0, "0303")
                .confederate("C", Arm.INFANTRY, 3, "0302")
                .play()
                .attack("U1 U2", "0302");
        assertEquals("eliminated", table.hexOf("U1"));
        assertEquals("0303", table.hexOf("U2"));
        assertTrue(table.shaken("U2"));
    }

    @Test
    @DisplayName("EX: printed strengths count on both sides, whatever is left of them")
    void exchangeByPrintedStrength() {
        Table table = field(CombatResult.EX)
                .union("U1", Arm.INFANTRY, 4, "0303")
                .strength("U1", 1)
                .union("U2", Arm.INFANTRY, 3, "0202")
                .confederate("C", Arm.INFANTRY, 4, "0302")
                .strength("C", 1)
                .play()
                .attack("U1 U2", "0302");
        table.refused("8.5", new Command.TakeLosses(table.units("U2")));
        table.lose("U1");
    }

    @Test
    @DisplayName("EX: a lone train costs nothing, but shakes")
    void exchangeForATrain() {
        Table table = field(CombatResult.EX)
                .union("U", "0303")
                .confederate("Train", Arm.TRAIN, 0, "0302")
                .play()
                .attack("U", "0302")
                .endAdvance();
        assertEquals("0303", table.hexOf("U"));
        assertEquals("eliminated", table.hexOf("Train"));
        assertTrue(table.shaken("U"));
    }

    @Test
    @DisplayName("adjacent attackers suffer the printed result though guns help them")
    void gunsDoNotSoften() {
        Table table = battle(CombatResult.DE).play().attack("A U1 U2", "0302").endAdvance();
        assertEquals("0303 0202 0304 eliminated eliminated", fates(table));
    }
}
