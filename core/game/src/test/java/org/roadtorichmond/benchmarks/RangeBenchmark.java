package org.roadtorichmond.benchmarks;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Setup;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.path.MovementRange;
import org.roadtorichmond.path.Obstacles;
import org.roadtorichmond.testing.EmptyField;
import org.roadtorichmond.unit.Unit;

/**
 * How far a brigade can move with six movement points on the real map. Each call takes another brigade, in the same order for all
 * searches.
 */
public class RangeBenchmark extends Timed {
    private static final Obstacles NOBODY = new EmptyField();

    private final Peninsula peninsula = new Peninsula();
    private final Rotation<Unit> brigades = new Rotation<>(peninsula.brigades());
    private final Rotation<Integer> starts = new Rotation<>(peninsula.starts());
    private final short[] steps = peninsula.costs().cheapest(Arm.INFANTRY);
    private final MovementRange range = new MovementRange(peninsula.grid());
    private JGraphTSearch jgrapht;
    private HashMapDijkstra hashMap;

    /** Builds the graphs for the other libraries. */
    @Setup
    public void setUp() {
        jgrapht = new JGraphTSearch(peninsula.grid(), steps, peninsula.field().roads());
        hashMap = new HashMapDijkstra(peninsula.grid(), steps);
    }

    /** By all rules: enemies, zones of control and stacking. */
    @Benchmark
    public int byAllRules() {
        return peninsula.game().rules().movement().searched(brigades.next()).count();
    }

    /** The search alone, without other units, as the other libraries do it. */
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
