package org.roadtorichmond.balance.lab;

import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.roadtorichmond.words.Sentence;

/** Plays experiments, by {@link OrderedGames}. */
public final class Laboratory {
    private final Experiment experiment;
    private final int threads;
    private final Player player;

    /** A laboratory for one experiment, with a number of threads, from 1. */
    public Laboratory(Experiment experiment, int threads) {
        this(experiment, threads, (variant, seed) -> variant.play(seed, experiment.systems(variant)));
    }

    Laboratory(Experiment experiment, int threads, Player player) {
        this.experiment = experiment;
        this.threads = threads;
        this.player = player;
    }

    /** Plays single games. */
    @FunctionalInterface
    interface Player {
        /**
         * Plays the game of a variant with a seed.
         *
         * @throws IllegalStateException if the game cannot be played to its end
         */
        Variant.Played play(Variant variant, long seed);
    }

    /** What is done with each game that was played, in order. */
    @FunctionalInterface
    public interface Sink {
        /** Takes a game; the answer is what went wrong with it, after which no more are played. */
        Optional<Sentence> take(Variant variant, Variant.Played played);

        /** The same, and then another. */
        default Sink then(Sink next) {
            return (variant, played) -> {
                Optional<Sentence> trouble = take(variant, played);
                return trouble.isPresent() ? trouble : next.take(variant, played);
            };
        }
    }

    /**
     * A game that was played before or elsewhere.
     *
     * @param line how it ended
     * @param course what happened in it
     */
    public record Known(GameLine line, GameCourse course) {}

    /** Games that were played before. */
    public interface Earlier {
        /** No game at all. */
        Earlier NONE = new Earlier() {
            @Override
            public boolean has(GameKey key) {
                return false;
            }

            @Override
            public Known game(GameKey key) {
                throw new NoSuchElementException(key.toString());
            }
        };

        /** Whether a game is one of them. */
        boolean has(GameKey key);

        /**
         * One of them.
         *
         * @throws java.io.UncheckedIOException if it cannot be read
         */
        Known game(GameKey key);
    }

    /**
     * Plays all games and keeps none.
     *
     * @throws IllegalStateException if a game could not be played to its end
     */
    public void run(Findings findings) {
        OrderedGames.Ending ending = run(Earlier.NONE, findings, (variant, played) -> Optional.empty(), () -> false);
        if (!ending.complete()) {
            throw new IllegalStateException(ending.toString());
        }
    }

    /**
     * Plays what has not been played before, and adds all games to the findings.
     *
     * @param earlier the games that were played before
     * @param findings what has been found, which grows
     * @param sink takes the games that were not known
     * @param stopped asked between games and while one is waited for: whether to stop
     */
    public OrderedGames.Ending run(Earlier earlier, Findings findings, Sink sink, BooleanSupplier stopped) {
        List<Variant> variants = experiment.variants();
        OrderedGames<Variant.Played> games = new OrderedGames<>(
                variants.stream().map(Variant::name).toList(),
                experiment.seed(),
                experiment.games(),
                (variant, seed) -> player.play(variants.get(variant), seed));
        return games.run(threads, stopped, counting(earlier, findings, sink));
    }

    private OrderedGames.Count<Variant.Played> counting(Earlier earlier, Findings findings, Sink sink) {
        return new OrderedGames.Count<>() {
            @Override
            public boolean enough(int variant) {
                return findings.enough(variant);
            }

            @Override
            public boolean isKnown(GameKey key) {
                return earlier.has(key);
            }

            @Override
            public void known(int variant, GameKey key) {
                Known before = earlier.game(key);
                findings.add(variant, before.line(), before.course());
            }

            @Override
            public Optional<Sentence> take(int variant, Variant.Played played) {
                Optional<Sentence> trouble = sink.take(experiment.variants().get(variant), played);
                if (trouble.isEmpty()) {
                    findings.add(variant, played.line(), played.course(), played.turnNanos());
                }
                return trouble;
            }
        };
    }
}
