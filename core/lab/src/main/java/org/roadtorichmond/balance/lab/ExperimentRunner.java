package org.roadtorichmond.balance.lab;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.roadtorichmond.words.Sentence;

/**
 * Where the games of experiments are played: on threads of this machine, or on many machines. Everywhere the same games are played,
 * and taken in the same order.
 */
@FunctionalInterface
public interface ExperimentRunner {
    /**
     * Plays an experiment.
     *
     * @param experiment the experiment
     * @param earlier the games that were played before
     * @param consumer takes the others
     */
    OrderedGames.Ending play(Experiment experiment, Laboratory.Earlier earlier, GameConsumer consumer);

    /** What is done with each game, in the order of variants and seeds. */
    @FunctionalInterface
    interface GameConsumer {
        /**
         * Takes a game; the answer is what went wrong with it, after which no more are played.
         *
         * @param game what is known of it
         * @param played the game itself, if it was played on this machine now
         */
        Optional<Sentence> take(Laboratory.Known game, Optional<Variant.Played> played);

        /** The same, and then another. */
        default GameConsumer then(GameConsumer next) {
            return (game, played) -> {
                Optional<Sentence> trouble = take(game, played);
                return trouble.isPresent() ? trouble : next.take(game, played);
            };
        }
    }

    /**
     * This machine.
     *
     * @param threads on how many threads, from 1; nothing depends on it but the time
     * @param stopped asked between games and while one is waited for: whether to stop
     */
    static ExperimentRunner threads(int threads, BooleanSupplier stopped) {
        return (experiment, earlier, consumer) -> new Laboratory(experiment, threads)
                .run(
                        earlier,
                        new Findings(experiment),
                        (variant, played) -> consumer.take(
                                new Laboratory.Known(played.line(), played.course()), Optional.of(played)),
                        stopped);
    }
}
