package org.roadtorichmond.desktop;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Notices that the program is to stop (Ctrl+C), and gives it the time to say what it has found so far. */
final class Interruption {
    private static final long PATIENCE_SECONDS = 20;

    private volatile boolean wanted;

    /** Begins to listen. */
    Watch begin() {
        return new Watch();
    }

    /** Whether the program is to stop. */
    boolean isWanted() {
        return wanted;
    }

    /** Listens until it is closed, which says that all is reported. */
    final class Watch {
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
            if (!wanted) {
                Runtime.getRuntime().removeShutdownHook(hook);
            }
        }
    }
}
