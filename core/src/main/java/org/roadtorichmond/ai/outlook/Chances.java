package org.roadtorichmond.ai.outlook;

import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.CombatTable;
import org.roadtorichmond.play.Odds;

/** How likely each result is in each column of the combat results table; the dice read the same table (rule 8.5). */
public final class Chances {
    private static final int RESULTS = CombatResult.values().length;

    private final double[] shares = new double[Odds.values().length * RESULTS];

    /** The chances of a table. */
    public Chances(CombatTable table) {
        for (Odds odds : Odds.values()) {
            for (CombatResult result : table.column(odds)) {
                shares[odds.ordinal() * RESULTS + result.ordinal()] += 1.0 / CombatTable.FACES;
            }
        }
    }

    /** The chance of a result in a column, 0 to 1. */
    public double of(Odds odds, CombatResult result) {
        return shares[odds.ordinal() * RESULTS + result.ordinal()];
    }
}
