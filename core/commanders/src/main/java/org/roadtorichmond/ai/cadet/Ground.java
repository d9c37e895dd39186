package org.roadtorichmond.ai.cadet;

import org.roadtorichmond.ai.toolkit.WaysOut;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * Who stands where and controls what if the units of one side stand where its commander wants them; the enemy's stand where they are,
 * and do so as long as this is used.
 */
final class Ground extends WaysOut {
    /** Marks a mask of directions as worked out. */
    private static final int KNOWN = 1 << Direction.COUNT;

    private final Survey survey;
    private final int stacking;
    private final byte[] units;
    private final byte[] control;
    private final byte[] safe;
    private final int[] strength;
    final Side side;

    Ground(Game game, Side side) {
        super(game);
        this.side = side;
        survey = state.survey();
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

    /** The enemy stays where he is, so that for the side itself it is worked out once. */
    @Override
    protected int safe(int hex, Side who) {
        if (who != side) {
            return super.safe(hex, who);
        }
        if (safe[hex] == 0) {
            safe[hex] = (byte) (KNOWN | super.safe(hex, who));
        }
        return safe[hex];
    }

    @Override
    protected boolean threatened(int hex, Side by) {
        return by == side ? units[hex] > 0 || control[hex] > 0 : super.threatened(hex, by);
    }
}
