package org.roadtorichmond.balance.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.balance.StopRule;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.words.Sentence;

/**
 * The games of experiments that follow from each other, where what is played next depends on what was found: first those that a
 * results file holds from an earlier run, then new ones, which are written into it. The same games come from any runner.
 *
 * @param runner where games are played
 * @param file the file, if there is one
 * @param consumer what is done with each game, beside what is kept of it
 */
public record GameSource(ExperimentRunner runner, Optional<ResultsFile> file, ExperimentRunner.GameConsumer consumer) {
    /** A source of new games alone. */
    public GameSource(ExperimentRunner runner, ExperimentRunner.GameConsumer consumer) {
        this(runner, Optional.empty(), consumer);
    }

    /**
     * What is kept of a game.
     *
     * @param <T> what is kept
     */
    @FunctionalInterface
    public interface Reading<T> {
        /**
         * Reads a game.
         *
         * @param variant what was played
         * @param game what is known of the game
         * @param played the game itself, if it was played on this machine now
         */
        T read(Variant variant, Laboratory.Known game, Optional<Variant.Played> played);
    }

    /**
     * Plays games of variants, the same number of each with the same seeds.
     *
     * @param variants the variants
     * @param seed the seed of the first game of each
     * @param games how many of each, from 1
     * @param reading what is kept of a game
     * @param <T> what is kept
     * @return for each variant what is kept of its games; or why there are too few
     */
    public <T> Result<List<List<T>>> play(List<Variant> variants, long seed, int games, Reading<T> reading) {
        Experiment experiment = new Experiment(variants, List.of(), seed, games, new StopRule.All());
        List<T> all = new ArrayList<>();
        ExperimentRunner.GameConsumer collector = consumer.then((game, played) -> {
            all.add(reading.read(variants.get(all.size() / games), game, played));
            return Optional.empty();
        });
        file.ifPresent(into -> into.next(experiment, game -> collector.take(game, Optional.empty())));
        ExperimentRunner.GameConsumer writer = (game, played) -> file.flatMap(into -> into.add(game));
        Laboratory.Earlier earlier = file.isPresent() ? file.get() : Laboratory.Earlier.NONE;
        OrderedGames.Ending ending = runner.play(experiment, earlier, writer.then(collector));
        if (!ending.complete()) {
            Sentence why = ending.trouble().orElse(Sentence.of("lab.stoppedEarly"));
            return Result.bad(why);
        }
        List<List<T>> each = new ArrayList<>();
        for (int variant = 0; variant < variants.size(); variant++) {
            each.add(List.copyOf(all.subList(variant * games, (variant + 1) * games)));
        }
        return Result.good(each);
    }
}
