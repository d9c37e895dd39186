package org.roadtorichmond.ai.recruit;

import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.CombatTable;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.play.Rules;
import org.roadtorichmond.unit.Side;

/** How likely each result is in each column of the combat results table; the dice read the same table. */
final class Chances {
    private static final int RESULTS = CombatResult.values().length;

    /** What share of a beaten unit's worth its retreat is reckoned at: ground, time and cohesion. */
    private static final double RETREAT_SHARE = 0.2;

    private final double[] shares = new double[Odds.values().length * RESULTS];

    /** The chances of a side's attacks; at odds at which it may not attack there are none (rule 18.4). */
    Chances(Rules rules, Side attacker) {
        for (Odds odds : Odds.values()) {
            if (!rules.restrictions().mayAttack(attacker, odds)) {
                continue;
            }
            for (CombatResult result : rules.table().column(odds)) {
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
