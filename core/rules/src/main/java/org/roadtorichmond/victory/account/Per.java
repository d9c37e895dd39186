package org.roadtorichmond.victory.account;

import org.roadtorichmond.play.GameState;
import org.roadtorichmond.unit.Unit;

/** How many times the amount of a stake is paid for the unit that it is about. */
public enum Per {
    /** Once. */
    UNIT,
    /** For each strength point that the unit has now, or had when it left the map. */
    POINT_LEFT,
    /** For each of its printed strength points that the unit has lost by attrition (rule 16.4). */
    POINT_WORN,
    /** For each token on the unit. */
    TOKEN;

    /** How many times that is as the game stands. */
    int count(Unit unit, GameState state) {
        return switch (this) {
            case UNIT -> 1;
            case POINT_LEFT -> state.strength(unit);
            case POINT_WORN -> Math.max(0, unit.strength() - state.strength(unit));
            case TOKEN -> state.tokens(unit);
        };
    }
}
