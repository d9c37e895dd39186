package org.roadtorichmond.desktop;

import java.io.PrintStream;
import java.time.Duration;
import java.util.Optional;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.atomic.AtomicLong;
import org.roadtorichmond.balance.lab.ExperimentRunner;
import org.roadtorichmond.balance.lab.Laboratory;

/** A progress bar on standard error: the number of games played, the speed, and the remaining time. */
final class Progress implements AutoCloseable {
    private static final int WIDTH = 100;
    private static final int MILLIS = 500;

    private final PrintStream out = System.err;
    private final long games;
    private final long done;
    private final AtomicLong played;
    private final long start = System.nanoTime();
    private final Optional<Timer> timer;
    private boolean over;

    /**
     * Creates a progress bar, or nothing that is visible.
     *
     * @param shown whether to show the bar
     * @param games the largest number of games
     * @param done the number of those that were already played
     */
    Progress(boolean shown, long games, long done) {
        this.games = games;
        this.done = done;
        played = new AtomicLong(done);
        timer = shown ? Optional.of(new Timer("progress", true)) : Optional.empty();
        timer.ifPresent(ticking -> ticking.schedule(
                new TimerTask() {
                    @Override
                    public void run() {
                        draw(false);
                    }
                },
                0,
                MILLIS));
    }

    /** Passes games on to a sink and counts them. */
    Laboratory.Sink counting(Laboratory.Sink sink) {
        return sink.then((variant, game) -> {
            count();
            return Optional.empty();
        });
    }

    void count() {
        played.incrementAndGet();
    }

    ExperimentRunner.GameConsumer counting() {
        return (game, here) -> {
            count();
            return Optional.empty();
        };
    }

    /** Says something that stays, above the bar; nothing where no bar is shown. */
    synchronized void say(String words) {
        if (timer.isPresent() && !over) {
            out.print("\r" + words + " ".repeat(Math.max(0, WIDTH - words.length())) + System.lineSeparator());
        }
    }

    /** Draws one line over the one before, and goes on to the next line behind the last. */
    private synchronized void draw(boolean last) {
        if (!over) {
            over = last;
            out.print("\r" + line(played.get(), games, done, Duration.ofNanos(System.nanoTime() - start))
                    + (last ? System.lineSeparator() : ""));
            out.flush();
        }
    }

    /**
     * What is shown.
     *
     * @param played how many games have been played, with those before
     * @param games how many there are at most
     * @param done how many were played before
     * @param elapsed the time for the others
     */
    static String line(long played, long games, long done, Duration elapsed) {
        long now = played - done;
        double part = games == 0 ? 1 : Math.min(1, (double) played / games);
        String left = now == 0
                ? "?"
                : clock(elapsed.multipliedBy(Math.max(0, games - played)).dividedBy(now));
        String speed = elapsed.toSeconds() == 0 ? "?" : Tables.format("%.1f", (double) now / elapsed.toSeconds());
        String before = Tables.format("games %3d%% [", (int) (100 * part));
        String after = Tables.format(
                "] %" + String.valueOf(games).length() + "d/%d (%s / %s) %s/s",
                played,
                games,
                clock(elapsed),
                left,
                speed);
        int room = Math.max(0, WIDTH - before.length() - after.length());
        int full = (int) (room * part);
        return before + "=".repeat(full) + " ".repeat(room - full) + after;
    }

    private static String clock(Duration time) {
        return Tables.format("%d:%02d:%02d", time.toHours(), time.toMinutesPart(), time.toSecondsPart());
    }

    @Override
    public void close() {
        timer.ifPresent(ticking -> {
            ticking.cancel();
            draw(true);
        });
    }
}
