package org.roadtorichmond.balance.lab;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
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
 * Games, or whole campaigns, of some variants with the same seeds. They are counted in the order of variants and seeds, however many
 * threads play them ahead, so that nothing that is found depends on the number of threads, also where a stop rule ends a variant early.
 *
 * @param <P> what a game is when it was played
 * @param variants the names of the variants
 * @param seed the seed of the first game of each
 * @param games how many of each at most, from 1
 * @param player plays them
 */
public record OrderedGames<P>(List<String> variants, long seed, int games, Player<P> player) {
    /** How many games are begun ahead of the one that is counted next, for each thread. */
    private static final int AHEAD = 4;

    /** How often it is asked, while a game is being played, whether to stop. */
    private static final int PATIENCE_MILLIS = 100;

    /** Copies the list. */
    public OrderedGames {
        variants = List.copyOf(variants);
    }

    /**
     * Plays single games.
     *
     * @param <P> what a game is when it was played
     */
    @FunctionalInterface
    public interface Player<P> {
        /**
         * Plays the game of a variant, by its number, with a seed.
         *
         * @throws IllegalStateException if the game cannot be played to its end
         */
        P play(int variant, long seed);
    }

    /**
     * Counts games in their order.
     *
     * @param <P> what a game is when it was played
     */
    public interface Count<P> {
        /** Whether no more games of a variant are wanted. */
        boolean enough(int variant);

        /** Whether a game was played before. */
        boolean isKnown(GameKey key);

        /** Counts a game that was played before. */
        void known(int variant, GameKey key);

        /** Counts a game that was played now; the answer is what went wrong with it, after which no more are played. */
        Optional<Sentence> take(int variant, P played);
    }

    /**
     * Why no more games are played.
     *
     * @param complete whether all are done
     * @param trouble what went wrong, if anything did
     */
    public record Ending(boolean complete, Optional<Sentence> trouble) {
        private static final Ending COMPLETE = new Ending(true, Optional.empty());
        private static final Ending STOPPED = new Ending(false, Optional.empty());

        /** Why there is not even one game. */
        public Sentence nothing() {
            return trouble.orElse(Sentence.of("lab.nothing"));
        }
    }

    /** A game that is being played. */
    private record Task<P>(int variant, Future<P> played) {}

    /** The game to be begun next. */
    private final class Cursor {
        private int variant;
        private int game;

        /** Goes to the next game that was not played before. */
        void passKnown(Count<P> count) {
            while (variant < variants.size()) {
                if (game == games) {
                    passVariant(variant);
                } else if (count.isKnown(key(variant, game))) {
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

    private GameKey key(int variant, int game) {
        return new GameKey(variants.get(variant), seed + game);
    }

    /**
     * Plays what has not been played before, and counts all games.
     *
     * @param threads on how many threads, from 1
     * @param stopped asked between games and while one is waited for: whether to stop
     * @param count counts them
     */
    public Ending run(int threads, BooleanSupplier stopped, Count<P> count) {
        ExecutorService workers = Executors.newFixedThreadPool(threads, OrderedGames::daemon);
        try {
            Deque<Task<P>> pending = new ArrayDeque<>();
            Cursor next = new Cursor();
            for (int variant = 0; variant < variants.size(); variant++) {
                for (int game = 0; game < games && !count.enough(variant); game++) {
                    if (stopped.getAsBoolean()) {
                        return Ending.STOPPED;
                    }
                    GameKey key = key(variant, game);
                    if (count.isKnown(key)) {
                        count.known(variant, key);
                        continue;
                    }
                    beginAhead(workers, 1 + AHEAD * threads, count, pending, next);
                    Future<P> ended = pending.remove().played();
                    if (!awaited(ended, stopped)) {
                        return Ending.STOPPED;
                    }
                    Optional<Sentence> trouble = count.take(variant, ended.get());
                    if (trouble.isPresent()) {
                        return new Ending(false, trouble);
                    }
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

    private void beginAhead(ExecutorService workers, int most, Count<P> count, Deque<Task<P>> pending, Cursor next) {
        while (pending.size() < most) {
            next.passKnown(count);
            if (next.variant >= variants.size()) {
                return;
            }
            int variant = next.variant;
            long own = seed + next.game;
            pending.add(new Task<>(variant, workers.submit(() -> play(variant, own))));
            next.game++;
        }
    }

    /** Forgets the games of a variant that were begun although they are not needed. */
    private void dropRest(Deque<Task<P>> pending, Cursor next, int variant) {
        while (!pending.isEmpty() && pending.element().variant() == variant) {
            pending.remove().played().cancel(true);
        }
        if (next.variant == variant) {
            next.passVariant(variant);
        }
    }

    private P play(int variant, long own) {
        try {
            return player.play(variant, own);
        } catch (IllegalStateException e) {
            throw new UnplayableGame(variants.get(variant), own, e);
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
