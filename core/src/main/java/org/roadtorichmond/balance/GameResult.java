package org.roadtorichmond.balance;

import java.util.List;

/**
 * How one game of an experiment ended.
 *
 * @param seed the seed of its dice
 * @param scores how it counts under each system of the experiment, in the experiment's order
 * @param commands how many commands it took
 * @param hash the hash of its last state
 */
public record GameResult(long seed, List<Score> scores, int commands, long hash) {
    /** Copies the scores. */
    public GameResult {
        scores = List.copyOf(scores);
    }
}
