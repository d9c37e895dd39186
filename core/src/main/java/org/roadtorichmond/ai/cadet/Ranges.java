package org.roadtorichmond.ai.cadet;

import java.util.Arrays;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Reach;
import org.roadtorichmond.unit.Unit;

/**
 * Where units can march, each searched once for a state of the game. What a side's own marches change in the meantime is only which
 * hexes are full, so the answers serve a whole movement phase.
 */
final class Ranges {
    /** Stands for a range that has not been searched; differs from an empty one by identity. */
    private static final int[] UNKNOWN = {};

    private final Game game;
    private final int[][] hexes;

    Ranges(Game game) {
        this.game = game;
        hexes = new int[game.state().scenario().units().size()][];
        Arrays.fill(hexes, UNKNOWN);
    }

    /** The hexes where a unit on the map can end a march, in ascending order; as if it were its side's movement phase. */
    int[] of(Unit unit) {
        int[] found = hexes[unit.ordinal()];
        if (found == UNKNOWN) {
            Reach reach = game.rules().movement().reach(unit);
            found = new int[reach.count()];
            for (int i = 0; i < found.length; i++) {
                found[i] = reach.hex(i);
            }
            Arrays.sort(found);
            hexes[unit.ordinal()] = found;
        }
        return found;
    }

    /** Searches again the next time that a unit's range is asked for. */
    void forget(Unit unit) {
        hexes[unit.ordinal()] = UNKNOWN;
    }

    /** Whether a unit can end a march in a hex. */
    boolean reaches(Unit unit, int hex) {
        return Arrays.binarySearch(of(unit), hex) >= 0;
    }
}
