package org.roadtorichmond.ai.outlook;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.function.IntPredicate;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.path.StepCosts;

/**
 * How many routes lead across a map that share no hex: a maximum flow in which each hex lets one route through, found by one
 * breadth-first search a route. By Menger's theorem at least that number of hexes must be taken to close all of them.
 */
public final class Routes {
    private static final int NONE = -1;

    private final HexGrid grid;
    private final int source;
    private final int sink;
    private final List<List<Integer>> links = new ArrayList<>();
    private final List<Integer> ends = new ArrayList<>();
    private final List<Integer> room = new ArrayList<>();

    private Routes(HexGrid grid) {
        this.grid = grid;
        source = 2 * grid.size();
        sink = source + 1;
        for (int node = 0; node <= sink; node++) {
            links.add(new ArrayList<>());
        }
    }

    /**
     * The number of routes of infantry on the map, none of which share a hex.
     *
     * @param open which hexes they may use, the first and the last included
     */
    public static int count(
            HexGrid grid, StepCosts costs, Collection<Hex> from, Collection<Hex> to, IntPredicate open) {
        Routes routes = new Routes(grid);
        for (int hex = 0; hex < grid.size(); hex++) {
            if (open.test(hex)) {
                routes.add(routes.in(hex), routes.out(hex));
                for (int direction = 0; direction < Direction.COUNT; direction++) {
                    int next = grid.neighbour(hex, direction);
                    if (next != HexGrid.OFF_MAP && open.test(next) && costs.open(Arm.INFANTRY, hex, direction)) {
                        routes.add(routes.out(hex), routes.in(next));
                    }
                }
            }
        }
        from.stream().distinct().forEach(hex -> routes.add(routes.source, routes.in(hex.index())));
        to.stream().distinct().forEach(hex -> routes.add(routes.out(hex.index()), routes.sink));
        int count = 0;
        while (routes.augment()) {
            count++;
        }
        return count;
    }

    private int in(int hex) {
        return hex;
    }

    private int out(int hex) {
        return grid.size() + hex;
    }

    /** Adds a link for one route, and the way back that undoes it; link n and link n ^ 1 are such a pair. */
    private void add(int from, int to) {
        links.get(from).add(ends.size());
        ends.add(to);
        room.add(1);
        links.get(to).add(ends.size());
        ends.add(from);
        room.add(0);
    }

    private boolean augment() {
        int[] by = new int[sink + 1];
        Arrays.fill(by, NONE);
        ArrayDeque<Integer> queue = new ArrayDeque<>(List.of(source));
        while (!queue.isEmpty() && by[sink] == NONE) {
            for (int link : links.get(queue.remove())) {
                int end = ends.get(link);
                if (room.get(link) > 0 && by[end] == NONE && end != source) {
                    by[end] = link;
                    queue.add(end);
                }
            }
        }
        if (by[sink] == NONE) {
            return false;
        }
        for (int node = sink; node != source; node = ends.get(by[node] ^ 1)) {
            room.set(by[node], room.get(by[node]) - 1);
            room.set(by[node] ^ 1, room.get(by[node] ^ 1) + 1);
        }
        return true;
    }
}
