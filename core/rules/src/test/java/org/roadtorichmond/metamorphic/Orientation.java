package org.roadtorichmond.metamorphic;

import java.util.ArrayList;
import java.util.List;

/**
 * One of the twelve symmetries of a hex grid: a rotation by sixths of a circle, with or without a reflection. It works on axial
 * coordinates, in which both are linear.
 *
 * @param mirrored whether left and right are swapped first
 * @param sixths the number of sixths of a circle by which it is then turned clockwise, 0 to 5
 */
record Orientation(boolean mirrored, int sixths) {
    static final Orientation UPRIGHT = new Orientation(false, 0);
    static final Orientation MIRRORED = new Orientation(true, 0);
    static final Orientation HALF_ROUND = new Orientation(false, 3);

    /** A point in the axial plane. */
    record Axial(int q, int r) {
        static Axial of(int column, int row) {
            return new Axial(column - 1, row - 1 - (column - 1) / 2);
        }

        int column() {
            return q + 1;
        }

        int row() {
            return r + 1 + Math.floorDiv(q, 2);
        }

        Axial plus(int dq, int dr) {
            return new Axial(q + dq, r + dr);
        }
    }

    static List<Orientation> all() {
        List<Orientation> all = new ArrayList<>();
        for (int sixths = 0; sixths < 6; sixths++) {
            all.add(new Orientation(false, sixths));
            all.add(new Orientation(true, sixths));
        }
        return all;
    }

    Axial of(Axial point) {
        Axial turned = mirrored ? new Axial(-point.q(), point.q() + point.r()) : point;
        for (int turn = 0; turn < sixths; turn++) {
            turned = new Axial(-turned.r(), turned.q() + turned.r());
        }
        return turned;
    }
}
