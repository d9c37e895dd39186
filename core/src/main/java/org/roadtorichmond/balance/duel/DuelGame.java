package org.roadtorichmond.balance.duel;

import java.util.List;
import org.roadtorichmond.unit.Side;

/**
 * One game of a duel.
 *
 * @param sideOfA the side that commander A had
 * @param score what A made of it: 1 for a win, ½ for a draw, 0 for a loss
 * @param luck how kind the dice were to A, in the kinds of {@link org.roadtorichmond.balance.AttackLuck}; each is 0 on average whatever the players do
 * @param a what A did
 * @param b what B did
 * @param commands how many commands were given
 */
public record DuelGame(Side sideOfA, double score, List<Double> luck, Conduct a, Conduct b, int commands) {
    /** Copies the luck. */
    public DuelGame {
        luck = List.copyOf(luck);
    }
}
