package org.roadtorichmond.ai.outlook;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.function.IntPredicate;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.path.StepCosts;

/**
 * How many routes lead across a map that share no hex: a maximum flow in which each hex lets one route through, found by one
 * breadth-first search a route. By Menger's theorem at least that number of hexes must be taken to close all of them.
 *
 * <p>A hex is two nodes, one where routes come in and one where they go out. For one thread; the answers hold until the next search.
 */
public final class DisjointRoutes {
    private static final int NONE = -1;
    private static final int SOURCE = -2;
    private static final int SINK = Direction.COUNT;

    private final HexGrid grid;
    private final int size;
    private final byte[] ways;
    private final boolean[] open;
    private final boolean[] goal;

    /** For each hex on a route the direction in which it goes on, or {@link #SINK}; {@link #NONE} for all others. */
    private final int[] onward;

    /** For each hex on a route the hex before it, or {@link #SOURCE}. */
    private final int[] before;

    private final int[] by;
    private final int[] queue;

    /** DisjointRoutes of infantry on a map. */
    public DisjointRoutes(HexGrid grid, StepCosts costs) {
        this.grid = grid;
        size = grid.size();
        ways = new byte[size];
        for (int hex = 0; hex < size; hex++) {
            for (int direction = 0; direction < Direction.COUNT; direction++) {
                boolean leads =
                        grid.neighbour(hex, direction) != HexGrid.OFF_MAP && costs.open(Arm.INFANTRY, hex, direction);
                ways[hex] |= (byte) (leads ? 1 << direction : 0);
            }
        }
        open = new boolean[size];
        goal = new boolean[size];
        onward = new int[size];
        before = new int[size];
        by = new int[2 * size];
        queue = new int[2 * size];
    }

    /**
     * The number of routes on the map of which none share a hex.
     *
     * @param passable which hexes they may use, the first and the last included
     */
    public int count(Collection<Hex> from, Collection<Hex> to, IntPredicate passable) {
        for (int hex = 0; hex < size; hex++) {
            open[hex] = passable.test(hex);
        }
        Arrays.fill(goal, false);
        to.forEach(hex -> goal[hex.index()] = true);
        Arrays.fill(onward, NONE);
        Arrays.fill(before, NONE);
        int[] starts = from.stream()
                .mapToInt(Hex::index)
                .distinct()
                .filter(hex -> open[hex])
                .toArray();
        int count = 0;
        while (augment(starts)) {
            count++;
        }
        return count;
    }

    /** The hexes of the routes that were counted last. */
    public BitSet used() {
        BitSet used = new BitSet(size);
        for (int hex = 0; hex < size; hex++) {
            used.set(hex, onward[hex] != NONE);
        }
        return used;
    }

    private int out(int hex) {
        return size + hex;
    }

    /** Finds a way on which one more route can be had, where need be by leading others another way. */
    private boolean augment(int[] starts) {
        Arrays.fill(by, NONE);
        int tail = 0;
        for (int start : starts) {
            if (before[start] != SOURCE) {
                by[start] = SOURCE;
                queue[tail++] = start;
            }
        }
        for (int head = 0; head < tail; head++) {
            int node = queue[head];
            if (node < size) {
                // A hex that is on a route already is only come to by undoing the step that leads there.
                int next = onward[node] == NONE ? out(node) : before[node] == SOURCE ? NONE : out(before[node]);
                tail = visit(node, next, tail);
            } else {
                int hex = node - size;
                if (goal[hex] && onward[hex] != SINK) {
                    reroute(node);
                    return true;
                }
                tail = leave(hex, tail);
            }
        }
        return false;
    }

    private int leave(int hex, int tail) {
        int queued = tail;
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            if ((ways[hex] & 1 << direction) != 0 && onward[hex] != direction) {
                int next = grid.neighbour(hex, direction);
                queued = open[next] ? visit(out(hex), next, queued) : queued;
            }
        }
        return onward[hex] == NONE ? queued : visit(out(hex), hex, queued);
    }

    private int visit(int from, int node, int tail) {
        if (node == NONE || by[node] != NONE) {
            return tail;
        }
        by[node] = from;
        queue[tail] = node;
        return tail + 1;
    }

    /** Takes back the steps that are undone on the way found, then makes those that are new. */
    private void reroute(int last) {
        for (int node = last; by[node] != SOURCE; node = by[node]) {
            int from = by[node];
            boolean undoneStep = from < size && node >= size && node - size != from;
            if (undoneStep) {
                onward[node - size] = NONE;
                before[from] = NONE;
            }
        }
        for (int node = last; by[node] != SOURCE; node = by[node]) {
            int from = by[node];
            boolean step = from >= size && node < size && from - size != node;
            if (step) {
                onward[from - size] = grid.direction(from - size, node);
                before[node] = from - size;
            }
        }
        onward[last - size] = SINK;
        int first = last;
        while (by[first] != SOURCE) {
            first = by[first];
        }
        before[first] = SOURCE;
    }
}
