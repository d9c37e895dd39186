package org.roadtorichmond.scenario.setup;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.PrimitiveIterator;
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
    static final Comparator<String> ORDER = UnresolvedUnit::compare;

    /** Stands for the allowance of the unit's type. */
    static final int USUAL = -1;

    private static int compare(String a, String b) {
        PrimitiveIterator.OfInt ofA = a.codePoints().iterator();
        PrimitiveIterator.OfInt ofB = b.codePoints().iterator();
        while (ofA.hasNext() && ofB.hasNext()) {
            int difference = Integer.compare(ofA.nextInt(), ofB.nextInt());
            if (difference != 0) {
                return difference;
            }
        }
        return Boolean.compare(ofA.hasNext(), ofB.hasNext());
    }

    /** The unit at its place in the order. */
    Unit unit(int ordinal, int usualAllowance) {
        int halves = allowance == USUAL ? usualAllowance : allowance;
        return new Unit(ordinal, id, side, arm, strength, halves, formation, commander, tags);
    }
}
