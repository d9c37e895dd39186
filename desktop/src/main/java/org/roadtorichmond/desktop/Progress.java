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

/** A progress bar on standard error: the number of games played, the speed, and the remaining time. */
final class Progress implements AutoCloseable {
    private static final int WIDTH = 100;
    private static final int MILLIS = 500;

    private final Optional<ProgressBar> bar;

    /**
     * Creates a progress bar, or nothing that is visible.
     *
     * @param shown whether to show the bar
     * @param games the largest number of games
     * @param done the number of those that were already played
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

    /** Passes games on to a sink and counts them. */
    Laboratory.Sink counting(Laboratory.Sink sink) {
        return sink.then((variant, played) -> {
            step();
            return Optional.empty();
        });
    }

    /** Counts games. */
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
