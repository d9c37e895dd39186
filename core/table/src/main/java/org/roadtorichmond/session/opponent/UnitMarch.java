package org.roadtorichmond.session.opponent;

import java.util.List;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.unit.Unit;

/**
 * Where a unit went in a movement phase.
 *
 * @param unit which
 * @param kind how that is read
 * @param hex where it went in the end
 * @param steps its marches, by their places in the whole game
 */
record UnitMarch(Unit unit, TurnAction.Kind kind, Hex hex, List<Integer> steps) {
    /** Copies the list. */
    UnitMarch {
        steps = List.copyOf(steps);
    }
}
