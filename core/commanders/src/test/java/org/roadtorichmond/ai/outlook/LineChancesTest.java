package org.roadtorichmond.ai.outlook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.account.Claim;
import org.roadtorichmond.victory.account.Situation;

@DisplayName("21.21 how likely a line of communications is to be open in the end")
final class LineChancesTest {
    private static final int TURNS = 12;
    private static final double EXACT = 1e-9;

    /** An empty road of ten hexes in the Union's movement phase of a turn; the Union moves last. */
    private static World road(int turn) {
        return World.clear(24, 3)
                .turns(TURNS)
                .turn(turn)
                .first(Side.CONFEDERATE)
                .phase(Side.UNION, Phase.MOVEMENT)
                .road("0102 0202 0302 0402 0502 0602 0702 0802 0902 1002")
                .exits(Side.UNION, "0102 1002")
                .exits(Side.CONFEDERATE, "1002")
                .victory("0102", "1002", "1002", 10);
    }

    private static double chance(World world, Side side) {
        Table table = world.play();
        Board board = new Board(table.state().survey());
        board.load(table.game());
        Roads roads = new Roads(table.state().survey());
        roads.look(board);
        HexGrid grid = table.state().scenario().field().grid();
        Claim.Open line = new Claim.Open(
                side, grid.parse("0102").orElseThrow(), grid.parse("1002").orElseThrow());
        boolean open = line.in(Situation.of(table.state())).holds();
        double chance = ClaimChances.sober(roads, board, table.state()).of(line);
        assertEquals(new LineChances(roads, board).chance(line, open, TURNS), chance, EXACT);
        return chance;
    }

    @Test
    @DisplayName("as good as certain while no enemy can come to it in time")
    void outOfReach() {
        World world = road(TURNS - 1).union("U", Arm.INFANTRY, 3, "0101").confederate("C", Arm.INFANTRY, 3, "2402");
        assertTrue(chance(world, Side.UNION) > 0.9);
    }

    @Test
    @DisplayName("small where the enemy moves last and can come, however few he is and though it is open now")
    void enemyMovesLast() {
        World world = road(TURNS - 1)
                .union("U", Arm.INFANTRY, 1, "0601")
                .confederate("C", Arm.INFANTRY, 9, "0301")
                .confederate("D", Arm.INFANTRY, 9, "0901");
        assertTrue(chance(world, Side.CONFEDERATE) < 0.1);
    }

    @Test
    @DisplayName("small where the enemy is as strong, greater where he is weak, if one's own side moves last")
    void byStrength() {
        double even = chance(
                road(TURNS - 1).union("U", Arm.INFANTRY, 8, "0301").confederate("C", Arm.INFANTRY, 8, "0801"),
                Side.UNION);
        double superior = chance(
                road(TURNS - 1).union("U", Arm.INFANTRY, 8, "0301").confederate("C", Arm.INFANTRY, 1, "0801"),
                Side.UNION);
        assertTrue(even < 0.2, () -> "" + even);
        assertTrue(superior > 0.5 && superior < 0.9, () -> "" + superior);
    }

    @Test
    @DisplayName("what it is when the enemy has no move left")
    void nothingToCome() {
        World open = road(TURNS).union("U", Arm.INFANTRY, 3, "0101").confederate("C", Arm.INFANTRY, 3, "0501");
        World closed = road(TURNS).union("U", Arm.INFANTRY, 3, "0101").confederate("C", Arm.INFANTRY, 3, "0502");
        assertEquals(1, chance(open, Side.UNION), EXACT);
        assertTrue(chance(closed, Side.UNION) < 0.1);
    }

    @Test
    @DisplayName("none where no road leads there, whoever is near")
    void unconnected() {
        World world = World.clear(24, 3)
                .turns(TURNS)
                .turn(TURNS - 1)
                .first(Side.CONFEDERATE)
                .phase(Side.UNION, Phase.MOVEMENT)
                .road("0102 0202 0302")
                .road("0902 1002")
                .exits(Side.UNION, "0102 1002")
                .victory("0102", "1002", "1002", 10)
                .union("U", Arm.INFANTRY, 3, "0101")
                .confederate("C", Arm.INFANTRY, 3, "2402");
        assertEquals(0, chance(world, Side.UNION), EXACT);
    }
}
