package org.roadtorichmond.session.match;

import java.util.Optional;
import java.util.function.Supplier;
import org.roadtorichmond.match.MatchSeat;
import org.roadtorichmond.match.line.LineFault;
import org.roadtorichmond.match.watch.WatchTalk;

/** Shows the match of a player to a person who watches it, over a line of its own, on which nothing can be done to the match. */
final class ShownMatch implements AutoCloseable {
    private final Supplier<Optional<MatchSeat>> seat;
    private final LineEnd<WatchTalk> end = new LineEnd<>(this::next, taken -> {}, this::changed);
    private Runnable follow = () -> {};

    /** Shows the match of a seat, as soon as there is one. */
    ShownMatch(Supplier<Optional<MatchSeat>> seat) {
        this.seat = seat;
    }

    void connect(MatchTransport over) {
        end.connect(over);
    }

    LineListener listener() {
        return end;
    }

    /** Whoever watches comes again, because the match that he has seen never came to be played. */
    void again() {
        if (end.talk().isPresent()) {
            end.end(LineFault.broken(null).sentence());
        }
    }

    /** Before the match has begun there is nothing to be seen, and whoever watches comes again. */
    private Optional<WatchTalk> next() {
        follow.run();
        follow = seat.get().map(now -> now.follow(passed -> end.take())).orElse(() -> {});
        return seat.get().map(WatchTalk::showing);
    }

    private void changed() {
        if (end.talk().isEmpty()) {
            follow.run();
            follow = () -> {};
        }
    }

    @Override
    public void close() {
        end.close();
        changed();
    }
}
