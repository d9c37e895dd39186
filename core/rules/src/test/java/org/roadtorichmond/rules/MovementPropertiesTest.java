package org.roadtorichmond.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.testing.RandomField;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

@DisplayName("what holds of movement on every map")
class MovementPropertiesTest {

    static LongStream seeds() {
        return LongStream.rangeClosed(1, 40);
    }

    private static SortedMap<String, Double> reach(Table table, String id) {
        SortedMap<String, Double> costs = new TreeMap<>();
        table.reach(id).forEach((hex, cost) -> costs.put(hex, Double.valueOf(cost)));
        return costs;
    }

    @ParameterizedTest(name = "more movement points never shrink a range nor raise a cost (seed {0})")
    @MethodSource("seeds")
    void morePoints(long seed) {
        for (Arm arm : Arm.values()) {
            String id = "U " + arm;
            SortedMap<String, Double> less =
                    reach(RandomField.of(seed).allowance(id, 0).play(), id);
            for (int halves = 1; halves <= 20; halves++) {
                SortedMap<String, Double> more =
                        reach(RandomField.of(seed).allowance(id, halves).play(), id);
                assertNoWorse(less, more);
                less = more;
            }
        }
    }

    private static void assertNoWorse(Map<String, Double> before, Map<String, Double> after) {
        assertTrue(after.keySet().containsAll(before.keySet()), before + " shrank to " + after);
        before.forEach((hex, cost) -> assertTrue(after.get(hex) <= cost, hex + " became dearer"));
    }

    @ParameterizedTest(name = "a road through every column but the lakes never raises a cost (seed {0})")
    @MethodSource("seeds")
    void moreRoads(long seed) {
        Table before = RandomField.of(seed).play();
        World world = RandomField.of(seed);
        for (int column = 1; column <= RandomField.SIZE; column += 2) {
            for (int row = 2; row <= RandomField.SIZE; row++) {
                String from = String.format(Locale.ROOT, "%02d%02d", column, row - 1);
                String to = String.format(Locale.ROOT, "%02d%02d", column, row);
                if (!isLake(before, from) && !isLake(before, to)) {
                    world.road(from + " " + to);
                }
            }
        }
        Table after = world.play();
        for (Unit unit : before.state().onMap(Side.UNION)) {
            assertNoWorse(reach(before, unit.id()), reach(after, unit.id()));
        }
    }

    /** Whether a hex is a lake. A road through a lake lets zones of control in (rule 7.1), so it can make moves dearer. */
    private static boolean isLake(Table table, String hex) {
        return table.state().scenario().field().terrain(table.hex(hex).index()) == Terrain.LAKE;
    }

    @ParameterizedTest(name = "a map reflected left to right gives reflected ranges at the same costs (seed {0})")
    @MethodSource("seeds")
    void reflected(long seed) {
        Table straight = RandomField.of(seed).play();
        Table reflected = RandomField.reflected(seed).play();
        for (Unit unit : straight.state().onMap(Side.UNION)) {
            SortedMap<String, Double> expected = new TreeMap<>();
            reach(straight, unit.id()).forEach((hex, cost) -> expected.put(reflect(hex), cost));
            assertEquals(expected, reach(reflected, unit.id()), unit.id());
        }
        assertEquals(
                straight.controlled(Side.CONFEDERATE).length(),
                reflected.controlled(Side.CONFEDERATE).length());
    }

    private static String reflect(String hex) {
        int column = RandomField.SIZE + 1 - Integer.parseInt(hex.substring(0, 2));
        return String.format(Locale.ROOT, "%02d%s", column, hex.substring(2));
    }
}
