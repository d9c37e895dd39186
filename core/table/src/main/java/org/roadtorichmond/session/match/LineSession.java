package org.roadtorichmond.session.match;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.roadtorichmond.match.LostMatch;
import org.roadtorichmond.match.MatchSeat;
import org.roadtorichmond.match.MatchStart;
import org.roadtorichmond.match.SealedJournal;
import org.roadtorichmond.match.SeatReplay;
import org.roadtorichmond.match.line.LineFault;
import org.roadtorichmond.match.line.MatchTalk;
import org.roadtorichmond.scenario.dice.ChainElement;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.save.Verification;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.words.ProgramVersion;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.work.Worker;

/**
 * One end of a match over a line. A line that breaks is followed by another connection, over which what is lacking is sent again. Nobody
 * waits for the line.
 */
public final class LineSession extends SeatedSession implements MatchTalk.Places {
    private final Supplier<ChainElement> secrets;
    private final Worker work;
    private final LaterJournal journal;
    private final LineEnd<MatchTalk> end;
    private final ShownMatch shown;
    private Optional<LoadedScenario> scenario;
    private Optional<MatchStart> offered = Optional.empty();
    private Optional<MatchSeat> seat = Optional.empty();
    private Optional<Sentence> judgement = Optional.empty();
    private long confirmed;
    private boolean asked;
    private boolean given;

    private LineSession(
            Meeting meeting,
            LaterJournal journal,
            Supplier<ChainElement> secrets,
            Optional<LoadedScenario> scenario,
            Worker work) {
        super(meeting, journal);
        this.journal = journal;
        this.secrets = secrets;
        this.scenario = scenario;
        this.work = work;
        end = new LineEnd<>(work, this::next, this::taken, this::tell);
        shown = new ShownMatch(work, this::actions);
    }

    /**
     * An end of a match that begins; or of one that was left, if it stands in the journal. That goes on when the other computer is there:
     * it may have seen more than the journal has, and gives that back then.
     *
     * @param secrets draws the far end of a chain at random
     * @param scenario what the host plays; a guest gets it, and a match that was left has it
     * @param owner runs tasks on the thread of the game
     * @param work reads what comes, makes and proves what takes long, and writes the journal; it is closed with the session
     * @return the problem if the journal is none of a match
     */
    public static Result<LineSession> open(
            Meeting meeting,
            Journal journal,
            Supplier<ChainElement> secrets,
            Optional<LoadedScenario> scenario,
            Consumer<Runnable> owner,
            Worker work) {
        Optional<Sentence> other = otherWord(meeting, journal.lines());
        if (other.isPresent()) {
            return Result.bad(new Problem(Place.NOWHERE, other.get()));
        }
        AtomicReference<LineSession> made = new AtomicReference<>();
        Runnable changed = () -> Optional.ofNullable(made.get()).ifPresent(now -> owner.accept(now::tell));
        LaterJournal later = new LaterJournal(journal, work, changed);
        LineSession session = new LineSession(meeting, later, secrets, scenario, work);
        made.set(session);
        List<String> lines = journal.lines();
        session.offered = meeting.way() == Meeting.Way.HOST ? SealedJournal.offered(lines) : Optional.empty();
        session.offered.ifPresent(
                start -> session.scenario = Optional.of(start.terms().scenario()));
        if (!SealedJournal.isBegun(lines) || session.offered.isPresent() || LostMatch.isHalfRestored(lines)) {
            session.noteMeeting();
            return Result.good(session);
        }
        Result<LineSession> resumed = SeatReplay.resume(lines, later::add, session)
                .then(seat -> {
                    session.noteMeeting();
                    seat.hold();
                    session.seat = Optional.of(seat);
                    session.scenario = Optional.of(seat.match().terms().scenario());
                    session.sitDown();
                    return Result.good(session);
                });
        if (resumed.value().isEmpty()) {
            session.close();
        }
        return resumed;
    }

    /** Gives this end its line, which tells {@link #listener} of all that happens. */
    public void connect(MatchTransport over) {
        end.connect(over);
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
        if (!end.isThere()) {
            return Optional.of(Stage.OTHER_AWAITED);
        } else if (end.talk().filter(MatchTalk::isReady).isEmpty() || session().isEmpty()) {
            return Optional.of(Stage.BEGINNING);
        }
        return seat.orElseThrow().match().awaitsDie().map(command -> Stage.DICE);
    }

    /** What cannot be written, who is right where both computers differ, or why there is no connection. */
    @Override
    public Optional<Sentence> trouble() {
        return unkept().or(() -> differs() ? judgement : end.trouble());
    }

    @Override
    public Optional<Sentence> notice() {
        return end.talk().flatMap(MatchTalk::notice);
    }

    /** As long as a guest is awaited, how he comes, and who was turned away meanwhile. */
    @Override
    public Optional<Sentence> standing() {
        if (end.isThere() || meeting().way() != Meeting.Way.HOST) {
            return Optional.empty();
        }
        Sentence awaits = Sentence.of("match.line.awaits");
        return Optional.of(knock().map(knock -> Sentence.of("match.line.knocked", awaits, knock))
                .orElse(awaits));
    }

    @Override
    public Optional<LoadedScenario> scenario() {
        return scenario;
    }

    /** Who was turned away last at this computer, and why. */
    public Optional<Sentence> knock() {
        return end.knock().or(shown::knock);
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
        String name = meeting().name();
        return Optional.of(
                meeting().way() == Meeting.Way.HOST
                        ? MatchTalk.host(
                                new MatchTalk.HostTerms(
                                        scenario.orElseThrow(), meeting().own()),
                                offered,
                                seat,
                                name,
                                secrets,
                                this)
                        : MatchTalk.guest(seat, name, secrets, this));
    }

    @Override
    public boolean isAsked() {
        return asked;
    }

    @Override
    public void give() {
        given = true;
        asked = false;
    }

    @Override
    public boolean mayGive() {
        asked = !given;
        return given;
    }

    @Override
    public void offer(MatchStart start) {
        offered = Optional.of(start);
        journal.restart(List.of(start.text()));
    }

    @Override
    public MatchSeat begin(MatchStart start) {
        return meeting().way() == Meeting.Way.HOST
                ? MatchSeat.taken(start, journal::add, this)
                : MatchSeat.begin(start, journal::add, this);
    }

    @Override
    public Result<MatchSeat> restore(LostMatch lost) {
        return lost.begin(journal::restart, journal::add, this);
    }

    /** Finds out which of both computers holds the game to stand as the rules have it. */
    @Override
    void judge(int action) {
        judgement = Optional.empty();
        session().ifPresent(now -> {
            SavedGame saved = now.saved();
            work.run(
                    cancelled -> Verification.verify(saved),
                    wrong -> {
                        String key = wrong.isPresent() ? "match.differs.here" : "match.differs.there";
                        Sentence versions = LineFault.versions(
                                end.talk().map(MatchTalk::version).orElse(ProgramVersion.HERE));
                        judgement = Optional.of(Sentence.of(key, action, versions));
                        tell();
                    },
                    // The match went on meanwhile, and nothing has to be judged any more.
                    fault -> {});
        });
    }

    private void taken(MatchTalk now) {
        seat = now.seat();
        if (now.isReady()) {
            asked = false;
            given = false;
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
    }

    /** Leaves the line, which may still be telling its last words, and the match. */
    @Override
    public void close() {
        end.close();
        shown.close();
        super.close();
    }

    /** Waits until the lines that were left have told their last words, about a second at most. */
    public void await() {
        end.await();
        shown.await();
    }
}
