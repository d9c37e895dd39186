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
    private final StepCosts costs;
    private final boolean[] queued;
    private final int[] queue;

    MarchMaps(HexGrid grid, StepCosts costs) {
        this.grid = grid;
        this.costs = costs;
        queued = new boolean[grid.size()];
        queue = new int[grid.size() + 1];
    }

    /**
     * The distances of all hexes for an arm.
     *
     * @param goals the distance from which each goal starts, usually 0; {@link #FAR} or more for hexes that are none
     */
    int[] distances(Arm arm, int[] goals) {
        short[] steps = costs.cheapest(arm);
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
            head = (head + 1) % queue.length;
            queued[hex] = false;
            for (int direction = 0; direction < Direction.COUNT; direction++) {
                int from = grid.neighbour(hex, direction);
                if (from != HexGrid.OFF_MAP) {
                    int step = steps[from * Direction.COUNT + Direction.opposite(direction)];
                    int distance = distances[hex] + step;
                    if (step != StepCosts.PROHIBITED && distance < distances[from]) {
                        distances[from] = distance;
                        if (!queued[from]) {
                            queued[from] = true;
                            queue[tail] = from;
                            tail = (tail + 1) % queue.length;
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
