package org.roadtorichmond.ai.cadet;

import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.TerrainEffects;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/** Who stands where and controls what if the units of one side stand where its commander wants them; the enemy's stand where they are. */
final class Ground {
    private final GameState state;
    private final Game game;
    private final HexGrid grid;
    private final int stacking;
    private final byte[] units;
    private final byte[] control;
    private final int[] strength;
    final Side side;

    Ground(Game game, Side side) {
        this.game = game;
        this.side = side;
        state = game.state();
        grid = state.scenario().field().grid();
        stacking = state.scenario().rules().stacking();
        units = new byte[grid.size()];
        control = new byte[grid.size()];
        strength = new int[grid.size()];
        for (Unit unit : state.onMap(side)) {
            stand(unit, state.deployment().hexOf(unit));
        }
    }

    /** Puts one of the side's units into a hex. */
    void stand(Unit unit, int hex) {
        change(unit, hex, 1);
    }

    /** Takes one of the side's units out of a hex. */
    void leave(Unit unit, int hex) {
        change(unit, hex, -1);
    }

    private void change(Unit unit, int hex, int by) {
        units[hex] += (byte) by;
        strength[hex] += by * state.strength(unit);
        if (unit.train()) {
            return;
        }
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            if (state.survey().controls(hex, direction)) {
                control[grid.neighbour(hex, direction)] += (byte) by;
            }
        }
    }

    /** How many more of the side's units fit into a hex. */
    int room(int hex) {
        return stacking - units[hex];
    }

    /** The strength of the side's units in a hex. */
    int strength(int hex) {
        return strength[hex];
    }

    /** Whether a unit of a side stands in a hex. */
    boolean holds(int hex, Side who) {
        return who == side ? units[hex] > 0 : state.deployment().occupied(hex, who);
    }

    /** Whether a unit of a side controls a hex. */
    boolean controls(int hex, Side who) {
        return who == side ? control[hex] > 0 : state.control().controlled(hex, who);
    }

    /** By how much the ground of a hex multiplies a defender, in halves. */
    int multiplier(int hex) {
        var terrain = state.scenario().field().terrain(hex);
        return Math.min(state.scenario().rules().ground().row(terrain).defence(), TerrainEffects.DOUBLED);
    }

    /** Whether a unit could retreat from one hex into a neighbouring one, where friends might have to make room. */
    boolean refuge(int hex, int direction, Side who, Arm arm) {
        int to = grid.neighbour(hex, direction);
        return to != HexGrid.OFF_MAP
                && state.survey().costs().open(arm, hex, direction)
                && !holds(to, who.enemy())
                && !controls(to, who.enemy())
                && !game.rules().zones().closed(to, who);
    }

    /** By how many neighbouring hexes a unit that stands in a hex could retreat from it. */
    int refuges(Unit unit, int hex) {
        int found = 0;
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            found += refuge(hex, direction, unit.side(), unit.arm()) ? 1 : 0;
        }
        return found;
    }

    /** Whether a unit that stands in a hex could not retreat from it. */
    boolean trapped(Unit unit, int hex) {
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            if (refuge(hex, direction, unit.side(), unit.arm())) {
                return false;
            }
        }
        return true;
    }
}
