package org.roadtorichmond.ai.toolkit;

import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/** Where units could retreat to as the game stands (rule 8.6); hexes are indexes, directions are bits. */
public class WaysOut {
    /** The position. */
    protected final GameState state;

    /** The grid of its map. */
    protected final HexGrid grid;

    private final boolean closes;
    private final Game game;

    /** The ways out in a game as it stands. */
    public WaysOut(Game game) {
        this.game = game;
        state = game.state();
        grid = state.scenario().field().grid();
        closes = game.rules().zones().close();
    }

    /** The directions in which a unit of a side could retreat from a hex, where friends might have to make room. */
    public final int refuges(int hex, Side who, Arm arm) {
        int open = state.survey().costs(who).open(arm, hex);
        return open == 0 ? 0 : open & safe(hex, who);
    }

    /** The directions in which a side's units would be safe beside a hex, could they go there. */
    protected int safe(int hex, Side who) {
        int found = 0;
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            int to = grid.neighbour(hex, direction);
            if (to != HexGrid.OFF_MAP
                    && !threatened(to, who.enemy())
                    && !(closes && game.rules().zones().closed(to, who))) {
                found |= 1 << direction;
            }
        }
        return found;
    }

    /** Whether a side has units in a hex or controls it. */
    protected boolean threatened(int hex, Side by) {
        return state.deployment().occupied(hex, by) || state.control().controlled(hex, by);
    }

    /** By how many neighbouring hexes a unit that stands in a hex could retreat from it. */
    public final int refuges(Unit unit, int hex) {
        return Integer.bitCount(refuges(hex, unit.side(), unit.arm()));
    }

    /** Whether a unit that stands in a hex could not retreat from it. */
    public final boolean trapped(Unit unit, int hex) {
        return refuges(hex, unit.side(), unit.arm()) == 0;
    }
}
