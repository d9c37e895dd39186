package org.roadtorichmond.desktop;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import org.roadtorichmond.match.line.LineFault;
import org.roadtorichmond.match.line.MatchTalk;
import org.roadtorichmond.match.line.SecureChannel;

/** One connection of a match's line, on the line's thread: carries the bytes of a secure channel, and notices when nothing comes any more. */
final class MatchConnection {
    private static final int READ = 64 << 10;

    private final SelectionKey key;
    private final SecureChannel secure;
    private final MatchPatience patience;
    private final ByteBuffer buffer = ByteBuffer.allocate(READ);
    private final Deque<ByteBuffer> outgoing = new ArrayDeque<>();
    private final long begun = System.nanoTime();
    private long heard = begun;
    private long told = begun;

    MatchConnection(SelectionKey key, SecureChannel secure, MatchPatience patience) {
        this.key = key;
        this.secure = secure;
        this.patience = patience;
    }

    boolean isOpen() {
        return secure.isOpen();
    }

    private SocketChannel socket() {
        return (SocketChannel) key.channel();
    }

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
            throw LineFault.broken(e);
        }
        if (count < 0) {
            throw LineFault.broken(null);
        }
        heard = System.nanoTime();
        return secure.input(Arrays.copyOf(buffer.array(), count));
    }

    void send(byte[] text) throws LineFault {
        secure.send(text);
        told = System.nanoTime();
    }

    /** Writes what can be written now. */
    void write() throws LineFault {
        byte[] bytes = secure.output();
        if (bytes.length > 0) {
            outgoing.add(ByteBuffer.wrap(bytes));
        }
        try {
            while (!outgoing.isEmpty()) {
                socket().write(outgoing.peekFirst());
                if (outgoing.peekFirst().hasRemaining()) {
                    break;
                }
                outgoing.removeFirst();
            }
        } catch (IOException e) {
            throw LineFault.broken(e);
        }
    }

    /** What is waited for; reading can be set aside while texts wait to be taken. */
    void await(boolean reading) {
        key.interestOps((reading ? SelectionKey.OP_READ : 0) | (outgoing.isEmpty() ? 0 : SelectionKey.OP_WRITE));
    }

    /** Ends what takes too long, and says that this end is still there. */
    void watch() throws LineFault {
        long now = System.nanoTime();
        if (!isOpen() && now - begun > patience.handshake().toNanos()) {
            throw LineFault.noWord();
        } else if (now - heard > patience.silence().toNanos()) {
            throw LineFault.broken(null);
        } else if (isOpen() && now - told > patience.alive().toNanos()) {
            send(MatchTalk.alive());
        }
    }

    /** Tells the other end that nothing more comes, once all is written. */
    void finish() throws LineFault {
        if (outgoing.isEmpty()) {
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
