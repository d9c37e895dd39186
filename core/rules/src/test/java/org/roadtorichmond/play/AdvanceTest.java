package org.roadtorichmond.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
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

/** U1 and U2 attack C in 0302, from 0303 and 0202. */
@DisplayName("8.7 advance after combat")
class AdvanceTest {

    private static World field(CombatResult result) {
        return World.clear(6, 6).phase(Side.UNION, Phase.COMBAT).rules(Certain.result(result));
    }

    private static World battle(CombatResult result) {
        return field(result).union("U1", "0303").union("U2", "0202").confederate("C", "0302");
    }

    private static void assertFinished(Table table) {
        assertTrue(table.state().combat().isEmpty(), "the combat waits");
        table.endPhase();
    }

    @Test
    @DisplayName("after DE and DR the attackers who took part may enter the hex that the last defender left")
    void attackersAdvance() {
        Table table = battle(CombatResult.DE).play().attack("U1 U2", "0302");
        assertEquals(Side.UNION, table.state().decider());
        table.advance("U2", "0302").advance("U1", "0302");
        assertEquals("0302 0302", table.hexOf("U1") + " " + table.hexOf("U2"));
        assertFinished(table);
        table = battle(CombatResult.DR).play().attack("U1 U2", "0302").retreat("C", "0301");
        table.advance("U1", "0302").endAdvance();
        assertEquals("0302 0202", table.hexOf("U1") + " " + table.hexOf("U2"));
        assertFinished(table);
    }

    @Test
    @DisplayName("it is the winner's choice, and declining ends it")
    void declining() {
        Table table = battle(CombatResult.DE).play().attack("U1 U2", "0302").endAdvance();
        table.refused("8.8", table.advancing("U1", "0302"));
        table.refused("8.8", new Command.EndAdvance());
        assertEquals("0303 0202", table.hexOf("U1") + " " + table.hexOf("U2"));
        assertFinished(table);
    }

    @Test
    @DisplayName("not before the last defender has left")
    void lastDefender() {
        Table table = battle(CombatResult.DR)
                .confederate("D", "0302")
                .play()
                .attack("U1 U2", "0302")
                .retreat("C", "0301");
        table.refused("8.8", table.advancing("U1", "0302"));
        table.retreat("D", "0301").advance("U1", "0302");
    }

    @Test
    @DisplayName("only units that took part, and only into hexes that the losers held, one hex away")
    void whoAndWhere() {
        Table table = battle(CombatResult.DE).union("X", "0102").play().attack("U1 U2", "0302");
        table.refused("8.7", table.advancing("X", "0302"));
        table.refused("8.7", table.advancing("U1", "0402"));
        table.refused("8.7", table.advancing("C", "0303"));
        table.advance("U1", "0302");
        table.refused("8.7", table.advancing("U1", "0302"));
    }

    @Test
    @DisplayName("into each of several hexes from which the defenders went")
    void severalHexes() {
        Table table = field(CombatResult.DE)
                .union("U1", "0303")
                .union("U2", "0303")
                .confederate("C", "0302")
                .confederate("D", "0402")
                .play()
                .attack("U1 U2", "0302 0402")
                .advance("U1", "0402")
                .advance("U2", "0302");
        assertEquals("0402 0302", table.hexOf("U1") + " " + table.hexOf("U2"));
        assertFinished(table);
    }

    @Test
    @DisplayName("not beyond the stacking limit")
    void stacking() {
        Table table = battle(CombatResult.DE)
                .union("U3", "0303")
                .play()
                .attack("U1 U2 U3", "0302")
                .advance("U1", "0302")
                .advance("U2", "0302");
        assertEquals("0303", table.hexOf("U3"));
        assertFinished(table);
    }

    @Test
    @DisplayName("bombarders do not advance, even beside the hex")
    void bombarders() {
        Table table = field(CombatResult.DE)
                .river("0302/0202")
                .union("U", "0303")
                .union("A", Arm.ARTILLERY, 4, "0202")
                .confederate("C", "0302")
                .play()
                .attack("A U", "0302");
        table.refused("8.7", table.advancing("A", "0302"));
        table.advance("U", "0302");
        assertFinished(table);
    }

