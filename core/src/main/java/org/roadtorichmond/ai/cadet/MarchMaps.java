package org.roadtorichmond.ai.cadet;

import java.util.Arrays;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.path.StepCosts;

/**
 * How many half points a march costs from every hex to the nearest of some goals, over the ground as it is. Hexes wait in a bucket
 * for each distance up to the longest step, which come round again like the hours of a clock.
 */
final class MarchMaps {
    /** What stands for no way at all; small enough to add to. */
    static final int FAR = 10_000;

    private static final int NONE = -1;

    private final HexGrid grid;
    private final Arm[] like = new Arm[Arm.values().length];
    private final StepCosts costs;
    private int[] heads = {};
    private int[] hexes;
    private int[] nexts;
    private int entries;
    private int waiting;
    private final int[] longest = new int[like.length];

    MarchMaps(HexGrid grid, StepCosts costs) {
        this.grid = grid;
        this.costs = costs;
        hexes = new int[2 * grid.size()];
        nexts = new int[hexes.length];
        for (Arm arm : Arm.values()) {
            like[arm.ordinal()] = arm;
            for (int other = arm.ordinal() - 1; other >= 0; other--) {
                if (Arrays.equals(costs.cheapest(arm), costs.cheapest(Arm.values()[other]))) {
                    like[arm.ordinal()] = like[other];
                }
            }
        }
    }

    private int longest(Arm arm) {
        if (longest[arm.ordinal()] == 0) {
            longest[arm.ordinal()] = 1;
            for (short step : costs.cheapest(arm)) {
                longest[arm.ordinal()] = Math.max(longest[arm.ordinal()], step);
            }
        }
        return longest[arm.ordinal()];
    }

    /** The first of the arms that march alike everywhere on this map, so that their distances are the same. */
    Arm like(Arm arm) {
        return like[arm.ordinal()];
    }

    /**
     * The distances of all hexes for an arm.
     *
     * @param goals the distance from which each goal starts, usually 0; {@link #FAR} or more for hexes that are none
     */
    int[] distances(Arm arm, int[] goals) {
        short[] steps = costs.cheapest(arm);
        int[] distances = goals.clone();
        begin(distances, longest(arm));
        for (int distance = 0; waiting > 0; distance++) {
            int bucket = distance % heads.length;
            for (int entry = heads[bucket]; entry != NONE; entry = heads[bucket]) {
                heads[bucket] = nexts[entry];
                waiting--;
                int hex = hexes[entry];
                if (distances[hex] == distance) {
                    spread(hex, distance, steps, distances);
                }
            }
        }
        return distances;
    }

    /** Puts the goals into the buckets of their distances, of which there are enough for the longest step and the farthest start. */
    private void begin(int[] distances, int longest) {
        int span = longest;
        for (int distance : distances) {
            span = distance < FAR ? Math.max(span, distance) : span;
        }
        if (heads.length <= span) {
            heads = new int[span + 1];
        }
        Arrays.fill(heads, NONE);
        entries = 0;
        for (int hex = 0; hex < distances.length; hex++) {
            if (distances[hex] < FAR) {
                push(hex, distances[hex]);
            }
        }
    }

    private void spread(int hex, int reached, short[] steps, int[] distances) {
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            int from = grid.neighbour(hex, direction);
            if (from != HexGrid.OFF_MAP && distances[from] > reached) {
                int step = steps[from * Direction.COUNT + Direction.opposite(direction)];
                int distance = reached + step;
                if (step != StepCosts.PROHIBITED && distance < distances[from]) {
                    distances[from] = distance;
                    push(from, distance);
                }
            }
        }
    }

    private void push(int hex, int distance) {
        if (entries == hexes.length) {
            hexes = Arrays.copyOf(hexes, 2 * entries);
            nexts = Arrays.copyOf(nexts, 2 * entries);
        }
        int bucket = distance % heads.length;
        hexes[entries] = hex;
        nexts[entries] = heads[bucket];
        heads[bucket] = entries++;
        waiting++;
    }

    /** Goals of which there is none yet, to set some in. */
    int[] goals() {
        int[] goals = new int[grid.size()];
        Arrays.fill(goals, FAR);
        return goals;
    }
}
