package org.roadtorichmond.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.testing.Certain;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;

/**
 * C is beaten in 0302. Because of lakes it can only go to 0301, which is full; the other neighbours of 0301 are 0201 and 0401 in
 * the top row.
 */
@DisplayName("8.6 displacement")
class DisplacementTest {

    /** A field with lakes in the second row; 0301 leads to 0201 and 0401. */
    private static World field(CombatResult result) {
        return World.of(
                        "......", //
                        ".~.~..", //
                        "......", //
                        "......")
                .river("0302/0201 0302/0401")
                .phase(Side.UNION, Phase.COMBAT)
                .rules(Certain.result(result));
    }

    private static World beaten() {
        return field(CombatResult.DR)
                .union("U", Arm.INFANTRY, 9, "0303")
                .confederate("C", "0302")
                .confederate("F1", "0301")
                .confederate("F2", "0301");
    }

    @Test
    @DisplayName("in a full hex one friend named by the owner makes room before anything else happens")
    void makesRoom() {
        Table table = beaten().play().attack("U", "0302");
        table.refused("8.6", table.retreating("C", "0301"));
        table.refused("8.6", table.retreating("C", "0301", "U"));
        table.retreat("C", "0301", "F2");
        assertEquals(Side.CONFEDERATE, table.state().decider());
        table.refused("8.6", table.retreating("F1", "0201"));
        table.refused("8.8", table.advancing("U", "0302"));
        table.retreat("F2", "0401").advance("U", "0302");
        assertEquals("0301", table.hexOf("C"));
        assertEquals("0301", table.hexOf("F1"));
        assertEquals("0401", table.hexOf("F2"));
        assertFalse(table.shaken("F2"));
    }

    @Test
    @DisplayName("a displaced unit that cannot retreat is eliminated")
    void displacedAndTrapped() {
        Table table = beaten().union("U2", "0501").union("U3", "0101").play().attack("U", "0302");
        // U2 controls 0401 and U3 controls 0201.
        table.retreat("C", "0301", "F1");
        assertEquals("eliminated", table.hexOf("F1"));
        assertEquals("0301", table.hexOf("C"));
    }

    @Test
    @DisplayName("displacement goes on in a chain, and no unit is displaced twice")
    void chain() {
        Table table = beaten().union("U2", "0501")
                .confederate("G1", "0201")
                .confederate("G2", "0201")
                .play()
                .attack("U", "0302");
        table.retreat("C", "0301", "F1");
        table.refused("8.6", table.retreating("F1", "0201"));
        table.retreat("F1", "0201", "G1");
        table.refused("8.6", table.retreating("G1", "0201"));
        table.retreat("G1", "0101");
        assertEquals("0201", table.hexOf("F1"));
        assertEquals("0101", table.hexOf("G1"));
    }

    @Test
    @DisplayName("none that has retreated in this result is displaced by it, nor one that has been displaced")
    void notTwice() {
        // Two beaten units. The second finds in 0301 the first, which has retreated there, and F2; it may displace only
        // F2.
        Table table = beaten().confederate("D", "0302").play().attack("U", "0302");
        table.retreat("C", "0301", "F1").retreat("F1", "0201");
        table.refused("8.6", table.retreating("D", "0301", "C"));
        table.retreat("D", "0301", "F2").retreat("F2", "0201");
        assertEquals("0301 0301", table.hexOf("C") + " " + table.hexOf("D"));
        table.endAdvance();
    }

    @Test
    @DisplayName("where all in the full hex have retreated or been displaced by this result, the unit is eliminated")
    void nobodyLeftToDisplace() {
        // Three beaten units from two hexes; two of them fill 0301 first.
        Table table = field(CombatResult.DR)
                .union("U", Arm.INFANTRY, 9, "0303")
                .rules(rules -> new Rules(
                        rules.allowances(),
                        1,
                        rules.ground(),
                        rules.bombardment(),
                        rules.table(),
                        rules.nightPercent(),
                        rules.recoverAt(),
                        rules.options(),
                        rules.costPerPoint(),
                        rules.restrictions()))
                .confederate("C", "0302")
                .confederate("D", "0302")
                .play()
                .attack("U", "0302")
                .retreat("D", "0301");
        assertEquals("eliminated", table.hexOf("C"));
    }

