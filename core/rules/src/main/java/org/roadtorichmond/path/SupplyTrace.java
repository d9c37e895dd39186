package org.roadtorichmond.path;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.RoadNetwork;

/**
 * Traces supply for every hex of the map at once (rule 21.22).
 *
 * <p>First the roads and trails are followed inwards from where they leave the map at the bases, as far as no enemy unit stands
 * on them. Then one search spreads from all the hexes so reached, backwards over the steps of a trace, to the longest trace
 * allowed. A trace counts the hexes entered, up to and including the first of the road; it enters no hex that no unit may
 * enter (a lake along its way only) and crosses no river without bridge or ford. Time is linear in the map. One thread an
 * instance; the answers hold until the next search.
 */
public final class SupplyTrace {

    private static final int NOBODY = -1;

    private final HexGrid grid;
    private final RoadNetwork roads;
    private final int[] leading;
    private final byte[] entrances;
    private final int[] towardsBase;
    private final int[] roadNode;
    private final int[] distances;
    private final int[] towardsRoad;
    private final int[] queue;

    /** Traces on a map; the costs say which hexes no unit may enter. */
    public SupplyTrace(Battlefield field, StepCosts costs) {
        grid = field.grid();
        roads = field.roads();
        leading = leading(field);
        entrances = entrances(field, costs);
        towardsBase = new int[roads.nodes()];
        roadNode = new int[grid.size()];
        distances = new int[grid.size()];
        towardsRoad = new int[grid.size()];
        queue = new int[Math.max(grid.size(), roads.nodes())];
    }

    /** For each hex, a bit for every direction from which a trace may enter it. */
    private static byte[] entrances(Battlefield field, StepCosts costs) {
        byte[] masks = new byte[field.grid().size()];
        for (int hex = 0; hex < masks.length; hex++) {
            for (int direction = 0; direction < Direction.COUNT; direction++) {
                if (field.grid().neighbour(hex, direction) != HexGrid.OFF_MAP
                        && field.passable(hex, direction)
                        && (!costs.prohibitedToAll(hex) || field.joined(hex, direction))) {
                    masks[hex] |= (byte) (1 << direction);
                }
            }
        }
        return masks;
    }

    /**
     * Traces supply from the bases to the whole map.
     *
     * @param bases where roads or trails lead off the map to the depots
     * @param range the most hexes that a trace may enter before the road ends it, from 0
     * @param enemyHeld whether an enemy unit stands in a hex
     */
    public void search(List<Hex> bases, int range, IntPredicate enemyHeld) {
        followRoads(bases, enemyHeld);
        spread(range, enemyHeld);
    }

    private void followRoads(List<Hex> bases, IntPredicate enemyHeld) {
        Arrays.fill(towardsBase, NOBODY);
        Arrays.fill(roadNode, NOBODY);
        int tail = 0;
        for (Hex base : bases) {
            for (int node : leading) {
                if (roads.hexOf(node) == base.index() && towardsBase[node] == NOBODY && !enemyHeld.test(base.index())) {
                    towardsBase[node] = node;
                    queue[tail++] = node;
                }
            }
        }
        for (int head = 0; head < tail; head++) {
            int node = queue[head];
            int hex = roads.hexOf(node);
            if (roadNode[hex] == NOBODY) {
                roadNode[hex] = node;
            }
            for (int place = roads.firstLink(node); place < roads.firstLink(node + 1); place++) {
                int next = roads.link(place);
                if (towardsBase[next] == NOBODY && !enemyHeld.test(roads.hexOf(next))) {
                    towardsBase[next] = node;
                    queue[tail++] = next;
                }
            }
        }
    }

    /** The nodes in which a road or trail leads off the map. */
    private static int[] leading(Battlefield field) {
        return field.edges().stream()
                .filter(edge -> marched(field, edge.way()))
                .mapToInt(edge -> field.roads().nodeOf(edge.way(), edge.hex().index()))
                .toArray();
    }

    private static boolean marched(Battlefield field, String name) {
        return field.ways().stream()
                .anyMatch(way -> way.name().equals(name) && way.kind().marched());
    }

    private void spread(int range, IntPredicate enemyHeld) {
        Arrays.fill(distances, NOBODY);
        int tail = 0;
        for (int hex = 0; hex < roadNode.length; hex++) {
            if (roadNode[hex] != NOBODY) {
                distances[hex] = 0;
                queue[tail++] = hex;
            }
        }
        for (int head = 0; head < tail; head++) {
            int hex = queue[head];
            // A hex that an enemy holds may not be entered, so no trace leads on through it.
            if (distances[hex] < range && !enemyHeld.test(hex)) {
                for (int open = entrances[hex]; open != 0; open &= open - 1) {
                    int from = grid.neighbour(hex, Integer.numberOfTrailingZeros(open));
                    if (distances[from] == NOBODY) {
                        distances[from] = distances[hex] + 1;
                        towardsRoad[from] = hex;
                        queue[tail++] = from;
                    }
                }
            }
        }
    }

    /** Whether a unit in the hex is supplied. */
    public boolean supplied(int hex) {
        return distances[hex] != NOBODY;
    }

    /** The number of hexes that the trace from a supplied hex counts, 0 on the road itself. */
    public int distance(int hex) {
        return distances[hex];
    }

    /** The whole trace from the hex to the base, both included, or nothing where the hex is not supplied. */
    public Optional<List<Hex>> path(int hex) {
        if (!supplied(hex)) {
            return Optional.empty();
        }
        List<Hex> path = new ArrayList<>();
        int at = hex;
        while (distances[at] > 0) {
            path.add(grid.hex(at));
            at = towardsRoad[at];
        }
        int node = roadNode[at];
        path.add(grid.hex(at));
        while (towardsBase[node] != node) {
            node = towardsBase[node];
            path.add(grid.hex(roads.hexOf(node)));
        }
        return Optional.of(path);
    }
}
