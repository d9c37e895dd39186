package org.roadtorichmond.session.match;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.match.MatchSeat;
import org.roadtorichmond.match.line.LineFault;
import org.roadtorichmond.match.watch.WatchTalk;
import org.roadtorichmond.words.Sentence;

/** Shows the match of a player to a person who watches it, over a line of its own, on which nothing can be done to the match. */
final class ShownMatch implements LineListener, AutoCloseable {
    private final Supplier<Optional<MatchSeat>> seat;
    private @Nullable Line line;
    private @Nullable WatchTalk talk;
    private Runnable follow = () -> {};
    private boolean closed;

    /** Shows the match of a seat, as soon as there is one. */
    ShownMatch(Supplier<Optional<MatchSeat>> seat) {
        this.seat = seat;
    }

    void connect(Line over) {
        line = over;
    }

    /** Whoever watches comes again: before the match had begun nothing was to be seen, or it was another. */
    void again() {
        if (talk != null) {
            broken(LineFault.broken(null).sentence());
            drop();
        }
    }

    @Override
    public void opened() {
        broken(LineFault.broken(null).sentence());
        Optional<MatchSeat> now = closed ? Optional.empty() : seat.get();
        if (now.isEmpty()) {
            drop();
            return;
        }
        WatchTalk opened = WatchTalk.showing(now.get());
        talk = opened;
        follow = now.get().follow(passed -> send(opened.take()));
        send(opened.open());
    }

    @Override
    public void text(byte[] text) {
        WatchTalk now = talk;
        if (now == null) {
            return;
        }
        try {
            send(now.receive(text));
        } catch (LineFault fault) {
            broken(fault.sentence());
            drop();
        }
    }

    @Override
    public void broken(Sentence why) {
        follow.run();
        follow = () -> {};
        talk = null;
    }

    private void send(List<byte[]> texts) {
        Line over = line;
        if (over != null) {
            texts.forEach(over::send);
        }
    }

    private void drop() {
        if (line != null) {
            line.drop();
        }
    }

    @Override
    public void close() {
        closed = true;
        broken(LineFault.broken(null).sentence());
        if (line != null) {
            line.close();
        }
    }
}
