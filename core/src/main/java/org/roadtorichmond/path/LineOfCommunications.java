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

    /** Lines on a map. */
    public LineOfCommunications(Battlefield field) {
        this.field = field;
        roads = field.roads();
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
        if (row(from.index(), to.index(), hex -> false).isEmpty()) {
            return new Communications.Unconnected();
        }
        List<Hex> cut = new SmallestCut(roads, from.index(), to.index(), enemyHeld)
                .find().stream().map(field.grid()::hex).toList();
        return new Communications.Blocked(cut);
    }

    /** Whether there is a line between two hexes: the first half of {@link #find}, where nobody asks for the row or the cut. */
    public boolean exists(Hex from, Hex to, IntPredicate enemyHeld) {
        return search(from.index(), to.index(), enemyHeld, new int[roads.nodes()]) != NOBODY;
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
