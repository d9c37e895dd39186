package org.roadtorichmond.ai.general;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import org.roadtorichmond.play.Game;

/**
 * Sand tables on which the same work is done at the same time, one a thread. The answers stand in the order of what was asked and
 * are the same on any number of threads, since a table remembers nothing.
 */
final class Crew implements AutoCloseable {
    private final List<SandTable> tables = new ArrayList<>();
    private final ExecutorService threads;

    /** A crew at a game that is only read, and only in this call. */
    Crew(Game game, int temper, int size, BooleanSupplier stop) {
        for (int i = 0; i < size; i++) {
            tables.add(new SandTable(game, temper, stop));
        }
        threads = Executors.newFixedThreadPool(Math.max(1, size - 1), task -> {
            Thread thread = new Thread(task, "general");
            thread.setDaemon(true);
            return thread;
        });
    }

    /** The first table, for what is quickly done. */
    SandTable table() {
        return tables.get(0);
    }

    /** Has all tasks done; nothing stands where one was stopped. */
    <T, R> List<Optional<R>> work(List<T> tasks, BiFunction<SandTable, T, Optional<R>> how) {
        List<Optional<R>> answers = new ArrayList<>();
        tasks.forEach(task -> answers.add(Optional.empty()));
        AtomicInteger next = new AtomicInteger();
        List<Future<Integer>> others = new ArrayList<>();
        for (SandTable table : tables.subList(1, tables.size())) {
            others.add(threads.submit(share(table, tasks, how, next, answers)));
        }
        try {
            share(tables.get(0), tasks, how, next, answers).call();
            for (Future<Integer> other : others) {
                other.get();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while plans were tried out", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException("a plan could not be tried out", e.getCause());
        } catch (RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new IllegalStateException("a plan could not be tried out", e);
        }
        return answers;
    }

    /** Takes tasks until there are none; each place of the answers is written by one thread alone. */
    private static <T, R> Callable<Integer> share(
            SandTable table,
            List<T> tasks,
            BiFunction<SandTable, T, Optional<R>> how,
            AtomicInteger next,
            List<Optional<R>> answers) {
        return () -> {
            int done = 0;
            for (int i = next.getAndIncrement(); i < tasks.size(); i = next.getAndIncrement()) {
                answers.set(i, how.apply(table, tasks.get(i)));
                done++;
            }
            return done;
        };
    }

    @Override
    public void close() {
        threads.shutdown();
    }
}
