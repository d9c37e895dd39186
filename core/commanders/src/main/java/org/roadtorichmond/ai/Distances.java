package org.roadtorichmond.ai;

import java.util.Arrays;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.path.StepCosts;

/**
 * How many half points a march costs from every hex to the nearest of some goals, over the ground, without units. Hexes wait in a bucket
 * for each distance up to the longest step, which come round again like the hours of a clock. For one thread.
 */
public final class Distances {
    /** What stands for no way at all; small enough to add to. */
    public static final int FAR = 10_000;

    private static final int NONE = -1;

    private final HexGrid grid;
    private final StepCosts costs;
    private final Arm[] like = new Arm[Arm.values().length];
    private final int[] longest = new int[like.length];
    private final int[] open;
    private int[] heads = {};
    private int[] hexes;
    private int[] nexts;
    private int entries;
    private int waiting;

    /** Distances on a map. */
    public Distances(HexGrid grid, StepCosts costs) {
        this.grid = grid;
        this.costs = costs;
        open = new int[grid.size()];
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

    /** The first of the arms that march in the same way everywhere on this map, so that their distances are the same. */
    public Arm like(Arm arm) {
        return like[arm.ordinal()];
    }

    /** An array to set goals in: no hex is one. */
    public int[] nowhere() {
        int[] goals = new int[grid.size()];
        Arrays.fill(goals, FAR);
        return goals;
    }

    /** Fills in the distances of all hexes for an arm, as if all ground were open. */
    public int[] spread(Arm arm, int[] distances) {
        return spread(arm, distances, open);
    }

    /**
     * Fills in the distances of all hexes for an arm.
     *
     * @param distances the distance from which each goal starts, usually 0, and {@link #FAR} for all other hexes; overwritten
     * @param waits for each hex, what it costs besides to wait until it is open, if the wait has not been over where one comes from;
     *     {@link #FAR} where it stays closed
     * @return the same array
     */
    public int[] spread(Arm arm, int[] distances, int[] waits) {
        short[] steps = costs.cheapest(arm);
        begin(distances, Math.max(nearest(distances), longest(arm) + nearest(waits)));
        for (int distance = 0; waiting > 0; distance++) {
            int bucket = distance % heads.length;
            for (int entry = heads[bucket]; entry != NONE; entry = heads[bucket]) {
                heads[bucket] = nexts[entry];
                waiting--;
                int hex = hexes[entry];
                if (distances[hex] == distance) {
                    spread(hex, steps, distances, waits);
                }
            }
        }
        return distances;
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

    /** The greatest of some numbers that is not {@link #FAR}. */
    private static int nearest(int[] numbers) {
        int greatest = 0;
        for (int number : numbers) {
            greatest = number < FAR ? Math.max(greatest, number) : greatest;
        }
        return greatest;
    }

    /** Puts the goals into the buckets of their distances, of which there are enough for all that can wait at a time. */
    private void begin(int[] distances, int span) {
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

    private void spread(int hex, short[] steps, int[] distances, int[] waits) {
        int reached = distances[hex];
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            int from = grid.neighbour(hex, direction);
            if (from == HexGrid.OFF_MAP || distances[from] <= reached) {
                continue;
            }
            int step = steps[from * Direction.COUNT + Direction.opposite(direction)];
            int wait = Math.max(0, waits[hex] - waits[from]);
            boolean never = step == StepCosts.PROHIBITED || (wait > 0 && waits[hex] >= FAR);
            int distance = never ? FAR : reached + step + wait;
            if (distance < distances[from]) {
                distances[from] = distance;
                push(from, distance);
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
}
