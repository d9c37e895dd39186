package org.roadtorichmond.ai.colonel;

import java.util.List;
import org.roadtorichmond.ai.outlook.Ledger;
import org.roadtorichmond.ai.outlook.Roads;
import org.roadtorichmond.victory.account.Claim;

/**
 * What a side reads its aims from.
 *
 * @param view the board as the side sees it
 * @param ledger what is paid for
 * @param roads how far it is from hex to hex
 * @param lines the lines of communications on which payments depend
 * @param absences the units on which payments depend as long as they have not come
 * @param closing whether the side moves for the last time, so that only the result counts
 * @param press how much its manner makes it press toward the enemy
 */
record AimInputs(
        SideView view,
        Ledger ledger,
        Roads roads,
        List<Claim.Open> lines,
        List<Claim.Absent> absences,
        boolean closing,
        double press) {
    /** Copies the lines. */
    AimInputs {
        lines = List.copyOf(lines);
        absences = List.copyOf(absences);
    }

    /** How much marching the side can still do, this turn's included, in day turns. */
    double leftNow() {
        return roads.marchingLeft(view.board.turnOf(view.side()), view.lastTurn());
    }

    /** The same after this turn. */
    double leftAfter() {
        return roads.marchingLeft(view.board.turnOf(view.side()) + 1, view.lastTurn());
    }
}
