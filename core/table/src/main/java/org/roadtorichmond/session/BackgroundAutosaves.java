package org.roadtorichmond.session;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.session.Autosaves.Snapshot;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.work.Worker;

/**
 * Saves a game beside the thread on which it is played, so that drawing does not wait for the disk.
 *
 * <p>When {@link #save} returns, all saves before it have been written, so that a process that is killed loses the last command
 * at most. Only a disk that takes longer than a tenth of a second is not waited for: then the newest state takes the place of
 * those that still wait to be written, except the beginnings of game-turns.
 *
 * <p>The thread of the game saves; any thread may wait until all is written, as {@link #close} does.
 */
public final class BackgroundAutosaves implements AutoCloseable {
    private static final long PATIENCE_MILLIS = 100;

    private final Autosaves autosaves;
    private final Function<Snapshot, Optional<Sentence>> disk;
    private final Worker worker;
    private final Deque<Snapshot> waiting = new ArrayDeque<>();
    private volatile Worker.@Nullable Pending<Optional<Sentence>> newest;
    private volatile Optional<Sentence> trouble = Optional.empty();
    private volatile Runnable noticed = () -> {};

    /**
     * Saves into a folder of autosaves, which nothing else may do meanwhile.
     *
     * @param worker writes, and is closed with this
     */
    public BackgroundAutosaves(Autosaves autosaves, Worker worker) {
        this(autosaves, autosaves::write, worker);
    }

    /** For tests: saves to a disk that may be as slow as they like. */
    BackgroundAutosaves(Autosaves autosaves, Function<Snapshot, Optional<Sentence>> disk, Worker worker) {
        this.autosaves = autosaves;
        this.disk = disk;
        this.worker = worker;
    }

    /**
     * Saves a game as {@link Autosaves#save} does, except for the writing: the game may be played on at once.
     *
     * @return nothing if the last save that came to an end succeeded; else, in one sentence, why not
     */
    public Optional<Sentence> save(SavedGame saved) {
        offer(autosaves.snapshot(saved));
        Worker.Pending<Optional<Sentence>> previous = newest;
        newest = worker.begin(this::writeWaiting);
        return previous == null
                ? Optional.empty()
                : previous.await(PATIENCE_MILLIS).orElseGet(() -> trouble);
    }

    /** Why the last save that came to an end failed, if it did. Any thread may ask. */
    public Optional<Sentence> trouble() {
        return trouble;
    }

    /** Has something run, on the thread that writes, whenever saving begins to fail or succeeds again. */
    void onTrouble(Runnable action) {
        noticed = action;
    }

    /**
     * Waits until all is written.
     *
     * @return nothing if the last save succeeded; else, in one sentence, why not
     */
    public Optional<Sentence> flush() {
        Worker.Pending<Optional<Sentence>> last = newest;
        return last == null ? Optional.empty() : last.await();
    }

    /** Deletes the autosaves that rotate, as {@link Autosaves#clear} does, after all is written. */
    public Optional<Sentence> clear() {
        return worker.begin(autosaves::clear).await();
    }

    /** Waits until all is written, and closes the worker. */
    @Override
    public void close() {
        worker.close();
        flush();
    }

    private void offer(Snapshot snapshot) {
        synchronized (waiting) {
            if (!waiting.isEmpty() && waiting.getLast().begun().isEmpty()) {
                waiting.removeLast();
            }
            waiting.addLast(snapshot);
        }
    }

    private Optional<Snapshot> take() {
        synchronized (waiting) {
            return Optional.ofNullable(waiting.pollFirst());
        }
    }

    private Optional<Sentence> writeWaiting() {
        for (Optional<Snapshot> next = take(); next.isPresent(); next = take()) {
            Optional<Sentence> before = trouble;
            trouble = disk.apply(next.get());
            if (!before.equals(trouble)) {
                noticed.run();
            }
        }
        return trouble;
    }
}
