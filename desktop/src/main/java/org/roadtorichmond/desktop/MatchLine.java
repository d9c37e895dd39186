package org.roadtorichmond.desktop;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.match.line.LineFault;
import org.roadtorichmond.match.line.SecureChannel;
import org.roadtorichmond.match.line.WordGuard;
import org.roadtorichmond.session.match.LineListener;
import org.roadtorichmond.session.match.MatchTransport;
import org.roadtorichmond.words.Sentence;

/**
 * The line of a match over TCP, on one thread of its own. The host listens at one address, for one guest at a time who knows the word; the guest connects, and
 * connects again whenever the line breaks. A second guest is turned away. Tries that do not prove the word close the host's door for a while
 * to those who come from the same place, and keep a guest from trying again for as long ({@link WordGuard}).
 *
 * <p>Who says nothing or no good text gets no answer, and does not keep the guest waiting ({@link Visits}). The listener is called by its owner, so that the match can live on another thread, which never waits for the line.
 */
final class MatchLine implements MatchTransport {
    private static final long TICK_MILLIS = 100;
    private static final int BACKLOG = 64;
    private static final int MOST_KNOWN = 100;

    private final boolean host;
    private final InetSocketAddress address;
    private final String word;
    private final MatchPatience patience;
    private final Consumer<Runnable> owner;
    private final LineListener listener;
    private final Selector selector;
    private final SecureRandom random = new SecureRandom();
    private final String name = Long.toHexString(random.nextLong());
    private final Thread thread;
    private final List<MatchConnection> connections = new ArrayList<>();
    private final WordGuard guard;
    private final Visits visits = new Visits();
    /** The names of the guests' programs that have proved the word. */
    private final Set<String> known = new HashSet<>();

    private @Nullable MatchConnection open;
    private long connectAt = System.nanoTime();
    private volatile boolean closed;

    private MatchLine(
            boolean host,
            InetSocketAddress address,
            String word,
            MatchPatience patience,
            Consumer<Runnable> owner,
            LineListener listener)
            throws IOException {
        this.host = host;
        this.address = address;
        this.word = word;
        this.patience = patience;
        this.owner = owner;
        this.listener = listener;
        guard = new WordGuard(patience.shut());
        selector = Selector.open();
        thread = new Thread(this::run, "line of the match");
        thread.setDaemon(true);
    }

    /** Listens at an address from now on, for the other player or for a person who watches. */
    static MatchLine host(
            InetSocketAddress address,
            String word,
            MatchPatience patience,
            Consumer<Runnable> owner,
            LineListener listener)
            throws IOException {
        MatchLine line = new MatchLine(true, address, word, patience, owner, listener);
        ServerSocketChannel door = ServerSocketChannel.open();
        try {
            door.setOption(StandardSocketOptions.SO_REUSEADDR, true);
            door.bind(line.address, BACKLOG);
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
        MatchLine line = new MatchLine(false, address, word, patience, owner, listener);
        line.thread.start();
        return line;
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

    private void step() {
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
            } catch (RuntimeException fault) {
                // Whatever one connection brings about, the line goes on.
                broken(each, LineFault.broken(fault));
            }
        }
    }

    private void carry(MatchConnection each) throws LineFault {
        for (byte[] text : each.read()) {
            opened(each);
            if (each == open) {
                tell(() -> listener.text(text));
            }
        }
        opened(each);
        each.watch();
        each.write();
        each.await();
    }

    /** A guest who comes again takes the place of the connection that this end still holds to be there. */
    private void opened(MatchConnection each) throws LineFault {
        if (!each.isOpen() || each == open) {
            return;
        }
        guard.right(each.place());
        if (known.size() < MOST_KNOWN) {
            each.secure().guest().ifPresent(known::add);
        }
        MatchConnection before = open;
        if (before != null && !before.secure().guest().equals(each.secure().guest())) {
            throw LineFault.of("match.line.taken");
        } else if (before != null) {
            connections.remove(before);
            before.close();
        }
        open = each;
        tell(() -> listener.opened(each));
    }

