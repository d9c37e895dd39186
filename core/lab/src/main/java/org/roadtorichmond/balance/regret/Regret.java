package org.roadtorichmond.balance.regret;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntFunction;
import java.util.function.ToDoubleFunction;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.colonel.Colonel;
import org.roadtorichmond.ai.colonel.Manner;
import org.roadtorichmond.ai.general.PlanTrial;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.balance.GameStart;
import org.roadtorichmond.play.CombatTable;
import org.roadtorichmond.play.Command;

/**
 * By how much likelier to win a commander's plans are than the plain colonel's, one that tries nothing out, and than standing still.
 * In positions from games between colonels all three are tried with the same dice, which no commander has tried its plans with, and
 * judged after the enemy's reply. That takes minutes where a duel needs hundreds of games; but it sees no farther than that reply,
 * and with the eyes by which commanders evaluate positions themselves. All figures but the times are the same on any number of threads.
 *
 * @param commander makes the commander, new, of a temper
 * @param starts where the games begin, one or more
 * @param positions how many positions are wanted from each, from 1; fewer are found where hardly anybody can march
 * @param trials with how many dice each plan is tried: a multiple of six, so that the first die shows each face as often
 * @param seed the seed of the first game from each start; the next games have the next seeds
 */
public record Regret(IntFunction<Commander> commander, List<GameStart> starts, int positions, int trials, long seed) {
    /** How many positions are drawn where nothing else is said. */
    public static final int POSITIONS = 40;

    /** With how many dice each plan is tried where nothing else is said. */
    public static final int TRIALS = 24;

    /** How many positions are drawn from a game at most: games take as long as trials do, and turns far apart have little in common. */
    private static final int A_GAME = 4;

    /** Copies the starts. */
    public Regret {
        starts = List.copyOf(starts);
        if (starts.isEmpty() || positions < 1 || !divides(trials)) {
            throw new IllegalArgumentException("nothing to try");
        }
    }

    /** Whether a number of trials gives each face of the first die as often as any other. */
    public static boolean divides(int trials) {
        return trials > 0 && trials % CombatTable.FACES == 0;
    }

    /**
     * Draws positions and tries the plans.
     *
     * @param threads on how many threads, from 1
     * @return what was found of each start, in order
     */
    public List<RegretSummary> run(int threads) {
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        try {
            List<List<SampledTurn>> drawn = new ArrayList<>();
            for (GameStart start : starts) {
                drawn.add(sample(start, workers));
            }
            List<Callable<ComparedTurn>> tasks = new ArrayList<>();
            for (SampledTurn sample : drawn.stream().flatMap(List::stream).toList()) {
                // Dice of its own for each position, or all would share what luck they give.
                long key = PlanTrial.FRESH + (long) tasks.size() * trials;
                tasks.add(() -> weigh(sample, key));
            }
            List<ComparedTurn> weighed = inOrder(tasks, workers);
            List<RegretSummary> summaries = new ArrayList<>();
            int next = 0;
            for (List<SampledTurn> samples : drawn) {
                summaries.add(new RegretSummary(weighed.subList(next, next + samples.size())));
                next += samples.size();
            }
            return summaries;
        } finally {
            workers.shutdownNow();
        }
    }

    /** Plays games until they have given all positions, or there have been as many games as positions are wanted. */
    private List<SampledTurn> sample(GameStart start, ExecutorService workers) {
        List<SampledTurn> drawn = new ArrayList<>();
        int games = 0;
        while (drawn.size() < positions && games < positions) {
            List<Callable<List<SampledTurn>>> tasks = new ArrayList<>();
            for (int wanted = positions - drawn.size(); wanted > 0 && games < positions; wanted -= A_GAME) {
                long own = seed + games;
                int most = Math.min(wanted, A_GAME);
                tasks.add(() -> SampledTurn.from(start, own, most));
                games++;
            }
            inOrder(tasks, workers).forEach(drawn::addAll);
        }
        return drawn;
    }

    private ComparedTurn weigh(SampledTurn sample, long key) {
        int temper = Commanders.temper(sample.seed());
        PlanTrial trial = PlanTrial.of(sample.game(), temper);
        long begun = System.nanoTime();
        List<Command> colonels = trial.orders(new Colonel(Manner.STEADY, temper));
        long between = System.nanoTime();
        List<Command> orders = trial.orders(commander.apply(temper));
        long end = System.nanoTime();
        List<Command> still = trial.standingStill();
        // Plans are often alike, and the same orders meet the same luck.
        Map<List<Command>, Double> chances = new HashMap<>();
        ToDoubleFunction<List<Command>> chance =
                plan -> chances.computeIfAbsent(plan, tried -> trial.chance(tried, key, trials));
        return new ComparedTurn(
                sample.seed(),
                sample.game().state().moment().turn(),
                sample.game().state().moment().player(),
                chance.applyAsDouble(orders),
                chance.applyAsDouble(colonels),
                chance.applyAsDouble(still),
                end - between,
                between - begun);
    }

    /** Does work on threads; the answers stand in the order in which it was asked for. */
    private static <T> List<T> inOrder(List<Callable<T>> tasks, ExecutorService workers) {
        try {
            List<T> answers = new ArrayList<>();
            for (Future<T> answer : workers.invokeAll(tasks)) {
                answers.add(answer.get());
            }
            return answers;
        } catch (ExecutionException e) {
            throw new IllegalStateException("a position could not be played", e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while plans were tried", e);
        }
    }
}
