package org.roadtorichmond.ai.recruit;

import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * Who stands where and controls what, as it is and as it would be with some units of the commander's elsewhere. What units
 * would leave behind is not taken away: control that they give up is rarely missed in the same phase.
 */
final class Ground {
    private final GameState state;
    private final Game game;
    private final HexGrid grid;
    private final byte[] moreUnits;
    private final byte[] moreControl;
    final Side side;

    Ground(Game game, Side side) {
        this.game = game;
        this.side = side;
        state = game.state();
        grid = state.scenario().field().grid();
        moreUnits = new byte[grid.size()];
        moreControl = new byte[grid.size()];
    }

    /** Imagines a unit of the side's in a hex, or (by -1) no longer. */
    void imagine(int hex, int by) {
        moreUnits[hex] += (byte) by;
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            if (state.survey().controls(hex, direction)) {
                moreControl[grid.neighbour(hex, direction)] += (byte) by;
            }
        }
    }

    /** How many more of the side's units fit into a hex. */
    int room(int hex) {
        return state.scenario().rules().stacking() - state.deployment().count(hex, side) - moreUnits[hex];
    }

    boolean holds(int hex, Side who) {
        return state.deployment().occupied(hex, who) || (who == side && moreUnits[hex] > 0);
    }

    boolean controls(int hex, Side who) {
        return state.control().controlled(hex, who) || (who == side && moreControl[hex] > 0);
    }

    /** How many neighbouring hexes units of a side could retreat to from a hex; friends there might have to make room. */
    int refuges(int hex, Side who, Arm arm) {
        int found = 0;
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            int to = grid.neighbour(hex, direction);
            if (to != HexGrid.OFF_MAP
                    && state.survey().costs(who).open(arm, hex, direction)
                    && !holds(to, who.enemy())
                    && !controls(to, who.enemy())
                    && !game.rules().zones().closed(to, who)) {
                found++;
            }
        }
        return found;
    }

    /** Whether a unit that stands in a hex could not retreat from it. */
    boolean trapped(Unit unit, int hex) {
        return refuges(hex, unit.side(), unit.arm()) == 0;
    }
}
