package org.roadtorichmond.desktop;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.match.line.LineFault;
import org.roadtorichmond.match.line.SecureChannel;
import org.roadtorichmond.session.match.LineListener;
import org.roadtorichmond.session.match.MatchTransport;

/**
 * The line of a match over TCP, on one thread of its own. The host listens at one address, for one guest at a time who knows the word; the guest connects, and
 * connects again whenever the line breaks. Three guests with wrong words close the host's door for a minute.
 *
 * <p>The listener is called by its owner, so that the match can live on another thread, which never waits for the line. While many
 * texts wait there, none is read.
 */
final class MatchLine implements MatchTransport {
    private static final long TICK_MILLIS = 100;
    private static final long DOOR_NANOS = 60_000_000_000L;
    private static final int WRONG_WORDS = 3;
    private static final int MOST_WAITING = 256;
    private static final int MOST_AT_DOOR = 8;

    private final boolean host;
    private final boolean watched;
    private final InetSocketAddress address;
    private final String word;
    private final MatchPatience patience;
    private final Consumer<Runnable> owner;
    private final LineListener listener;
    private final Selector selector;
    private final Queue<byte[]> outgoing = new ConcurrentLinkedQueue<>();
    private final AtomicInteger waiting = new AtomicInteger();
    private final SecureRandom random = new SecureRandom();
    private final Thread thread;
    private final List<MatchConnection> connections = new ArrayList<>();
    private @Nullable MatchConnection open;
    private int wrongWords;
    private long doorOpens;
    private long connectAt = System.nanoTime();
    private volatile boolean dropped;
    private volatile boolean closed;

    private MatchLine(
            boolean host,
            boolean watched,
            InetSocketAddress address,
            String word,
            MatchPatience patience,
            Consumer<Runnable> owner,
            LineListener listener)
            throws IOException {
        this.host = host;
        this.watched = watched;
        this.address = address;
        this.word = word;
        this.patience = patience;
        this.owner = owner;
        this.listener = listener;
        selector = Selector.open();
        thread = new Thread(this::run, "line of the match");
        thread.setDaemon(true);
    }

    /** Listens at an address from now on, for the other player. */
    static MatchLine host(
            InetSocketAddress address,
            String word,
            MatchPatience patience,
            Consumer<Runnable> owner,
            LineListener listener)
            throws IOException {
        return listening(new MatchLine(true, false, address, word, patience, owner, listener));
    }

    /** Listens at an address from now on, for a person who watches; others are turned away as long as he is there. */
    static MatchLine watchers(
            InetSocketAddress address,
            String word,
            MatchPatience patience,
            Consumer<Runnable> owner,
            LineListener listener)
            throws IOException {
        return listening(new MatchLine(true, true, address, word, patience, owner, listener));
    }

    private static MatchLine listening(MatchLine line) throws IOException {
        ServerSocketChannel door = ServerSocketChannel.open();
        try {
            door.setOption(StandardSocketOptions.SO_REUSEADDR, true);
            door.bind(line.address, 1);
            door.configureBlocking(false);
            door.register(line.selector, SelectionKey.OP_ACCEPT);
        } catch (IOException e) {
            door.close();
            line.selector.close();
            throw e;
        }
        line.thread.start();
        return line;
    }

    /** Connects to an address from now on. */
    static MatchLine join(
            InetSocketAddress address,
            String word,
            MatchPatience patience,
            Consumer<Runnable> owner,
            LineListener listener)
            throws IOException {
        MatchLine line = new MatchLine(false, false, address, word, patience, owner, listener);
        line.thread.start();
        return line;
    }

    @Override
    public void send(byte[] text) {
        outgoing.add(text);
        selector.wakeup();
    }

    @Override
    public void drop() {
        dropped = true;
        selector.wakeup();
    }

    @Override
    public void close() {
        closed = true;
        selector.wakeup();
    }

