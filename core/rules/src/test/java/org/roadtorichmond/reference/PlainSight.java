package org.roadtorichmond.reference;

import java.util.List;
import java.util.function.Predicate;
import org.roadtorichmond.hex.Hex;

/**
 * Lines of sight (rule 9.2) by geometry alone. Hexes are stretched so that all corners have whole coordinates; straight lines stay
 * straight. A hex reaches from -2 to 2 across, and its corners are at (-2, 0), (-1, -1), (1, -1), (2, 0), (1, 1) and (-1, 1) from
 * its centre.
 */
final class PlainSight {
    private static final int[][] CORNERS = {{-2, 0}, {-1, -1}, {1, -1}, {2, 0}, {1, 1}, {-1, 1}};

    private final PlainBoard board;

    PlainSight(PlainBoard board) {
        this.board = board;
    }

    private record Point(int x, int y) {
        static Point centre(Hex hex) {
            return new Point(3 * hex.column(), 2 * hex.row() + (hex.column() % 2 == 0 ? 1 : 0));
        }

        static Point corner(Hex hex, int number) {
            Point centre = centre(hex);
            return new Point(centre.x + CORNERS[number][0], centre.y + CORNERS[number][1]);
        }

        /** Twice the signed area of a triangle; the sign says in which direction the points turn. */
        static int turn(Point a, Point b, Point c) {
            return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
        }

        /** How far a third point is along the way from one point to another, times the square of their distance. */
        static int along(Point from, Point to, Point point) {
            return (to.x - from.x) * (point.x - from.x) + (to.y - from.y) * (point.y - from.y);
        }
    }

    /** Whether nothing blocks the line from centre to centre (rule 9.2). */
    boolean clear(Hex from, Hex to) {
        Predicate<Hex> blocks =
                hex -> !hex.equals(from) && !hex.equals(to) && board.ground(hex).blocksSight();
        List<Hex> blocking = board.hexes().stream().filter(blocks).toList();
        for (Hex hex : blocking) {
            if (crosses(from, to, hex)) {
                return false;
            }
            for (Hex other : board.neighbours(hex)) {
                if (blocking.contains(other) && runsAlong(from, to, hex, other)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Whether the line crosses the interior of a hex other than its first and last. */
    private boolean crosses(Hex from, Hex to, Hex hex) {
        Point start = Point.centre(from);
        Point end = Point.centre(to);
        boolean left = false;
        boolean right = false;
        for (int corner = 0; corner < CORNERS.length; corner++) {
            int turn = Point.turn(start, end, Point.corner(hex, corner));
            left |= turn > 0;
            right |= turn < 0;
        }
        return left && right && liesBetween(start, end, hex);
    }

    /**
     * Whether the line, extended without end, meets a hex between the two ends. Neither end is in the hex, and hexes are convex, so
     * one point of the hex on the line decides. It is the point where the line meets the chord between two corners on opposite
     * sides.
     */
    private static boolean liesBetween(Point start, Point end, Hex hex) {
        for (int a = 0; a < CORNERS.length; a++) {
            for (int b = 0; b < CORNERS.length; b++) {
                Point one = Point.corner(hex, a);
                Point other = Point.corner(hex, b);
                int before = Point.turn(start, end, one);
                int after = Point.turn(start, end, other);
                if (before > 0 && after < 0) {
                    // They meet at one + (other - one) * before / (before - after); everything is multiplied by the
                    // divisor.
                    int parts = before - after;
                    int along = Point.along(start, end, one) * -after + Point.along(start, end, other) * before;
                    return along > 0 && along < Point.along(start, end, end) * parts;
                }
            }
        }
        return false;
    }

    /** Whether a part of the line runs along the side shared by two hexes. */
    private static boolean runsAlong(Hex from, Hex to, Hex hex, Hex other) {
        Point start = Point.centre(from);
        Point end = Point.centre(to);
        int shared = 0;
        int before = 0;
        int after = 0;
        for (int corner = 0; corner < CORNERS.length; corner++) {
            Point point = Point.corner(hex, corner);
            for (int match = 0; match < CORNERS.length; match++) {
                if (point.equals(Point.corner(other, match)) && Point.turn(start, end, point) == 0) {
                    int along = Point.along(start, end, point);
                    before += along <= 0 ? 1 : 0;
                    after += along >= Point.along(start, end, end) ? 1 : 0;
                    shared++;
                }
            }
        }
        return shared == 2 && before < 2 && after < 2;
    }
}
