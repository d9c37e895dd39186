package org.roadtorichmond.view;

import java.util.List;

/** Where on the sheet no sign of the ground may lie, because a way or a water runs there. Lengths are in hex radii. */
final class Clearings {
    private static final int FINENESS = 16;
    private static final float HALF = 0.16f;

    private final int columns;
    private final int rows;
    private final boolean[] taken;

    /** Keeps clear what lies along lines given as x, y, x, y, ... */
    Clearings(HexLayout layout, List<float[]> lines) {
        columns = (int) ((layout.width() + 2 * Relief.BEYOND) * FINENESS) + 1;
        rows = (int) ((layout.height() + 2 * Relief.BEYOND) * FINENESS) + 1;
        taken = new boolean[columns * rows];
        for (float[] line : lines) {
            Lines.along(line, 0.5f / FINENESS, (x, y, dx, dy) -> clear(x, y));
        }
    }

    private void clear(float x, float y) {
        int reach = Math.round(HALF * FINENESS);
        int middle = cell(x);
        int level = cell(y);
        for (int row = Math.max(0, level - reach); row <= Math.min(rows - 1, level + reach); row++) {
            for (int column = Math.max(0, middle - reach); column <= Math.min(columns - 1, middle + reach); column++) {
                int across = column - middle;
                int up = row - level;
                taken[row * columns + column] |= across * across + up * up <= reach * reach;
            }
        }
    }

    private static int cell(float at) {
        return Math.round((at + Relief.BEYOND) * FINENESS);
    }

    /** Whether a point lies off all ways and waters. */
    boolean free(float x, float y) {
        int column = cell(x);
        int row = cell(y);
        boolean onSheet = column >= 0 && column < columns && row >= 0 && row < rows;
        return onSheet && !taken[row * columns + column];
    }

    /** Whether a square round a point lies off all ways and waters. */
    boolean room(float x, float y, float half) {
        return free(x, y)
                && free(x - half, y - half)
                && free(x + half, y - half)
                && free(x - half, y + half)
                && free(x + half, y + half);
    }
}
