package org.roadtorichmond.scenario.dice;

import org.roadtorichmond.unit.Side;

/**
 * A side has lost the secret of its chain, as with its disk, and commits itself to another one for the dice that follow.
 *
 * @param by the side
 * @param after how many elements of its chains it had shown before
 * @param commitment the first element of the new chain, which is shown before the next die
 */
public record Renewal(Side by, int after, ChainElement commitment) {}
