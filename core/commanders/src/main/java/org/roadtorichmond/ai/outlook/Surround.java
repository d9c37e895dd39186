package org.roadtorichmond.ai.outlook;

import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.play.Survey;

/**
 * What units round a hex do to those in it: from each neighbouring hex, which ways out they bar by standing there and by their
 * control (rules 7.1, 8.6). Worked out once for a map; a set of directions is six bits.
 */
public final class Surround {
    /** Stands for no number of hexes that would bar all ways out. */
    public static final int IMPOSSIBLE = 7;

    private static final int SETS = 1 << Direction.COUNT;

    private final byte[] barred;

    /** The ways out of all hexes of a map. */
    public Surround(Survey survey) {
        HexGrid grid = survey.scenario().field().grid();
        barred = new byte[grid.size() * Direction.COUNT];
        for (int hex = 0; hex < grid.size(); hex++) {
            for (int direction = 0; direction < Direction.COUNT; direction++) {
                int place = grid.neighbour(hex, direction);
                if (place != HexGrid.OFF_MAP) {
                    barred[hex * Direction.COUNT + direction] = (byte) bars(survey, place, direction);
                }
            }
        }
    }

    private static int bars(Survey survey, int place, int direction) {
        int mask = 1 << direction;
        // From the hex to the north, the one to the north-east lies to the south-east: two directions on.
        if (survey.controls(place, (direction + 2) % Direction.COUNT)) {
            mask |= 1 << (direction + 1) % Direction.COUNT;
        }
        if (survey.controls(place, (direction + 4) % Direction.COUNT)) {
            mask |= 1 << (direction + 5) % Direction.COUNT;
        }
        return mask;
    }

    /** The ways out of a hex that a unit bars which stands beside it in a direction. */
    public int barred(int hex, int direction) {
        return barred[hex * Direction.COUNT + direction];
    }

    /** The ways out of a hex that units bar which stand beside it in a set of directions. */
    public int barredBy(int hex, int directions) {
        int mask = 0;
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            if ((directions & 1 << direction) != 0) {
                mask |= barred(hex, direction);
            }
        }
        return mask;
    }

    /** In how many of some neighbouring hexes units must stand to bar all of some ways out, or {@link #IMPOSSIBLE}. */
    public int fewest(int hex, int directions, int ways) {
        if (ways == 0) {
            return 0;
        }
        int best = IMPOSSIBLE;
        for (int set = 1; set < SETS; set++) {
            if ((set & ~directions) == 0 && Integer.bitCount(set) < best && (ways & ~barredBy(hex, set)) == 0) {
                best = Integer.bitCount(set);
            }
        }
        return best;
    }
}
