package org.roadtorichmond.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.testing.World;

/** Finds lines of sight by walking along the line in small steps and finding the nearest hex centres for each point. */
@DisplayName("9.2 lines of sight agree with a walk along them")
class SightTest {
    private static final int RANGE = 3;
    private static final int STEPS = 199;
    private static final double NEAR = 1e-9;

    private final HexGrid grid = new HexGrid(8, 8);

    private static double x(double column) {
        return 1.5 * column;
    }

    private double y(int hex) {
        int column = grid.hex(hex).column();
        return Math.sqrt(3) * (grid.hex(hex).row() + (column % 2 == 0 ? 0.5 : 0));
    }

    /** The number of steps of the walk in each hex, or between the hexes of a set. */
    private Map<Set<Integer>, Integer> walk(int from, int to) {
        Map<Set<Integer>, Integer> steps = new HashMap<>();
        for (int step = 0; step < STEPS; step++) {
            double part = (step + 0.5) / STEPS;
            double x = x(grid.hex(from).column()) * (1 - part) + x(grid.hex(to).column()) * part;
            double y = y(from) * (1 - part) + y(to) * part;
            steps.merge(nearest(x, y), 1, Integer::sum);
        }
        return steps;
    }

    private Set<Integer> nearest(double x, double y) {
        double best = Double.MAX_VALUE;
        Set<Integer> nearest = new TreeSet<>();
        for (int hex = 0; hex < grid.size(); hex++) {
            double distance = Math.hypot(x(grid.hex(hex).column()) - x, y(hex) - y);
            if (distance < best - NEAR) {
                nearest.clear();
            }
            if (distance < best + NEAR) {
                nearest.add(hex);
                best = Math.min(best, distance);
            }
        }
        return nearest;
    }

    private boolean sees(int from, int to, Set<Integer> woods) {
        for (Map.Entry<Set<Integer>, Integer> part : walk(from, to).entrySet()) {
            List<Integer> between = new ArrayList<>(part.getKey());
            boolean touchesOnly = part.getValue() == 1;
            boolean end = between.contains(from) || between.contains(to);
            if (!touchesOnly && !end && woods.containsAll(between)) {
                return false;
            }
        }
        return true;
    }

    @RepeatedTest(12)
    @DisplayName("from inner hexes to all within three, over random woods")
    void agree(RepetitionInfo repetition) {
        Random random = new Random(repetition.getCurrentRepetition());
        Set<Integer> woods = new TreeSet<>();
        String[] rows = new String[grid.rows()];
        for (int row = 1; row <= grid.rows(); row++) {
            StringBuilder drawn = new StringBuilder();
            for (int column = 1; column <= grid.columns(); column++) {
                boolean wood = random.nextInt(10) < 4;
                drawn.append(wood ? "fto".charAt(random.nextInt(3)) : ".hs~".charAt(random.nextInt(4)));
                if (wood) {
                    woods.add(grid.at(column, row).orElseThrow().index());
                }
            }
            rows[row - 1] = drawn.toString();
        }
        Survey survey = World.of(rows).union("U", "0101").play().state().survey();
        for (int from : new int[] {27, 28, 35, 36}) {
            for (int to = 0; to < grid.size(); to++) {
                if (from != to && grid.distance(from, to) <= RANGE) {
                    String where = grid.hex(from) + " to " + grid.hex(to) + " over " + List.of(rows);
                    assertEquals(sees(from, to, woods), survey.sees(from, to), where);
                    assertEquals(survey.sees(from, to), survey.sees(to, from), where);
                }
            }
        }
    }
}
