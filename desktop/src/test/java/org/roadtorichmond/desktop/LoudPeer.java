package org.roadtorichmond.desktop;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.match.LostMatch;
import org.roadtorichmond.match.MatchListener;
import org.roadtorichmond.match.MatchSeat;
import org.roadtorichmond.match.MatchStart;
import org.roadtorichmond.match.line.LineFault;
import org.roadtorichmond.match.line.MatchTalk;
import org.roadtorichmond.match.line.SecureChannel;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.testing.Patience;

/** The other end of a line, which knows the word and says what it likes. */
final class LoudPeer implements AutoCloseable {
    private static final int PATIENCE_MILLIS = (int) Patience.LONG.toMillis();

    private final Socket socket;
    private final SecureChannel secure;
    private final List<byte[]> heard = new ArrayList<>();

    LoudPeer(Socket socket, boolean host, String word) throws IOException, LineFault {
        this.socket = socket;
        socket.setSoTimeout(PATIENCE_MILLIS);
        secure = new SecureChannel(host, word, "peer", name -> Optional.empty(), new SecureRandom());
        while (!secure.isOpen()) {
            flush();
            listen();
        }
        flush();
    }

    private void flush() throws IOException {
        socket.getOutputStream().write(secure.output());
    }

    void listen() throws IOException, LineFault {
        byte[] piece = new byte[64 << 10];
        int count;
        try {
            count = socket.getInputStream().read(piece);
        } catch (SocketTimeoutException e) {
            throw new AssertionError("waited in vain for the other end to answer or hang up", e);
        }
        if (count < 0) {
            throw new IOException("the other end has hung up");
        }
        heard.addAll(secure.input(Arrays.copyOf(piece, count)));
    }

    void say(byte[] text) throws IOException, LineFault {
        secure.send(text);
        flush();
    }

    /** Begins or goes on with a match as an honest guest does. */
    MatchSeat sit(MatchTalk talk) throws IOException, LineFault {
        for (byte[] text : talk.open()) {
            say(text);
        }
        while (!talk.isReady()) {
            listen();
            for (byte[] text : List.copyOf(heard)) {
                for (byte[] answer : talk.receive(text)) {
                    say(answer);
                }
            }
            heard.clear();
        }
        return talk.seat().orElseThrow();
    }

    /**
     * Ends as a program does: says that nothing more comes, and hangs up after the other end. Who hangs up while something has come that
     * he has not read takes back what is still on its way.
     */
    @Override
    public void close() throws IOException {
        try (socket) {
            socket.shutdownOutput();
            socket.getInputStream().transferTo(OutputStream.nullOutputStream());
        } catch (SocketTimeoutException e) {
            throw new AssertionError("waited in vain for the other end to hang up", e);
        } catch (IOException gone) {
            // The other end was quicker.
        }
    }

    /** Comes as a guest. */
    static LoudPeer guest(int port, String word) throws IOException, LineFault {
        return new LoudPeer(new Socket(InetAddress.getLoopbackAddress(), port), false, word);
    }

    private static MatchTalk talk(Optional<MatchSeat> seat) {
        return MatchTalk.guest(seat, "Eve", ChainSecrets::next, new MatchTalk.Places() {
            @Override
            public void offer(MatchStart start) {
                throw new AssertionError("a guest offers nothing");
            }

            @Override
            public MatchSeat begin(MatchStart start) {
                return MatchSeat.begin(start, line -> {}, new MatchListener() {});
            }

            @Override
            public Result<MatchSeat> restore(LostMatch lost) {
                return lost.begin(lines -> {}, line -> {}, new MatchListener() {});
            }
        });
    }

    /** Joins, and says so many things; a match takes 5,000. */
    void chat(int things) throws Exception {
        chat(things, () -> {});
    }

    /** The same, which waits in between for something. */
    void chat(int things, Runnable joined) throws Exception {
        MatchSeat seat = sit(talk(Optional.empty()));
        for (byte[] text : seat.take()) {
            say(text);
        }
        joined.run();
        for (int said = 0; said < things; said++) {
            seat.say("x".repeat(400) + said);
            for (byte[] text : seat.take()) {
                say(text);
            }
        }
    }
}
