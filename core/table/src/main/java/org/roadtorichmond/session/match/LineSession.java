package org.roadtorichmond.session.match;

import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.match.HashChain;
import org.roadtorichmond.match.MatchSeat;
import org.roadtorichmond.match.MatchStart;
import org.roadtorichmond.match.line.MatchTalk;
import org.roadtorichmond.scenario.dice.ChainElement;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.words.Sentence;

/**
 * One end of a match over a line. A line that breaks is followed by another connection, over which what is lacking is sent again. Nobody
 * waits for the line.
 */
public final class LineSession extends SeatedSession {
    private final Supplier<ChainElement> secrets;
    private final LineEnd<MatchTalk> end = new LineEnd<>(this::next, this::taken, this::tell);
    private final ShownMatch shown = new ShownMatch(this::actions);
    private Optional<LoadedScenario> scenario;
    private Optional<MatchSeat> seat = Optional.empty();
    private @Nullable JournaledLine line;
    private long confirmed;

    private LineSession(
            Meeting meeting, Journal journal, Supplier<ChainElement> secrets, Optional<LoadedScenario> scenario) {
        super(meeting, journal);
        this.secrets = secrets;
        this.scenario = scenario;
    }

    /**
     * An end of a match that begins; or of one that was left, if it stands in the journal. That goes on when the other computer is there:
     * it may have seen more than the journal has, and gives that back then.
     *
     * @param secrets draws the far end of a chain at random
     * @param scenario what the host plays; a guest gets it, and a match that was left has it
     * @return the problem if the journal is none of a match
     */
    public static Result<LineSession> open(
            Meeting meeting, Journal journal, Supplier<ChainElement> secrets, Optional<LoadedScenario> scenario) {
        LineSession session = new LineSession(meeting, journal, secrets, scenario);
        if (!MatchSeat.isBegun(journal.lines())) {
            session.noteMeeting();
            return Result.good(session);
        }
        return MatchSeat.resume(journal.lines(), journal::add, session).then(seat -> {
            session.noteMeeting();
            seat.hold();
            session.seat = Optional.of(seat);
            session.scenario = Optional.of(seat.match().terms().scenario());
            session.sitDown();
            return Result.good(session);
        });
    }

    /** Gives this end its line, which tells {@link #listener} of all that happens. */
    public void connect(MatchTransport over) {
        line = new JournaledLine(over, journal());
        end.connect(line);
    }

    /** What the line tells this end. */
    public LineListener listener() {
        return end;
    }

    /** Gives those who watch a line of their own, which tells {@link #watchListener} of all that happens. */
    public void connectWatchers(MatchTransport over) {
        shown.connect(over);
    }

    /** What the line of those who watch tells this end. */
    public LineListener watchListener() {
        return shown.listener();
    }

    // --- Questions -------------------------------------------------------------------------------------------------

    @Override
    Optional<MatchSeat> actions() {
        return seat;
    }

    @Override
    Optional<Stage> lacking() {
        if (end.talk().isEmpty()) {
            return Optional.of(Stage.OTHER_AWAITED);
        } else if (!end.talk().get().isReady() || session().isEmpty()) {
            return Optional.of(Stage.BEGINNING);
        }
        return seat.orElseThrow().match().awaitsDie().map(command -> Stage.DICE);
    }

    @Override
    public Optional<Sentence> trouble() {
        return unkept().or(end::trouble);
    }

    @Override
    public Optional<Sentence> notice() {
        return end.talk().flatMap(MatchTalk::notice);
    }

    /** As long as a guest is awaited, how he comes. */
    @Override
    public Optional<Sentence> standing() {
        return isConnected() || meeting().way() != Meeting.Way.HOST
                ? Optional.empty()
                : Optional.of(Sentence.of("match.line.awaits"));
    }

    @Override
    public Optional<LoadedScenario> scenario() {
        return scenario;
    }

    /** Whether there is a connection at present. */
    public boolean isConnected() {
        return end.talk().isPresent();
    }

    /** Whether the other end is known to have all that this one has told. */
    public boolean isHeard() {
        return seat.filter(MatchSeat::isHeard).isPresent();
    }

    // --- The line --------------------------------------------------------------------------------------------------

    private Optional<MatchTalk> next() {
        confirmed = 0;
        if (line != null) {
            line.forget();
        }
        HashChain chain = new HashChain(secrets.get());
        String name = meeting().name();
        return Optional.of(
                meeting().way() == Meeting.Way.HOST
                        ? MatchTalk.host(
                                new MatchTalk.HostTerms(
                                        scenario.orElseThrow(), meeting().own()),
                                seat,
                                name,
                                chain,
                                this::begin)
                        : MatchTalk.guest(seat, name, chain, this::begin));
    }

    private MatchSeat begin(MatchStart start) {
        journal().restart();
        shown.again();
        return MatchSeat.begin(start, journal()::add, this);
    }

    private void taken(MatchTalk now) {
        seat = now.seat();
        if (now.isReady()) {
            sitDown();
        }
        confirmEnd(now);
    }

    /** The other end must know that this one has heard of the end; once, for it would be answered in the same way. */
    private void confirmEnd(MatchTalk now) {
        long received = seat.map(MatchSeat::received).orElse(0L);
        if (stage() == Stage.OVER && received > confirmed) {
            confirmed = received;
            end.send(now.confirmation());
        }
    }

    @Override
    void acted() {
        end.take();
        if (line != null) {
            line.release();
        }
    }

    /** Leaves the line, which may still be telling its last words, and the match. */
    @Override
    public void close() {
        end.close();
        shown.close();
        super.close();
    }

    /** Waits until the line that was left has told its last words, about a second at most. */
    public void await() {
        end.await();
    }
}
