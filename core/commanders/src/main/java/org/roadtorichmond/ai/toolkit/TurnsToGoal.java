package org.roadtorichmond.ai.toolkit;

import org.roadtorichmond.unit.Unit;

/** How far a unit in a hex is from where its side wants it in the long run. */
public interface TurnsToGoal {
    /** No goal: everybody is where he should be. */
    TurnsToGoal NONE = (unit, hex) -> 0;

    /** The turns of marching that are left from the hex with an index, fractions included. */
    double turns(Unit unit, int hex);
}
