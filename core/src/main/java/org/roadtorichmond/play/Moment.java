package org.roadtorichmond.play;

import org.roadtorichmond.unit.Side;

/**
 * A point in the sequence of play (rule 4).
 *
 * @param turn the game-turn, from 1
 * @param player whose player-turn it is
 * @param phase which phase of it
 */
public record Moment(int turn, Side player, Phase phase) {}
