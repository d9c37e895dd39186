package org.roadtorichmond.ai.colonel;

import java.util.ArrayDeque;
import java.util.Deque;
import org.roadtorichmond.ai.outlook.Board;
import org.roadtorichmond.play.CombatResult;

/**
 * What the enemy's next player-turn would cost the attackers: which of them the enemy can strike depends on whether what they attack is still
 * there, since it bars ways out and lends him strength, and on where they stand now, since they bar his ways.
 */
record Reply(SideView view, Valuation valuation) {
    /**
     * The average cost to the units that march for an attack and stand where they would make it, in points; the ranges of the
     * enemy are left as they would be if that attack succeeded.
     */
    double cost(Assault assault) {
        view.surveyReply();
        double standing = exposed(assault);
        int target = assault.target();
        Deque<Integer> defenders = new ArrayDeque<>();
        for (int at = view.board.first(target); at != Board.NOWHERE; at = view.board.first(target)) {
            defenders.push(at);
            view.board.place(at, Board.NOWHERE);
        }
        view.surveyReply();
        double gone = exposed(assault);
        defenders.forEach(at -> view.board.place(at, target));
        double succeeds = succeeds(assault);
        return succeeds * gone + (1 - succeeds) * standing;
    }

    private double succeeds(Assault assault) {
        double chance = 0;
        for (CombatResult result : CombatResult.values()) {
            chance += result.clears() ? valuation.chances().of(assault.odds(), result) : 0;
        }
        return chance;
    }

    private double exposed(Assault assault) {
        double sum = 0;
        for (int i = 0; i < assault.size(); i++) {
            int unit = assault.unit(i);
            sum += valuation.prices.of(unit) * view.peril.share(assault.hex(i), view.board.unit(unit));
        }
        return sum;
    }
}
