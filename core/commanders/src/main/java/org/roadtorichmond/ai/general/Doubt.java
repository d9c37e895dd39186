package org.roadtorichmond.ai.general;

import java.util.Map;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.unit.Unit;

/**
 * Whether a colonel's plan may be worse than standing still, as it looks without any trial: a logistic regression, fitted on plans
 * that were tried out ({@code docs/studies/2026-11-28-speed.md}). Those that bring units onto the map and those by which
 * many withdraw go wrong most often, and where much is still open and the end is near.
 */
final class Doubt {
    private static final double ENTER = 0.9;
    private static final double WITHDRAW = 1.89;
    private static final double OPEN = 3.64;
    private static final double LATE = 2.28;
    private static final double LAST = -2.76;
    private static final double NEVER = -5.78;

    /** What the regression gives at least where a check is worth its time. */
    private static final double ENOUGH = -2.06;

    private Doubt() {}

    /**
     * Whether a plan is to be checked.
     *
     * @param state where it begins
     * @param home where the side's units stand there
     * @param chance how likely the side is to win there, 0 to 1
     */
    static boolean about(GameState state, Map<Unit, Hex> home, PlanDraft plan, double chance) {
        Moment now = state.moment();
        boolean enters = plan.stands().keySet().stream().anyMatch(unit -> !home.containsKey(unit));
        double score = NEVER
                + (enters ? ENTER : 0)
                + WITHDRAW * withdrawn(state, home, plan)
                + OPEN * 4 * chance * (1 - chance)
                + LATE * (now.turn() - 1) / state.lastTurn()
                + (now.turn() == state.lastTurn() ? LAST : 0);
        return score > ENOUGH;
    }

    /** What part of the side's strength on the map a plan takes away from the enemy. */
    private static double withdrawn(GameState state, Map<Unit, Hex> home, PlanDraft plan) {
        int all = 0;
        int away = 0;
        for (Map.Entry<Unit, Hex> unit : home.entrySet()) {
            int weight = Math.max(1, unit.getKey().strength());
            Hex to = plan.stands().get(unit.getKey());
            all += weight;
            away += to != null && VariantPool.withdraws(state, unit.getValue(), to) ? weight : 0;
        }
        return away / (double) Math.max(1, all);
    }
}
