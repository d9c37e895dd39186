package org.roadtorichmond.desktop;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;

/** Notices that the program is asked to stop (Ctrl+C), and gives it time to report what it has found so far. */
final class Interruption {
    private static final long PATIENCE_SECONDS = 20;

    private volatile boolean wanted;

    /** Runs a command. If the program is asked to stop meanwhile, it ends only when the command has reported what it found. */
    int during(IntSupplier work) {
        Watch watch = new Watch();
        try {
            return work.getAsInt();
        } finally {
            watch.close();
        }
    }

    /** Whether the program was asked to stop. */
    boolean isWanted() {
        return wanted;
    }

    /** Listens for the request to stop, until it is closed because everything has been reported. */
    private final class Watch {
        private final CountDownLatch reported = new CountDownLatch(1);
        private final Thread hook = new Thread(this::stop, "interruption");

        private Watch() {
            Runtime.getRuntime().addShutdownHook(hook);
        }

        private void stop() {
            wanted = true;
            try {
                // The process ends when this thread ends, so the thread waits for the report.
                if (!reported.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                    System.err.println(
                            "The games that were being played take too long to end; what was found is not shown.");
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }

        /** Stops listening, and lets a process that was asked to stop end. */
        void close() {
            reported.countDown();
            try {
                Runtime.getRuntime().removeShutdownHook(hook);
            } catch (IllegalStateException e) {
                // The process is already ending, and the hook no longer waits.
            }
        }
    }
}
