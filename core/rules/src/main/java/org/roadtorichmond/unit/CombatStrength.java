package org.roadtorichmond.unit;

import com.badlogic.ashley.core.Component;

/** A unit's present strength; less than the printed one only by attrition (rule 16.4) or in a position that says so. */
public final class CombatStrength implements Component {
    /** Combat strength points, 0 or more. */
    public int points;

    /** The component for a strength. */
    public CombatStrength(int points) {
        this.points = points;
    }
}
