package org.roadtorichmond.play;

import org.roadtorichmond.unit.Side;

/**
 * A point in the sequence of play (rule 4).
 *
 * @param turn the game-turn, from 1
 * @param player whose player-turn it is
 * @param phase which phase of it
 */
public record Moment(int turn, Side player, Phase phase) {

    /** A number that grows with every player-turn of a game in which a side is first. */
    int playerTurn(Side first) {
        return turn * Side.COUNT + (player == first ? 0 : 1);
    }

    /**
     * The game-turn in which a side moves next, or moves now.
     *
     * @param first the side that is first in every game-turn
     */
    public int turnOf(Side side, Side first) {
        boolean passed = side != player && side == first;
        return passed ? turn + 1 : turn;
    }
}
