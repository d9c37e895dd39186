package org.roadtorichmond.ai;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.TerrainEffects;
import org.roadtorichmond.path.StepCosts;
import org.roadtorichmond.testing.RandomField;
import org.roadtorichmond.testing.World;

@DisplayName("The distances to the nearest of several hexes")
class DistancesTest {
    private static final int[] WAITS = {0, 0, 0, 0, 7, 40, Distances.FAR};

    @ParameterizedTest(
            name = "are on random map {0} those that no further step shortens, whatever is closed for how long")
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void agreeWithRelaxation(long seed) {
        Battlefield field = RandomField.of(seed).scenario().field();
        HexGrid grid = field.grid();
        StepCosts costs = new StepCosts(field, TerrainEffects.standard());
        Distances distances = new Distances(grid, costs);
        Random random = new Random(seed);
        for (Arm arm : Arm.values()) {
            int[] waits = random.ints(grid.size(), 0, WAITS.length)
                    .map(place -> WAITS[place])
                    .toArray();
            int[] goals = distances.nowhere();
            goals[random.nextInt(grid.size())] = 0;
            goals[random.nextInt(grid.size())] = random.nextInt(60);
            int[] expected = relaxed(grid, costs.cheapest(arm), goals, waits);
            assertArrayEquals(expected, distances.spread(arm, goals.clone(), waits));
            int[] open = relaxed(grid, costs.cheapest(arm), goals, new int[grid.size()]);
            assertArrayEquals(open, distances.spread(arm, goals.clone()));
        }
    }

    /** The same distances, found by relaxing every step until nothing becomes shorter. */
    private static int[] relaxed(HexGrid grid, short[] steps, int[] goals, int[] waits) {
        int[] distances = goals.clone();
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int from = 0; from < grid.size(); from++) {
                for (int direction = 0; direction < Direction.COUNT; direction++) {
                    int to = grid.neighbour(from, direction);
                    short step =
                            to == HexGrid.OFF_MAP ? StepCosts.PROHIBITED : steps[from * Direction.COUNT + direction];
                    boolean opens =
                            to != HexGrid.OFF_MAP && (waits[to] < Distances.FAR || waits[from] == Distances.FAR);
                    if (step != StepCosts.PROHIBITED && opens) {
                        int distance = distances[to] + step + Math.max(0, waits[to] - waits[from]);
                        if (distance < distances[from]) {
                            distances[from] = distance;
                            changed = true;
                        }
                    }
                }
            }
        }
        return distances;
    }

    @Test
    @DisplayName("lead round closed ground while that is shorter than to wait, and never over ground that stays closed")
    void roundClosedGround() {
        Battlefield field = World.clear(5, 5).scenario().field();
        HexGrid grid = field.grid();
        Distances distances = new Distances(grid, new StepCosts(field, TerrainEffects.standard()));
        int from = hex(grid, 1, 3);
        int goal = hex(grid, 5, 3);
        int[] waits = new int[grid.size()];
        assertEquals(8, distance(distances, goal, from, waits));
        for (int row = 1; row <= 4; row++) {
            waits[hex(grid, 3, row)] = 3;
        }
        assertEquals(11, distance(distances, goal, from, waits), "to wait is shorter than the two hexes more");
        for (int row = 1; row <= 4; row++) {
            waits[hex(grid, 3, row)] = 30;
        }
        assertEquals(12, distance(distances, goal, from, waits));
        for (int row = 1; row <= 5; row++) {
            waits[hex(grid, 3, row)] = Distances.FAR;
        }
        assertEquals(Distances.FAR, distance(distances, goal, from, waits));
    }

    private static int hex(HexGrid grid, int column, int row) {
        return grid.parse(String.format(Locale.ROOT, "%02d%02d", column, row))
                .orElseThrow()
                .index();
    }

    private static int distance(Distances distances, int goal, int from, int[] waits) {
        int[] goals = distances.nowhere();
        goals[goal] = 0;
        return distances.spread(Arm.INFANTRY, goals, waits)[from];
    }
}
