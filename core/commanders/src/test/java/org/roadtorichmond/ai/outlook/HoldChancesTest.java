package org.roadtorichmond.ai.outlook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.account.Claim;
import org.roadtorichmond.victory.account.Situation;

@DisplayName("21.9 how likely ground is to be held in the end")
final class HoldChancesTest {
    private static final int TURNS = 12;
    private static final double EXACT = 1e-9;

    private static World field(int turn) {
        return World.clear(24, 3)
                .turns(TURNS)
                .turn(turn)
                .first(Side.CONFEDERATE)
                .phase(Side.UNION, Phase.MOVEMENT);
    }

    /** The chance that the Union holds 0302 at the end. */
    private static double chance(World world) {
        Table table = world.play();
        Board board = new Board(table.state().survey());
        board.load(table.game());
        Roads roads = new Roads(table.state().survey());
        roads.look(board);
        Claim.Held claim = new Claim.Held(
                Side.UNION,
                table.state().scenario().field().grid().parse("0302").orElseThrow(),
                OptionalInt.empty());
        boolean holds = claim.in(Situation.of(table.state())).holds();
        double chance = new ClaimChances(roads, board, table.state()).of(claim);
        assertEquals(ClaimChances.sober(roads, board, table.state()).of(claim), chance, EXACT);
        assertEquals(new HoldChances(roads, board).chance(claim, holds, TURNS), chance, EXACT);
        return chance;
    }

    @Test
    @DisplayName("certain for the side that is there when the enemy does not move any more")
    void last() {
        assertEquals(
                1,
                chance(field(TURNS).union("U", Arm.INFANTRY, 1, "0302").confederate("C", Arm.INFANTRY, 9, "0502")),
                EXACT);
    }

    @Test
    @DisplayName("as good as certain where no enemy can come in time, and small where only enemies can")
    void whoCanCome() {
        double alone =
                chance(field(TURNS - 1).union("U", Arm.INFANTRY, 3, "0302").confederate("C", Arm.INFANTRY, 9, "2402"));
        double outOfReach =
                chance(field(TURNS - 1).union("U", Arm.INFANTRY, 9, "2402").confederate("C", Arm.INFANTRY, 3, "0402"));
        assertTrue(alone > 0.95, () -> "" + alone);
        assertTrue(outOfReach < 0.05, () -> "" + outOfReach);
    }

    @Test
    @DisplayName("the smaller, the stronger the enemies who can come, and the longer they can")
    void byStrengthAndTime() {
        double weak = held(TURNS - 2, 2);
        double strong = held(TURNS - 2, 9);
        double early = held(1, 9);
        assertTrue(weak > strong, () -> weak + " and " + strong);
        assertTrue(strong > early, () -> strong + " and " + early);
    }

    private static double held(int turn, int enemies) {
        return chance(field(turn)
                .union("U", Arm.INFANTRY, 3, "0302")
                .confederate("C", Arm.INFANTRY, enemies, "0702")
                .confederate("D", Arm.INFANTRY, enemies, "0802"));
    }
}
