package org.roadtorichmond.victory.account;

import java.util.function.IntPredicate;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.path.Communications;
import org.roadtorichmond.path.SupplyTrace;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.VictoryTerms;
import org.roadtorichmond.unit.Side;

/** The lines of communications and the supply of a game as it stands (rules 21.21 and 21.22). */
public final class Routes {
    private Routes() {}

    /** The line of communications of a side (rule 21.21); unconnected where the scenario names no ends. */
    public static Communications communications(GameState state, Side side) {
        VictoryTerms terms = state.scenario().victory();
        if (terms.gateway().isEmpty() || terms.exit().isEmpty()) {
            return new Communications.Unconnected();
        }
        return state.survey()
                .communications()
                .find(terms.gateway().get(), terms.exit().get(), held(state, side.enemy()));
    }

    /** Whether a side has an open line between two hexes. */
    static boolean open(GameState state, Side side, Hex from, Hex to) {
        return state.survey().communications().exists(from, to, held(state, side.enemy()));
    }

    /**
     * The supply of every hex for the Union (rule 21.22), whether or not it would count. The answers hold until the next time that
     * this is asked about the same game.
     */
    public static SupplyTrace supply(GameState state) {
        VictoryTerms terms = state.scenario().victory();
        SupplyTrace trace = state.supplyTrace();
        trace.search(terms.bases(), terms.supplyRange(), held(state, Side.CONFEDERATE));
        return trace;
    }

    /** Whether supply would count if the game ended now: only if the Train never entered (rule 21.22). */
    public static boolean supplyCounts(GameState state) {
        return state.scenario().victory().train().filter(state::awaited).isPresent();
    }

    private static IntPredicate held(GameState state, Side side) {
        return hex -> state.deployment().occupied(hex, side);
    }
}
