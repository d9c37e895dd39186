package org.roadtorichmond.ai.outlook;

import java.util.Arrays;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.path.StepCosts;

/** How many half points a march costs from every hex to the nearest of some goals, over the ground, without units. */
public final class Distances {
    /** What stands for no way at all; small enough to add to. */
    public static final int FAR = 10_000;

    private final HexGrid grid;
    private final StepCosts costs;
    private final int[] queue;
    private final boolean[] queued;

    /** Distances on a map. */
    public Distances(HexGrid grid, StepCosts costs) {
        this.grid = grid;
        this.costs = costs;
        queue = new int[grid.size() + 1];
        queued = new boolean[grid.size()];
    }

    /** An array to set goals in: no hex is one. */
    public int[] nowhere() {
        int[] goals = new int[grid.size()];
        Arrays.fill(goals, FAR);
        return goals;
    }

    /**
     * Fills in the distances of all hexes for an arm.
     *
     * @param distances the distance from which each goal starts, usually 0, and {@link #FAR} for all other hexes; overwritten
     * @param waits for each hex, what it costs besides to wait until it is open, if the wait has not been over where one comes from
     * @return the same array
     */
    public int[] spread(Arm arm, int[] distances, int[] waits) {
        short[] steps = costs.cheapest(arm);
        int head = 0;
        int tail = 0;
        Arrays.fill(queued, false);
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
                int step = from == HexGrid.OFF_MAP
                        ? StepCosts.PROHIBITED
                        : steps[from * Direction.COUNT + Direction.opposite(direction)];
                int distance = step == StepCosts.PROHIBITED
                        ? FAR
                        : distances[hex] + step + Math.max(0, waits[hex] - waits[from]);
                if (distance < FAR && distance < distances[from]) {
                    distances[from] = distance;
                    if (!queued[from]) {
                        queued[from] = true;
                        queue[tail] = from;
                        tail = (tail + 1) % queue.length;
                    }
                }
            }
        }
        return distances;
    }
}
