package org.roadtorichmond.ai.general;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.ai.colonel.Manner;
import org.roadtorichmond.ai.colonel.PlanVariant;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;

@DisplayName("a plan put together from others")
final class RolloutTableTest {
    @Test
    @DisplayName("has those leave the map who left it in the plan from which it has its stations")
    void leaversLeave() {
        Table world = World.clear(12, 5)
                .turns(10)
                .road("0103 0203 0303 0403 0503 0603 0703 0803 0903 1003 1103 1203")
                .exits(Side.UNION, "1203")
                .victory("0103", "1203", "1203", 10)
                .union("Train", Arm.TRAIN, 0, "1103")
                .union("U", Arm.INFANTRY, 5, "0803")
                .confederate("C", Arm.INFANTRY, 5, "0303")
                .play();
        RolloutTable table = new RolloutTable(world.game(), 0, () -> false);
        PlanDraft plan = table.draft(PlanVariant.of(Manner.STEADY)).orElseThrow();
        Command leaves = new Command.ExitUnit(world.unit("Train"));
        assertTrue(plan.orders().contains(leaves));
        assertFalse(plan.stands().isEmpty(), "somebody has a station");
        PlanDraft child = table.draft(plan.variant().standing(plan.stands())).orElseThrow();
        assertTrue(child.orders().contains(leaves));
        assertEquals(plan.stands(), child.stands());
    }

    @Test
    @DisplayName("posts no unit where the reply destroys it for nothing, although the commanders it is made of would")
    void nobodyForNothing() {
        Table world = World.clear(14, 5)
                .turns(10)
                .union("Scout", Arm.CAVALRY, 1, "0203")
                .union("Army", Arm.INFANTRY, 20, "0103")
                .confederate("A", Arm.INFANTRY, 9, "1203")
                .confederate("B", Arm.INFANTRY, 9, "1303")
                .play();
        RolloutTable table = new RolloutTable(world.game(), 0, () -> false);
        HexGrid grid = world.state().scenario().field().grid();
        Hex front = grid.parse("0803").orElseThrow();
        PlanVariant exposing = PlanVariant.of(Manner.STEADY)
                .standing(Map.of(
                        world.unit("Scout"),
                        front,
                        world.unit("Army"),
                        grid.parse("0103").orElseThrow()));
        assertEquals(front, table.draft(exposing).orElseThrow().stands().get(world.unit("Scout")));
        assertNotEquals(front, table.sound(exposing).orElseThrow().stands().get(world.unit("Scout")));
    }
}
