package org.roadtorichmond.unit;

import com.badlogic.ashley.core.Component;
import org.jspecify.annotations.Nullable;

/**
 * Keeps what a unit has marched in the present movement phase (rule 14.3 needs it until the player-turn ends). Every unit has one all the
 * time, since units begin and end marches so often; {@link Forces#march} writes it.
 */
public final class MovedThisPhase implements Component {
    @Nullable
    Travel travel;

    MovedThisPhase(@Nullable Travel travel) {
        this.travel = travel;
    }
}
