package org.roadtorichmond.balance;

import java.util.List;

/**
 * How one game of an experiment ended.
 *
 * @param seed the seed of its dice
 * @param verdicts how it counts under each system of the experiment, in the experiment's order
 * @param commands how many commands it took
 * @param hash the hash of its last state
 */
public record GameResult(long seed, List<Verdict> verdicts, int commands, long hash) {
    /** Copies the verdicts. */
    public GameResult {
        verdicts = List.copyOf(verdicts);
    }
}
