package org.roadtorichmond.balance.tune;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;
import org.roadtorichmond.balance.lab.Experiment;
import org.roadtorichmond.balance.lab.ExperimentRunner;
import org.roadtorichmond.balance.lab.Laboratory;
import org.roadtorichmond.balance.lab.Labs;
import org.roadtorichmond.balance.lab.OrderedGames;
import org.roadtorichmond.balance.lab.Variant;
import org.roadtorichmond.words.Sentence;

/** A fake runner in which the Union wins a known share of each variant's games; the dice of the seed decide, and no game is played. */
final class FakeRunner implements ExperimentRunner {
    private final ToDoubleFunction<Variant> shares;
    private final long salt;
    private final List<Experiment> played = new ArrayList<>();

    /**
     * Creates a runner.
     *
     * @param shares the share of a variant's games that the Union wins, 0 to 1
     * @param salt changes the games that the same seeds give
     */
    FakeRunner(ToDoubleFunction<Variant> shares, long salt) {
        this.shares = shares;
        this.salt = salt;
    }

    List<Experiment> played() {
        return played;
    }

    @Override
    public OrderedGames.Ending play(Experiment experiment, Laboratory.Earlier earlier, GameConsumer consumer) {
        played.add(experiment);
        for (Variant variant : experiment.variants()) {
            for (int game = 0; game < experiment.games(); game++) {
                Optional<Sentence> trouble = consumer.take(game(variant, experiment.seed() + game), Optional.empty());
                if (trouble.isPresent()) {
                    return new OrderedGames.Ending(false, trouble);
                }
            }
        }
        return new OrderedGames.Ending(true, Optional.empty());
    }

    private Laboratory.Known game(Variant variant, long seed) {
        // Not Random, whose first values are similar for neighbouring seeds.
        SplittableRandom random = new SplittableRandom(
                (salt * 100_003 + seed) * 31 + variant.name().hashCode());
        boolean union = random.nextDouble() < shares.applyAsDouble(variant);
        return Labs.unplayed(variant, seed, union, 1 + random.nextInt(6));
    }
}
