package org.roadtorichmond.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.path.CheapestPath;
import org.roadtorichmond.path.Communications;
import org.roadtorichmond.path.MovementRange;
import org.roadtorichmond.play.Reach;
import org.roadtorichmond.testing.EmptyField;
import org.roadtorichmond.unit.Unit;

@DisplayName("The engine and the peers of the benchmarks find the same")
class PeersTest {
    // Shared, because playing to the middle of the battle takes longer than all tests, and no test changes it.
    private static Peninsula peninsula;
    private static short[] steps;
    private static JGraphTSearch jgrapht;
    private static HashMapDijkstra hashMap;

    @BeforeAll
    static void setUp() {
        peninsula = new Peninsula();
        steps = peninsula.costs().cheapest(Arm.INFANTRY);
        jgrapht = new JGraphTSearch(peninsula.grid(), steps, peninsula.field().roads());
        hashMap = new HashMapDijkstra(peninsula.grid(), steps);
    }

    private static Hex hex(int index) {
        return peninsula.grid().hex(index);
    }

    @Test
    @DisplayName("the same hexes at the same costs within six movement points, from each brigade")
    void ranges() {
        MovementRange range = new MovementRange(peninsula.grid());
        assertTrue(peninsula.starts().size() > 20, "many brigades");
        for (int start : peninsula.starts()) {
            range.search(start, Peninsula.SIX_POINTS, steps, new EmptyField(), false);
            Map<Integer, Integer> costs = new HashMap<>(Map.of(start, 0));
            for (int i = 0; i < range.count(); i++) {
                costs.put(range.hex(i), range.cost(range.hex(i)));
            }
            assertEquals(costs, jgrapht.costs(start, Peninsula.SIX_POINTS));
            assertEquals(range.count(), jgrapht.range(start, Peninsula.SIX_POINTS));
            Map<Integer, Integer> found = new HashMap<>();
            hashMap.range(hex(start), Peninsula.SIX_POINTS).forEach((hex, cost) -> found.put(hex.index(), cost));
            assertEquals(costs, found);
        }
    }

    @Test
    @DisplayName("by all rules nothing is nearer than with nobody in the way, and a good part of it is there")
    void rangesByAllRules() {
        MovementRange free = new MovementRange(peninsula.grid());
        int reached = 0;
        int all = 0;
        for (Unit unit : peninsula.brigades()) {
            int start = peninsula.state().deployment().hexOf(unit);
            free.search(start, Peninsula.SIX_POINTS, steps, new EmptyField(), true);
            Reach reach = peninsula.game().rules().movement().reach(unit);
            for (int i = 0; i < reach.count(); i++) {
                assertTrue(free.enters(reach.hex(i)));
                assertTrue(free.cost(reach.hex(i)) <= reach.cost(reach.hex(i)));
            }
            reached += reach.count();
            all += free.count();
        }
        assertTrue(3 * reached > all, reached + " of " + all);
    }

    @Test
    @DisplayName("paths of the same cost across the map")
    void farPaths() {
        CheapestPath cheapest = new CheapestPath(peninsula.grid(), steps);
        GdxAiSearch gdxAi = new GdxAiSearch(peninsula.grid(), steps);
        assertTrue(peninsula.journeys().size() > 20, "many journeys");
        for (Journey journey : peninsula.journeys()) {
            int cost = cheapest.search(journey.from(), journey.to());
            assertEquals(cost, gdxAi.path(hex(journey.from()), hex(journey.to())));
            assertEquals(cost, jgrapht.aStar(journey).getWeight());
            assertEquals(cost, jgrapht.dijkstra(journey).getWeight());
            List<Hex> path = new ArrayList<>();
            assertEquals(cost, hashMap.path(hex(journey.from()), hex(journey.to()), path));
            assertEquals(hex(journey.to()), path.get(path.size() - 1));
        }
    }

    @Test
    @DisplayName("rows of roads of the same length")
    void communications() {
        for (Journey journey : peninsula.journeys()) {
            Communications line = peninsula
                    .loaded()
                    .survey()
                    .communications()
                    .find(hex(journey.from()), hex(journey.to()), hex -> false);
            List<Integer> row = jgrapht.row(journey);
            assertEquals(line.exists(), !row.isEmpty());
            if (line.exists()) {
                assertEquals(
                        assertInstanceOf(Communications.Open.class, line).row().size(), row.size());
            }
        }
    }
}
