package org.roadtorichmond.ai.colonel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;

@DisplayName("a colonel's posts, where one covers another,")
final class CoveringMovesTest {

    /** The table after the colonel has marched for the Union. */
    private static Table marched(World world) {
        Table table = world.play();
        Commander commander = new Colonel(Manner.STEADY);
        while (table.state().moment().phase() == Phase.MOVEMENT
                && table.state().moment().player() == Side.UNION) {
            table.command(commander.next(table.game()));
        }
        return table;
    }

    private static World wagons(String train, String enemy) {
        return World.clear(16, 9)
                .turns(6)
                .turn(3)
                .road("Road", "0105 0204")
                .edge("0105", "Road")
                .exits(Side.UNION, "0105")
                .victory("1604", "0105", "0105", 10)
                .union("Train", Arm.TRAIN, 0, train)
                .union("A", Arm.INFANTRY, 4, "0705")
                .confederate("C", Arm.CAVALRY, 3, enemy);
    }

    @Test
    @DisplayName("go with wagons that cavalry could fall upon")
    void goWithTheTrain() {
        Table table = marched(wagons("1004", "1402"));
        assertEquals(table.hexOf("Train"), table.hexOf("A"));
    }

    @Test
    @DisplayName("stay away where no enemy can come to the wagons")
    void stayWhereNothingIsInPeril() {
        Table table = marched(wagons("0404", "1504"));
        assertNotEquals(table.hexOf("Train"), table.hexOf("A"));
    }

    /** A unit that may not leave its post before an enemy comes near, one that may, and two enemies in the given hexes. */
    private static World outpost(String enemy, String other) {
        return World.clear(16, 9)
                .turns(6)
                .turn(3)
                .exits(Side.CONFEDERATE, "0105")
                .held("Post", Side.UNION, "0705", 6, 1)
                .union("Held", Arm.INFANTRY, 3, "0705")
                .union("Free", Arm.INFANTRY, 2, "0405")
                .confederate("C", Arm.INFANTRY, 6, enemy)
                .confederate("D", Arm.INFANTRY, 6, other);
    }

    /** The distance between the two units at the end of the phase. */
    private static int apart(World world) {
        Table table = marched(world);
        return table.state()
                .scenario()
                .field()
                .grid()
                .distance(
                        table.state().deployment().hexOf(table.unit("Held")),
                        table.state().deployment().hexOf(table.unit("Free")));
    }

    @Test
    @DisplayName(
            "are given up for a unit that cannot avoid being attacked, next to which the other is safer than it first seems")
    void coversWhoHasToStay() {
        assertEquals(0, apart(outpost("1205", "1206")));
    }

    @Test
    @DisplayName("are kept where no unit is in danger")
    void staysAwayElse() {
        assertNotEquals(0, apart(outpost("1601", "1609")));
    }
}
