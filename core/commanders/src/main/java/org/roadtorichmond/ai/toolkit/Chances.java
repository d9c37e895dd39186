package org.roadtorichmond.ai.toolkit;

import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.CombatTable;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.play.Rules;
import org.roadtorichmond.unit.Side;

/** How likely each result is in each column of the combat results table; the dice read the same table (rule 8.5). */
public final class Chances {
    private static final int RESULTS = CombatResult.values().length;

    private final double[] shares = new double[Odds.values().length * RESULTS];

    /** The chances of a side's attacks; at odds at which it may not attack there are none (rule 18.4). */
    public Chances(Rules rules, Side attacker) {
        for (Odds odds : Odds.values()) {
            if (!rules.restrictions().mayAttack(attacker, odds)) {
                continue;
            }
            for (CombatResult result : rules.table().column(odds)) {
                shares[odds.ordinal() * RESULTS + result.ordinal()] += 1.0 / CombatTable.FACES;
            }
        }
    }

    /** The chance of a result in a column, 0 to 1. */
    public double of(Odds odds, CombatResult result) {
        return shares[odds.ordinal() * RESULTS + result.ordinal()];
    }
}
