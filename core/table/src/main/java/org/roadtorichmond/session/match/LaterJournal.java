package org.roadtorichmond.session.match;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.work.Worker;

/**
 * A journal that a worker writes, so that the thread that draws never waits for the disk. Whatever is given to the same worker later follows
 * when the lines before it are on the disk. Where there is no room the worker tries again, and the match waits.
 */
final class LaterJournal implements Journal {
    private static final long CLOSING_MILLIS = 5000;

    private final Journal journal;
    private final Worker work;
    private final Runnable changed;
    private volatile Optional<Sentence> trouble = Optional.empty();
    private volatile boolean closed;

    /**
     * A journal over another one.
     *
     * @param work writes it; is closed with it
     * @param changed is called on the worker's thread when there is {@link #trouble}, and when it is over
     */
    LaterJournal(Journal journal, Worker work, Runnable changed) {
        this.journal = journal;
        this.work = work;
        this.changed = changed;
    }

    /** Why not all lines are on the disk, as far as the worker has come. */
    @Override
    public Optional<Sentence> trouble() {
        return trouble;
    }

    @Override
    public List<String> lines() {
        return journal.lines();
    }

    @Override
    public void add(String line) {
        later(() -> journal.add(line));
    }

    @Override
    public void restart(List<String> restarted) {
        later(() -> journal.restart(restarted));
    }

    private void later(Runnable write) {
        work.begin(() -> {
            write.run();
            while (isTroubled() && !closed) {
                pause();
                journal.retry();
            }
            return true;
        });
    }

    private boolean isTroubled() {
        Optional<Sentence> now = journal.trouble();
        if (!now.equals(trouble)) {
            trouble = now;
            changed.run();
        }
        return now.isPresent();
    }

    private void pause() {
        try {
            TimeUnit.SECONDS.sleep(1);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            closed = true;
        }
    }

    /** Ends it once all is written, or as much as there is room for. */
    @Override
    public void close() {
        if (closed) {
            return;
        }
        Worker.Pending<Boolean> end = work.begin(() -> {
            journal.close();
            return true;
        });
        // While there is trouble nothing more gets onto the disk.
        closed = trouble.isPresent();
        end.await(CLOSING_MILLIS);
        closed = true;
        work.close();
    }
}
