package org.roadtorichmond.work;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.testing.Patience;

@DisplayName("work beside the game")
final class BackgroundTest {
    private static final int PIECES = 3;

    private static Background background(int helping) {
        return new Background("work", Runnable::run, helping);
    }

    @Test
    @DisplayName("lends a team that does as many pieces at the same time as it has threads, each once")
    void doesPiecesAtTheSameTime() {
        try (Background background = background(PIECES - 1)) {
            assertEquals(PIECES, background.runner().size());
            CountDownLatch all = new CountDownLatch(PIECES);
            AtomicIntegerArray done = new AtomicIntegerArray(PIECES);
            List<Runnable> pieces = new ArrayList<>();
            for (int i = 0; i < PIECES; i++) {
                int piece = i;
                pieces.add(() -> {
                    all.countDown();
                    done.addAndGet(piece, await(all) ? 1 : 0);
                });
            }
            background.runner().all(pieces);
            assertEquals("[1, 1, 1]", done.toString(), "each waited for all others to have begun");
        }
    }

    private static boolean await(CountDownLatch latch) {
        try {
            return latch.await(Patience.LONG.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    @Test
    @DisplayName("throws what a piece of work has thrown, on whatever thread")
    void throwsWhatAPieceThrows() {
        try (Background background = background(1)) {
            Runnable fails = () -> {
                throw new IllegalArgumentException("piece");
            };
            ParallelRunner runner = background.runner();
            assertThrows(IllegalArgumentException.class, () -> runner.all(List.of(fails, () -> {})));
            assertThrows(IllegalArgumentException.class, () -> runner.all(List.of(() -> {}, fails)));
        }
    }

    @Test
    @DisplayName("waits for all pieces although the first has failed")
    void waitsForAll() {
        try (Background background = background(1)) {
            AtomicIntegerArray done = new AtomicIntegerArray(1);
            CountDownLatch failed = new CountDownLatch(1);
            Runnable fails = () -> {
                failed.countDown();
                throw new IllegalArgumentException("piece");
            };
            Runnable slow = () -> {
                await(failed);
                LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(50));
                done.set(0, 1);
            };
            ParallelRunner runner = background.runner();
            assertThrows(IllegalArgumentException.class, () -> runner.all(List.of(fails, slow)));
            assertEquals(1, done.get(0));
        }
    }

    @Test
    @DisplayName("lends no thread if no processor is free")
    void lendsNobody() {
        try (Background background = background(0)) {
            assertSame(ParallelRunner.ALONE, background.runner());
        }
    }
}
