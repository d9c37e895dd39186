package org.roadtorichmond.path;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.IntPredicate;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.RoadNetwork;

/**
 * Finds lines of communications: rows of hexes along roads and trails, joined at junctions, free of enemy units (rule
 * 21.21). Zones of control do not matter to them (rule 7.4).
 *
 * <p>One breadth-first search of the road network; only when the enemy cuts the line is the smallest cut worked out. Time is
 * linear in the network for a line, and that times the size of the cut for a cut.
 */
public final class LineOfCommunications {

    private static final int NOBODY = -1;

    private final Battlefield field;
    private final RoadNetwork roads;
    private final int[] parts;

    /** Lines on a map. */
    public LineOfCommunications(Battlefield field) {
        this.field = field;
        roads = field.roads();
        parts = parts(roads);
    }

    /** Numbers the connected parts of a network: of each node, in which it lies. */
    private static int[] parts(RoadNetwork roads) {
        int[] parts = new int[roads.nodes()];
        int[] queue = new int[roads.nodes()];
        Arrays.fill(parts, NOBODY);
        for (int first = 0; first < parts.length; first++) {
            int tail = 0;
            if (parts[first] == NOBODY) {
                parts[first] = first;
                queue[tail++] = first;
            }
            for (int head = 0; head < tail; head++) {
                int node = queue[head];
                for (int place = roads.firstLink(node); place < roads.firstLink(node + 1); place++) {
                    int next = roads.link(place);
                    if (parts[next] == NOBODY) {
                        parts[next] = first;
                        queue[tail++] = next;
                    }
                }
            }
        }
        return parts;
    }

    /**
     * A shortest line between two hexes, or why there is none.
     *
     * @param from one end
     * @param to the other end
     * @param enemyHeld whether an enemy unit stands in a hex
     */
    public Communications find(Hex from, Hex to, IntPredicate enemyHeld) {
        List<Hex> row = row(from.index(), to.index(), enemyHeld);
        if (!row.isEmpty()) {
            return new Communications.Open(row);
        }
        if (!connected(from, to)) {
            return new Communications.Unconnected();
        }
        List<Hex> cut = new SmallestCut(roads, from.index(), to.index(), enemyHeld)
                .find().stream().map(field.grid()::hex).toList();
        return new Communications.Blocked(cut);
    }

    /** Whether there is a line between two hexes: the first half of {@link #find}, where neither the row nor the cut is wanted. */
    public boolean exists(Hex from, Hex to, IntPredicate enemyHeld) {
        return search(from.index(), to.index(), enemyHeld, new int[roads.nodes()]) != NOBODY;
    }

    /** Whether there would be a line between two hexes if no enemy were on the map; looked up, not searched. */
    public boolean connected(Hex from, Hex to) {
        for (int node = roads.firstNode(from.index()); node < roads.firstNode(from.index() + 1); node++) {
            for (int end = roads.firstNode(to.index()); end < roads.firstNode(to.index() + 1); end++) {
                if (parts[node] == parts[end]) {
                    return true;
                }
            }
        }
        return false;
    }

    private List<Hex> row(int from, int to, IntPredicate enemyHeld) {
        int[] parents = new int[roads.nodes()];
        int end = search(from, to, enemyHeld, parents);
        return end == NOBODY ? List.of() : trace(end, parents);
    }

    /** The node in which a shortest row ends, with where each node on the way was reached from; {@link #NOBODY} without one. */
    private int search(int from, int to, IntPredicate enemyHeld, int[] parents) {
        int[] queue = new int[roads.nodes()];
        int tail = 0;
        Arrays.fill(parents, NOBODY);
        for (int node = roads.firstNode(from); node < roads.firstNode(from + 1) && !enemyHeld.test(from); node++) {
            parents[node] = node;
            queue[tail++] = node;
        }
        for (int head = 0; head < tail; head++) {
            int node = queue[head];
            if (roads.hexOf(node) == to) {
                return node;
            }
            for (int place = roads.firstLink(node); place < roads.firstLink(node + 1); place++) {
                int next = roads.link(place);
                if (parents[next] == NOBODY && !enemyHeld.test(roads.hexOf(next))) {
                    parents[next] = node;
                    queue[tail++] = next;
                }
            }
        }
        return NOBODY;
    }

    private List<Hex> trace(int end, int[] parents) {
        List<Hex> row = new ArrayList<>();
        int node = end;
        while (parents[node] != node) {
            row.add(field.grid().hex(roads.hexOf(node)));
            node = parents[node];
        }
        row.add(field.grid().hex(roads.hexOf(node)));
        Collections.reverse(row);
        return row;
    }
}
