package org.roadtorichmond.balance;

import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.account.PerArmy;
import org.roadtorichmond.victory.account.Score;

/**
 * How matters stood at the end of a game-turn, or at the last moment that was played.
 *
 * @param turn the game-turn; the one before the first for how they stood at first
 * @param strength the strength points of each army on the map
 * @param losses the strength points that each army has lost by then, by elimination or attrition
 * @param score what both sides had by then of what decides the game
 */
public record TurnRecord(int turn, PerArmy<Integer> strength, PerArmy<Integer> losses, Score score) {

    /** The strength points of a side on the map. */
    public int strength(Side side) {
        return strength.of(side);
    }

    /** The strength points that a side has lost by then. */
    public int lost(Side side) {
        return losses.of(side);
    }

    /** By how much the Union is ahead in what decides the game. */
    public long lead() {
        return score.union() - score.confederate();
    }
}
