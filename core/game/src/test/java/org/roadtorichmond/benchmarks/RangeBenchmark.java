package org.roadtorichmond.benchmarks;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Setup;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.path.MovementRange;
import org.roadtorichmond.path.Obstacles;
import org.roadtorichmond.testing.EmptyField;
import org.roadtorichmond.unit.Unit;

/** How far six movement points take a brigade on the real map; another brigade each time, the same ones for all. */
public class RangeBenchmark extends Timed {
    private static final Obstacles NOBODY = new EmptyField();

    private final Peninsula peninsula = new Peninsula();
    private final Rotation<Unit> brigades = new Rotation<>(peninsula.brigades());
    private final Rotation<Integer> starts = new Rotation<>(peninsula.starts());
    private final short[] steps = peninsula.costs().cheapest(Arm.INFANTRY);
    private final MovementRange range = new MovementRange(peninsula.grid());
    private JGraphTSearch jgrapht;
    private HashMapDijkstra hashMap;

    /** Makes the graphs of the peers. */
    @Setup
    public void setUp() {
        jgrapht = new JGraphTSearch(peninsula.grid(), steps, peninsula.field().roads());
        hashMap = new HashMapDijkstra(peninsula.grid(), steps);
    }

    /** By all rules: enemies, their control, stacking, zones. */
    @Benchmark
    public int byAllRules() {
        return peninsula.game().rules().movement().searched(brigades.next()).count();
    }

    /** The search alone, with nobody in the way, as the peers search too. */
    @Benchmark
    public int bareSearch() {
        range.search(starts.next(), Peninsula.SIX_POINTS, steps, NOBODY, false);
        return range.count();
    }

    /** JGraphT's search with a radius. */
    @Benchmark
    public int jgraphtClosestFirst() {
        return jgrapht.range(starts.next(), Peninsula.SIX_POINTS);
    }

    /** A search with hash maps and a priority queue. */
    @Benchmark
    public int hashMapDijkstra() {
        return hashMap.range(peninsula.grid().hex(starts.next()), Peninsula.SIX_POINTS)
                .size();
    }
}
