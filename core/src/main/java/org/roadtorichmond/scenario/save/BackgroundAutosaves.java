package org.roadtorichmond.scenario.save;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import org.roadtorichmond.scenario.save.Autosaves.Snapshot;
import org.roadtorichmond.words.Sentence;

/**
 * Saves a game on a thread of its own, so that drawing does not wait for the disk.
 *
 * <p>When {@link #save} returns, all saves before it have been written, so that a process that is killed loses the last command
 * at most. Only a disk that takes longer than a tenth of a second is not waited for: then the newest state takes the place of
 * those that still wait to be written, but for the beginnings of game-turns.
 *
 * <p>One thread an instance calls the methods. The thread that writes does not keep the program alive; {@link #close} waits until
 * all is written.
 */
public final class BackgroundAutosaves implements AutoCloseable {
    private static final long PATIENCE_MILLIS = 100;

    private final Autosaves autosaves;
    private final Function<Snapshot, Optional<Sentence>> disk;
    private final Deque<Snapshot> waiting = new ArrayDeque<>();
    private final ExecutorService thread = Executors.newSingleThreadExecutor(task -> {
        Thread made = new Thread(task, "autosaves");
        made.setDaemon(true);
        return made;
    });

    private Future<Optional<Sentence>> newest = CompletableFuture.completedFuture(Optional.empty());
    private volatile Optional<Sentence> trouble = Optional.empty();

    /** Saves into a folder of autosaves, which nothing else may do meanwhile. */
    public BackgroundAutosaves(Autosaves autosaves) {
        this(autosaves, autosaves::write);
    }

    /** For tests: saves to a disk that may be as slow as they like. */
    BackgroundAutosaves(Autosaves autosaves, Function<Snapshot, Optional<Sentence>> disk) {
        this.autosaves = autosaves;
        this.disk = disk;
    }

    /**
     * Saves a game as {@link Autosaves#save} does, but for the writing: the game may be played on at once.
     *
     * @return nothing if the last save that came to an end succeeded; else, in one sentence, why not
     */
    public Optional<Sentence> save(SavedGame saved) {
        offer(autosaves.snapshot(saved));
        Future<Optional<Sentence>> previous = newest;
        newest = thread.submit(this::writeWaiting);
        return await(previous, PATIENCE_MILLIS);
    }

    /**
     * Waits until all is written.
     *
     * @return nothing if the last save succeeded; else, in one sentence, why not
     */
    public Optional<Sentence> flush() {
        return await(newest, Long.MAX_VALUE);
    }

    /** Deletes the autosaves that rotate, as {@link Autosaves#clear} does, after all is written. */
    public Optional<Sentence> clear() {
        Callable<Optional<Sentence>> task = autosaves::clear;
        return await(thread.submit(task), Long.MAX_VALUE);
    }

    /** Waits until all is written, and ends the thread. */
    @Override
    public void close() {
        thread.shutdown();
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
            trouble = disk.apply(next.get());
        }
        return trouble;
    }

    private Optional<Sentence> await(Future<Optional<Sentence>> task, long millis) {
        try {
            return task.get(millis, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            return trouble;
        } catch (InterruptedException e) {
            // An interrupt means a hurry; the thread goes on writing all the same.
            Thread.currentThread().interrupt();
            return trouble;
        } catch (ExecutionException e) {
            throw new IllegalStateException("autosaves tell what went wrong and never throw", e.getCause());
        }
    }
}
