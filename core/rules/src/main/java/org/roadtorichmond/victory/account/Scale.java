package org.roadtorichmond.victory.account;

import org.roadtorichmond.unit.Side;

/**
 * How a victory system weighs totals: who wins, how clearly, and how far the next better outcome is.
 *
 * <p>The outcomes are defeat, draw and victory. A concession (rule 4.3) is no part of it: who concedes has lost.
 */
public interface Scale {
    /** Stands for more than any number of coins. */
    long UNREACHABLE = Long.MAX_VALUE;

    /** The coin whose difference decides, together with battle points where there are any. */
    default Coin coin() {
        return Coin.POINT;
    }

    /** How many coins make one point or token: 1, but 5 where a system counts in fifths of a point. */
    default int parts() {
        return 1;
    }

    /**
     * How clear the result is, positive for the Union, negative for the Confederates, 0 for a draw: how far the Union's battle
     * points are from 10; 2 for a massacre and 1 for a win; else 1.
     */
    int grade(Totals totals);

    /** Who would win: 1 for the Union, 0 for a draw, -1 for the Confederates. */
    default int outcome(Totals totals) {
        return Integer.signum(grade(totals));
    }

    /**
     * How many coins more a side needs, its enemy's being as they are, for the next better outcome: a draw if it would lose, victory
     * in a draw. 0 if it would win already; {@link #UNREACHABLE} if no number of them suffices.
     */
    long toBetter(Side side, Totals totals);

    /** The score that the adjudication shows. */
    Score score(Totals totals);

    /**
     * The side with more coins of a kind wins, at each difference as clearly as at any other.
     *
     * @param coin the coins that decide
     * @param measure what they are shown as
     */
    record MoreWins(Coin coin, Measure measure) implements Scale {
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
}