    @Test
    @DisplayName("artillery that attacked closely advances")
    void closeArtillery() {
        Table table = field(CombatResult.DE)
                .union("A", Arm.ARTILLERY, 4, "0303")
                .confederate("C", "0302")
                .play()
                .attack("A", "0302")
                .advance("A", "0302");
        assertFinished(table);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"AE", "AR"})
    @DisplayName("after AE and AR the defenders may enter a hex that the last attacker left")
    void defendersAdvance(CombatResult result) {
        Table table = battle(result)
                .confederate("Train", Arm.TRAIN, 0, "0302")
                .confederate("Y", "0301")
                .play()
                .attack("U1 U2", "0302");
        if (result == CombatResult.AR) {
            table.retreat("U1", "0403").retreat("U2", "0102");
        }
        assertEquals(Side.CONFEDERATE, table.state().decider());
        table.refused("8.7", table.advancing("Train", "0303"));
        table.refused("8.7", table.advancing("Y", "0202"));
        table.advance("C", "0202");
        assertEquals("0202", table.hexOf("C"));
        assertFinished(table);
    }

    @Test
    @DisplayName("after AE not into a hex with a friend of the attackers that took no part")
    void lastAttacker() {
        Table table = field(CombatResult.AE)
                .union("U", "0303")
                .union("Y", "0303")
                .shaken("Y")
                .confederate("C", "0302")
                .play()
                .attack("U", "0302");
        assertEquals("eliminated", table.hexOf("U"));
        assertFinished(table);
    }

    @Test
    @DisplayName("after AE against guns and infantry not into the hexes of units that bombarded")
    void notToTheGuns() {
        Table table = field(CombatResult.AE)
                .union("U", "0303")
                .union("A", Arm.ARTILLERY, 4, "0304")
                .confederate("C", "0302")
                .play()
                .attack("A U", "0302")
                .advance("C", "0303");
        assertEquals("0304", table.hexOf("A"));
        assertFinished(table);
    }

    @Test
    @DisplayName("a lone train that repels an attack does not advance")
    void trainStays() {
        Table table = field(CombatResult.AE)
                .union("U", "0303")
                .confederate("Train", Arm.TRAIN, 0, "0302")
                .play()
                .attack("U", "0302");
        assertFinished(table);
    }

    @Test
    @DisplayName("whatever zones of control lie there")
    void zonesOfControl() {
        Table table = field(CombatResult.DE)
                .union("U", "0303")
                .union("V", "0501")
                .confederate("C", "0302")
                .confederate("D", "0401")
                .play()
                .attack("U", "0302")
                .advance("U", "0302");
        assertTrue(table.state().inEnemyControl(table.unit("U")));
    }

    @ParameterizedTest(name = "{0} into {1}: {2}")
    @CsvSource({
        "INFANTRY, s, true",
        "ARTILLERY, s, false",
        "ARTILLERY, f, true",
        "INFANTRY, ., true",
        "ARTILLERY, t, true"
    })
    @DisplayName("by terrain open to it")
    void terrain(Arm arm, String letter, boolean open) {
        Table table = World.of("......", ".." + letter + "...", "......", "......")
                .phase(Side.UNION, Phase.COMBAT)
                .rules(Certain.result(CombatResult.DE))
                .union("U", arm, 4, "0303")
                .confederate("C", "0302")
                .play()
                .attack("U", "0302");
        assertEquals(open, table.state().combat().isPresent());
    }

    @ParameterizedTest(name = "{0} beside a bridge for cavalry: {1}")
    @CsvSource({"INFANTRY, false", "CAVALRY, true"})
    @DisplayName("by hexsides open to it")
    void hexsides(Arm arm, boolean open) {
        Table table = field(CombatResult.DE)
                .river("0303/0302")
                .bridge("0303/0302", Arm.CAVALRY)
                .union("U", arm, 4, "0303")
                .confederate("C", "0302")
                .play()
                .attack("U", "0302");
        assertEquals(open, table.state().combat().isPresent());
    }

    @Test
    @DisplayName("not into hexes closed to it (13.3), but out of a zone that holds it (13.2)")
    void zones() {
        assertFinished(battle(CombatResult.DE)
                .closed("lines", Side.UNION, "0302", 0)
                .play()
                .attack("U1 U2", "0302"));
        battle(CombatResult.DE)
                .held("camp", Side.UNION, "0303", 0, -1)
                .play()
                .attack("U1 U2", "0302")
                .advance("U1", "0302");
    }

    @Test
    @DisplayName("a shaken winner may: a shaken defender after AR, a shaken survivor after EX")
    void shaken() {
        field(CombatResult.AR)
                .union("U", "0303")
                .confederate("C", "0302")
                .shaken("C")
                .play()
                .attack("U", "0302")
                .retreat("U", "0403")
                .advance("C", "0303");
        Table table = field(CombatResult.EX)
                .union("U1", "0303")
                .union("U2", "0303")
                .confederate("C", "0302")
                .play()
                .attack("U1 U2", "0302")
                .lose("U1")
                .advance("U2", "0302");
        assertTrue(table.shaken("U2"));
        assertFinished(table);
    }

    @Test
    @DisplayName("16.1 limited advance: one unit, and only after DR or DE")
    void limited() {
        Table table = battle(CombatResult.DE)
                .rules(Certain::limitedAdvance)
                .play()
                .attack("U1 U2", "0302")
                .advance("U2", "0302");
        assertFinished(table);
        table = battle(CombatResult.DR)
                .rules(Certain::limitedAdvance)
                .play()
                .attack("U1 U2", "0302")
                .retreat("C", "0301")
                .advance("U1", "0302");
        assertFinished(table);
        assertFinished(
                battle(CombatResult.AE).rules(Certain::limitedAdvance).play().attack("U1 U2", "0302"));
        assertFinished(battle(CombatResult.AR)
                .rules(Certain::limitedAdvance)
                .play()
                .attack("U1 U2", "0302")
                .retreat("U1", "0403")
                .retreat("U2", "0102"));
        assertFinished(battle(CombatResult.EX)
                .rules(Certain::limitedAdvance)
                .play()
                .attack("U1 U2", "0302")
                .lose("U1"));
    }
}
