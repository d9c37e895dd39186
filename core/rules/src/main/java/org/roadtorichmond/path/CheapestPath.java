package org.roadtorichmond.path;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.HexGrid;

/**
 * Finds the cheapest path from one hex to another, however far, over the ground as it is: no unit stands in the way,
 * and no points run out (rules 3, 6.1).
 *
 * <p>A*, with the distance in hexes times the cheapest step as its estimate. Costs are small whole numbers and the estimate is
 * consistent, so all open hexes lie within one dearest step of the best: a ring of buckets holds them. Of hexes that promise
 * the same, the one found last, which is nearest to the goal, goes first. Its arrays live as long as it does. One thread an
 * instance; the answers hold until the next search.
 */
public final class CheapestPath {

    /** The cost where no path leads to the goal. */
    public static final int UNREACHABLE = Integer.MAX_VALUE;

    private static final int NOBODY = -1;

    private final HexGrid grid;
    private final short[] steps;
    private final int cheapestStep;
    private final int[] costs;
    private final int[] estimates;
    private final int[] parents;
    private final int[] ring;
    private int[] entryHexes = new int[256];
    private int[] entryNexts = new int[256];
    private int entries;
    private int goal;

    /**
     * A search on a map for one arm.
     *
     * @param grid the shape of the map
     * @param steps the cost of every step, from {@link StepCosts}
     */
    public CheapestPath(HexGrid grid, short[] steps) {
        this.grid = grid;
        this.steps = steps;
        int cheapest = Short.MAX_VALUE;
        int dearest = 0;
        for (short step : steps) {
            if (step != StepCosts.PROHIBITED) {
                cheapest = Math.min(cheapest, step);
                dearest = Math.max(dearest, step);
            }
        }
        cheapestStep = cheapest;
        // A step away from the goal adds its own cost and the growth of the estimate; a power of two makes the ring's
        // modulus a mask.
        ring = new int[2 * Integer.highestOneBit(dearest + cheapest)];
        costs = new int[grid.size()];
        estimates = new int[grid.size()];
        parents = new int[grid.size()];
        Arrays.fill(costs, UNREACHABLE);
        Arrays.fill(ring, NOBODY);
    }

    /**
     * Finds the cheapest path between two hexes.
     *
     * @return its cost in half points, or {@link #UNREACHABLE}
     */
    public int search(int from, int to) {
        forget();
        goal = to;
        push(from, 0, NOBODY);
        int promise = estimates[from];
        int waiting = 1;
        while (waiting > 0) {
            int bucket = promise & ring.length - 1;
            int entry = ring[bucket];
            if (entry == NOBODY) {
                promise++;
                continue;
            }
            ring[bucket] = entryNexts[entry];
            waiting--;
            int hex = entryHexes[entry];
            if (hex == to) {
                break;
            }
            // Otherwise a cheaper way to the hex was found after this one, and has been followed already.
            if (costs[hex] + estimates[hex] == promise) {
                waiting += expand(hex);
            }
        }
        return costs[to];
    }

    /** Makes the arrays fresh again where the last search has written. */
    private void forget() {
        for (int entry = 0; entry < entries; entry++) {
            costs[entryHexes[entry]] = UNREACHABLE;
        }
        entries = 0;
        Arrays.fill(ring, NOBODY);
    }

    private int expand(int hex) {
        int before = entries;
        int side = hex * Direction.COUNT;
        int cost = costs[hex];
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            int step = steps[side + direction];
            if (step != StepCosts.PROHIBITED) {
                int to = grid.neighbour(hex, direction);
                if (cost + step < costs[to]) {
                    push(to, cost + step, hex);
                }
            }
        }
        return entries - before;
    }

    private void push(int hex, int cost, int parent) {
        if (entries == entryHexes.length) {
            entryHexes = Arrays.copyOf(entryHexes, 2 * entries);
            entryNexts = Arrays.copyOf(entryNexts, 2 * entries);
        }
        if (costs[hex] == UNREACHABLE) {
            estimates[hex] = cheapestStep * grid.distance(hex, goal);
        }
        costs[hex] = cost;
        parents[hex] = parent;
        int bucket = cost + estimates[hex] & ring.length - 1;
        entryHexes[entries] = hex;
        entryNexts[entries] = ring[bucket];
        ring[bucket] = entries++;
    }

    /** The hexes of the path found, from the start to the goal, both included; none where there is none. */
    public List<Integer> path() {
        List<Integer> path = new ArrayList<>();
        if (costs[goal] != UNREACHABLE) {
            for (int at = goal; at != NOBODY; at = parents[at]) {
                path.add(at);
            }
        }
        Collections.reverse(path);
        return path;
    }
}
