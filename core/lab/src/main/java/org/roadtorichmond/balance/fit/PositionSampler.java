package org.roadtorichmond.balance.fit;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import java.util.stream.DoubleStream;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.outlook.Evaluation;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Army;
import org.roadtorichmond.victory.account.Winner;

/**
 * Games between mixed commanders and the position at the beginning of each of their player-turns. Of each source, game n pairs the
 * commanders in the n-th way, so that all meet all from both sides in turn; it has the seed plus n for its own. The positions are
 * the same on any number of threads.
 *
 * @param sources where the games begin, one or more
 * @param commanders make the commanders, one for each game and side; one or more
 */
public record PositionSampler(List<PositionSource> sources, List<Supplier<Commander>> commanders) {
    /** Copies the lists. */
    public PositionSampler {
        sources = List.copyOf(sources);
        commanders = List.copyOf(commanders);
        if (sources.isEmpty() || commanders.isEmpty()) {
            throw new IllegalArgumentException("no sources or no commanders");
        }
    }

    /**
     * Plays.
     *
     * @param games how many games of each source, from 1
     * @param seed the seed of the first
     * @param threads on how many threads, from 1
     * @return the positions of all games, in the order of the games
     */
    public List<SampledPosition> play(int games, long seed, int threads) {
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        try {
            List<Future<List<SampledPosition>>> pending = new ArrayList<>();
            for (int i = 0; i < games * sources.size(); i++) {
                int number = i;
                pending.add(workers.submit(() -> play(number, seed)));
            }
            List<SampledPosition> positions = new ArrayList<>();
            for (Future<List<SampledPosition>> game : pending) {
                positions.addAll(game.get());
            }
            return positions;
        } catch (ExecutionException e) {
            throw new IllegalStateException("a game could not be played to its end", e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while games were played", e);
        } finally {
            workers.shutdownNow();
        }
    }

    private List<SampledPosition> play(int number, long seed) {
        PositionSource source = sources.get(number % sources.size());
        int ordinal = number / sources.size();
        int kinds = commanders.size();
        Commander union = commanders.get(ordinal % kinds).get();
        Commander confederate =
                commanders.get((ordinal + ordinal / kinds) % kinds).get();
        Game game = source.start().begin(seed + ordinal);
        Evaluation evaluation = new Evaluation(game);
        List<SampledPosition> seen = new ArrayList<>();
        new Playout(union, confederate).play(game, now -> {
            if (now.state().moment().phase() == Phase.MOVEMENT) {
                int third = SampledPosition.third(
                        now.state().moment().turn(), now.state().lastTurn());
                List<Double> features =
                        DoubleStream.of(evaluation.features(now)).boxed().toList();
                seen.add(new SampledPosition(source.scenario(), number, third, features, 0));
            }
        });
        Winner winner = VictorySystem.judge(game).winner();
        double result = winner == Winner.NONE ? 0.5 : winner.is(Army.A) ? 1 : 0;
        return seen.stream()
                .map(each -> new SampledPosition(each.scenario(), number, each.third(), each.features(), result))
                .toList();
    }
}
