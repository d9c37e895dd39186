package org.roadtorichmond.scenario.history;

import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.account.PerArmy;

/**
 * What both sides lost in a stretch of time, in points of strength of the scenarios on the map.
 *
 * @param id by which translations find them
 * @param hours when
 * @param union what the Union lost
 * @param confederate what the Confederates lost
 * @param note how many men that was, and how they were counted
 * @param grounds why they are believed
 */
public record PastLosses(
        String id, Span hours, NumberRange union, NumberRange confederate, String note, Evidence grounds) {

    /** What a side lost. */
    public NumberRange of(Side side) {
        return side == Side.UNION ? union : confederate;
    }

    /** What both lost. */
    public PerArmy<NumberRange> both() {
        return new PerArmy<>(union, confederate);
    }

    /** The same in other words. */
    PastLosses told(String words, Evidence believed) {
        return new PastLosses(id, hours, union, confederate, words, believed);
    }
}
