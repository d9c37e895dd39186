package org.roadtorichmond.balance;

import org.roadtorichmond.victory.Winner;

/**
 * How one game of an experiment ended.
 *
 * @param seed the seed of its dice
 * @param winner who won; army A is the Union
 * @param unionPoints the Union's victory points
 * @param confederatePoints the Confederates'
 * @param commands how many commands it took
 * @param hash the hash of its last state
 */
public record GameResult(long seed, Winner winner, long unionPoints, long confederatePoints, int commands, long hash) {}
