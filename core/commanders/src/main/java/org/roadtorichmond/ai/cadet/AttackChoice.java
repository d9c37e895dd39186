package org.roadtorichmond.ai.cadet;

import org.roadtorichmond.ai.Decision;
import org.roadtorichmond.ai.toolkit.AttackOrders;
import org.roadtorichmond.ai.toolkit.Fight;
import org.roadtorichmond.ai.toolkit.FightPlan;
import org.roadtorichmond.ai.toolkit.WaysOut;
import org.roadtorichmond.play.Game;

/**
 * The next order in a combat phase: the attack of the best plan that is worth most, or the end of the phase when no attack is required
 * and nothing more is worth while.
 */
final class AttackChoice {
    private static final double WORTH_WHILE = 0.05;

    private AttackChoice() {}

    /** The order and why. */
    static Decision choose(Game game, ScenarioCache cache) {
        AttackOrders orders = new AttackOrders(game, WORTH_WHILE);
        Fight fight = Fight.of(game, cache.fights(game.state(), new WaysOut(game)));
        return orders.first(new FightPlan(fight, 0).attacks()).orElseGet(orders::otherwise);
    }
}
