package org.roadtorichmond.victory.account;

import org.roadtorichmond.unit.Side;

/**
 * The side with more coins of a kind wins, at each difference as clearly as at any other.
 *
 * @param coin the coins that decide
 * @param measure what they are shown as
 */
public record MoreWins(Coin coin, Measure measure) implements Scale {
    /** Victory points decide. */
    public static final Scale POINTS = new MoreWins(Coin.POINT, Measure.VICTORY_POINTS);

    @Override
    public int grade(Totals totals) {
        return Long.signum(totals.lead(Side.UNION, coin));
    }

    @Override
    public long toBetter(Side side, Totals totals) {
        long lead = totals.lead(side, coin);
        if (lead > 0) {
            return 0;
        }
        return lead == 0 ? 1 : -lead;
    }

    @Override
    public Score score(Totals totals) {
        return new Score(measure, totals.of(Side.UNION, coin), totals.of(Side.CONFEDERATE, coin));
    }
}
