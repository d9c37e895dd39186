package org.roadtorichmond.view;

import java.util.BitSet;

/**
 * Where a drawn map differs from another one of the same size, in squares of half a hex radius. What lies in no such square looks the
 * same on both.
 */
final class ChangedArea {
    /** Squares a hex radius. */
    private static final int FINENESS = 2;

    /** How far beyond the hexes a sheet goes on, in hex radii; what is farther away counts as the edge. */
    private static final float BEYOND = 6;

    private final int columns;
    private final int rows;
    private final BitSet changed = new BitSet();

    /** Nothing of a sheet has changed. */
    ChangedArea(HexLayout layout) {
        columns = (int) Math.ceil((layout.width() + 2 * BEYOND) * FINENESS);
        rows = (int) Math.ceil((layout.height() + 2 * BEYOND) * FINENESS);
    }

    /** Adds a rectangle, its ends in hex radii. */
    void add(float left, float bottom, float right, float top) {
        for (int row = at(bottom, rows); row <= at(top, rows); row++) {
            changed.set(row * columns + at(left, columns), row * columns + at(right, columns) + 1);
        }
    }

    /** Adds all that is within a distance of a point. */
    void add(float x, float y, float reach) {
        add(x - reach, y - reach, x + reach, y + reach);
    }

    void addAll() {
        changed.set(0, columns * rows);
    }

    /** Adds what another area of the same sheet has. */
    void add(ChangedArea other) {
        changed.or(other.changed);
    }

    /** Takes back all that was added. */
    void clear() {
        changed.clear();
    }

    /** Whether any of a rectangle has changed, its ends in hex radii. */
    boolean touches(float left, float bottom, float right, float top) {
        for (int row = at(bottom, rows); row <= at(top, rows); row++) {
            int next = changed.nextSetBit(row * columns + at(left, columns));
            if (next >= 0 && next <= row * columns + at(right, columns)) {
                return true;
            }
        }
        return false;
    }

    boolean isEmpty() {
        return changed.isEmpty();
    }

    /** The box round all that has changed, in hex radii: left, bottom, right, top; not to be asked of an empty area. */
    float[] box() {
        int left = columns;
        int right = 0;
        for (int bit = changed.nextSetBit(0); bit >= 0; bit = changed.nextSetBit(bit + 1)) {
            left = Math.min(left, bit % columns);
            right = Math.max(right, bit % columns + 1);
        }
        return new float[] {
            place(left),
            place(changed.nextSetBit(0) / columns),
            place(right),
            place((changed.length() - 1) / columns + 1)
        };
    }

    private static int at(float place, int count) {
        return Math.max(0, Math.min(count - 1, (int) Math.floor((place + BEYOND) * FINENESS)));
    }

    private static float place(int at) {
        return (float) at / FINENESS - BEYOND;
    }
}
