package org.roadtorichmond.scenario.setup;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Arrival;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * A unit as its scenario describes it, before all units are known and have their places in the order.
 *
 * @param at where the scenario states its hex, or else the unit
 * @param allowance its own movement allowance in half points, if it has one
 */
record UnresolvedUnit(
        Place at,
        String id,
        Side side,
        Arm arm,
        int strength,
        int allowance,
        String formation,
        String commander,
        List<String> tags,
        Optional<Hex> hex,
        Optional<Arrival> arrival) {

    /** The order of units: by the code points of their ids, as every implementation of the rules has it. */
    static final Comparator<String> ORDER =
            (a, b) -> Arrays.compare(a.codePoints().toArray(), b.codePoints().toArray());

    /** Stands for the allowance of the unit's type. */
    static final int USUAL = -1;

    /** The unit at its place in the order. */
    Unit unit(int ordinal, int usualAllowance) {
        int halves = allowance == USUAL ? usualAllowance : allowance;
        return new Unit(ordinal, id, side, arm, strength, halves, formation, commander, tags);
    }
}
