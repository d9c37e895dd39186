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
    Coin coin();

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
}