    @Override
    public void await() {
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    // --- The line's thread -----------------------------------------------------------------------------------------

    private void run() {
        try {
            while (!closed) {
                selector.select(TICK_MILLIS);
                step();
            }
        } catch (IOException e) {
            tell(() -> listener.broken(LineFault.broken(e).sentence()));
        } finally {
            end();
        }
    }

    private void step() throws IOException {
        if (!host && connections.isEmpty() && System.nanoTime() >= connectAt) {
            connect();
        }
        for (SelectionKey key : selector.selectedKeys()) {
            if (key.isValid() && key.isAcceptable()) {
                accept((ServerSocketChannel) key.channel());
            }
        }
        selector.selectedKeys().clear();
        for (MatchConnection each : List.copyOf(connections)) {
            try {
                carry(each);
            } catch (LineFault fault) {
                broken(each, fault);
            }
        }
    }

    private void carry(MatchConnection each) throws LineFault {
        if (each == open && dropped) {
            dropped = false;
            throw LineFault.broken(null);
        }
        for (byte[] text : each.read()) {
            opened(each);
            waiting.incrementAndGet();
            tell(() -> {
                waiting.decrementAndGet();
                listener.text(text);
                selector.wakeup();
            });
        }
        opened(each);
        byte[] text = each == open ? outgoing.poll() : null;
        while (text != null) {
            each.send(text);
            text = outgoing.poll();
        }
        each.watch();
        each.write();
        each.await(waiting.get() < MOST_WAITING);
    }

    /** A player who proves to know the word takes the place of a connection that this end still holds to be there. */
    private void opened(MatchConnection each) {
        if (!each.isOpen() || each == open) {
            return;
        }
        MatchConnection before = open;
        if (before != null && watched) {
            connections.remove(each);
            each.close();
            return;
        } else if (before != null) {
            connections.remove(before);
            before.close();
        }
        open = each;
        wrongWords = 0;
        dropped = false;
        // What waits was meant for the connection before; all of it is sent again where it is lacking.
        outgoing.clear();
        tell(listener::opened);
    }

    private String host() {
        return address.getHostString() + ":" + address.getPort();
    }

    private void connect() {
        connectAt = System.nanoTime() + patience.again().toNanos();
        try {
            // The port of a game at home or on the loopback answers at once, or not at all.
            SocketChannel socket = SocketChannel.open();
            socket.socket().connect(new InetSocketAddress(address.getHostString(), address.getPort()), (int)
                    patience.again().toMillis());
            take(socket);
        } catch (IOException e) {
            tell(() -> listener.broken(LineFault.nobody(host()).sentence()));
        }
    }

    private void accept(ServerSocketChannel door) throws IOException {
        SocketChannel socket = door.accept();
        boolean shut = connections.size() >= MOST_AT_DOOR || System.nanoTime() < doorOpens;
        if (socket != null && shut) {
            socket.close();
        } else if (socket != null) {
            take(socket);
        }
    }

    private void take(SocketChannel socket) throws IOException {
        socket.configureBlocking(false);
        socket.setOption(StandardSocketOptions.TCP_NODELAY, true);
        SelectionKey key = socket.register(selector, SelectionKey.OP_READ);
        connections.add(new MatchConnection(key, new SecureChannel(host, word, random), patience));
    }

    private void broken(MatchConnection ended, LineFault fault) {
        if (host && fault.isWrongWord()) {
            wrongWords++;
            if (wrongWords == WRONG_WORDS) {
                wrongWords = 0;
                doorOpens = System.nanoTime() + DOOR_NANOS;
            }
        }
        ended.close();
        connections.remove(ended);
        connectAt = System.nanoTime() + patience.again().toNanos();
        if (ended == open || !host || fault.isWrongWord()) {
            // Whoever knocks without a word is nobody's business.
            tell(() -> listener.broken(fault.sentence()));
        }
        open = ended == open ? null : open;
    }

    private void tell(Runnable news) {
        owner.accept(news);
    }

    /** Sends what is still to be sent, and waits a little until the other end hangs up too: an end that closes first can lose its last words. */
    private void partFrom(MatchConnection last) throws IOException {
        long until = System.nanoTime() + patience.again().toNanos();
        try {
            carry(last);
            last.finish();
            while (System.nanoTime() < until) {
                last.await(true);
                selector.select(TICK_MILLIS);
                selector.selectedKeys().clear();
                last.read();
                last.write();
            }
        } catch (LineFault gone) {
            // It has hung up, which is what was waited for.
        }
    }

    private void end() {
        try {
            for (SelectionKey key : selector.keys()) {
                if (key.channel() instanceof ServerSocketChannel door) {
                    // Whoever goes on with the match at once listens here again.
                    door.close();
                }
            }
            if (open != null) {
                partFrom(open);
            }
            for (SelectionKey key : selector.keys()) {
                key.channel().close();
            }
            selector.close();
        } catch (IOException e) {
            // The thread ends in any case, and the system closes what is left.
        }
    }
}
