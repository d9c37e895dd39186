package org.roadtorichmond.session.orders;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Sharing columns out among rows at the least cost")
final class MatchingTest {
    private static final int TRIES = 50;

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    @DisplayName("costs as little as the best of all ways to do it")
    void isBest(int rows) {
        Random random = new Random(rows);
        for (int i = 0; i < TRIES; i++) {
            long[][] costs = costs(random, rows, rows + random.nextInt(3));
            int[] chosen = Matching.least(costs);
            Set<Integer> columns = new HashSet<>();
            long sum = 0;
            for (int row = 0; row < rows; row++) {
                assertTrue(columns.add(chosen[row]), "a column for each");
                sum += costs[row][chosen[row]];
            }
            assertEquals(best(costs, 0, new HashSet<>()), sum);
        }
    }

    private static long[][] costs(Random random, int rows, int columns) {
        long[][] costs = new long[rows][columns];
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                costs[row][column] = random.nextInt(4) == 0 ? Matching.NEVER : random.nextInt(20);
            }
        }
        return costs;
    }

    private static long best(long[][] costs, int row, Set<Integer> taken) {
        if (row == costs.length) {
            return 0;
        }
        long best = Long.MAX_VALUE;
        for (int column = 0; column < costs[row].length; column++) {
            if (taken.add(column)) {
                best = Math.min(best, costs[row][column] + best(costs, row + 1, taken));
                taken.remove(column);
            }
        }
        return best;
    }
}