    private void broken(MatchConnection ended, LineFault fault) {
        try {
            ended.write();
        } catch (LineFault | RuntimeException gone) {
            // The other end cannot be told why.
        }
        ended.close();
        connections.remove(ended);
        // Another word does not become the right one by being tried again at once.
        Duration pause = fault.isWrongWord() ? patience.shut() : patience.again();
        connectAt = System.nanoTime() + pause.toNanos();
        if (ended == open || !host) {
            tell(() -> listener.broken(fault.sentence()));
        } else if (ended.secure().isBegun() && !ended.secure().isProved()) {
            int tries = guard.count(System.nanoTime());
            knocked(LineFault.tried(ended.address(), tries));
        } else if (ended.secure().guest().isPresent() || fault.isVersion()) {
            knocked(fault.turnedAway(ended.address()));
        }
        // Whoever knocks and says nothing of this game is no one's business.
        open = ended == open ? null : open;
    }

    private void knocked(Sentence what) {
        tell(() -> listener.knocked(what));
    }

    private void tell(Runnable news) {
        owner.accept(news);
    }

    private void take(SocketChannel socket, SecureChannel secure, String from, String place) throws IOException {
        socket.configureBlocking(false);
        socket.setOption(StandardSocketOptions.TCP_NODELAY, true);
        SelectionKey key = socket.register(selector, SelectionKey.OP_READ);
        connections.add(new MatchConnection(key, secure, patience, from, place));
    }

    /** A channel for whoever comes from a place, or goes there. */
    private SecureChannel channel(String place) {
        return new SecureChannel(
                host,
                word,
                name,
                new SecureChannel.Gate() {
                    @Override
                    public Optional<SecureChannel.Refusal> refusal(String guest) {
                        return refused(guest, place);
                    }

                    @Override
                    public void begun(String guest) {
                        guard.begin(place, System.nanoTime());
                    }
                },
                random);
    }

    /** Why somebody may not try to prove the word now. */
    private Optional<SecureChannel.Refusal> refused(String guest, String place) {
        long now = System.nanoTime();
        boolean before = host && known.contains(guest);
        if (open != null && !open.secure().guest().equals(Optional.of(guest))) {
            return Optional.of(SecureChannel.Refusal.TAKEN);
        } else if (guard.isSpent(before, now)) {
            return Optional.of(SecureChannel.Refusal.FULL);
        }
        return !before && guard.isShut(place, now) ? Optional.of(SecureChannel.Refusal.SHUT) : Optional.empty();
    }

    // --- The guest -------------------------------------------------------------------------------------------------

    private void connect() {
        connectAt = System.nanoTime() + patience.again().toNanos();
        String there = address.getHostString() + ":" + address.getPort();
        if (refused(name, there).isPresent()) {
            // Whoever listens there could guess with each try.
            tell(() -> listener.broken(LineFault.careful(there).sentence()));
            return;
        }
        try {
            // The port of a game at home or on the loopback answers at once, or not at all.
            // Its first text is ready when the other end takes the connection: who is silent there makes room for
            // others.
            SecureChannel secure = channel(there);
            SocketChannel socket = SocketChannel.open();
            socket.socket().connect(new InetSocketAddress(address.getHostString(), address.getPort()), (int)
                    patience.again().toMillis());
            take(socket, secure, there, there);
        } catch (IOException e) {
            tell(() -> listener.broken(LineFault.nobody(there).sentence()));
        }
    }

    // --- The host --------------------------------------------------------------------------------------------------

    private void accept(ServerSocketChannel door) {
        try {
            for (SocketChannel socket = door.accept(); socket != null; socket = door.accept()) {
                InetAddress from = socket.socket().getInetAddress();
                String place = from == null ? "" : Visits.place(from);
                if (from == null || !visits.begin(place)) {
                    socket.close();
                } else {
                    visits.surplus(connections).ifPresent(each -> {
                        connections.remove(each);
                        each.close();
                    });
                    take(socket, channel(place), from.getHostAddress(), place);
                }
            }
        } catch (IOException e) {
            // Somebody has gone again, or the system has no room for him.
        }
    }

    // --- The end ---------------------------------------------------------------------------------------------------

    /** Sends what is still to be sent, and waits a little until the other end hangs up too: an end that closes first can lose its last words. */
    private void partFrom(MatchConnection last) throws IOException {
        long until = System.nanoTime() + patience.again().toNanos();
        try {
            carry(last);
            last.finish();
            while (System.nanoTime() < until) {
                last.await();
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
