package org.roadtorichmond.publish.svg;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.unit.Side;

/**
 * An arrow that a mark draws on a map.
 *
 * @param kind what it says
 * @param side whose way it is; empty for what is drawn the same for both sides
 * @param points from where to where, two points or more
 */
public record MapArrow(Kind kind, Optional<Side> side, List<Point> points) {
    /** What an arrow says. */
    public enum Kind {
        /** A march or an advance, or a unit that comes onto the map. */
        MARCH,
        /** A unit that leaves the map. */
        EXIT,
        /** A unit that has to go. */
        RETREAT,
        /** An attack from beside its target. */
        STRIKE,
        /** A bombardment. */
        BARRAGE
    }

    /** A point of a drawing, in its units, from the upper left and downwards. */
    public record Point(double x, double y) {
        /** The point at a distance from this one on the way to another. */
        Point towards(Point other, double distance) {
            double all = Math.hypot(other.x - x, other.y - y);
            double part = all == 0 ? 0 : distance / all;
            return new Point(x + (other.x - x) * part, y + (other.y - y) * part);
        }
    }

    /** Copies the points. */
    public MapArrow {
        points = List.copyOf(points);
    }
}
