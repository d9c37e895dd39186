package org.roadtorichmond.balance.duel;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntFunction;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.balance.StopRule;
import org.roadtorichmond.unit.Side;

/**
 * A match of two commanders: every game is played twice with the same dice, once from each side, so that neither the side nor, in
 * part, the dice tell for anybody. Of a commander against itself both games are one, and its score is exactly one half.
 *
 * <p>Games are counted round by round in the order of their seeds, however many threads play them ahead, so that all figures but
 * the times are the same on any number of threads, also where a stop rule ends the match.
 *
 * @param a makes commander A, one for each game, of the temper that goes with its seed
 * @param b makes commander B
 */
public record Duel(IntFunction<Commander> a, IntFunction<Commander> b) {
    /** How many games are begun ahead of the one that is counted next, for each thread. */
    private static final int AHEAD = 4;

    /**
     * Plays.
     *
     * @param bouts what is fought over, one or more
     * @param pairs the most pairs of each bout, from 1
     * @param seed the seed of the first pair; the next pairs have the next seeds
     * @param threads on how many threads, from 1
     * @param rule when fewer pairs suffice
     * @return the pairs of each bout, in the order of the bouts
     */
    public DuelSummary run(List<Bout> bouts, int pairs, long seed, int threads, StopRule rule) {
        ExecutorService workers = Executors.newFixedThreadPool(threads, Duel::daemon);
        try {
            Deque<Future<DuelGame>> pending = new ArrayDeque<>();
            List<List<DuelPair>> played = new ArrayList<>();
            bouts.forEach(bout -> played.add(new ArrayList<>()));
            long games = 2L * pairs * bouts.size();
            long begun = 0;
            for (long counted = 0; counted < games; counted += 2) {
                for (; begun < Math.min(games, counted + 2 + (long) AHEAD * threads); begun++) {
                    pending.add(begin(workers, bouts, begun, seed));
                }
                int bout = (int) (counted / 2 % bouts.size());
                long own = seed + counted / 2 / bouts.size();
                played.get(bout)
                        .add(new DuelPair(
                                own, pending.remove().get(), pending.remove().get()));
                if (bout == bouts.size() - 1 && rule.enough(new DuelSummary(played))) {
                    break;
                }
            }
            return new DuelSummary(played);
        } catch (ExecutionException e) {
            throw new IllegalStateException("a game could not be played to its end", e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while games were played", e);
        } finally {
            workers.shutdownNow();
        }
    }

    private Future<DuelGame> begin(ExecutorService workers, List<Bout> bouts, long number, long seed) {
        Bout bout = bouts.get((int) (number / 2 % bouts.size()));
        Side side = number % 2 == 0 ? Side.UNION : Side.CONFEDERATE;
        long own = seed + number / 2 / bouts.size();
        return workers.submit(() -> bout.play(a, b, side, own));
    }

    /** A thread that does not keep the program alive for games that nobody waits for any more. */
    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "duel");
        thread.setDaemon(true);
        return thread;
    }
}
