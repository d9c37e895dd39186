package org.roadtorichmond.desktop;

import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.roadtorichmond.balance.lab.GameSource;
import org.roadtorichmond.balance.lab.Venue;
import org.roadtorichmond.scenario.json.Result;
import picocli.CommandLine.Mixin;

/** On how many threads the games of a search are played, and how its progress is shown. */
final class SourceOptions {
    @Mixin
    private ThreadsOption threads;

    @Mixin
    private ProgressOption progress;

    /** Refuses what makes no sense. */
    void check() {
        threads.count();
    }

    /**
     * Lets games be played.
     *
     * @param most how many games there are at most
     * @param stopped whether to stop
     * @param use what is done with the games
     */
    <T> Result<T> with(long most, BooleanSupplier stopped, Function<GameSource, Result<T>> use) {
        try (Progress bar = progress.begin(most, 0)) {
            return use.apply(new GameSource(Venue.threads(threads.count(), stopped), bar.counting()));
        }
    }
}
