package org.roadtorichmond.match.watch;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.match.MatchListener;
import org.roadtorichmond.match.MatchSeat;
import org.roadtorichmond.match.MatchState;
import org.roadtorichmond.match.MessageText;
import org.roadtorichmond.match.Passed;
import org.roadtorichmond.match.ShownMessage;
import org.roadtorichmond.match.line.Greeting;
import org.roadtorichmond.match.line.LineFault;
import org.roadtorichmond.match.line.OfferedTerms;
import org.roadtorichmond.match.line.Talk;
import org.roadtorichmond.scenario.dice.MatchTerms;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.words.Sentence;

/**
 * What is said over a line on which a player's computer shows a match to a person who watches. The player's end says what it is there for; the
 * other end asks to watch; then the terms come in parts, all messages that have passed between both sides, and each new one.
 *
 * <p>The end that watches says nothing else than that it is still there, so that it can never change the match. All texts are JSON of at most
 * {@link MessageText#LARGEST} bytes. A line that breaks is followed by another talk.
 */
public abstract sealed class WatchTalk implements Talk {
    private boolean ready;

    private WatchTalk() {}

    /** The talk of a player's computer, which shows the match of a seat. */
    public static WatchTalk showing(MatchSeat seat) {
        return new Showing(seat);
    }

    /**
     * The talk of a person who watches.
     *
     * @param name what the person is called, at most {@link Greeting#LONGEST_NAME} characters
     * @param seen the match as it came over the connection before; it goes on if the same match is shown again
     * @param listener is notified of what happens in a match that is seen for the first time, from its beginning on
     */
    public static WatchTalk watching(String name, Optional<MatchState> seen, MatchListener listener) {
        return new Watching(name, seen, listener);
    }

    /** The match that is watched, once its terms have come; always empty at the end that shows it. */
    public Optional<MatchState> match() {
        return Optional.empty();
    }

    /** What the person who watches is called; empty at the other end, and before it was said. */
    public Optional<String> watcher() {
        return Optional.empty();
    }

    /** Whether the match is shown on this connection, and the end that watches has all that passed before it came. */
    @Override
    public final boolean isReady() {
        return ready;
    }

    final void becomeReady() {
        ready = true;
    }

    @Override
    public final Taking read(byte[] text) throws LineFault {
        if (text.length > MessageText.LARGEST) {
            throw LineFault.of("match.tooLong", text.length, MessageText.LARGEST);
        }
        Optional<Greeting> greeting = Greeting.read(text);
        if (greeting.isEmpty()) {
            return told(text);
        }
        return greeting.get() instanceof Greeting.Alive ? List::of : greeted(greeting.get());
    }

    abstract Taking greeted(Greeting greeting) throws LineFault;

    abstract Taking told(byte[] text) throws LineFault;

    /** The texts of what has passed since the last call; none before the end that watches has asked, and at that end. */
    @Override
    public List<byte[]> take() {
        return List.of();
    }

    // --- The end that shows ----------------------------------------------------------------------------------------

    private static final class Showing extends WatchTalk {
        /** No more messages than these are shown at a time. */
        private static final int AT_A_TIME = 100;

        private final MatchSeat seat;
        private Optional<String> watcher = Optional.empty();
        private int shown;

        Showing(MatchSeat seat) {
            this.seat = seat;
        }

        @Override
        public Optional<String> watcher() {
            return watcher;
        }

        @Override
        public List<byte[]> open() {
            return List.of(Greeting.text(new Greeting.Welcome(true)));
        }

        @Override
        Taking greeted(Greeting greeting) throws LineFault {
            if (isReady()) {
                throw LineFault.of("match.watch.silent");
            } else if (greeting instanceof Greeting.Join || greeting instanceof Greeting.Resume) {
                throw LineFault.of("match.line.watchOnly");
            } else if (greeting instanceof Greeting.Watch watch) {
                List<byte[]> terms = OfferedTerms.texts(seat.start().terms());
                return () -> show(watch, terms);
            }
            throw LineFault.of("match.line.noise");
        }

        private List<byte[]> show(Greeting.Watch watch, List<byte[]> terms) throws LineFault {
            if (isReady()) {
                throw LineFault.of("match.watch.silent");
            }
            watcher = Optional.of(watch.name());
            becomeReady();
            List<byte[]> texts = new ArrayList<>(terms);
            texts.addAll(take());
            return texts;
        }

        @Override
        Taking told(byte[] text) throws LineFault {
            throw LineFault.of(isReady() ? "match.watch.silent" : "match.line.noise");
        }

        @Override
        public List<byte[]> take() {
            List<byte[]> texts = new ArrayList<>();
            List<Passed> passed = seat.passed();
            while (isReady() && shown < passed.size() && texts.size() < AT_A_TIME) {
                Passed next = passed.get(shown);
                shown++;
                texts.add(seat.texts().write(new ShownMessage(shown, passed.size(), next)));
            }
            return texts;
        }
    }

    // --- The end that watches --------------------------------------------------------------------------------------

    private static final class Watching extends WatchTalk {
        private final String name;
        private final MatchListener listener;
        private final OfferedTerms offered = new OfferedTerms();
        private final Optional<MatchState> seen;
        private @Nullable MatchState match;
        private @Nullable MessageText form;
        private int number;

        Watching(String name, Optional<MatchState> seen, MatchListener listener) {
            this.name = name;
            this.seen = seen;
            this.listener = listener;
        }

        @Override
        public Optional<MatchState> match() {
            return Optional.ofNullable(match);
        }

        @Override
        public List<byte[]> open() {
            return List.of(Greeting.text(new Greeting.Watch(name)));
        }

        @Override
        Taking greeted(Greeting greeting) throws LineFault {
            if (greeting instanceof Greeting.Offer offer && form == null) {
                Optional<MatchTerms> whole = offered.add(offer);
                whole.ifPresent(terms -> form = new MessageText(terms.scenario().scenario()));
                return () -> {
                    whole.ifPresent(this::begin);
                    return List.of();
                };
            } else if (greeting instanceof Greeting.Welcome welcome && form == null) {
                if (!welcome.watching()) {
                    throw LineFault.of("match.line.playOnly");
                }
                return List::of;
            }
            throw LineFault.of("match.line.noise");
        }

        private void begin(MatchTerms terms) {
            match = seen.filter(before -> before.terms().identity().equals(terms.identity()))
                    .orElseGet(() -> MatchState.watched(terms, listener));
        }

        @Override
        Taking told(byte[] text) throws LineFault {
            if (form == null) {
                throw LineFault.of("match.line.noise");
            }
            Result<ShownMessage> read = form.readShown(text);
            if (read.value().isEmpty()) {
                throw LineFault.of("match.watch.refused", read.problems().get(0).sentence());
            }
            return () -> {
                take(Objects.requireNonNull(match), read.value().get());
                return List.of();
            };
        }

        private void take(MatchState now, ShownMessage shown) throws LineFault {
            if (shown.number() != number + 1) {
                throw LineFault.of("match.watch.refused", Sentence.of("match.watch.gap", shown.number(), number + 1));
            }
            // What came over the connection before is not carried out again, and a match that differs cannot go on.
            if (shown.number() > now.received() && !now.differs()) {
                Optional<Sentence> refusal = now.receive(shown.passed());
                if (refusal.isPresent()) {
                    throw LineFault.of("match.watch.refused", refusal.get());
                }
            }
            number++;
            if (shown.number() == shown.count()) {
                becomeReady();
            }
        }
    }
}
