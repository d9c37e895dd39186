package org.roadtorichmond.session.match;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.match.MatchSeat;
import org.roadtorichmond.match.MatchStart;
import org.roadtorichmond.match.line.LineFault;
import org.roadtorichmond.match.line.MatchTalk;
import org.roadtorichmond.scenario.dice.ChainElement;
import org.roadtorichmond.scenario.dice.HashChain;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.words.Sentence;

/**
 * One end of a match over a line. A line that breaks is followed by another connection, over which what is lacking is sent again. Nobody
 * waits for the line.
 */
public final class LineSession extends SeatedSession implements LineListener {
    private final Supplier<ChainElement> secrets;
    private Optional<LoadedScenario> scenario;
    private @Nullable Line line;
    private @Nullable MatchTalk talk;
    private final ShownMatch shown = new ShownMatch(this::actions);
    private boolean receiving;
    private boolean closed;
    private long confirmed;
    private Optional<MatchSeat> seat = Optional.empty();
    private Optional<Sentence> trouble = Optional.empty();

    private LineSession(
            Meeting meeting, Journal journal, Supplier<ChainElement> secrets, Optional<LoadedScenario> scenario) {
        super(meeting, journal);
        this.secrets = secrets;
        this.scenario = scenario;
    }

    /**
     * An end of a match that begins; or of one that was left, if it stands in the journal, and then it goes on as far as it can without
     * the other computer.
     *
     * @param secrets draws the far end of a chain at random
     * @param scenario what the host plays; a guest gets it, and a match that was left has it
     * @return the problem if the journal is none of a match
     */
    public static Result<LineSession> open(
            Meeting meeting, Journal journal, Supplier<ChainElement> secrets, Optional<LoadedScenario> scenario) {
        LineSession session = new LineSession(meeting, journal, secrets, scenario);
        if (!MatchSeat.isBegun(journal.lines())) {
            return Result.good(session);
        }
        return MatchSeat.resume(journal.lines(), journal::add, session).then(seat -> {
            session.seat = Optional.of(seat);
            session.scenario = Optional.of(seat.match().terms().scenario());
            session.sitDown();
            return Result.good(session);
        });
    }

    /** Gives this end its line, which tells it of all that happens. */
    public void connect(Line over) {
        line = over;
    }

    /** Has others watch over a line of their own. */
    public LineListener watched() {
        return shown;
    }

    /** Gives those who watch their line. */
    public void connectWatchers(Line over) {
        shown.connect(over);
    }

    // --- Questions -------------------------------------------------------------------------------------------------

    @Override
    Optional<MatchSeat> actions() {
        return seat;
    }

    @Override
    Optional<Stage> lacking() {
        MatchTalk now = talk;
        if (now == null) {
            return Optional.of(Stage.OTHER_AWAITED);
        } else if (!now.isReady() || session().isEmpty()) {
            return Optional.of(Stage.BEGINNING);
        }
        return seat.orElseThrow().match().awaitsDie().map(command -> Stage.DICE);
    }

    /** Why there is no connection, if one was tried since there was one. */
    @Override
    public Optional<Sentence> trouble() {
        return trouble;
    }

    /** As long as a guest is awaited, where and with which word. */
    @Override
    public Optional<Sentence> standing() {
        if (talk != null || meeting().way() != Meeting.Way.HOST) {
            return Optional.empty();
        }
        Sentence awaits =
                Sentence.of("match.line.awaits", meeting().address(), meeting().word());
        return Optional.of(meeting()
                .watchers()
                .map(door -> Sentence.of("match.line.watchable", awaits, door.address(), door.word()))
                .orElse(awaits));
    }

    /** Whether there is a connection at present. */
    public boolean isConnected() {
        return talk != null;
    }

    /** Whether the other end is known to have all that this one has told. */
    public boolean isHeard() {
        return seat.filter(MatchSeat::isHeard).isPresent();
    }

    // --- The line --------------------------------------------------------------------------------------------------

    @Override
    public void opened() {
        if (closed) {
            return;
        }
        trouble = Optional.empty();
        confirmed = 0;
        MatchTalk opened = next();
        talk = opened;
        send(opened.open());
        tell();
    }

    private MatchTalk next() {
        HashChain chain = new HashChain(secrets.get());
        String name = meeting().name();
        return meeting().way() == Meeting.Way.HOST
                ? MatchTalk.host(
                        new MatchTalk.HostTerms(
                                scenario.orElseThrow(), meeting().own()),
                        seat,
                        name,
                        chain,
                        this::begin)
                : MatchTalk.guest(seat, name, chain, this::begin);
    }

    private MatchSeat begin(MatchStart start) {
        journal().restart();
        shown.again();
        return MatchSeat.begin(start, journal()::add, this);
    }

    @Override
    public void text(byte[] text) {
        MatchTalk now = talk;
        if (now == null) {
            return;
        }
        try {
            List<byte[]> answers = received(now, text);
            seat = now.seat();
            if (now.isReady()) {
                sitDown();
            }
            send(answers);
            confirmEnd(now);
        } catch (LineFault fault) {
            broken(fault.sentence());
            if (line != null) {
                line.drop();
            }
        }
        tell();
    }

    /** The other end must know that this one has heard of the end; once, for it would be answered in the same way. */
    private void confirmEnd(MatchTalk now) {
        long received = seat.map(MatchSeat::received).orElse(0L);
        if (stage() == Stage.OVER && received > confirmed) {
            confirmed = received;
            send(now.confirmation());
        }
    }

    /** What follows from a text is sent only when the journal has the text. */
    private List<byte[]> received(MatchTalk now, byte[] text) throws LineFault {
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
        tell();
    }

    private void send(List<byte[]> texts) {
        Line over = line;
        if (over != null) {
            texts.forEach(over::send);
        }
    }

    @Override
    void acted() {
        MatchTalk now = talk;
        if (now != null && !receiving) {
            send(now.take());
        }
    }

    /** Leaves the line, which may still be telling its last words, and the match. */
    @Override
    public void close() {
        closed = true;
        talk = null;
        shown.close();
        super.close();
        if (line != null) {
            line.close();
        }
    }

    /** Waits until the line that was left has told its last words, about a second at most. */
    public void await() {
        if (line != null) {
            line.await();
        }
    }
}
