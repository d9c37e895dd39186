package org.roadtorichmond.ai.cadet;

import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.CombatTable;
import org.roadtorichmond.play.Odds;

/** How likely each result is in each column of the combat results table; the dice read the same table. */
final class Chances {
    private static final int RESULTS = CombatResult.values().length;

    /** What share of a beaten unit's worth its retreat is reckoned at: ground, time and cohesion. */
    private static final double RETREAT_SHARE = 0.2;

    /** What an exchange is reckoned at: it costs the attacker about as much. */
    private static final double EXCHANGED = 0.5;

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

    /**
     * What share of its worth a defender loses on average if it is attacked at these odds.
     *
     * @param trapped how likely it cannot retreat, 0 to 1
     */
    double defenderLoses(Odds odds, double trapped) {
        double driven = RETREAT_SHARE + (1 - RETREAT_SHARE) * trapped;
        return of(odds, CombatResult.DE) + EXCHANGED * of(odds, CombatResult.EX) + driven * of(odds, CombatResult.DR);
    }
}
