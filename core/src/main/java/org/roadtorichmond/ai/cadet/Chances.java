package org.roadtorichmond.ai.cadet;

import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.CombatTable;
import org.roadtorichmond.play.Odds;

/** How likely each result is in each column of the combat results table; the dice read the same table. */
final class Chances {
    private static final int RESULTS = CombatResult.values().length;

    /** What share of a beaten unit's worth its retreat is reckoned at: ground, time and cohesion. */
    private static final double RETREAT_SHARE = 0.2;

    private final double[] shares = new double[Odds.values().length * RESULTS];

    Chances(CombatTable table) {
        for (Odds odds : Odds.values()) {
            for (CombatResult result : table.column(odds)) {
                shares[odds.ordinal() * RESULTS + result.ordinal()] += 1.0 / CombatTable.FACES;
            }
        }
    }

    double of(Odds odds, CombatResult result) {
        return shares[odds.ordinal() * RESULTS + result.ordinal()];
    }

    /** What share of its worth a defender loses on average if it is attacked at these odds. */
    double defenderLoses(Odds odds) {
        return of(odds, CombatResult.DE) + of(odds, CombatResult.EX) + RETREAT_SHARE * of(odds, CombatResult.DR);
    }
}
