package org.roadtorichmond.balance;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.Both;
import org.roadtorichmond.victory.VictorySystem;

/**
 * Many games of one scenario between two commanders. Game n has the seed plus n for its own, so that any single game can be
 * played again; how the games are shared out among threads does not matter to any of them.
 *
 * @param start where the games begin
 * @param systems how the games are scored, each game under each of them; the scenario's own system decides when a game ends
 * @param union makes the Union's commander, one for each game
 * @param confederate makes the Confederates'
 */
public record Experiment(
        GameStart start, List<VictorySystem> systems, Supplier<Commander> union, Supplier<Commander> confederate) {
    private static final double NANOS = 1e9;

    /** Copies the systems. */
    public Experiment {
        systems = List.copyOf(systems);
    }

    /**
     * Plays the games.
     *
     * @param games how many, from 1
     * @param seed the seed of the first
     * @param threads on how many threads, from 1
     */
    public Summary run(int games, long seed, int threads) {
        long start = System.nanoTime();
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        try {
            List<Future<GameResult>> pending = new ArrayList<>();
            for (int i = 0; i < games; i++) {
                long own = seed + i;
                pending.add(workers.submit(() -> play(own)));
            }
            List<GameResult> results = new ArrayList<>();
            for (Future<GameResult> result : pending) {
                results.add(result.get());
            }
            return new Summary(results, (System.nanoTime() - start) / NANOS);
        } catch (ExecutionException e) {
            throw new IllegalStateException("a game could not be played to its end", e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while games were played", e);
        } finally {
            workers.shutdownNow();
        }
    }

    private GameResult play(long seed) {
        TimedCommander blue = new TimedCommander(union.get(), Side.UNION);
        TimedCommander grey = new TimedCommander(confederate.get(), Side.CONFEDERATE);
        Game game = new Playout(blue, grey).play(start.begin(seed));
        List<Verdict> verdicts = systems.stream()
                .map(system -> Verdict.of(system.adjudicate(game)))
                .toList();
        return new GameResult(
                seed, verdicts, game.log().size(), game.state().hash(), new Both<>(blue.turnNanos(), grey.turnNanos()));
    }
}
