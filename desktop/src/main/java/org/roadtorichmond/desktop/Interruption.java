package org.roadtorichmond.desktop;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;

/** Notices that the program is to stop (Ctrl+C), and gives it the time to say what it has found so far. */
final class Interruption {
    private static final long PATIENCE_SECONDS = 20;

    private volatile boolean wanted;

    /** Does the work of a command, and lets a program that is told to stop end only when that has reported what it found. */
    int during(IntSupplier work) {
        Watch watch = new Watch();
        try {
            return work.getAsInt();
        } finally {
            watch.close();
        }
    }

    /** Whether the program is to stop. */
    boolean isWanted() {
        return wanted;
    }

    /** Listens until it is closed, which says that all is reported. */
    private final class Watch {
        private final CountDownLatch reported = new CountDownLatch(1);
        private final Thread hook = new Thread(this::stop, "interruption");

        private Watch() {
            Runtime.getRuntime().addShutdownHook(hook);
        }

        private void stop() {
            wanted = true;
            try {
                // The program ends when this thread does, so that it waits for the report.
                if (!reported.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                    System.err.println(
                            "The games that were being played take too long to end; what was found is not shown.");
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }

        /** Ends listening, and lets a program that is to stop do so. */
        void close() {
            reported.countDown();
            try {
                Runtime.getRuntime().removeShutdownHook(hook);
            } catch (IllegalStateException e) {
                // The program is ending already, and the hook is no longer waited for.
            }
        }
    }
}
