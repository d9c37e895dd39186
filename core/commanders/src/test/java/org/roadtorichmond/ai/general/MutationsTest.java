package org.roadtorichmond.ai.general;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Unit;

@DisplayName("changes of a plan")
final class MutationsTest {
    private final Table table = World.clear(20, 5)
            .union("A", Arm.INFANTRY, 5, "0203")
            .union("B", Arm.INFANTRY, 5, "0303")
            .union("C", Arm.INFANTRY, 5, "1801")
            .confederate("X", Arm.INFANTRY, 5, "1903")
            .play();
    private final Map<Unit, Hex> home = new TreeMap<>(Map.of(
            table.unit("A"), hex("0203"),
            table.unit("B"), hex("0303"),
            table.unit("C"), hex("1801")));

    private Hex hex(String number) {
        return table.state().scenario().field().grid().parse(number).orElseThrow();
    }

    @Test
    @DisplayName("send one unit or two to hexes that they can reach, mostly forward, and no two changes are alike")
    void changes() {
        List<Map<Unit, Hex>> changes = new Mutations(table.game(), List.of()).of(home, 30);
        assertEquals(30, changes.size());
        assertEquals(30, new HashSet<>(changes).size());
        int forward = 0;
        for (Map<Unit, Hex> change : changes) {
            int moved = 0;
            for (Map.Entry<Unit, Hex> stand : change.entrySet()) {
                Unit unit = stand.getKey();
                Hex to = stand.getValue();
                if (!to.equals(home.get(unit))) {
                    moved++;
                    assertTrue(table.game().rules().movement().reach(unit).ends(to.index()), unit + " to " + to);
                    forward += distance(to) < distance(home.get(unit)) ? 1 : 0;
                }
            }
            assertTrue(moved == 1 || moved == 2, () -> change + " moves neither one nor two");
        }
        assertTrue(forward > 20, "only " + forward + " marches forward");
    }

    private int distance(Hex hex) {
        return table.state()
                .scenario()
                .field()
                .grid()
                .distance(hex.index(), hex("1903").index());
    }

    @Test
    @DisplayName("are the same for the same position")
    void repeatable() {
        assertEquals(
                new Mutations(table.game(), List.of()).of(home, 20),
                new Mutations(table.game(), List.of()).of(home, 20));
    }
}
