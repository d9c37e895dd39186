package org.roadtorichmond.desktop;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Supplier;
import org.roadtorichmond.balance.lab.ExperimentChain;
import org.roadtorichmond.balance.lab.ExperimentRunner;
import org.roadtorichmond.balance.lab.GameSource;
import org.roadtorichmond.scenario.json.Result;
import picocli.CommandLine.Mixin;

/** The number of threads on which a chain of experiments is played, and the file for its results. */
final class SourceOptions {
    @Mixin
    private ThreadsOption threads;

    @Mixin
    private ResultsOption results;

    @Mixin
    private ProgressOption progress;

    /** Refuses invalid options. */
    void check() {
        threads.count();
        results.check();
    }

    /** Whether results are written to a file. */
    boolean writes() {
        return results.isPresent();
    }

    void addTo(Outputs outputs) {
        results.addTo(outputs);
    }

    /**
     * Provides a source of games for as long as they are used.
     *
     * @param chain the experiments, by which a results file is recognised
     * @param most the largest number of games
     * @param stopped whether to stop
     * @param use uses the games
     */
    <T> Result<T> with(
            Supplier<ExperimentChain> chain, long most, BooleanSupplier stopped, Function<GameSource, Result<T>> use) {
        ExperimentRunner runner = ExperimentRunner.threads(threads.count(), stopped);
        try (Progress bar = progress.begin(most, 0)) {
            return results.isPresent()
                    ? results.with(
                            chain.get(), file -> use.apply(new GameSource(runner, Optional.of(file), bar.counting())))
                    : use.apply(new GameSource(runner, bar.counting()));
        }
    }
}
