package org.roadtorichmond.ai.colonel;

import java.util.List;
import org.roadtorichmond.ai.outlook.Board;
import org.roadtorichmond.ai.outlook.Ledger;
import org.roadtorichmond.ai.outlook.Ranges;
import org.roadtorichmond.ai.outlook.Roads;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.Claim;

/**
 * What a side reads its aims from.
 *
 * @param board the board as it stands
 * @param ledger what is paid for
 * @param roads how far it is from hex to hex
 * @param own where its units can go
 * @param side the side
 * @param lastTurn the last game-turn
 * @param lines the lines of communications on which payments depend
 * @param closing whether the side moves for the last time, so that only the result counts
 * @param press how much its manner makes it press toward the enemy
 */
record Circumstances(
        Board board,
        Ledger ledger,
        Roads roads,
        Ranges own,
        Side side,
        int lastTurn,
        List<Claim.Open> lines,
        boolean closing,
        double press) {
    /** Copies the lines. */
    Circumstances {
        lines = List.copyOf(lines);
    }

    /** How much marching the side can still do, this turn's included, in day turns. */
    double leftNow() {
        return roads.marchingLeft(board.turnOf(side), lastTurn);
    }

    /** The same after this turn. */
    double leftAfter() {
        return roads.marchingLeft(board.turnOf(side) + 1, lastTurn);
    }
}
