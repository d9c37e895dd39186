package org.roadtorichmond.benchmarks;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jgrapht.Graph;
import org.jgrapht.GraphPath;
import org.jgrapht.alg.shortestpath.AStarShortestPath;
import org.jgrapht.alg.shortestpath.DijkstraShortestPath;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.DefaultWeightedEdge;
import org.jgrapht.graph.SimpleDirectedWeightedGraph;
import org.jgrapht.graph.SimpleGraph;
import org.jgrapht.traverse.BreadthFirstIterator;
import org.jgrapht.traverse.ClosestFirstIterator;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.RoadNetwork;
import org.roadtorichmond.path.StepCosts;

/** The searches of JGraphT on the graph of steps and on the graph of roads. */
final class JGraphTSearch {
    private final Graph<Integer, DefaultWeightedEdge> steps =
            new SimpleDirectedWeightedGraph<>(DefaultWeightedEdge.class);
    private final Graph<Integer, DefaultEdge> roads = new SimpleGraph<>(DefaultEdge.class);
    private final RoadNetwork network;
    private final DijkstraShortestPath<Integer, DefaultWeightedEdge> dijkstra;
    private final AStarShortestPath<Integer, DefaultWeightedEdge> aStar;

    JGraphTSearch(HexGrid grid, short[] costs, RoadNetwork network) {
        this.network = network;
        double cheapest = addSteps(grid, costs);
        addRoads();
        dijkstra = new DijkstraShortestPath<>(steps);
        aStar = new AStarShortestPath<>(steps, (from, to) -> cheapest * grid.distance(from, to));
    }

    private double addSteps(HexGrid grid, short[] costs) {
        double cheapest = Double.MAX_VALUE;
        for (int hex = 0; hex < grid.size(); hex++) {
            steps.addVertex(hex);
        }
        for (int side = 0; side < costs.length; side++) {
            if (costs[side] != StepCosts.PROHIBITED) {
                int from = side / Direction.COUNT;
                DefaultWeightedEdge step = steps.addEdge(from, grid.neighbour(from, side % Direction.COUNT));
                steps.setEdgeWeight(step, costs[side]);
                cheapest = Math.min(cheapest, costs[side]);
            }
        }
        return cheapest;
    }

    private void addRoads() {
        for (int node = 0; node < network.nodes(); node++) {
            roads.addVertex(node);
        }
        for (int node = 0; node < network.nodes(); node++) {
            for (int place = network.firstLink(node); place < network.firstLink(node + 1); place++) {
                if (node < network.link(place)) {
                    roads.addEdge(node, network.link(place));
                }
            }
        }
    }

    /** The number of hexes within a budget, not including the start. */
    int range(int start, int budget) {
        ClosestFirstIterator<Integer, DefaultWeightedEdge> search = new ClosestFirstIterator<>(steps, start, budget);
        int count = -1;
        while (search.hasNext()) {
            search.next();
            count++;
        }
        return count;
    }

    /** The costs of all hexes within a budget, including the start. */
    Map<Integer, Integer> costs(int start, int budget) {
        ClosestFirstIterator<Integer, DefaultWeightedEdge> search = new ClosestFirstIterator<>(steps, start, budget);
        Map<Integer, Integer> costs = new HashMap<>();
        while (search.hasNext()) {
            int hex = search.next();
            costs.put(hex, (int) search.getShortestPathLength(hex));
        }
        return costs;
    }

    /** The cheapest path by a bidirectional Dijkstra search. */
    GraphPath<Integer, DefaultWeightedEdge> dijkstra(Journey journey) {
        return dijkstra.getPath(journey.from(), journey.to());
    }

    /** The cheapest path by A* with the distance on the hex grid as the heuristic. */
    GraphPath<Integer, DefaultWeightedEdge> aStar(Journey journey) {
        return aStar.getPath(journey.from(), journey.to());
    }

    /** The hexes of a shortest row along roads between two hexes; empty if there is none. */
    List<Integer> row(Journey journey) {
        BreadthFirstIterator<Integer, DefaultEdge> search =
                new BreadthFirstIterator<>(roads, network.firstNode(journey.from()));
        while (search.hasNext()) {
            Integer node = search.next();
            if (network.hexOf(node) == journey.to()) {
                List<Integer> row = new ArrayList<>();
                while (node != null) {
                    row.add(network.hexOf(node));
                    node = search.getParent(node);
                }
                Collections.reverse(row);
                return row;
            }
        }
        return List.of();
    }
}
