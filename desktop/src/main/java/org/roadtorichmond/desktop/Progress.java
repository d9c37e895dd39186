package org.roadtorichmond.desktop;

import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.roadtorichmond.balance.lab.ExperimentRunner;
import org.roadtorichmond.balance.lab.Laboratory;

/** A bar on standard error that shows how many games have been played, how fast, and how long it will take. */
final class Progress implements AutoCloseable {
    private static final int WIDTH = 100;
    private static final int MILLIS = 500;

    private final Optional<ProgressBar> bar;

    /**
     * A bar, or none.
     *
     * @param shown whether there is one
     * @param games how many games there are at most
     * @param done how many of them were played before
     */
    Progress(boolean shown, long games, long done) {
        bar = shown
                ? Optional.of(new ProgressBarBuilder()
                        .setTaskName("games")
                        .setInitialMax(games)
                        .startsFrom(done, Duration.ZERO)
                        .setUpdateIntervalMillis(MILLIS)
                        .setStyle(ProgressBarStyle.ASCII)
                        .setSpeedUnit(ChronoUnit.SECONDS)
                        .showSpeed()
                        .setConsumer(new ConsoleProgressBarConsumer(System.err, WIDTH))
                        .build())
                : Optional.empty();
    }

    /** Does the same as a sink and counts what it takes. */
    Laboratory.Sink counting(Laboratory.Sink sink) {
        return sink.then((variant, played) -> {
            step();
            return Optional.empty();
        });
    }

    /** Counts what it takes. */
    ExperimentRunner.GameConsumer counting() {
        return (game, played) -> {
            step();
            return Optional.empty();
        };
    }

    private void step() {
        bar.ifPresent(ProgressBar::step);
    }

    @Override
    public void close() {
        bar.ifPresent(ProgressBar::close);
    }
}
