package org.roadtorichmond.unit;

import com.badlogic.ashley.core.Component;

/** Keeps what a unit has marched in the present movement phase; removed when the player-turn ends (rule 14.3 needs it). */
public final class MovedThisPhase implements Component {
    /** Where its march began and what it has spent; written by events only. */
    public Travel travel;

    /** The component for a march. */
    public MovedThisPhase(Travel travel) {
        this.travel = travel;
    }
}
