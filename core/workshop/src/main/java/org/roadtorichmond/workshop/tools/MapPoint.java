package org.roadtorichmond.workshop.tools;

import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.Hexside;

/**
 * A point of the map where the mouse or the cursor is.
 *
 * @param hex the hex in which it lies
 * @param side the nearest side of that hex that it shares with another one; none on a map of one hex
 * @param distance how far the point is from that side, in radii of a hex, 0 or more
 */
public record MapPoint(Hex hex, Optional<Hexside> side, double distance) {
    /** Up to this distance a hexside is meant rather than the hex. */
    private static final double NEAR = 0.3;

    /** The middle of a hex, from which no hexside is near. */
    public static MapPoint middle(Hex hex) {
        return new MapPoint(hex, Optional.empty(), 1);
    }

    /** A point on a hexside. */
    public static MapPoint on(Hexside side) {
        return new MapPoint(side.first(), Optional.of(side), 0);
    }

    /** The hexside on which the point lies nearly; none if it is nearer to the middle of the hex. */
    public Optional<Hexside> nearSide() {
        return side.filter(near -> distance <= NEAR);
    }
}
