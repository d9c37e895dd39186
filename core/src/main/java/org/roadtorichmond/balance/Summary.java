package org.roadtorichmond.balance;

import java.util.List;
import java.util.stream.Stream;
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

    /** The ids of the systems under which the games were scored, in order. */
    public List<String> systems() {
        return results.get(0).scores().stream().map(Score::system).toList();
    }

    private Stream<Score> scores(String system) {
        return results.stream()
                .flatMap(result -> result.scores().stream())
                .filter(score -> score.system().equals(system));
    }

    /** How many games an army won under a system, or nobody. */
    public Proportion won(String system, Winner winner) {
        int won = (int) scores(system).filter(score -> score.winner() == winner).count();
        return new Proportion(won, results.size());
    }

    /** The Union's victory points under a system, on average. */
    public double meanUnionPoints(String system) {
        return scores(system).mapToLong(Score::unionPoints).average().orElseThrow();
    }

    /** The Confederates' victory points under a system, on average. */
    public double meanConfederatePoints(String system) {
        return scores(system).mapToLong(Score::confederatePoints).average().orElseThrow();
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
