package org.roadtorichmond.session.match;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.roadtorichmond.match.HashChain;
import org.roadtorichmond.match.SealedJournal;
import org.roadtorichmond.match.mail.MailFile;
import org.roadtorichmond.match.mail.MailSeat;
import org.roadtorichmond.scenario.dice.ChainElement;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

/**
 * One end of a match by files. As soon as the other side has something to decide, a file for it is written; whoever sits here looks for
 * the other's file from time to time.
 */
public final class MailSession extends SeatedSession {
    private final MailBox box;
    private final Supplier<ChainElement> secrets;
    private final Optional<LoadedScenario> scenario;
    private Optional<HashChain> asked = Optional.empty();
    private Optional<MailSeat> seat = Optional.empty();
    private Optional<Sentence> trouble = Optional.empty();
    private Optional<Sentence> unwritten = Optional.empty();
    private Optional<String> written = Optional.empty();
    private boolean reading;

    private MailSession(
            Meeting meeting,
            Journal journal,
            MailBox box,
            Supplier<ChainElement> secrets,
            Optional<LoadedScenario> scenario) {
        super(meeting, journal);
        this.box = box;
        this.secrets = secrets;
        this.scenario = scenario;
    }

    /**
     * An end of a match that begins, or that stands in the journal. A guest writes the file with which he asks for a match.
     *
     * @param secrets draws the far end of a chain at random
     * @param scenario what the host plays; a guest gets it, and a match that was left has it
     * @return the problem if the journal is none of a match
     */
    public static Result<MailSession> open(
            Meeting meeting,
            Journal journal,
            MailBox box,
            Supplier<ChainElement> secrets,
            Optional<LoadedScenario> scenario) {
        Optional<Sentence> other = otherWord(meeting, journal.lines());
        if (other.isPresent()) {
            return Result.bad(new Problem(Place.NOWHERE, other.get()));
        }
        MailSession session = new MailSession(meeting, journal, box, secrets, scenario);
        if (SealedJournal.isBegun(journal.lines())) {
            return MailSeat.resume(journal.lines(), journal::add, session).then(seat -> {
                session.noteMeeting();
                session.take(seat);
                session.write();
                return Result.good(session);
            });
        }
        session.noteMeeting();
        if (scenario.isEmpty()) {
            session.ask();
        }
        return Result.good(session);
    }

    private void ask() {
        HashChain chain = MailSeat.requestChain(journal().lines(), secrets, journal()::add);
        asked = Optional.of(chain);
        write();
    }

    // --- Questions -------------------------------------------------------------------------------------------------

    @Override
    Optional<MailSeat> actions() {
        return seat;
    }

    @Override
    Optional<Stage> lacking() {
        boolean own = seat.filter(now -> now.match().isOwnMove()).isPresent();
        return own ? Optional.empty() : Optional.of(Stage.FILE_AWAITED);
    }

    /** What could not be written or read. */
    @Override
    public Optional<Sentence> trouble() {
        return unkept().or(() -> unwritten).or(() -> trouble);
    }

    /** Why the file for the other side could not be written, if it could not; it is tried again with the next {@link #take}. */
    public Optional<Sentence> unwritten() {
        return unwritten;
    }

    /** Whether the match is over, to be played on, or waiting for which file, and which was written for the other side. */
    @Override
    public Optional<Sentence> standing() {
        Sentence now = awaited();
        return Optional.of(written.map(file ->
                        Sentence.of("match.mail.written", now, file, meeting().address()))
                .orElse(now));
    }

    /** Whether the match is over, to be played on, or waiting for which file. */
    public Sentence awaited() {
        return seat.map(MailSeat::standing).orElseGet(() -> MailSeat.awaited(scenario.isPresent()));
    }

    // --- Files -----------------------------------------------------------------------------------------------------

    /** Looks for what has come; it can be called on any thread, and its result is for {@link #take} on the thread of the game. */
    public Supplier<MailBox.Post> looking() {
        Side other = meeting().own().enemy();
        Predicate<MailFile.Head> wanted;
        if (seat.isPresent()) {
            String match = seat.get().match().terms().identity();
            int read = seat.get().lastRead();
            wanted = head -> head.match().equals(match) && head.number() > read;
        } else {
            boolean host = scenario.isPresent();
            wanted = head -> host == (head.number() == 0);
        }
        return () -> box.look(head -> head.from() == other && wanted.test(head));
    }

    /** Takes what has come; the match goes on with it as far as it can. */
    public void take(MailBox.Post post) {
        retry();
        trouble = post.problems().entrySet().stream().findFirst().map(MailSession::told);
        for (MailFile file : post.files()) {
            boolean isNews = seat.map(now -> file.number() > now.lastRead()).orElse(true);
            if (isNews) {
                read(file).ifPresent(why -> trouble = Optional.of(fault(box.name(file), why)));
            }
        }
        write();
        tell();
    }

    private static Sentence told(Map.Entry<String, List<Problem>> file) {
        return fault(file.getKey(), file.getValue().get(0).sentence());
    }

    private static Sentence fault(String file, Sentence why) {
        return Sentence.of("match.mail.file", file, why);
    }

    /** Nothing is written before the whole file is read. */
    private Optional<Sentence> read(MailFile file) {
        reading = true;
        try {
            if (seat.isPresent()) {
                return seat.get().read(file);
            }
            Result<MailSeat> begun = begin(file);
            begun.value().ifPresent(this::take);
            return begun.problems().stream().findFirst().map(Problem::sentence);
        } finally {
            reading = false;
        }
    }

    private Result<MailSeat> begin(MailFile file) {
        Side own = meeting().own();
        return asked.map(chain -> MailSeat.join(file, own, chain, journal()::add, this))
                .orElseGet(() -> MailSeat.open(
                        scenario.orElseThrow(),
                        own,
                        meeting().name(),
                        new HashChain(secrets.get()),
                        file,
                        journal()::add,
                        this));
    }

    private void take(MailSeat begun) {
        seat = Optional.of(begun);
        written = Optional.empty();
        sitDown();
    }

    /** Once the other side has something to decide, what this one did stands; its file can always be written again. */
    private void write() {
        if (seat.isEmpty() && written.isEmpty()) {
            asked.ifPresent(
                    chain -> put(MailSeat.request(meeting().own(), meeting().name(), chain)));
        }
        seat.filter(now -> !now.match().isOwnMove()).ifPresent(now -> {
            if (written.isEmpty() || now.hasNews()) {
                put(now.file());
            }
        });
        if (seat.filter(now -> now.match().isOwnMove()).isPresent()) {
            written = Optional.empty();
        }
    }

    private void put(MailFile file) {
        Optional<Sentence> refusal = unkept().or(() -> box.write(file));
        written = refusal.isPresent() ? Optional.empty() : Optional.of(box.name(file));
        unwritten = refusal;
    }

    @Override
    void acted() {
        if (!reading) {
            write();
        }
    }
}
