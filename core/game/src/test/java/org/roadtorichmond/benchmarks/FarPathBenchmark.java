package org.roadtorichmond.benchmarks;

import java.util.ArrayList;
import java.util.List;
import org.jgrapht.GraphPath;
import org.jgrapht.graph.DefaultWeightedEdge;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Setup;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.path.CheapestPath;

/** The cheapest path across the real map, from one road that leaves it to another; a different pair on each call. */
public class FarPathBenchmark extends Timed {
    private final Peninsula peninsula = new Peninsula();
    private final Rotation<Journey> journeys = new Rotation<>(peninsula.journeys());
    private final short[] steps = peninsula.costs().cheapest(Arm.INFANTRY);
    private final CheapestPath cheapest = new CheapestPath(peninsula.grid(), steps);
    private JGraphTSearch jgrapht;
    private GdxAiSearch gdxAi;
    private HashMapDijkstra hashMap;

    /** Builds the graphs for the other libraries. */
    @Setup
    public void setUp() {
        jgrapht = new JGraphTSearch(peninsula.grid(), steps, peninsula.field().roads());
        gdxAi = new GdxAiSearch(peninsula.grid(), steps);
        hashMap = new HashMapDijkstra(peninsula.grid(), steps);
    }

    /** The game's own search. */
    @Benchmark
    public List<Integer> cheapestPath() {
        Journey journey = journeys.next();
        cheapest.search(journey.from(), journey.to());
        return cheapest.path();
    }

    /** gdx-ai's indexed A*. */
    @Benchmark
    public int gdxAiIndexedAStar() {
        Journey journey = journeys.next();
        return gdxAi.path(hex(journey.from()), hex(journey.to()));
    }

    /** JGraphT's A*. */
    @Benchmark
    public GraphPath<Integer, DefaultWeightedEdge> jgraphtAStar() {
        return jgrapht.aStar(journeys.next());
    }

    /** JGraphT's Dijkstra. */
    @Benchmark
    public GraphPath<Integer, DefaultWeightedEdge> jgraphtDijkstra() {
        return jgrapht.dijkstra(journeys.next());
    }

    /** A search with hash maps and a priority queue. */
    @Benchmark
    public List<Hex> hashMapDijkstra() {
        Journey journey = journeys.next();
        List<Hex> path = new ArrayList<>();
        hashMap.path(hex(journey.from()), hex(journey.to()), path);
        return path;
    }

    private Hex hex(int index) {
        return peninsula.grid().hex(index);
    }
}
