package org.roadtorichmond.victory.account;

import org.roadtorichmond.unit.Side;

/**
 * What counts for each side if the game ended now, in the coins of its victory system. A {@link Scale} says who wins by them.
 *
 * @param unionPoints the Union's coins of {@link Coin#POINT}
 * @param confederatePoints the Confederates'
 * @param battle the battle points that the Union wins from the Confederates after the table, negative if it loses them
 * @param unionTokens the tokens on Union units
 * @param confederateTokens the tokens on Confederate units
 * @param unionWithdraws whether the Union is forced to withdraw
 * @param confederateWithdraws whether the Confederates are
 */
public record Totals(
        long unionPoints,
        long confederatePoints,
        int battle,
        int unionTokens,
        int confederateTokens,
        boolean unionWithdraws,
        boolean confederateWithdraws) {

    /** What a side has of a coin; of battle points what it wins from its enemy. */
    public long of(Side side, Coin coin) {
        boolean union = side == Side.UNION;
        return switch (coin) {
            case POINT -> union ? unionPoints : confederatePoints;
            case BATTLE -> battle(side);
            case TOKEN -> union ? unionTokens : confederateTokens;
            case TOMORROW -> 0;
        };
    }

    /** By how much a side leads in a coin, negative if it is behind; of battle points what it wins from its enemy. */
    public long lead(Side side, Coin coin) {
        return coin == Coin.BATTLE ? of(side, coin) : of(side, coin) - of(side.enemy(), coin);
    }

    /** Whether a side is forced to withdraw. */
    public boolean withdraws(Side side) {
        return side == Side.UNION ? unionWithdraws : confederateWithdraws;
    }

    /** The battle points that a side wins from its enemy after the table, negative if it loses them. */
    public int battle(Side side) {
        return side == Side.UNION ? battle : -battle;
    }
}
