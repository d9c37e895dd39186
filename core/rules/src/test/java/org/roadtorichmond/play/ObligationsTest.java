package org.roadtorichmond.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.testing.Certain;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;

/** The neighbours of 0303 are, clockwise from the top, 0302 0402 0403 0304 0203 0202. */
@DisplayName("8.1 which units must attack and which must be attacked")
class ObligationsTest {

    private static World field() {
        return World.clear(6, 6).phase(Side.UNION, Phase.COMBAT);
    }

    private static void assertOwed(Table table, String units, String hexes) {
        assertEquals(units, table.requiredUnits(), "units that must attack");
        assertEquals(hexes, table.requiredHexes(), "hexes that must be attacked");
        if (units.isEmpty()) {
            table.endPhase();
        } else {
            table.refused("8.1", new Command.EndPhase());
        }
    }

    @Test
    @DisplayName("neighbours must fight, others need not and cannot")
    void neighbours() {
        Table table = field().union("U1", "0303")
                .union("U2", "0601")
                .confederate("C1", "0302")
                .confederate("C2", "0306")
                .play();
        table.refused("8.2", table.attacking("U2", "0302")).refused("8.2", table.attacking("U1", "0306"));
        assertOwed(table, "U1", "0302");
    }

    @ParameterizedTest
    @EnumSource(
            value = Arm.class,
            names = {"TRAIN"},
            mode = EnumSource.Mode.EXCLUDE)
    @DisplayName("every arm but the train is obliged and obliges")
    void everyArm(Arm arm) {
        assertOwed(field().union("U", arm, 2, "0303").confederate("C", "0304").play(), "U", "0304");
        assertOwed(field().union("U", "0303").confederate("C", arm, 2, "0304").play(), "U", "0304");
    }

    @Test
    @DisplayName("a train never attacks and is not obliged to")
    void trainsDoNotAttack() {
        Table table = field().union("Train", Arm.TRAIN, 0, "0303")
                .confederate("C", "0302")
                .play();
        table.refused("8.1", table.attacking("Train", "0302"));
        assertOwed(table, "", "");
    }

    @Test
    @DisplayName("a hex that holds only trains may be left alone, or be attacked")
    void loneTrain() {
        World world = field().first(Side.UNION)
                .union("U", "0303")
                .confederate("Train", Arm.TRAIN, 0, "0302")
                .rules(Certain.result(CombatResult.DE));
        assertOwed(world.play(), "", "");
        Table table = world.play().attack("U", "0302");
        assertEquals("eliminated", table.hexOf("Train"));
    }

    @Test
    @DisplayName("a train with an escort must be attacked")
    void escortedTrain() {
        Table table = field().union("U", "0303")
                .confederate("Train", Arm.TRAIN, 0, "0302")
                .confederate("C", "0302")
                .play();
        assertOwed(table, "U", "0302");
    }

    @Test
    @DisplayName("a shaken unit may not attack, need not, and obliges nobody to attack what only it controls")
    void shakenUnit() {
        Table table =
                field().union("U", "0303").shaken("U").confederate("C", "0302").play();
        table.refused("15", table.attacking("U", "0302"));
        assertOwed(table, "", "");
    }

    @Test
    @DisplayName("a shaken enemy controls as before, and so obliges and is to be attacked")
    void shakenEnemy() {
        assertOwed(
                field().union("U", "0303").confederate("C", "0302").shaken("C").play(), "U", "0302");
    }

    @Test
    @DisplayName("an effective friend beside a shaken unit attacks what both control")
    void shakenBesideEffective() {
        Table table = field().union("U1", "0303")
                .shaken("U1")
                .union("U2", "0303")
                .confederate("C", "0302")
                .play();
        table.refused("15", table.attacking("U1 U2", "0302"));
        assertOwed(table, "U2", "0302");
    }

    @Test
    @DisplayName("a siege train that moved may not attack and is not obliged; one that stood is (14.3)")
    void siegeTrain() {
        World world =
                World.clear(6, 6).union("S", Arm.SIEGE_ARTILLERY, 4, "0304").confederate("C", "0302");
        Table moved = world.play().move("S", "0303").endPhase();
        moved.refused("14.3", moved.attacking("S", "0302"));
        assertOwed(moved, "", "");

        Table stood = World.clear(6, 6)
                .union("S", Arm.SIEGE_ARTILLERY, 4, "0303")
                .confederate("C", "0302")
                .play()
                .endPhase();
        assertOwed(stood, "S", "0302");
    }

