package org.roadtorichmond.hex;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * Lines of sight from centre to centre (rule 9.2), exact, in whole numbers.
 *
 * <p>What a line crosses depends only on the offset between its ends, so each offset is worked out once: the hexes whose
 * interior it crosses, and the pairs of hexes between which it runs along a hexside. Corners that it merely touches do
 * not count. The hexes are measured in a skewed lattice in which all centres and corners are whole: a centre stands at
 * (3q, 2r + q), its corners at (+-1, +-1) and (+-2, 0) from it; skewing keeps straight lines straight.
 *
 * <p>Memory grows with the square of the range. Immutable; safe for any number of threads.
 */
public final class SightLines {

    private static final int[] CORNER_X = {-1, 1, 2, 1, -1, -2};
    private static final int[] CORNER_Y = {-1, -1, 0, 1, 1, 0};

    private final HexGrid grid;
    private final int range;
    private final Track[] tracks;

    /**
     * The sight lines of a grid.
     *
     * @param grid the map's geometry
     * @param range the farthest distance that will be asked for, in hexes, from 0
     */
    public SightLines(HexGrid grid, int range) {
        this.grid = grid;
        this.range = range;
        int width = 2 * range + 1;
        tracks = new Track[width * width];
        for (int dq = -range; dq <= range; dq++) {
            for (int dr = -range; dr <= range; dr++) {
                tracks[slot(dq, dr)] = track(dq, dr);
            }
        }
    }

    private int slot(int dq, int dr) {
        return (dq + range) * (2 * range + 1) + dr + range;
    }

    /**
     * Whether nothing blocks the line between two hexes.
     *
     * @param from one end
     * @param to the other; not farther away than the range
     * @param blocks whether the terrain of a hex blocks sight
     */
    public boolean clear(int from, int to, IntPredicate blocks) {
        int q = grid.axialQ(from);
        int r = grid.axialR(from);
        Track track = tracks[slot(grid.axialQ(to) - q, grid.axialR(to) - r)];
        for (int[] hex : track.crossed) {
            if (blocks(q + hex[0], r + hex[1], blocks)) {
                return false;
            }
        }
        for (int[] pair : track.alongside) {
            if (blocks(q + pair[0], r + pair[1], blocks) && blocks(q + pair[2], r + pair[3], blocks)) {
                return false;
            }
        }
        return true;
    }

    private boolean blocks(int q, int r, IntPredicate blocks) {
        int hex = grid.axialIndex(q, r);
        return hex != HexGrid.OFF_MAP && blocks.test(hex);
    }

    private record Track(List<int[]> crossed, List<int[]> alongside) {}

    private static Track track(int dq, int dr) {
        int length = HexGrid.axialDistance(dq, dr);
        List<int[]> crossed = new ArrayList<>();
        List<int[]> alongside = new ArrayList<>();
        for (int q = -length; q <= length; q++) {
            for (int r = -length; r <= length; r++) {
                // A line never strays farther from its ends than this, so other hexes need not be looked at.
                if (HexGrid.axialDistance(q, r) + HexGrid.axialDistance(dq - q, dr - r) <= length + 1) {
                    addHex(dq, dr, q, r, crossed);
                    addSides(dq, dr, q, r, alongside);
                }
            }
        }
        return new Track(List.copyOf(crossed), List.copyOf(alongside));
    }

    private static void addHex(int dq, int dr, int q, int r, List<int[]> crossed) {
        boolean end = (q == 0 && r == 0) || (q == dq && r == dr);
        boolean left = false;
        boolean right = false;
        for (int corner = 0; corner < Direction.COUNT; corner++) {
            int side = side(dq, dr, q, r, corner);
            left |= side < 0;
            right |= side > 0;
        }
        if (!end && left && right && between(dq, dr, 3 * q, 2 * r + q)) {
            crossed.add(new int[] {q, r});
        }
    }

    private static void addSides(int dq, int dr, int q, int r, List<int[]> alongside) {
        // Three of the six directions, so that each hexside is looked at from one of its hexes only.
        for (int d = 0; d < Direction.COUNT / 2; d++) {
            int next = (d + 1) % Direction.COUNT;
            boolean on = side(dq, dr, q, r, d) == 0 && side(dq, dr, q, r, next) == 0;
            // The line leaves its first hex at a corner, so one end of a hexside says where all of it lies.
            if (on && between(dq, dr, 3 * q + CORNER_X[d], 2 * r + q + CORNER_Y[d])) {
                Direction direction = Direction.values()[d];
                alongside.add(new int[] {q, r, q + direction.dq(), r + direction.dr()});
            }
        }
    }

    /** On which side of the line a corner lies: negative, zero (on it) or positive. */
    private static int side(int dq, int dr, int q, int r, int corner) {
        int x = 3 * q + CORNER_X[corner];
        int y = 2 * r + q + CORNER_Y[corner];
        return 3 * dq * y - (2 * dr + dq) * x;
    }

    /** Whether a point's foot on the line lies between its ends; three times the dot product, with true lengths. */
    private static boolean between(int dq, int dr, int x, int y) {
        int lineX = 3 * dq;
        int lineY = 2 * dr + dq;
        int foot = lineX * x + 3 * lineY * y;
        return foot > 0 && foot < lineX * lineX + 3 * lineY * lineY;
    }
}
