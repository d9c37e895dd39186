package org.roadtorichmond.ai.colonel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.ai.toolkit.Chances;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;

@DisplayName("what the enemy's reply costs the attackers")
final class ReplyTest {
    private static final int NOBODY_ELSE = 0;

    /**
     * The expected cost of the reply for a brigade next to a stronger one, with another enemy of the given strength two hexes away,
     * or none.
     */
    private static double cost(Odds odds, int other) {
        World world = World.clear(16, 9)
                .turns(6)
                .turn(3)
                .union("A", Arm.INFANTRY, 3, "0405")
                .confederate("Target", Arm.INFANTRY, 20, "0605");
        if (other > NOBODY_ELSE) {
            world.confederate("Other", Arm.INFANTRY, other, "0704");
        }
        Table table = world.play();
        PlanningContext context = PlanningContext.of(table.game(), PlanVariant.of(Manner.STEADY), 0);
        int target = table.state().deployment().hexOf(table.unit("Target"));
        int attacker = table.unit("A").ordinal();
        int beside = context.view.board.grid().neighbour(target, 5);
        context.view.board.place(attacker, beside);
        Assault assault = new Assault(target, new int[] {attacker}, new int[] {beside}, odds, 0);
        double cost = new Reply(context.view, context.valuation).cost(assault);
        assertEquals(1, context.view.board.count(target, table.unit("Target").side()), "the defender is where it was");
        return cost;
    }

    @Test
    @DisplayName("is the less the likelier the defender is gone")
    void theDefenderItself() {
        assertTrue(cost(Odds.SIX_TO_ONE, NOBODY_ELSE) < cost(Odds.ONE_TO_TWO, NOBODY_ELSE));
    }

    @Test
    @DisplayName("is nothing for the part in which no enemy is left to reply")
    void nobodyLeft() {
        double never = cost(Odds.ONE_TO_TWO, NOBODY_ELSE) / stays(Odds.ONE_TO_TWO);
        assertTrue(never > 0);
        assertEquals(never * stays(Odds.THREE_TO_ONE), cost(Odds.THREE_TO_ONE, NOBODY_ELSE), 1e-9);
    }

    @Test
    @DisplayName("is more where another can come")
    void anotherComes() {
        assertTrue(cost(Odds.TWO_TO_ONE, NOBODY_ELSE) < cost(Odds.TWO_TO_ONE, 20));
    }

    /** The chance that the defender is still there after an attack. */
    private static double stays(Odds odds) {
        Chances chances =
                new Chances(World.clear(2, 2).play().state().scenario().rules(), Side.UNION);
        return 1
                - Arrays.stream(CombatResult.values())
                        .filter(CombatResult::clears)
                        .mapToDouble(result -> chances.of(odds, result))
                        .sum();
    }
}
