package org.roadtorichmond.balance;

import java.util.List;
import org.roadtorichmond.victory.Both;

/**
 * How one game of an experiment ended.
 *
 * @param seed the seed of its dice
 * @param verdicts how it counts under each system of the experiment, in the experiment's order
 * @param commands how many commands it took
 * @param hash the hash of its last state
 * @param turnNanos how long each player-turn of each side took its commander, in nanoseconds
 */
public record GameResult(long seed, List<Verdict> verdicts, int commands, long hash, Both<List<Long>> turnNanos) {
    /** Copies the verdicts. */
    public GameResult {
        verdicts = List.copyOf(verdicts);
        turnNanos = new Both<>(List.copyOf(turnNanos.a()), List.copyOf(turnNanos.b()));
    }
}
