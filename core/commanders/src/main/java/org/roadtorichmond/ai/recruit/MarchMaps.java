package org.roadtorichmond.ai.recruit;

import java.util.ArrayDeque;
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

    MarchMaps(HexGrid grid, StepCosts costs) {
        this.grid = grid;
        this.costs = costs;
    }

    /**
     * The distances of all hexes for an arm.
     *
     * @param goals the distance from which each goal starts, usually 0; {@link #FAR} or more for hexes that are none
     * @param toll what entering a hex costs beyond the march
     */
    int[] distances(Arm arm, int[] goals, int[] toll) {
        short[] steps = costs.cheapest(arm);
        int[] distances = goals.clone();
        boolean[] queued = new boolean[distances.length];
        ArrayDeque<Integer> queue = new ArrayDeque<>();
        for (int hex = 0; hex < distances.length; hex++) {
            if (distances[hex] < FAR) {
                queue.add(hex);
                queued[hex] = true;
            }
        }
        while (!queue.isEmpty()) {
            int hex = queue.remove();
            queued[hex] = false;
            for (int direction = 0; direction < Direction.COUNT; direction++) {
                int from = grid.neighbour(hex, direction);
                if (from != HexGrid.OFF_MAP) {
                    int step = steps[from * Direction.COUNT + Direction.opposite(direction)];
                    int distance = distances[hex] + step + toll[hex];
                    if (step != StepCosts.PROHIBITED && distance < distances[from]) {
                        distances[from] = distance;
                        if (!queued[from]) {
                            queued[from] = true;
                            queue.add(from);
                        }
                    }
                }
            }
        }
        return distances;
    }

    /** Distances to nowhere, to set goals in. */
    int[] nowhere() {
        int[] goals = new int[grid.size()];
        Arrays.fill(goals, FAR);
        return goals;
    }
}
