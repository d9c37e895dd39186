package org.roadtorichmond.ai.cadet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.Supplier;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/** Positions in which a naive commander makes a mistake. */
@DisplayName("the cadet has learnt")
final class CadetLearntTest {

    /** The table after a commander has marched for the Union. */
    private static Table marched(Supplier<World> world, Commander commander) {
        Table table = world.get().play();
        while (table.state().moment().phase() == Phase.MOVEMENT
                && table.state().moment().player() == Side.UNION) {
            table.command(commander.next(table.game()));
        }
        return table;
    }

    private static int inContact(Table table) {
        GameState state = table.state();
        return (int)
                state.onMap(Side.UNION).stream().filter(state::inEnemyControl).count();
    }

    private static int distance(Table table, String one, String other) {
        return distanceTo(table, one, table.hexOf(other));
    }

    private static int distanceTo(Table table, String unit, String hex) {
        return table.state()
                .scenario()
                .field()
                .grid()
                .distance(table.hex(table.hexOf(unit)).index(), table.hex(hex).index());
    }

    /** Wagons that should leave by 0902, with an enemy far away. */
    private static World wagonsAt(String hex) {
        return World.clear(12, 9)
                .exits(Side.UNION, "0902")
                .victory("0102", "0902", "0902", 10)
                .union("Train", Arm.TRAIN, 0, hex)
                .allowance("Train", 8)
                .confederate("C", Arm.INFANTRY, 2, "1209");
    }

    private static World trainNearExit() {
        return wagonsAt("0102").road("0102 0202 0302 0402 0502 0602 0702 0802 0902 1002");
    }

    @Test
    @DisplayName("not to halt on the exit without the points to leave, but beside it, and leaves next")
    void exitIsNoHalt() {
        Table table = marched(CadetLearntTest::trainNearExit, new Cadet());
        assertTrue(!table.hexOf("Train").equals("0902"), table.hexOf("Train"));
        Commander cadet = new Cadet();
        table.until(2, Side.UNION);
        while (table.state().moment().turn() == 2 && table.state().moment().player() == Side.UNION) {
            table.command(cadet.next(table.game()));
        }
        assertTrue(table.state().exited(table.unit("Train")).isPresent());
    }

    private static World strongAgainstGun() {
        return World.clear(9, 9).union("U", Arm.INFANTRY, 8, "0505").confederate("C", Arm.ARTILLERY, 1, "0502");
    }

    @Test
    @DisplayName("what an exchange costs: no strong brigade goes alone for one gun")
    void exchangeHasAPrice() {
        assertEquals(0, inContact(marched(CadetLearntTest::strongAgainstGun, new Cadet())));
    }

    private static World siegeTrain() {
        return World.clear(20, 9)
                .union("Siege", Arm.SIEGE_ARTILLERY, 2, "0105")
                .union("U", Arm.INFANTRY, 20, "0106")
                .confederate("C", Arm.INFANTRY, 13, "1005");
    }

    @Test
    @DisplayName("to keep the siege train out of the enemy's reach")
    void siegeTrainStaysBehind() {
        int reach = 7;
        Table table = marched(CadetLearntTest::siegeTrain, new Cadet());
        Unit siege = table.unit("Siege");
        assertTrue(table.state().onMap(siege) && distance(table, "Siege", "C") > reach, table.hexOf("Siege"));
    }

    private static World closedRoad() {
        return wagonsAt("0402").turns(10).closed("The bridges", Side.UNION, "0501 0502 0503 0504 0505", 10);
    }

    @Test
    @DisplayName("13.1 not to stand before ground that stays closed, where there is a way round")
    void goesRoundClosedGround() {
        int begins = 4;
        Table table = marched(CadetLearntTest::closedRoad, new Cadet());
        assertTrue(distanceTo(table, "Train", "0506") < begins, table.hexOf("Train"));
    }
}
