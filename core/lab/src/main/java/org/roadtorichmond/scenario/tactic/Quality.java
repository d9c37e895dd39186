package org.roadtorichmond.scenario.tactic;

/** What a unit can be. */
public enum Quality {
    /** Eliminated. */
    LOST,
    /** Not eliminated: awaited, on the map or exited. */
    ALIVE,
    ON_MAP,
    AWAITED,
    /** On the map and not shaken (rule 15). */
    EFFECTIVE,
    /** On the map in a hex that an enemy controls (rule 7.3). */
    IN_CONTACT,
    /** On the map in no hex that an enemy controls, and controlling no hex that an enemy is in; or not on the map. */
    OUT_OF_CONTACT,
    /** No enemy on the map could come in its next march to where it controls the unit's hex; or not on the map. */
    OUT_OF_REACH,
    /**
     * On the map, and out of reach, or however the enemy on the map marched next, a hex would be left into which the unit could
     * retreat.
     */
    ESCAPES
}
