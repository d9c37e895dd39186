package org.roadtorichmond.benchmarks;

import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Setup;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.path.Communications;
import org.roadtorichmond.path.LineOfCommunications;

/** Lines of communications across the real map without enemies, from one road that leaves the map to another. */
public class CommunicationsBenchmark extends Timed {
    private final Peninsula peninsula = new Peninsula();
    private final Rotation<Journey> journeys = new Rotation<>(peninsula.journeys());
    private final LineOfCommunications lines = peninsula.loaded().survey().communications();
    private JGraphTSearch jgrapht;

    /** Builds the graph for JGraphT. */
    @Setup
    public void setUp() {
        jgrapht = new JGraphTSearch(
                peninsula.grid(),
                peninsula.costs().cheapest(Arm.INFANTRY),
                peninsula.field().roads());
    }

    /** The game's own search (rule 21.21). */
    @Benchmark
    public Communications lineOfCommunications() {
        Journey journey = journeys.next();
        return lines.find(peninsula.grid().hex(journey.from()), peninsula.grid().hex(journey.to()), hex -> false);
    }

    /** JGraphT's breadth-first search on the same graph. */
    @Benchmark
    public List<Integer> jgraphtBreadthFirst() {
        return jgrapht.row(journeys.next());
    }
}
