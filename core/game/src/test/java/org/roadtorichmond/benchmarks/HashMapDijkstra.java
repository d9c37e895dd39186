package org.roadtorichmond.benchmarks;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.path.StepCosts;

/** Dijkstra's search as it is usually written: with hash maps from hexes to hexes and a priority queue. */
final class HashMapDijkstra {
    private final Map<Hex, Map<Hex, Integer>> steps = new HashMap<>();

    /**
     * A hex in the queue.
     *
     * @param hex the hex
     * @param cost the cost of a path to it
     */
    private record Waiting(Hex hex, int cost) {}

    HashMapDijkstra(HexGrid grid, short[] costs) {
        for (int hex = 0; hex < grid.size(); hex++) {
            Map<Hex, Integer> leaving = new HashMap<>();
            for (int direction = 0; direction < Direction.COUNT; direction++) {
                int cost = costs[hex * Direction.COUNT + direction];
                if (cost != StepCosts.PROHIBITED) {
                    leaving.put(grid.hex(grid.neighbour(hex, direction)), cost);
                }
            }
            steps.put(grid.hex(hex), leaving);
        }
    }

    /** The costs of all hexes within a budget, including the start. */
    Map<Hex, Integer> range(Hex start, int budget) {
        Map<Hex, Integer> costs = new HashMap<>();
        PriorityQueue<Waiting> queue = new PriorityQueue<>(Comparator.comparingInt(Waiting::cost));
        costs.put(start, 0);
        queue.add(new Waiting(start, 0));
        while (!queue.isEmpty()) {
            Waiting best = queue.remove();
            if (best.cost() > costs.get(best.hex())) {
                continue;
            }
            steps.get(best.hex()).forEach((to, step) -> {
                int cost = best.cost() + step;
                if (cost <= budget && cost < costs.getOrDefault(to, Integer.MAX_VALUE)) {
                    costs.put(to, cost);
                    queue.add(new Waiting(to, cost));
                }
            });
        }
        return costs;
    }

    /** The cost of the cheapest path between two hexes; adds its hexes to a list. */
    int path(Hex from, Hex goal, List<Hex> path) {
        Map<Hex, Integer> costs = new HashMap<>();
        Map<Hex, Hex> cameFrom = new HashMap<>();
        PriorityQueue<Waiting> queue = new PriorityQueue<>(Comparator.comparingInt(Waiting::cost));
        costs.put(from, 0);
        queue.add(new Waiting(from, 0));
        while (!queue.isEmpty()) {
            Waiting best = queue.remove();
            if (best.hex().equals(goal)) {
                break;
            }
            if (best.cost() > costs.get(best.hex())) {
                continue;
            }
            steps.get(best.hex()).forEach((to, step) -> {
                int cost = best.cost() + step;
                if (cost < costs.getOrDefault(to, Integer.MAX_VALUE)) {
                    costs.put(to, cost);
                    cameFrom.put(to, best.hex());
                    queue.add(new Waiting(to, cost));
                }
            });
        }
        List<Hex> back = new ArrayList<>();
        for (Hex at = goal; at != null; at = cameFrom.get(at)) {
            back.add(at);
        }
        for (int i = back.size() - 1; i >= 0; i--) {
            path.add(back.get(i));
        }
        return costs.get(goal);
    }
}
