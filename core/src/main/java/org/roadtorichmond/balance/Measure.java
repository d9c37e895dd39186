package org.roadtorichmond.balance;

import org.roadtorichmond.victory.Adjudication;
import org.roadtorichmond.victory.Both;

/** What the victory system of a game counts, so that one can see from turn to turn who was ahead. */
public enum Measure {
    /** Victory points. */
    VICTORY_POINTS,
    /** Twenty battle points, shared. */
    BATTLE_POINTS,
    /** Tokens of the spoils of war. */
    TOKENS;

    /** What decides under the system of a result. */
    static Measure of(Adjudication result) {
        if (result.battlePoints().isPresent()) {
            return BATTLE_POINTS;
        }
        return result.tokens().isPresent() ? TOKENS : VICTORY_POINTS;
    }

    /** What each army has of it by a result. */
    Both<Long> count(Adjudication result) {
        return Both.each(army -> switch (this) {
            case VICTORY_POINTS -> result.sides().of(army).total();
            case BATTLE_POINTS -> (long) result.battlePoints().orElseThrow().of(army);
            case TOKENS -> (long) result.tokens().orElseThrow().of(army);
        });
    }
}
