package org.roadtorichmond.workshop.balance;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.ai.roster.CommanderSpec;
import org.roadtorichmond.balance.lab.Findings;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.scenario.setup.PlayDigest;
import org.roadtorichmond.victory.account.PerArmy;
import org.roadtorichmond.words.Sentence;

/**
 * What a dial does beside the thread that draws: it plays, counts and answers questions. All of it is used by the thread that works
 * alone; what it gives away is immutable, so that no lock is needed.
 */
final class DialWork {
    /** The games of this number of scenarios are kept, so that they go on when an edit is undone. */
    private static final int KEPT = 8;

    private static final long NANOS_A_MILLISECOND = 1_000_000;

    private final long batchNanos;
    private final Map<String, BalanceRun> runs = new LinkedHashMap<>(16, 0.75f, true);
    private @Nullable Task last;

    /** What is to be played. Each is another one, since to compare the texts of two maps takes long. */
    static final class Wanted {
        private final LoadedScenario scenario;
        private final PerArmy<CommanderSpec> commanders;

        /**
         * A scenario that is to be played.
         *
         * @param scenario the scenario
         * @param commanders who commands
         */
        Wanted(LoadedScenario scenario, PerArmy<CommanderSpec> commanders) {
            this.scenario = scenario;
            this.commanders = commanders;
        }
    }

    /** What was to be played last, and what came of it. */
    private record Task(Wanted wanted, String key, Result<BalanceRun> run) {}

    /**
     * Work in batches.
     *
     * @param batchMillis how long one batch takes, in milliseconds; it ends with the first game that ends after that
     */
    DialWork(long batchMillis) {
        batchNanos = batchMillis * NANOS_A_MILLISECOND;
    }

    private Task task(Wanted wanted) {
        Task known = last;
        if (known != null && known.wanted() == wanted) {
            return known;
        }
        String key = PlayDigest.of(wanted.scenario) + " " + wanted.commanders;
        BalanceRun kept = runs.get(key);
        Result<BalanceRun> run = kept == null ? BalanceRun.of(wanted.scenario, wanted.commanders) : Result.good(kept);
        run.value().ifPresent(playable -> runs.put(key, playable));
        if (runs.size() > KEPT) {
            runs.remove(runs.keySet().iterator().next());
        }
        Task task = new Task(wanted, key, run);
        last = task;
        return task;
    }

    /** What is known of a scenario without a further game. */
    DialBatch prepare(Wanted wanted) {
        Task task = task(wanted);
        return task.run()
                .value()
                .map(run -> known(task.key(), run))
                .orElseGet(() -> DialBatch.unplayable(
                        task.key(),
                        task.run().problems().stream().map(Problem::sentence).toList()));
    }

    private static DialBatch known(String key, BalanceRun run) {
        return new DialBatch(key, run.reading(), run.effects(), run.isComplete(), run.isCompared(), List.of());
    }

    /**
     * Plays a batch of games, of which there is at least one.
     *
     * @param comparing whether games with other strengths are to be played as well
     * @param cancelled whether the games are no longer wanted
     */
    DialBatch play(Wanted wanted, boolean comparing, BooleanSupplier cancelled) {
        Task task = task(wanted);
        if (task.run().value().isEmpty()) {
            return prepare(wanted);
        }
        BalanceRun run = task.run().value().get();
        long begun = System.nanoTime();
        try {
            while (!run.isComplete() && run.play(cancelled) && System.nanoTime() - begun < batchNanos) {
                // Each game is added to the run.
            }
            if (comparing) {
                run.compareStrengths(cancelled, System.nanoTime() + batchNanos);
            }
        } catch (IllegalStateException e) {
            return DialBatch.unplayable(
                    task.key(),
                    List.of(Sentence.of(
                            "lab.unplayable",
                            Long.toString(BalanceRun.FIRST_SEED + run.games()),
                            wanted.scenario.scenario().name(),
                            String.valueOf(e.getMessage()))));
        }
        return known(task.key(), run);
    }

    /** Reads what was found; the run must have a game. */
    <T> T ask(Wanted wanted, Function<Findings, T> question) {
        BalanceRun run =
                task(wanted).run().value().filter(one -> one.games() > 0).orElseThrow();
        return question.apply(run.findings());
    }
}
