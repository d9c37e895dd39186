package org.roadtorichmond.session.orders;

import java.util.Arrays;

/** Gives each of some rows a column of its own so that the sum of the costs is least: the Hungarian method. */
final class Matching {
    /** The cost of what may not be: dearer than all else together. */
    static final long NEVER = Long.MAX_VALUE / 1_000_000;

    private final long[][] costs;
    private final int rows;
    private final int columns;
    private final long[] rowPrices;
    private final long[] columnPrices;
    private final int[] rowOf;
    private final int[] cameFrom;

    private Matching(long[][] costs) {
        this.costs = costs;
        rows = costs.length;
        columns = rows == 0 ? 0 : costs[0].length;
        rowPrices = new long[rows + 1];
        columnPrices = new long[columns + 1];
        rowOf = new int[columns + 1];
        cameFrom = new int[columns + 1];
    }

    /**
     * The column of each row.
     *
     * @param costs for each row the cost of each column; at least as many columns as rows
     */
    static int[] least(long[][] costs) {
        return new Matching(costs).solve();
    }

    private int[] solve() {
        for (int row = 1; row <= rows; row++) {
            improve(row);
        }
        int[] chosen = new int[rows];
        for (int column = 1; column <= columns; column++) {
            if (rowOf[column] > 0) {
                chosen[rowOf[column] - 1] = column - 1;
            }
        }
        return chosen;
    }

    /** Finds the cheapest way to give one more row a column, moving others on; column 0 stands for the new row's start. */
    private void improve(int row) {
        long[] slack = new long[columns + 1];
        boolean[] seen = new boolean[columns + 1];
        Arrays.fill(slack, Long.MAX_VALUE);
        rowOf[0] = row;
        int column = 0;
        do {
            column = next(column, slack, seen);
        } while (rowOf[column] != 0);
        while (column != 0) {
            rowOf[column] = rowOf[cameFrom[column]];
            column = cameFrom[column];
        }
    }

    private int next(int column, long[] slack, boolean[] seen) {
        seen[column] = true;
        int row = rowOf[column];
        int best = 0;
        long least = Long.MAX_VALUE;
        for (int to = 1; to <= columns; to++) {
            if (!seen[to]) {
                long cost = costs[row - 1][to - 1] - rowPrices[row] - columnPrices[to];
                if (cost < slack[to]) {
                    slack[to] = cost;
                    cameFrom[to] = column;
                }
                if (slack[to] < least) {
                    least = slack[to];
                    best = to;
                }
            }
        }
        for (int to = 0; to <= columns; to++) {
            if (seen[to]) {
                rowPrices[rowOf[to]] += least;
                columnPrices[to] -= least;
            } else {
                slack[to] -= least;
            }
        }
        return best;
    }
}
