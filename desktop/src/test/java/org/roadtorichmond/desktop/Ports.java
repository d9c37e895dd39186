package org.roadtorichmond.desktop;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Ports of the loopback address for tests, below those that the system gives to whoever connects. Tests run in several processes beside
 * each other: each has a range of ports to itself, and marks it by listening at its first port for as long as it lives.
 */
final class Ports {
    private static final int FIRST = 20_000;
    private static final int RANGE = 800;
    private static final int RANGES = 15;

    /** Those after a free port are free as well. */
    private static final int STEP = 4;

    /** Closed by the system when the process ends, and by nobody before. */
    private static final ServerSocket MARK = mark();

    private static final AtomicInteger GIVEN = new AtomicInteger();

    private Ports() {}

    private static ServerSocket mark() {
        for (int range = 0; range < RANGES; range++) {
            try {
                return listening(FIRST + range * RANGE);
            } catch (IOException taken) {
                // By another process, which has all of that range.
            }
        }
        throw new AssertionError("no range of ports is free");
    }

    private static ServerSocket listening(int port) throws IOException {
        return new ServerSocket(port, 1, InetAddress.getLoopbackAddress());
    }

    /** A port at which nobody listens, another one each time, as long as there are. */
    static int free() {
        for (int tries = 0; tries < RANGE; tries++) {
            int port = MARK.getLocalPort() + 1 + GIVEN.getAndAdd(STEP) % (RANGE - STEP);
            try (ServerSocket free = listening(port)) {
                return free.getLocalPort();
            } catch (IOException taken) {
                // The next one may be free.
            }
        }
        throw new AssertionError("no port is free");
    }
}
