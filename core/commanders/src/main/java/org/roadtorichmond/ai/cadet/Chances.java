package org.roadtorichmond.ai.cadet;

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

    /** What an exchange is reckoned at: it costs the attacker about as much. */
    private static final double EXCHANGED = 0.5;

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