    @Test
    @DisplayName("a siege train that came onto the map in this turn has moved")
    void siegeTrainEntered() {
        Table table = World.clear(6, 6)
                .awaited(Side.UNION, "S", Arm.SIEGE_ARTILLERY, 4, 1, "0101")
                .confederate("C", "0301")
                .play()
                .enter("S", "0101")
                .endPhase();
        table.refused("14.3", table.attacking("S", "0301"));
        table.endPhase();
    }

    @Test
    @DisplayName("a river without bridge or ford relieves both sides; with one they must fight")
    void river() {
        World world = field().river("0302/0303").union("U", "0303").confederate("C", "0302");
        Table table = world.play();
        table.refused("8.2", table.attacking("U", "0302"));
        assertOwed(table, "", "");
        assertOwed(world.ford("0302/0303").play(), "U", "0302");
    }

    @Test
    @DisplayName("no unit attacks twice and no hex is attacked twice in a phase")
    void onceEach() {
        Table table = field().union("U1", Arm.INFANTRY, 9, "0303")
                .union("U2", Arm.INFANTRY, 9, "0203")
                .union("U3", Arm.INFANTRY, 9, "0203")
                .confederate("C1", "0302")
                .confederate("C2", "0202")
                .confederate("C3", "0402")
                .confederate("C4", "0104")
                .rules(Certain.result(CombatResult.NO_EFFECT))
                .play()
                .attack("U2", "0202");
        table.refused("8.1", table.attacking("U3", "0202"));
        table.refused("8.1", table.attacking("U2", "0202"));
        table.attack("U1", "0302 0402");
        table.refused("8.1", table.attacking("U1", "0402"));
        assertOwed(table, "U3", "0104");
        assertOwed(table.attack("U3", "0104"), "", "");
    }

    @Test
    @DisplayName("marks of attacks are gone in the owner's next phase")
    void freshNextTurn() {
        Table table = field().union("U", "0303")
                .confederate("C", "0302")
                .rules(Certain.result(CombatResult.NO_EFFECT))
                .play()
                .attack("U", "0302")
                .endPhase()
                .endPhase();
        assertOwed(table, "C", "0303");
        table.attack("C", "0303").endPhase().endPhase();
        assertOwed(table, "U", "0302");
    }

    @Test
    @DisplayName("a retreat out of contact ends the obligation of others")
    void retreatEndsObligation() {
        Table table = field().union("U1", "0303")
                .union("U2", "0403")
                .confederate("C", "0402")
                .rules(Certain.result(CombatResult.DR))
                .play();
        assertEquals("U1 U2", table.requiredUnits());
        table.attack("U1 U2", "0402").retreat("C", "0401").endAdvance();
        assertOwed(table, "", "");
    }

    @Test
    @DisplayName("an advance to a fresh enemy does not oblige units that have attacked")
    void advanceMakesNoObligationForTheSpent() {
        Table table = field().union("U1", "0303")
                .confederate("C1", "0302")
                .confederate("C2", "0201")
                .rules(Certain.result(CombatResult.DE))
                .play()
                .attack("U1", "0302")
                .advance("U1", "0302");
        assertOwed(table, "", "");
    }

    @Test
    @DisplayName("an enemy's advance after AR makes an obligation for a fresh unit")
    void enemyAdvanceMakesObligation() {
        Table table = field().union("U1", "0303")
                .union("U2", "0304")
                .confederate("C", "0302")
                .rules(Certain.result(CombatResult.AR))
                .play();
        assertEquals("U1", table.requiredUnits());
        table.attack("U1", "0302").retreat("U1", "0203").advance("C", "0303");
        assertOwed(table, "U2", "0303");
    }

    @Test
    @DisplayName("a winner that stays in its hex obliges no other unit")
    void enemyStays() {
        Table table = field().union("U1", "0303")
                .union("U2", "0304")
                .confederate("C", "0302")
                .rules(Certain.result(CombatResult.AR))
                .play()
                .attack("U1", "0302")
                .retreat("U1", "0203")
                .endAdvance();
        assertOwed(table, "", "");
    }
}
