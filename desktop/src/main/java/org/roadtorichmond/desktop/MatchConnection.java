package org.roadtorichmond.desktop;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.match.line.Greeting;
import org.roadtorichmond.match.line.LineFault;
import org.roadtorichmond.match.line.SecureChannel;
import org.roadtorichmond.session.match.LineConnection;

/**
 * One connection of a match's line, on the line's thread: carries the bytes of a secure channel, and notices when nothing comes any more. It
 * reads no faster than its texts are taken, than the other end takes what is sent to it, and than a match needs. One that is dropped says
 * what is left to be said, and waits a little until the other end hangs up too: an end that closes first can lose its last words.
 */
final class MatchConnection implements LineConnection {
    private static final int READ = 64 << 10;
    private static final int MOST_WAITING = 256;
    private static final int MOST_UNSENT = 1 << 20;
    private static final int TEXTS_AT_ONCE = 2000;
    private static final int TEXTS_A_SECOND = 500;
    /** A text of so many bytes counts as two. */
    private static final int LONG_TEXT = 1 << 10;

    private final SelectionKey key;
    private final SecureChannel secure;
    private final MatchPatience patience;
    private final String address;
    private final String place;
    private final ByteBuffer buffer = ByteBuffer.allocate(READ);
    private final Queue<byte[]> texts = new ConcurrentLinkedQueue<>();
    private final Deque<ByteBuffer> outgoing = new ArrayDeque<>();
    private final AtomicInteger waiting = new AtomicInteger();
    private final AtomicInteger unsent = new AtomicInteger();
    private final Allowance allowance = new Allowance(TEXTS_AT_ONCE, TEXTS_A_SECOND);
    private final long begun = System.nanoTime();
    private long heard = begun;
    private long told = begun;
    private long written = begun;
    private volatile boolean dropped;
    private volatile long droppedAt;
    private boolean finished;

    /**
     * A connection that was made.
     *
     * @param address of the other end, for players
     * @param place where it comes from, so far as others there are counted with it
     */
    MatchConnection(SelectionKey key, SecureChannel secure, MatchPatience patience, String address, String place) {
        this.key = key;
        this.secure = secure;
        this.patience = patience;
        this.address = address;
        this.place = place;
    }

    SecureChannel secure() {
        return secure;
    }

    boolean isOpen() {
        return secure.isOpen();
    }

    String address() {
        return address;
    }

    String place() {
        return place;
    }

    private SocketChannel socket() {
        return (SocketChannel) key.channel();
    }

    // --- The owner of the texts ------------------------------------------------------------------------------------

    @Override
    public void send(byte[] text) {
        unsent.addAndGet(text.length);
        texts.add(text);
        key.selector().wakeup();
    }

    @Override
    public void taken() {
        waiting.decrementAndGet();
        key.selector().wakeup();
    }

    @Override
    public void drop() {
        droppedAt = System.nanoTime();
        dropped = true;
        key.selector().wakeup();
    }

    // --- The line's thread -----------------------------------------------------------------------------------------

    /** Reads what has come, if it is waited for; returns the texts that are whole. */
    List<byte[]> read() throws LineFault {
        if (!key.isValid() || !key.isReadable()) {
            return List.of();
        }
        buffer.clear();
        int count;
        try {
            count = socket().read(buffer);
        } catch (IOException e) {
            throw ended(e);
        }
        if (count < 0) {
            throw ended(null);
        }
        heard = System.nanoTime();
        if (dropped) {
            return List.of();
        }
        List<byte[]> read = secure.input(Arrays.copyOf(buffer.array(), count));
        read.forEach(text -> allowance.use(1 + text.length / LONG_TEXT));
        waiting.addAndGet(read.size());
        return read;
    }

    private LineFault ended(@Nullable IOException why) {
        return isOpen() ? LineFault.broken(why) : LineFault.cut(address);
    }

    /** Writes what can be written now. */
    void write() throws LineFault {
        byte[] text = isOpen() && outgoing.isEmpty() ? texts.poll() : null;
        while (text != null) {
            secure.send(text);
            unsent.addAndGet(-text.length);
            told = System.nanoTime();
            text = texts.poll();
        }
        byte[] bytes = secure.output();
        if (bytes.length > 0) {
            outgoing.add(ByteBuffer.wrap(bytes));
        }
        try {
            while (!outgoing.isEmpty()) {
                written = socket().write(outgoing.peekFirst()) > 0 ? System.nanoTime() : written;
                if (outgoing.peekFirst().hasRemaining()) {
                    break;
                }
                outgoing.removeFirst();
            }
        } catch (IOException e) {
            throw ended(e);
        }
        written = outgoing.isEmpty() ? System.nanoTime() : written;
        if (dropped && outgoing.isEmpty() && !finished) {
            finish();
        }
    }

    /** What is waited for. Reading is set aside while many texts wait to be taken or written, and while too many came. */
    void await() {
        boolean wanted = waiting.get() < MOST_WAITING && unsent.get() < MOST_UNSENT && allowance.isLeft();
        boolean reading = dropped || wanted;
        // Who is not listened to is not silent.
        heard = reading ? heard : System.nanoTime();
        key.interestOps((reading ? SelectionKey.OP_READ : 0) | (outgoing.isEmpty() ? 0 : SelectionKey.OP_WRITE));
    }

    /** Ends what takes too long, and says that this end is still there. */
    void watch() throws LineFault {
        long now = System.nanoTime();
        if (dropped && now - droppedAt > patience.again().toNanos()) {
            throw LineFault.broken(null);
        } else if (!isOpen() && now - begun > patience.handshake().toNanos()) {
            throw LineFault.silent(address);
        } else if (now - Math.min(heard, written) > patience.silence().toNanos()) {
            throw LineFault.broken(null);
        } else if (isOpen() && now - told > patience.alive().toNanos()) {
            // The line knows of no messages.
            send(Greeting.text(new Greeting.Alive(0)));
        }
    }

    /** Tells the other end that nothing more comes, once all is written. */
    void finish() throws LineFault {
        if (outgoing.isEmpty()) {
            finished = true;
            try {
                socket().shutdownOutput();
            } catch (IOException e) {
                throw LineFault.broken(e);
            }
        }
    }

    void close() {
        key.cancel();
        try {
            key.channel().close();
        } catch (IOException e) {
            // It is given up in any case.
        }
    }
}
