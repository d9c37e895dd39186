package org.roadtorichmond.ai.cadet;

import java.util.BitSet;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Reach;
import org.roadtorichmond.unit.Unit;

/**
 * Where units can march, each searched once for a state of the game. What a side's own marches change in the meantime is only which
 * hexes are full, so the answers serve a whole movement phase.
 */
final class CadetRanges {
    private final Game game;
    private final int size;
    private final @Nullable BitSet[] hexes;

    CadetRanges(Game game) {
        this.game = game;
        size = game.state().scenario().field().grid().size();
        hexes = new BitSet[game.state().scenario().units().size()];
    }

    /** The hexes where a unit on the map can end a march; as if it were its side's movement phase. Do not write. */
    BitSet of(Unit unit) {
        BitSet known = hexes[unit.ordinal()];
        if (known == null) {
            Reach reach = game.rules().movement().reach(unit);
            known = new BitSet(size);
            for (int i = 0; i < reach.count(); i++) {
                known.set(reach.hex(i));
            }
            hexes[unit.ordinal()] = known;
        }
        return known;
    }

    /** Searches again the next time that a unit's range is asked for. */
    void forget(Unit unit) {
        hexes[unit.ordinal()] = null;
    }

    /** Whether a unit can end a march in a hex. */
    boolean reaches(Unit unit, int hex) {
        return of(unit).get(hex);
    }
}
