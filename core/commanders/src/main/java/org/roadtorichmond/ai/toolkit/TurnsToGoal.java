package org.roadtorichmond.ai.cadet;

import org.roadtorichmond.unit.Unit;

/** How far a unit in a hex is from where its side wants it in the long run. */
interface Homeward {

    /** The turns of marching that are left, fractions included. */
    double turns(Unit unit, int hex);
}
