package org.roadtorichmond.ai.colonel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Adjudication;

@DisplayName(
        "21.12.4 a colonel keeps the enemy's line cut on the last move, when he has left the map and would be paid for it")
final class LineTargetsTest {

    /** The given world, with Confederate units off the map that would bring twenty points. */
    private static World paid(World world) {
        return lastMove(world).confederate("C", Arm.INFANTRY, 10, "0105").exited("C", "1203", 10);
    }

    /** The Union's last movement phase, the last of the game; the wagons have left. */
    private static World lastMove(World world) {
        return world.turns(12)
                .turn(12)
                .first(Side.CONFEDERATE)
                .phase(Side.UNION, Phase.MOVEMENT)
                .exits(Side.UNION, "0103 1203")
                .exits(Side.CONFEDERATE, "1203")
                .victory("0103", "1203", "1203", 10)
                .union("Train", Arm.TRAIN, 0, "0105")
                .exited("Train", "1203", 8)
                .confederate("far", Arm.INFANTRY, 1, "1201");
    }

    private static World road() {
        return World.clear(12, 5).road("0103 0203 0303 0403 0503 0603 0703 0803 0903 1003 1103 1203");
    }

    /** Two roads that meet only at their ends. */
    private static World twoRoads() {
        return road().trail("0103 0104 0204 0304 0404 0504 0604 0704 0804 0904 1004 1104 1204 1203");
    }

    /** Plays the last movement phase as a colonel does. */
    private static Adjudication play(Game game) {
        Colonel colonel = new Colonel(Manner.STEADY);
        Moment moment = game.state().moment();
        while (game.state().ending().isEmpty() && game.state().moment().player().equals(moment.player())) {
            game.execute(colonel.next(game));
        }
        assertTrue(game.state().ending().isPresent());
        return VictorySystem.judge(game);
    }

    private static void assertCut(Game game) {
        Adjudication adjudication = play(game);
        assertTrue(
                adjudication.sides().of(Side.CONFEDERATE).lines().stream()
                        .noneMatch(line -> line.rule().equals("21.12.4")),
                () -> adjudication.sides().of(Side.CONFEDERATE).lines().toString());
    }

    @Test
    @DisplayName("all but one of the units on it leave by the exit that pays them")
    void allButOne() {
        Table table = paid(road())
                .union("U1", Arm.INFANTRY, 3, "0203")
                .union("U2", Arm.INFANTRY, 3, "0303")
                .union("U3", Arm.INFANTRY, 2, "0203")
                .play();
        assertCut(table.game());
        assertEquals(1, table.state().onMap(Side.UNION).size());
    }

    @Test
    @DisplayName("both stay if they cut it only together")
    void bothRoads() {
        Table table = paid(twoRoads())
                .union("U1", Arm.INFANTRY, 3, "1003")
                .union("U2", Arm.INFANTRY, 3, "1004")
                .play();
        assertCut(table.game());
    }

    @Test
    @DisplayName("a unit comes where none is yet")
    void comes() {
        Table table = paid(road()).union("U1", Arm.INFANTRY, 3, "0305").play();
        assertCut(table.game());
    }

    @Test
    @DisplayName("no unit stays where the enemy is paid nothing")
    void forNothing() {
        Table table = lastMove(road()).union("U1", Arm.INFANTRY, 3, "0203").play();
        play(table.game());
        assertEquals(0, table.state().onMap(Side.UNION).size());
    }
}
