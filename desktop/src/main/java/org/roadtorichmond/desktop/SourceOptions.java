package org.roadtorichmond.desktop;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Supplier;
import org.roadtorichmond.balance.lab.ExperimentChain;
import org.roadtorichmond.balance.lab.ExperimentRunner;
import org.roadtorichmond.balance.lab.GameSource;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.Outputs;
import picocli.CommandLine.Mixin;

/** On how many threads the games of experiments that follow from each other are played, and into which file their results go. */
final class SourceOptions {
    @Mixin
    private ThreadsOption threads;

    @Mixin
    private ResultsOption results;

    @Mixin
    private ProgressOption progress;

    /** Refuses what makes no sense. */
    void check() {
        threads.count();
        results.check();
    }

    /** Whether results go into a file. */
    boolean writes() {
        return results.isPresent();
    }

    /** Adds the file to those that are written. */
    void addTo(Outputs outputs) {
        results.addTo(outputs);
    }

    /**
     * Lets games be played.
     *
     * @param chain of what the experiments are, by which a results file knows whose it is
     * @param most how many games there are at most
     * @param stopped whether to stop
     * @param use what is done with the games
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
