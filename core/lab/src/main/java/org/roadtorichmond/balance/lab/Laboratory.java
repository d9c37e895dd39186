package org.roadtorichmond.balance.lab;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.words.Sentence;

/**
 * Plays experiments. Games are counted in the order of variants and seeds, however many threads play them ahead, so that nothing
 * that is found depends on the number of threads, also where a stop rule ends a variant early.
 */
public final class Laboratory {
    /** How many games are begun ahead of the one that is counted next, for each thread. */
    private static final int AHEAD = 4;

    /** How often it is asked, while a game is being played, whether to stop. */
    private static final int PATIENCE_MILLIS = 100;

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
     * Why no more games are played.
     *
     * @param complete whether the experiment is done
     * @param trouble what went wrong, if anything did
     */
    public record Ending(boolean complete, Optional<Sentence> trouble) {
        static final Ending COMPLETE = new Ending(true, Optional.empty());
        static final Ending STOPPED = new Ending(false, Optional.empty());

        /** Why there is not even one game. */
        public Sentence nothing() {
            return trouble.orElse(Sentence.of("lab.nothing"));
        }
    }

    /** A game that is being played. */
    private record Task(int variant, int game, Future<Variant.Played> played) {}

    /** The game to be begun next. */
    private static final class Cursor {
        private int variant;
        private int game;

        /** Goes to the next game that was not played before. */
        void passKnown(Experiment experiment, Earlier earlier) {
            while (variant < experiment.variants().size()) {
                if (game == experiment.games()) {
                    passVariant(variant);
                } else if (earlier.has(experiment.key(variant, game))) {
                    game++;
                } else {
                    return;
                }
            }
        }

        void passVariant(int done) {
            if (variant <= done) {
                variant = done + 1;
                game = 0;
            }
        }
    }

    /**
     * Plays all games and keeps none.
     *
     * @throws IllegalStateException if a game could not be played to its end
     */
    public void run(Findings findings) {
        Ending ending = run(Earlier.NONE, findings, (variant, played) -> Optional.empty(), () -> false);
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
    public Ending run(Earlier earlier, Findings findings, Sink sink, BooleanSupplier stopped) {
        ExecutorService workers = Executors.newFixedThreadPool(threads, Laboratory::daemon);
        try {
            Deque<Task> pending = new ArrayDeque<>();
            Cursor next = new Cursor();
            for (int variant = 0; variant < experiment.variants().size(); variant++) {
                for (int game = 0; game < experiment.games() && !findings.enough(variant); game++) {
                    if (stopped.getAsBoolean()) {
                        return Ending.STOPPED;
                    }
                    GameKey key = experiment.key(variant, game);
                    if (earlier.has(key)) {
                        Known before = earlier.game(key);
                        findings.add(variant, before.line(), before.course());
                        continue;
                    }
                    beginAhead(workers, earlier, pending, next);
                    Future<Variant.Played> ended = pending.remove().played();
                    if (!awaited(ended, stopped)) {
                        return Ending.STOPPED;
                    }
                    Variant.Played played = ended.get();
                    Optional<Sentence> trouble = sink.take(experiment.variants().get(variant), played);
                    if (trouble.isPresent()) {
                        return new Ending(false, trouble);
                    }
                    findings.add(variant, played.line(), played.course(), played.turnNanos());
                }
                dropRest(pending, next, variant);
            }
            return Ending.COMPLETE;
        } catch (ExecutionException e) {
            return new Ending(false, Optional.of(unfinished(e.getCause())));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Ending.STOPPED;
        } finally {
            workers.shutdownNow();
        }
    }

    /** Waits for a game, which may take minutes; false if it is to stop before. */
    private static boolean awaited(Future<?> game, BooleanSupplier stopped)
            throws InterruptedException, ExecutionException {
        while (!stopped.getAsBoolean()) {
            try {
                game.get(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
                return true;
            } catch (TimeoutException e) {
                // It is still being played.
            }
        }
        return false;
    }

    private void beginAhead(ExecutorService workers, Earlier earlier, Deque<Task> pending, Cursor next) {
        List<Variant> variants = experiment.variants();
        while (pending.size() < 1 + AHEAD * threads) {
            next.passKnown(experiment, earlier);
            if (next.variant >= variants.size()) {
                return;
            }
            Variant variant = variants.get(next.variant);
            long seed = experiment.seed() + next.game;
            Future<Variant.Played> played = workers.submit(() -> play(variant, seed));
            pending.add(new Task(next.variant, next.game, played));
            next.game++;
        }
    }

    /** Forgets the games of a variant that were begun although they are not needed. */
    private static void dropRest(Deque<Task> pending, Cursor next, int variant) {
        while (!pending.isEmpty() && pending.element().variant() == variant) {
            pending.remove().played().cancel(true);
        }
        if (next.variant == variant) {
            next.passVariant(variant);
        }
    }

    private Variant.Played play(Variant variant, long seed) {
        try {
            return player.play(variant, seed);
        } catch (IllegalStateException e) {
            throw new UnplayableGame(variant.name(), seed, e);
        }
    }

    private static final class UnplayableGame extends RuntimeException {
        private static final long serialVersionUID = 1;

        private final String variant;
        private final long seed;

        private final String reason;

        UnplayableGame(String variant, long seed, Exception cause) {
            super(cause);
            reason = String.valueOf(cause.getMessage());
            this.variant = variant;
            this.seed = seed;
        }
    }

    private static Sentence unfinished(@Nullable Throwable cause) {
        if (cause instanceof UnplayableGame game) {
            return Sentence.of("lab.unplayable", Long.toString(game.seed), game.variant, game.reason);
        }
        throw new IllegalStateException("a game could not be played", cause);
    }

    /** A thread that does not keep the program alive for games that are no longer wanted. */
    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "laboratory");
        thread.setDaemon(true);
        return thread;
    }
}
