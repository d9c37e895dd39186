package org.roadtorichmond.ai.cadet;

import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * Who stands where and controls what if the units of one side stand where its commander wants them; the enemy's stand where they are,
 * and do so as long as this is used.
 */
final class Ground {
    /** Marks a mask of directions as worked out. */
    private static final int KNOWN = 1 << Direction.COUNT;

    private final GameState state;
    private final Game game;
    private final Survey survey;
    private final HexGrid grid;
    private final int stacking;
    private final byte[] units;
    private final byte[] control;
    private final byte[] safe;
    private final int[] strength;
    final Side side;

    Ground(Game game, Side side) {
        this.game = game;
        this.side = side;
        state = game.state();
        survey = state.survey();
        grid = state.scenario().field().grid();
        stacking = state.scenario().rules().stacking();
        units = new byte[grid.size()];
        control = new byte[grid.size()];
        safe = new byte[grid.size()];
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
            if (survey.controls(hex, direction)) {
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

    /** Whether a unit of the side stands in a hex. */
    boolean holds(int hex) {
        return units[hex] > 0;
    }

    /** By how much the ground of a hex multiplies a defender, in halves. */
    int multiplier(int hex) {
        return survey.multiplier(hex);
    }

    /** The directions, as bits, of the neighbours from which a unit would control a hex. */
    int approaches(int hex) {
        return survey.approaches(hex);
    }

    /** The directions, as bits, in which a unit of a side could retreat from a hex, where friends might have to make room. */
    int refuges(int hex, Side who, Arm arm) {
        int open = survey.costs().open(arm, hex);
        return open == 0 ? 0 : open & (who == side ? safe(hex) : safeForEnemy(hex));
    }

    /** Where the side's units would be safe beside a hex: the enemy stays where he is, so that it is worked out once. */
    private int safe(int hex) {
        if (safe[hex] == 0) {
            int found = KNOWN;
            for (int direction = 0; direction < Direction.COUNT; direction++) {
                int to = grid.neighbour(hex, direction);
                if (to != HexGrid.OFF_MAP
                        && !state.deployment().occupied(to, side.enemy())
                        && !state.control().controlled(to, side.enemy())
                        && !game.rules().zones().closed(to, side)) {
                    found |= 1 << direction;
                }
            }
            safe[hex] = (byte) found;
        }
        return safe[hex];
    }

    private int safeForEnemy(int hex) {
        int found = 0;
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            int to = grid.neighbour(hex, direction);
            if (to != HexGrid.OFF_MAP
                    && units[to] == 0
                    && control[to] == 0
                    && !game.rules().zones().closed(to, side.enemy())) {
                found |= 1 << direction;
            }
        }
        return found;
    }

    /** By how many neighbouring hexes a unit that stands in a hex could retreat from it. */
    int refuges(Unit unit, int hex) {
        return Integer.bitCount(refuges(hex, unit.side(), unit.arm()));
    }

    /** Whether a unit that stands in a hex could not retreat from it. */
    boolean trapped(Unit unit, int hex) {
        return refuges(hex, unit.side(), unit.arm()) == 0;
    }
}
