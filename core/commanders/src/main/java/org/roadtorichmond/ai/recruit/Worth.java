package org.roadtorichmond.ai.recruit;

import org.roadtorichmond.unit.Unit;

/** What units are worth, in victory points. */
final class Worth {
    /** The Train's own 10 points and what its loss opens to the enemy (rules 21.11.2, 21.12.5). */
    private static final double TRAIN = 40;

    private Worth() {}

    static double of(Unit unit) {
        return unit.train() ? TRAIN : unit.strength();
    }
}