    @Test
    @DisplayName("a beaten friend that must still retreat is not displaced: its own retreat, ordered first, makes room")
    void stillToRetreat() {
        // The siege guns drive C from 0302 and both F from 0301; C can only go to 0301.
        Table table = World.of("......", ".~.~..", "..~...", "......")
                .river("0302/0201 0302/0401")
                .phase(Side.UNION, Phase.COMBAT)
                .rules(Certain.result(CombatResult.DR))
                .union("S", Arm.SIEGE_ARTILLERY, 4, "0304")
                .confederate("C", "0302")
                .confederate("F1", "0301")
                .confederate("F2", "0301")
                .play()
                .attack("S", "0301 0302");
        table.refused("8.6", table.retreating("C", "0301", "F1"));
        table.retreat("F2", "0201").retreat("C", "0301").retreat("F1", "0201");
        assertEquals("0301 0201 0201", table.hexOf("C") + " " + table.hexOf("F1") + " " + table.hexOf("F2"));
        table.endPhase();
    }

    @Test
    @DisplayName("a displaced train obeys its own ground: it keeps to the ways")
    void displacedTrain() {
        Table table = World.of(
                        ".f.f..", //
                        ".~.~..", //
                        "......", //
                        "......")
                .river("0302/0201 0302/0401")
                .trail("0301 0401")
                .phase(Side.UNION, Phase.COMBAT)
                .rules(Certain.result(CombatResult.DR))
                .union("U", Arm.INFANTRY, 9, "0303")
                .confederate("C", "0302")
                .confederate("F", "0301")
                .confederate("Train", Arm.TRAIN, 0, "0301")
                .play()
                .attack("U", "0302")
                .retreat("C", "0301", "Train");
        table.refused("8.6", table.retreating("Train", "0201"));
        table.retreat("Train", "0401");
    }

    @Test
    @DisplayName("after AR a displaced friend is not shaken and may still attack if it has not; the retreated may not")
    void displacedAttackersFriend() {
        Table table = field(CombatResult.AR)
                .union("U", "0302")
                .union("V", "0301")
                .union("W", "0301")
                .confederate("C", "0303")
                .confederate("D", "0501")
                .play();
        table.attack("U", "0303").retreat("U", "0301", "V");
        table.refused("8.6", table.retreating("V", "0401"));
        table.retreat("V", "0201").endAdvance();
        assertTrue(table.shaken("U"));
        assertFalse(table.shaken("V"));
        assertFalse(table.state().attacked(table.unit("V")));
        assertTrue(table.game().rules().combat().fit(table.unit("V")));
        assertFalse(table.game().rules().combat().fit(table.unit("U")));
    }

    @Test
    @DisplayName("a displaced unit that has not attacked may attack what it comes to stand beside")
    void displacedAttacksStill() {
        Table table = field(CombatResult.AR)
                .union("U", "0302")
                .union("V", "0301")
                .union("W", "0301")
                .confederate("C", "0303")
                .confederate("Train", Arm.TRAIN, 0, "0102")
                .play()
                .attack("U", "0303")
                .retreat("U", "0301", "V")
                .retreat("V", "0201")
                .endAdvance();
        table.attack("V", "0102");
    }

    @Test
    @DisplayName("a displaced unit that has attacked may not attack again")
    void displacedAfterItsAttack() {
        Table table = field(CombatResult.AR)
                .union("U", "0302")
                .union("V", Arm.ARTILLERY, 3, "0301")
                .union("W", "0301")
                .confederate("C", "0303")
                .confederate("D", "0501")
                .confederate("Train", Arm.TRAIN, 0, "0102")
                .play()
                .attack("V", "0501")
                .attack("U", "0303")
                .retreat("U", "0301", "V")
                .retreat("V", "0201")
                .endAdvance();
        table.refused("8.1", table.attacking("V", "0102"));
    }
}
