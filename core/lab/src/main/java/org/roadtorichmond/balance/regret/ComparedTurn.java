package org.roadtorichmond.balance.regret;

import org.roadtorichmond.unit.Side;

/**
 * A position in which a commander's plan was tried beside two others.
 *
 * @param seed the seed of the game from which it is
 * @param turn the game-turn
 * @param side the side that moves
 * @param chance how likely that side is to win by the commander's plan, 0 to 1
 * @param colonel the same by the plain colonel's plan
 * @param standing the same if nobody marches
 * @param nanos how long the commander took to make its plan, by the clock
 * @param colonelNanos how long the colonel took
 */
public record ComparedTurn(
        long seed, int turn, Side side, double chance, double colonel, double standing, long nanos, long colonelNanos) {

    /** By how much likelier the side is to win by the commander's plan than by the colonel's; negative if it is less likely. */
    public double gain() {
        return chance - colonel;
    }

    /** By how much likelier it is to win by the commander's plan than by standing still. */
    public double overStanding() {
        return chance - standing;
    }
}
