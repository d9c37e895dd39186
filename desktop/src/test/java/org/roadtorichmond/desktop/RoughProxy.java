package org.roadtorichmond.desktop;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;

/** Stands between both ends of a line, on the loopback address, and delays, doubles, leaves out, changes and cuts what goes through it. */
final class RoughProxy implements AutoCloseable {
    private static final int CHUNK = 2048;

    private final ServerSocket door;
    private final int target;
    private final int trouble;
    private final Random random;
    private final List<Socket> sockets = Collections.synchronizedList(new ArrayList<>());
    private final AtomicInteger troubles = new AtomicInteger();

    /**
     * A proxy that takes guests from now on.
     *
     * @param target the port of the host
     * @param trouble of how many pieces in a thousand one is doubled, as many left out, as many changed in a bit, and at as many the line cut
     */
    RoughProxy(int target, int trouble, long seed) throws IOException {
        this.target = target;
        this.trouble = trouble;
        random = new Random(seed);
        door = new ServerSocket(0, 5, InetAddress.getLoopbackAddress());
        run(this::accept);
    }

    int port() {
        return door.getLocalPort();
    }

    /** How often it has spoilt something. */
    int troubles() {
        return troubles.get();
    }

    private static void run(Runnable work) {
        Thread thread = new Thread(work, "rough proxy");
        thread.setDaemon(true);
        thread.start();
    }

    private void accept() {
        try {
            while (true) {
                Socket guest = door.accept();
                sockets.add(guest);
                try {
                    Socket host = new Socket(InetAddress.getLoopbackAddress(), target);
                    sockets.add(host);
                    run(() -> pump(guest, host));
                    run(() -> pump(host, guest));
                } catch (IOException e) {
                    guest.close();
                }
            }
        } catch (IOException e) {
            // The door is closed, the test over.
        }
    }

    private boolean happens() {
        synchronized (random) {
            return random.nextInt(1000) < trouble;
        }
    }

    private int place(int count) {
        synchronized (random) {
            return random.nextInt(count);
        }
    }

    private void pump(Socket from, Socket to) {
        try (from;
                to) {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            byte[] piece = new byte[CHUNK];
            int count = in.read(piece);
            while (count > 0 && !happens()) {
                int times = happens() ? 0 : happens() ? 2 : 1;
                if (happens()) {
                    piece[place(count)] ^= 1;
                    troubles.incrementAndGet();
                }
                for (int i = 0; i < times; i++) {
                    out.write(piece, 0, count);
                }
                if (times != 1) {
                    troubles.incrementAndGet();
                } else if (happens()) {
                    Thread.sleep(20);
                }
                count = in.read(piece);
            }
            if (count > 0) {
                troubles.incrementAndGet();
            }
        } catch (IOException e) {
            // One of both ends has hung up, and so does this for the other one.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() throws IOException {
        door.close();
        for (Socket socket : List.copyOf(sockets)) {
            socket.close();
        }
    }
}
