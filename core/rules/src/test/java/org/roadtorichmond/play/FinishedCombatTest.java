package org.roadtorichmond.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.testing.Certain;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;

/** U1 in 0303 is next to C1 in 0302, and U2 in 0603 is next to C2 in 0602, far from the others. */
@DisplayName("8.8 one attack after the other")
class FinishedCombatTest {

    private static World two(CombatResult result) {
        return World.clear(8, 6)
                .phase(Side.UNION, Phase.COMBAT)
                .rules(Certain.result(result))
                .union("U1", "0303")
                .union("U2", "0603")
                .union("U3", "0603")
                .confederate("C1", "0302")
                .confederate("C2", "0602");
    }

    private static void assertWaits(Table table) {
        long before = table.state().hash();
        List<Command> orders = List.of(
                new Command.EndPhase(), table.attacking("U1", "0302"), table.moving("U1", "0304"), table.leaving("U1"));
        for (Command order : orders) {
            table.refused("8.8", order);
        }
        assertEquals(before, table.state().hash());
    }

    @Test
    @DisplayName("the phasing player chooses the order of the attacks")
    void order() {
        two(CombatResult.NO_EFFECT)
                .play()
                .attack("U1", "0302")
                .attack("U2 U3", "0602")
                .endPhase();
        two(CombatResult.NO_EFFECT)
                .play()
                .attack("U2 U3", "0602")
                .attack("U1", "0302")
                .endPhase();
    }

    @Test
    @DisplayName("each is finished with its retreats and advances before the next")
    void retreatsAndAdvances() {
        Table table = two(CombatResult.DR).play().attack("U2 U3", "0602");
        assertWaits(table);
        table.retreat("C2", "0601");
        assertWaits(table);
        table.advance("U2", "0602");
        assertWaits(table);
        table.endAdvance().attack("U1", "0302");
    }

    @Test
    @DisplayName("and with its losses in an exchange")
    void losses() {
        Table table = two(CombatResult.EX).play().attack("U2 U3", "0602");
        assertWaits(table);
        table.refused("8.8", table.advancing("U2", "0602"));
        table.lose("U3");
        assertWaits(table);
        table.endAdvance();
        table.refused("8.8", new Command.TakeLosses(table.units("U2")));
        table.attack("U1", "0302");
    }

    @Test
    @DisplayName("decisions are asked for only while a combat waits for them")
    void nothingWaits() {
        Table table = two(CombatResult.NO_EFFECT).play();
        table.refused("8.8", table.retreating("U1", "0304"));
        table.refused("8.8", table.advancing("U1", "0402"));
        table.refused("8.8", new Command.TakeLosses(table.units("U1")));
        table.refused("8.8", new Command.EndAdvance());
    }

    @Test
    @DisplayName("either player may concede while a combat waits (4.3)")
    void concede() {
        Table table = two(CombatResult.DR).play().attack("U1", "0302").concede(Side.UNION);
        assertEquals(Side.UNION, table.state().ending().orElseThrow().conceded().orElseThrow());
    }
}
