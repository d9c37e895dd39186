package org.roadtorichmond.ai.general;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.work.ParallelRunner;

/**
 * Rollout tables on which the same work is done at the same time. The answers stand in the order of what was asked and are the same on
 * any number of tables, since a table remembers nothing.
 */
final class WorkerPool {
    private final ParallelRunner runner;
    private final List<RolloutTable> tables = new ArrayList<>();

    /** Workers at a game that is only read, and only in this call. */
    WorkerPool(Game game, int temper, ParallelRunner runner, BooleanSupplier stop) {
        this.runner = runner;
        for (int i = 0; i < runner.size(); i++) {
            tables.add(new RolloutTable(game, temper, stop));
        }
    }

    /** The first table, for what is quickly done. */
    RolloutTable table() {
        return tables.get(0);
    }

    /** Does all tasks, each table a fixed share of them; there is no result if one was stopped. */
    <T, R> List<Optional<R>> work(List<T> tasks, BiFunction<RolloutTable, T, Optional<R>> how) {
        List<Optional<R>> answers = new ArrayList<>();
        tasks.forEach(task -> answers.add(Optional.empty()));
        List<Runnable> shares = new ArrayList<>();
        for (int table = 0; table < tables.size(); table++) {
            int first = table;
            shares.add(() -> {
                for (int i = first; i < tasks.size(); i += tables.size()) {
                    answers.set(i, how.apply(tables.get(first), tasks.get(i)));
                }
            });
        }
        runner.all(shares);
        return answers;
    }
}
