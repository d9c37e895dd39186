package org.roadtorichmond.balance;

import java.util.List;
import java.util.stream.Stream;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.Measure;
import org.roadtorichmond.victory.VictorySystem;
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

    /** The systems under which the games were scored, in order. */
    public List<VictorySystem> systems() {
        return results.get(0).verdicts().stream().map(Verdict::system).toList();
    }

    private Stream<Verdict> verdicts(VictorySystem system) {
        return results.stream()
                .flatMap(result -> result.verdicts().stream())
                .filter(verdict -> verdict.system() == system);
    }

    /** How many games an army won under a system, or neither. */
    public Proportion won(VictorySystem system, Winner winner) {
        int won = (int)
                verdicts(system).filter(verdict -> verdict.winner() == winner).count();
        return new Proportion(won, results.size());
    }

    /** What decides under a system, which the means are of. */
    public Measure measure(VictorySystem system) {
        return verdicts(system).findFirst().orElseThrow().score().measure();
    }

    /** What a side had under a system of what decides, on average. */
    public double mean(VictorySystem system, Side side) {
        return verdicts(system)
                .mapToLong(verdict -> verdict.score().of(side))
                .average()
                .orElseThrow();
    }

    /** How long a side's commander thought about its player-turns. */
    public TurnTimes turnTimes(Side side) {
        return TurnTimes.of(results.stream()
                .flatMap(result -> result.turnNanos().of(side).stream())
                .toList());
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
