package org.roadtorichmond.victory.account;

import org.roadtorichmond.unit.Side;

/**
 * Something that forces a side to withdraw: it ends the game at once, and if that side then leads, the game is a draw.
 *
 * @param who the side that would have to withdraw
 * @param when what forces it to
 */
public record ForcedWithdrawal(Side who, Claim when) {
    /** Whether it is the loss of enough units, and not of a general. */
    public boolean isBreakPoint() {
        return when instanceof Claim.AtLeast;
    }
}
