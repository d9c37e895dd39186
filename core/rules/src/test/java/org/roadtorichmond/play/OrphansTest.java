package org.roadtorichmond.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.testing.Certain;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;

/** The neighbours of 0303 are, clockwise from the top, 0302 0402 0403 0304 0203 0202. */
@DisplayName("8.3 no orphans")
class OrphansTest {

    private static World field() {
        return World.clear(6, 6).phase(Side.UNION, Phase.COMBAT).rules(Certain.result(CombatResult.NO_EFFECT));
    }

    @Test
    @DisplayName("one unit beside two enemy hexes attacks both at once")
    void oneAgainstTwo() {
        Table table = field().union("U", "0303")
                .confederate("C1", "0302")
                .confederate("C2", "0304")
                .play();
        table.refused("8.3", table.attacking("U", "0302"));
        table.refused("8.3", table.attacking("U", "0304"));
        table.attack("U", "0302 0304").endPhase();
    }

    @Test
    @DisplayName("two units beside one enemy hex attack it together")
    void twoAgainstOne() {
        Table table = field().union("U1", "0303")
                .union("U2", "0202")
                .confederate("C", "0302")
                .play();
        table.refused("8.3", table.attacking("U1", "0302"));
        table.refused("8.3", table.attacking("U2", "0302"));
        table.attack("U1 U2", "0302").endPhase();
    }

    @Test
    @DisplayName("a hex that another unit can still attack may be left to that unit")
    void leftToAnother() {
        Table table = field().union("U1", "0303")
                .union("U2", "0503")
                .confederate("C1", "0302")
                .confederate("C2", "0403")
                .play();
        table.attack("U1", "0302");
        assertEquals("U2", table.requiredUnits());
        assertEquals("0403", table.requiredHexes());
        table.refused("8.1", new Command.EndPhase());
        table.attack("U2", "0403").endPhase();
    }

    @Test
    @DisplayName("a hex that could not be added to the attack is no orphan")
    void cannotBeAdded() {
        // Only U1 can attack 0304; together with U2, which is not next to 0304, it cannot be added.
        Table table = field().union("U1", "0303")
                .union("U2", "0301")
                .confederate("C1", "0302")
                .confederate("C2", "0304")
                .play();
        table.refused("8.3", table.attacking("U1", "0302"));
        table.attack("U1 U2", "0302");
        assertEquals("", table.requiredUnits());
        assertEquals("", table.requiredHexes());
        table.endPhase();
    }

    @Test
    @DisplayName("a unit that could not be added to the attack is no orphan")
    void unitCannotBeAdded() {
        // U2 has no other target than 0302, but it is not next to 0304.
        Table table = field().union("U1", "0303")
                .union("U2", "0301")
                .confederate("C1", "0302")
                .confederate("C2", "0304")
                .play()
                .attack("U1", "0302 0304");
        assertEquals("", table.requiredUnits());
        table.endPhase();
    }

    @Test
    @DisplayName("a unit that finds another target may stay out of the attack")
    void unitWithAnotherTarget() {
        Table table = field().union("U1", "0303")
                .union("U2", "0202")
                .confederate("C1", "0302")
                .confederate("C2", "0102")
                .play()
                .attack("U1", "0302");
        assertEquals("U2", table.requiredUnits());
        assertEquals("0102", table.requiredHexes());
        table.attack("U2", "0102").endPhase();
    }

    @Test
    @DisplayName("a bombarder that cannot bombard the hex keeps it out of the attack")
    void bombarderKeepsHexOut() {
        Table table = field().union("U", "0303")
                .union("A", Arm.ARTILLERY, 4, "0405")
                .confederate("C1", "0302")
                .confederate("C2", "0304")
                .play();
        table.refused("9.1", table.attacking("A U", "0302"));
        table.attack("U", "0302 0304").endPhase();
    }

    @Test
    @DisplayName(
            "a bombardment that would join is no target of an orphan: units must be able to attack, not to bombard")
    void bombardersAreNotAble() {
        // A could bombard 0304 afterwards, but does not count as able under the rule.
        Table table = field().union("U", "0303")
                .union("A", Arm.ARTILLERY, 4, "0306")
                .confederate("C1", "0302")
                .confederate("C2", "0304")
                .play();
        table.refused("8.3", table.attacking("U", "0302"));
    }

    @Test
    @DisplayName("a bombarded hex is attacked, so that a unit beside it must have joined")
    void bombardmentTakesTheTarget() {
        Table table = field().union("U", "0303")
                .union("A", Arm.ARTILLERY, 4, "0304")
                .confederate("C", "0302")
                .play();
        table.refused("8.3", table.attacking("A", "0302"));
        table.attack("U", "0302").endPhase();
    }

    @Test
    @DisplayName("lone trains and shaken units are never orphans")
    void trainsAndShaken() {
        Table table = field().union("U1", "0303")
                .union("U2", "0202")
                .shaken("U2")
                .confederate("C", "0302")
                .confederate("Train", Arm.TRAIN, 0, "0304")
                .play()
                .attack("U1", "0302");
        assertEquals("", table.requiredUnits());
        assertEquals("", table.requiredHexes());
        table.endPhase();
    }

    @Test
    @DisplayName("a fresh unit in enemy control that still is beside a lone train has that train left to attack")
    void trainIsATargetToo() {
        Table table = field().union("U1", "0303")
                .union("U2", "0202")
                .confederate("C", "0302")
                .confederate("Train", Arm.TRAIN, 0, "0201")
                .play();
        table.attack("U1", "0302");
        assertEquals("U2", table.requiredUnits());
        assertEquals("", table.requiredHexes());
        table.refused("8.1", new Command.EndPhase());
        table.attack("U2", "0201").endPhase();
    }

    @Test
    @DisplayName(
            "the phase may end when units that must attack have no target left, and required attacks are determined again")
    void endOfPhase() {
        Table table = field().union("U1", "0303")
                .union("U2", "0301")
                .union("U3", "0305")
                .confederate("C1", "0302")
                .confederate("C2", "0304")
                .play();
        assertEquals("U1 U2 U3", table.requiredUnits());
        assertEquals("0302 0304", table.requiredHexes());
        table.attack("U1 U2", "0302");
        assertEquals("U3", table.requiredUnits());
        assertEquals("0304", table.requiredHexes());
        table.refused("8.1", new Command.EndPhase());
        table.attack("U3", "0304").endPhase();
    }

    @Test
    @DisplayName("in the movement phase the attacks that the combat phase would require are shown")
    void beforehand() {
        Table table =
                World.clear(6, 6).union("U", "0304").confederate("C", "0302").play();
        assertEquals("", table.requiredUnits());
        table.move("U", "0303");
        assertEquals("U", table.requiredUnits());
        assertEquals("0302", table.requiredHexes());
    }
}
