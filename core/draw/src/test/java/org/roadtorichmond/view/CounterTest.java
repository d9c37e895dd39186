package org.roadtorichmond.view;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.testing.Certain;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;

@DisplayName("A counter is ticked off")
final class CounterTest {
    private static boolean done(Table table, String id) {
        return Counter.done(table.unit(id), table.state());
    }

    @Test
    @DisplayName("once its unit has marched, until the phase ends")
    void marched() {
        Table table = World.clear(6, 6)
                .union("A", "0101")
                .union("B", "0303")
                .confederate("X", "0606")
                .play();
        assertFalse(done(table, "A"));
        table.move("A", "0102");
        assertTrue(done(table, "A"));
        assertFalse(done(table, "B"));
        table.undo();
        assertFalse(done(table, "A"));
        table.move("A", "0102").endPhase();
        assertFalse(done(table, "A"), "in combat it can still fight");
    }

    @Test
    @DisplayName("once its unit has attacked; being shaken is another thing")
    void attacked() {
        Table table = World.clear(6, 6)
                .union("A", Arm.INFANTRY, 4, "0303")
                .union("B", "0505")
                .confederate("X", "0302")
                .shaken("B")
                .rules(Certain.result(CombatResult.NO_EFFECT))
                .phase(Side.UNION, Phase.COMBAT)
                .play();
        assertFalse(done(table, "A"));
        assertFalse(done(table, "B"), "shaken, but not done");
        table.attack("A", "0302");
        assertTrue(done(table, "A"));
        assertFalse(done(table, "X"), "an enemy that was attacked has done nothing");
    }
}
