package org.roadtorichmond.session.match;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.match.line.LineFault;
import org.roadtorichmond.match.line.Talk;
import org.roadtorichmond.words.Sentence;

/**
 * One end of a line: has a talk over each connection, one after the other, sends what it says, and ends a connection on which something is
 * said that may not be said.
 *
 * @param <T> the kind of talk
 */
final class LineEnd<T extends Talk> implements LineListener, AutoCloseable {
    private final Supplier<Optional<T>> talks;
    private final Consumer<T> taken;
    private final Runnable changed;
    private @Nullable MatchTransport line;
    private @Nullable T talk;
    private Optional<Sentence> trouble = Optional.empty();
    private boolean receiving;
    private boolean closed;

    /**
     * An end without a line.
     *
     * @param talks makes the talk over a new connection; empty if there is nothing to talk of yet, which ends the connection
     * @param taken is called after each text of the other end, when it is answered
     * @param changed is called whenever the talk or the trouble may have changed
     */
    LineEnd(Supplier<Optional<T>> talks, Consumer<T> taken, Runnable changed) {
        this.talks = talks;
        this.taken = taken;
        this.changed = changed;
    }

    /** Gives this end its line, which tells it of all that happens. */
    void connect(MatchTransport over) {
        line = over;
    }

    /** The talk over the present connection. */
    Optional<T> talk() {
        return Optional.ofNullable(talk);
    }

    /** Why there is no connection, if one was tried since there was one. */
    Optional<Sentence> trouble() {
        return trouble;
    }

    // --- The line --------------------------------------------------------------------------------------------------

    @Override
    public void opened() {
        if (closed) {
            return;
        }
        trouble = Optional.empty();
        Optional<T> next = talks.get();
        talk = next.orElse(null);
        if (next.isPresent()) {
            send(next.get().open());
        } else {
            drop();
        }
        changed.run();
    }

    @Override
    public void text(byte[] text) {
        T now = talk;
        if (now == null) {
            return;
        }
        try {
            send(received(now, text));
            taken.accept(now);
        } catch (LineFault fault) {
            end(fault.sentence());
        }
        changed.run();
    }

    /** What follows from a text is sent only when all of the text is taken. */
    private List<byte[]> received(T now, byte[] text) throws LineFault {
        receiving = true;
        try {
            return now.receive(text);
        } finally {
            receiving = false;
        }
    }

    @Override
    public void broken(Sentence why) {
        talk = null;
        trouble = Optional.of(why);
        changed.run();
    }

    // --- This end --------------------------------------------------------------------------------------------------

    /** Sends what the talk has to say now. */
    void take() {
        if (talk != null && !receiving) {
            send(talk.take());
        }
    }

    /** Sends texts over the present connection; they are lost if there is none. */
    void send(List<byte[]> texts) {
        MatchTransport over = line;
        if (over != null) {
            texts.forEach(over::send);
        }
    }

    /** Ends the present connection; the other end may come again. */
    void end(Sentence why) {
        broken(why);
        drop();
    }

    private void drop() {
        if (line != null) {
            line.drop();
        }
    }

    /** Ends the line, which may still be telling its last words. */
    @Override
    public void close() {
        closed = true;
        talk = null;
        if (line != null) {
            line.close();
        }
    }

    /** Waits until the line that was closed has told its last words, about a second at most. */
    void await() {
        if (line != null) {
            line.await();
        }
    }
}
