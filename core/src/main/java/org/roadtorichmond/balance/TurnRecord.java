package org.roadtorichmond.balance;

import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.Both;
import org.roadtorichmond.victory.Score;

/**
 * How matters stood at the end of a game-turn, or at the last moment that was played.
 *
 * @param turn the game-turn; the one before the first for how they stood at first
 * @param strength the strength points of each army on the map
 * @param score what both sides had by then of what decides the game
 */
public record TurnRecord(int turn, Both<Integer> strength, Score score) {

    /** The strength points of a side on the map. */
    public int strength(Side side) {
        return strength.of(side);
    }
}
