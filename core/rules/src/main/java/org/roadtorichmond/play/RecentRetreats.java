package org.roadtorichmond.play;

import java.util.Arrays;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * Who retreated when, newest last. Nothing is cleared when a player-turn ends: a retreat counts as long as its player-turn is the
 * present one, so that taking events back in reverse order gives every earlier answer again.
 */
final class RecentRetreats {
    private static final int FEW = 16;
    private static final int NO_UNIT = -1;
    private static final int NO_TURN = -1;

    private int[] units = new int[FEW];
    private int[] playerTurns = new int[FEW];
    private int size;

    private static int playerTurn(Moment moment) {
        return moment.turn() * Side.COUNT + moment.player().ordinal();
    }

    void add(Unit unit, Moment moment) {
        add(unit.ordinal(), playerTurn(moment));
    }

    private void add(int unit, int playerTurn) {
        if (size == units.length) {
            units = Arrays.copyOf(units, 2 * size);
            playerTurns = Arrays.copyOf(playerTurns, 2 * size);
        }
        units[size] = unit;
        playerTurns[size++] = playerTurn;
    }

    /** Ends what can be the present player-turn: earlier retreats no longer count, whatever the clock says. */
    void close() {
        add(NO_UNIT, NO_TURN);
    }

    /** Becomes the same as others. */
    void copy(RecentRetreats others) {
        units = others.units.clone();
        playerTurns = others.playerTurns.clone();
        size = others.size;
    }

    void removeLast() {
        size--;
    }

    /** Whether a unit has retreated in the player-turn of the moment, which none of the retreats is after. */
    boolean contains(Unit unit, Moment moment) {
        int now = playerTurn(moment);
        for (int place = size - 1; place >= 0 && playerTurns[place] == now; place--) {
            if (units[place] == unit.ordinal()) {
                return true;
            }
        }
        return false;
    }
}
