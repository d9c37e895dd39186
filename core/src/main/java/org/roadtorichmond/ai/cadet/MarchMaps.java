package org.roadtorichmond.ai.cadet;

import java.util.Arrays;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.path.StepCosts;

/** How many half points a march costs from every hex to the nearest of some goals, over the ground as it is. */
final class MarchMaps {
    /** What stands for no way at all; small enough to add to. */
    static final int FAR = 10_000;

    private final HexGrid grid;
    private final Arm[] like = new Arm[Arm.values().length];
    private final int[][] stepsInto = new int[like.length][];
    private final boolean[] queued;
    private final int[] queue;

    MarchMaps(HexGrid grid, StepCosts costs) {
        this.grid = grid;
        queued = new boolean[grid.size()];
        queue = new int[grid.size() + 1];
        for (Arm arm : Arm.values()) {
            like[arm.ordinal()] = arm;
            for (int other = arm.ordinal() - 1; other >= 0; other--) {
                if (Arrays.equals(costs.cheapest(arm), costs.cheapest(Arm.values()[other]))) {
                    like[arm.ordinal()] = like[other];
                }
            }
            stepsInto[arm.ordinal()] = like(arm) == arm ? into(costs.cheapest(arm)) : stepsInto[like(arm).ordinal()];
        }
    }

    /** What the step into each hex costs from its neighbour in each direction; {@link #FAR} where there is none. */
    private int[] into(short[] steps) {
        int[] into = new int[steps.length];
        for (int side = 0; side < into.length; side++) {
            int direction = side % Direction.COUNT;
            int from = grid.neighbour(side / Direction.COUNT, direction);
            int step = from == HexGrid.OFF_MAP
                    ? StepCosts.PROHIBITED
                    : steps[from * Direction.COUNT + Direction.opposite(direction)];
            into[side] = step == StepCosts.PROHIBITED ? FAR : step;
        }
        return into;
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
        int[] steps = stepsInto[arm.ordinal()];
        int[] distances = goals.clone();
        int head = 0;
        int tail = 0;
        for (int hex = 0; hex < distances.length; hex++) {
            if (distances[hex] < FAR) {
                queue[tail++] = hex;
                queued[hex] = true;
            }
        }
        while (head != tail) {
            int hex = queue[head];
            head = head + 1 == queue.length ? 0 : head + 1;
            queued[hex] = false;
            for (int direction = 0; direction < Direction.COUNT; direction++) {
                int distance = distances[hex] + steps[hex * Direction.COUNT + direction];
                if (distance < FAR) {
                    int from = grid.neighbour(hex, direction);
                    if (distance < distances[from]) {
                        distances[from] = distance;
                        if (!queued[from]) {
                            queued[from] = true;
                            queue[tail] = from;
                            tail = tail + 1 == queue.length ? 0 : tail + 1;
                        }
                    }
                }
            }
        }
        return distances;
    }

    /** Goals of which there is none yet, to set some in. */
    int[] goals() {
        int[] goals = new int[grid.size()];
        Arrays.fill(goals, FAR);
        return goals;
    }
}
