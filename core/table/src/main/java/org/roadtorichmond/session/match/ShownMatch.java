package org.roadtorichmond.session.match;

import java.util.Optional;
import java.util.function.Supplier;
import org.roadtorichmond.match.MatchSeat;
import org.roadtorichmond.match.watch.WatchTalk;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.work.Worker;

/** Shows the match of a player to a person who watches it, over a line of its own, on which nothing can be done to the match. */
final class ShownMatch implements AutoCloseable {
    private final Supplier<Optional<MatchSeat>> seat;
    private final LineEnd<WatchTalk> end;
    private Runnable follow = () -> {};

    /** Shows the match of a seat, as soon as there is one. */
    ShownMatch(Worker work, Supplier<Optional<MatchSeat>> seat) {
        this.seat = seat;
        end = new LineEnd<>(work, this::next, taken -> {}, this::changed);
    }

    void connect(MatchTransport over) {
        end.connect(over);
    }

    LineListener listener() {
        return end;
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

    Optional<Sentence> knock() {
        return end.knock();
    }

    void await() {
        end.await();
    }
}
