package org.roadtorichmond.hex;

/** The six sides of a flat-topped hex, clockwise from the top of the map (rule 1.2). */
public enum Direction {
    NORTH(0, -1),
    NORTH_EAST(1, -1),
    SOUTH_EAST(1, 0),
    SOUTH(0, 1),
    SOUTH_WEST(-1, 1),
    NORTH_WEST(-1, 0);

    /** How many directions there are; the stride of every per-hexside array. */
    public static final int COUNT = 6;

    private final int dq;
    private final int dr;

    Direction(int dq, int dr) {
        this.dq = dq;
        this.dr = dr;
    }

    /** The step along the axial column axis. */
    int dq() {
        return dq;
    }

    /** The step along the axial row axis. */
    int dr() {
        return dr;
    }

    /** The direction that leads back, for directions given as 0 to 5. */
    public static int opposite(int direction) {
        return (direction + 3) % COUNT;
    }
}
