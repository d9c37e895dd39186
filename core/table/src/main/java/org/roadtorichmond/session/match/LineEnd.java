package org.roadtorichmond.session.match;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.match.line.Greeting;
import org.roadtorichmond.match.line.LineFault;
import org.roadtorichmond.match.line.Talk;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.work.Worker;

/**
 * One end of a line: has a talk over each connection, one after the other, sends what it says, and ends a connection on which something is
 * said that may not be said. A worker reads what comes, and sends what is said; with the journal written by the same worker, nothing is
 * sent before that from which it follows is on the disk.
 *
 * @param <T> the kind of talk
 */
final class LineEnd<T extends Talk> implements LineListener, AutoCloseable {
    private final Worker work;
    private final Supplier<Optional<T>> talks;
    private final Consumer<T> taken;
    private final Runnable changed;
    private @Nullable MatchTransport line;
    private @Nullable LineConnection connection;
    private @Nullable T talk;
    private Worker.@Nullable Pending<Boolean> ending;
    private Optional<Sentence> trouble = Optional.empty();
    private Optional<Sentence> knock = Optional.empty();
    private boolean receiving;
    private boolean hungUp;
    private boolean closed;

    /**
     * An end without a line.
     *
     * @param work reads and sends, and is closed by its owner
     * @param talks makes the talk over a new connection; empty if there is nothing to talk of yet, which ends the connection
     * @param taken is called after each text of the other end, when it is answered
     * @param changed is called whenever the talk or the trouble may have changed
     */
    LineEnd(Worker work, Supplier<Optional<T>> talks, Consumer<T> taken, Runnable changed) {
        this.work = work;
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

    /** Whether the other end is there, as far as is known: it is not one that has hung up before and has not greeted since. */
    boolean isThere() {
        return talk != null && trouble.isEmpty();
    }

    /** Why there is no connection over which both ends have greeted each other, if one was tried since there was one. */
    Optional<Sentence> trouble() {
        return trouble;
    }

    /** Who was turned away last, and why. */
    Optional<Sentence> knock() {
        return knock;
    }

    // --- The line --------------------------------------------------------------------------------------------------

    @Override
    public void opened(LineConnection over) {
        if (closed) {
            return;
        }
        connection = over;
        hungUp = false;
        Optional<T> next = talks.get();
        talk = next.orElse(null);
        if (next.isPresent()) {
            T now = next.get();
            work.run(now::open, texts -> sendFrom(now, texts));
        } else {
            end(LineFault.of("match.watch.notBegun"));
        }
        changed.run();
    }

    private void sendFrom(T now, List<byte[]> texts) {
        if (now == talk) {
            send(texts);
        }
    }

    @Override
    public void text(byte[] text) {
        T now = talk;
        LineConnection over = connection;
        if (over == null) {
            return;
        } else if (now == null) {
            over.taken();
            return;
        }
        work.run(() -> read(now, text), step -> {
            over.taken();
            if (now == talk) {
                take(now, step);
            }
        });
    }

    private static Talk.Taking read(Talk now, byte[] text) {
        try {
            return now.read(text);
        } catch (LineFault fault) {
            return () -> {
                throw fault;
            };
        }
    }

    /** What follows from a text is sent only when all of the text is taken. */
    private void take(T now, Talk.Taking step) {
        receiving = true;
        try {
            List<byte[]> answer = step.take();
            receiving = false;
            // Until then what was wrong with the connection before may be wrong with this one too.
            trouble = now.isReady() ? Optional.empty() : trouble;
            send(answer);
            taken.accept(now);
            take();
        } catch (LineFault fault) {
            end(fault);
        } finally {
            receiving = false;
        }
        changed.run();
    }

    /** What came before the end is taken first: it may be the last words of somebody who has gone. */
    @Override
    public void broken(Sentence why) {
        LineConnection ended = connection;
        work.run(() -> true, read -> {
            // What this end has ended itself breaks too, and why is known.
            if (connection == ended && !(ended == null && hungUp)) {
                lost(why);
            }
            hungUp = false;
        });
    }

    private void lost(Sentence why) {
        talk = null;
        connection = null;
        trouble = Optional.of(why);
        changed.run();
    }

    @Override
    public void knocked(Sentence what) {
        knock = Optional.of(what);
        changed.run();
    }

    // --- This end --------------------------------------------------------------------------------------------------

    /** Sends what the talk has to say now, and some of what it has to say afterwards each time that the worker has sent it. */
    void take() {
        T now = talk;
        List<byte[]> texts = now == null || receiving ? List.of() : now.take();
        if (!texts.isEmpty()) {
            send(texts);
            work.run(() -> true, sent -> take());
        }
    }

    /** Sends texts over the present connection; they are lost if there is none. */
    void send(List<byte[]> texts) {
        LineConnection over = connection;
        if (over != null && !texts.isEmpty()) {
            work.begin(() -> {
                texts.forEach(over::send);
                return true;
            });
        }
    }

    /** Ends the present connection, and tells the other end why, which may come again. */
    private void end(LineFault why) {
        Greeting.farewell(why).ifPresent(text -> send(List.of(text)));
        LineConnection over = connection;
        hungUp = over != null;
        if (over != null) {
            work.begin(() -> {
                over.drop();
                return true;
            });
        }
        lost(why.sentence());
    }

    /** Ends the line, which may still be telling its last words. */
    @Override
    public void close() {
        MatchTransport over = line;
        if (!closed && over != null) {
            ending = work.begin(() -> {
                over.close();
                return true;
            });
        }
        closed = true;
        talk = null;
    }

    /** Waits until the line that was closed has told its last words, about a second at most. */
    void await() {
        MatchTransport over = line;
        Worker.Pending<Boolean> end = ending;
        if (over != null && end != null) {
            end.await();
            over.await();
        }
    }
}
