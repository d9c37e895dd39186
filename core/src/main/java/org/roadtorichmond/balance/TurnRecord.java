package org.roadtorichmond.balance;

import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.Both;

/**
 * How matters stood at the end of a game-turn, or at the last moment that was played.
 *
 * @param turn the game-turn; the one before the first for how they stood at first
 * @param strength the strength points of each army on the map
 * @param points what each army had scored by then, in the game's {@link Measure}
 */
public record TurnRecord(int turn, Both<Integer> strength, Both<Long> points) {

    /** The strength points of a side on the map. */
    public int strength(Side side) {
        return side == Side.UNION ? strength.a() : strength.b();
    }

    /** What a side had scored. */
    public long points(Side side) {
        return side == Side.UNION ? points.a() : points.b();
    }
}
