package org.roadtorichmond.session.orders;

import java.util.List;

/**
 * Why a player-turn is not passed over as a quiet one.
 *
 * @param why the reason
 * @param values whom or what it concerns, as the reason says
 */
public record StopReason(Why why, List<Object> values) {
    /** The reasons; what their values are. */
    public enum Why {
        /** An enemy could attack one of the player's units in his next player-turn: the enemy, the unit. */
        ENEMY,
        /** A reinforcement is to come in, or may from this turn on: the unit. */
        ARRIVAL,
        /** A unit can attack: the unit. */
        ATTACK,
        /** A unit asks again where it is to go: the unit, its flag's hex, the refusal. */
        BARRED,
        /** No flag is left. */
        ARRIVED,
        /** Something has happened that is more than a march: the event. */
        EVENT,
        /** One of the sides has other points than before. */
        POINTS,
        /** A decision is due in the middle of a player-turn. */
        DECISION,
        /** The phase may not be ended: the refusal. */
        REFUSED
    }

    /** Copies the list. */
    public StopReason {
        values = List.copyOf(values);
    }

    /** A reason with those whom it concerns. */
    static StopReason of(Why why, Object... values) {
        return new StopReason(why, List.of(values));
    }
}
