package org.roadtorichmond.desktop;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.ServerSocket;
import java.net.SocketException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.roadtorichmond.session.match.OwnAddress;

/** The networks in which this computer is: under which numbers others reach it, and which of others answer. */
final class Networks {
    private static final long PATIENCE_NANOS = 3_000_000_000L;
    private static final int MOST_PORTS = 20;
    private static final long TICK_MILLIS = 100;

    private Networks() {}

    /** Where others can reach this computer, in the order in which they should try; none if the system does not say. */
    static List<OwnAddress> own() {
        try {
            return NetworkInterface.networkInterfaces()
                    .filter(Networks::isUp)
                    .flatMap(adapter -> adapter.inetAddresses().flatMap(each -> own(adapter, each).stream()))
                    .sorted(OwnAddress.order())
                    .toList();
        } catch (SocketException e) {
            return List.of();
        }
    }

    private static boolean isUp(NetworkInterface adapter) {
        try {
            return adapter.isUp();
        } catch (SocketException e) {
            return false;
        }
    }

    private static Optional<OwnAddress> own(NetworkInterface adapter, InetAddress address) {
        return OwnAddress.of(adapter.getName(), address.getAddress(), address.getHostAddress());
    }

    /** All networks, at the first port from a usual one on at which nobody listens, nor at the one after it; the usual one if all are taken. */
    static String free(int usual) {
        return IntStream.range(0, MOST_PORTS)
                .map(number -> usual + 2 * number)
                .filter(port -> isFree(port) && isFree(port + 1))
                .mapToObj(Networks::everywhere)
                .findFirst()
                .orElseGet(() -> everywhere(usual));
    }

    private static String everywhere(int port) {
        return "0.0.0.0:" + port;
    }

    private static boolean isFree(int port) {
        try (ServerSocket tried = new ServerSocket(port, 1)) {
            return tried.isBound();
        } catch (IOException e) {
            return false;
        }
    }

    /** The address at which a computer answers first; all are tried at once, and nothing is sent. */
    static Optional<String> answering(List<String> addresses) {
        try (Selector selector = Selector.open()) {
            addresses.forEach(address -> knock(selector, address));
            long until = System.nanoTime() + PATIENCE_NANOS;
            Optional<String> found = Optional.empty();
            while (found.isEmpty() && !selector.keys().isEmpty() && System.nanoTime() < until) {
                selector.select(TICK_MILLIS);
                found = selector.selectedKeys().stream()
                        .filter(Networks::hasAnswered)
                        .map(key -> (String) key.attachment())
                        .findFirst();
                selector.selectedKeys().clear();
                // What was cancelled leaves the keys only now.
                selector.selectNow();
            }
            for (SelectionKey key : selector.keys()) {
                key.channel().close();
            }
            return found;
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private static void knock(Selector selector, String address) {
        int colon = address.lastIndexOf(':');
        try {
            SocketChannel socket = SocketChannel.open();
            socket.configureBlocking(false);
            socket.register(selector, SelectionKey.OP_CONNECT, address);
            try {
                socket.connect(new InetSocketAddress(
                        address.substring(0, colon), Integer.parseInt(address.substring(colon + 1))));
                // An address that is none, or that no one knows, is an illegal argument.
            } catch (IOException | IllegalArgumentException e) {
                socket.close();
            }
        } catch (IOException e) {
            // Then nobody answers there.
        }
    }

    private static boolean hasAnswered(SelectionKey key) {
        try {
            return ((SocketChannel) key.channel()).finishConnect();
        } catch (IOException e) {
            close(key);
            return false;
        }
    }

    private static void close(SelectionKey key) {
        try {
            key.channel().close();
        } catch (IOException e) {
            // It is given up in any case.
        }
    }
}
