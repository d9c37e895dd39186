package org.roadtorichmond.balance;

import java.util.List;
import org.roadtorichmond.victory.Winner;

/**
 * What many games of one scenario show.
 *
 * @param results every game, in order of its number
 * @param seconds how long they took, by the clock
 */
public record Summary(List<GameResult> results, double seconds) {

    /** Copies the results; there must be one. */
    public Summary {
        results = List.copyOf(results);
        if (results.isEmpty()) {
            throw new IllegalArgumentException("no games");
        }
    }

    /** How many games an army won, or nobody. */
    public Proportion won(Winner winner) {
        int won = (int)
                results.stream().filter(result -> result.winner() == winner).count();
        return new Proportion(won, results.size());
    }

    /** The Union's victory points, on average. */
    public double meanUnionPoints() {
        return results.stream().mapToLong(GameResult::unionPoints).average().orElseThrow();
    }

    /** The Confederates' victory points, on average. */
    public double meanConfederatePoints() {
        return results.stream()
                .mapToLong(GameResult::confederatePoints)
                .average()
                .orElseThrow();
    }

    /** How many games a second were played, on all threads together. */
    public double gamesPerSecond() {
        return results.size() / seconds;
    }

    /** A signature of all games: the same scenario, seed and commanders give the same one on any number of threads. */
    public long signature() {
        long signature = results.size();
        for (GameResult result : results) {
            signature = Long.rotateLeft(signature * 0x9E3779B97F4A7C15L, 29) ^ result.hash();
        }
        return signature;
    }
}
