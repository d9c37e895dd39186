package org.roadtorichmond.match.mail;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.roadtorichmond.match.Envelope;
import org.roadtorichmond.match.HashChain;
import org.roadtorichmond.match.Match;
import org.roadtorichmond.match.MatchActions;
import org.roadtorichmond.match.MatchListener;
import org.roadtorichmond.match.MatchSeat;
import org.roadtorichmond.match.MatchStart;
import org.roadtorichmond.match.Message;
import org.roadtorichmond.match.SealedJournal;
import org.roadtorichmond.match.SeatReplay;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.scenario.dice.ChainElement;
import org.roadtorichmond.scenario.dice.MatchTerms;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

/**
 * A player's place in a match by files: the same match as over a line, with the same journal. Each file shows the reader elements of the
 * writer's chain beforehand; what the other side would answer follows from them and from the rules, so this side plays on alone until the
 * other one has something to decide. What the other side then really tells must be the same, message by message.
 *
 * <p>A file once written stands: until the next one of the other side has come, nothing can be said or given up here. One thread an
 * instance.
 */
public final class MailSeat implements MatchActions {
    /** For how many dice each file is good: several times what a player-turn rolls. */
    public static final int AHEAD = 256;

    private static final String ASKED = "asked";
    private static final MatchListener SILENT = new MatchListener() {};

    private final MatchSeat seat;
    private final MailProgress progress;

    private MailSeat(MatchSeat seat) {
        this.seat = seat;
        progress = new MailProgress(seat);
    }

    // --- Beginning -------------------------------------------------------------------------------------------------

    /**
     * The chain with which a guest asks for a match: always the same for one journal.
     *
     * @param lines the journal, in which no match has begun
     * @param fresh draws the secret of a chain at random
     * @param journal as for {@link MatchSeat#begin}
     */
    public static HashChain requestChain(List<String> lines, Supplier<ChainElement> fresh, Consumer<String> journal) {
        for (String line : lines) {
            Optional<String> secret = SealedJournal.noted(line)
                    .filter(note -> note.startsWith(ASKED + " "))
                    .map(note -> note.substring(ASKED.length() + 1))
                    .filter(ChainElement::isForm);
            if (secret.isPresent()) {
                return new HashChain(new ChainElement(secret.get()));
            }
        }
        ChainElement secret = fresh.get();
        journal.accept(SealedJournal.note(List.of(ASKED, secret.hex())));
        return new HashChain(secret);
    }

    /** Whether a guest has asked for a match in a journal. */
    public static boolean isAsked(List<String> lines) {
        return lines.stream()
                .anyMatch(line -> SealedJournal.noted(line)
                        .filter(note -> note.startsWith(ASKED + " "))
                        .isPresent());
    }

    /** The file with which a guest asks for a match. */
    public static MailFile request(Side own, String name, HashChain chain) {
        return new MailFile(own, 0, name, 0, ahead(chain, 0), 1, Optional.empty(), List.of());
    }

    private static MailFile.Ahead ahead(HashChain chain, int drawn) {
        int number = Math.min(drawn + AHEAD, HashChain.LENGTH);
        return new MailFile.Ahead(chain.element(number), number);
    }

    /**
     * Opens a match for a guest who asked for one.
     *
     * @param scenario what is played
     * @param own the host's side
     * @param name what the host is called
     * @param asked the guest's file
     * @param journal as for {@link MatchSeat#begin}
     * @return why not, if the guest wants the same side or the file does not ask for a match
     */
    public static Result<MailSeat> open(
            LoadedScenario scenario,
            Side own,
            String name,
            HashChain chain,
            MailFile asked,
            Consumer<String> journal,
            MatchListener listener) {
        if (asked.number() > 0 || asked.from() == own) {
            return Result.bad(Sentence.of(asked.number() > 0 ? "match.mail.another" : "match.mail.own"));
        } else if (asked.match().length() > MatchStart.LONGEST_NAME) {
            return Result.bad(Sentence.of("match.longName", MatchStart.LONGEST_NAME));
        }
        MatchTerms terms = new MatchTerms(
                scenario,
                Map.of(own, MatchStart.name(name, own), own.enemy(), MatchStart.name(asked.match(), own.enemy())),
                Map.of(
                        own,
                        chain.commitment(),
                        own.enemy(),
                        asked.ahead().chain().commitment()));
        MailSeat mail = new MailSeat(MatchSeat.begin(new MatchStart(terms, own, chain), journal, listener));
        mail.progress.read(asked, 0);
        mail.receiveImplied();
        return Result.good(mail);
    }

    /**
     * Joins the match that the host's first file opens.
     *
     * @param chain the chain with which this side asked for a match
     * @param journal as for {@link MatchSeat#begin}
     * @return why not, if the file opens no match for this guest
     */
    public static Result<MailSeat> join(
            MailFile file, Side own, HashChain chain, Consumer<String> journal, MatchListener listener) {
        if (file.from() == own) {
            return Result.bad(Sentence.of("match.mail.own"));
        } else if (file.terms().isEmpty()) {
            return Result.bad(Sentence.of("match.mail.another"));
        }
        return MatchStart.readTerms(file.terms().get()).then(terms -> {
            if (!chain.commitment().equals(terms.commitments().get(own))) {
                return Result.bad(Sentence.of("match.mail.another"));
            }
            MatchStart start = new MatchStart(terms, own, chain);
            MailSeat trial = new MailSeat(MatchSeat.begin(start, line -> {}, SILENT));
            Optional<Sentence> refusal = trial.refusal(file).or(() -> trial.take(file));
            if (refusal.isPresent()) {
                return Result.bad(refusal.get());
            }
            MailSeat mail = new MailSeat(MatchSeat.begin(start, journal, listener));
            mail.take(file);
            return Result.good(mail);
        });
    }

    /**
     * Takes a place again.
     *
     * @param lines the journal
     * @param journal takes what is added
     * @return the problem if the lines are not those of a journal
     */
    public static Result<MailSeat> resume(List<String> lines, Consumer<String> journal, MatchListener listener) {
        return SeatReplay.resume(lines, journal, listener).then(seat -> {
            if (!seat.match().dice().renewed().isEmpty()) {
                return Result.bad(Sentence.of("match.mail.renewed"));
            }
            MailSeat mail = new MailSeat(seat);
            for (int i = 0; i < lines.size(); i++) {
                if (!SealedJournal.noted(lines.get(i))
                        .map(mail.progress::repeat)
                        .orElse(true)) {
                    return Result.bad(new Problem(new Place(i + 1, 1, "$"), Sentence.of("match.journal.changed")));
                }
            }
            // A kill may have come between a command and what followed from it.
            mail.receiveImplied();
            return Result.good(mail);
        });
    }

    // --- Questions -------------------------------------------------------------------------------------------------

    @Override
    public Match match() {
        return seat.match();
    }

    /** The number of the last file of the other side that was read; 0 before the first. */
    public int lastRead() {
        return progress.lastRead();
    }

    /** Whether there is something that the last file did not tell. */
    public boolean hasNews() {
        return progress.written() == 0 || seat.sent() > progress.sent();
    }

    /**
     * What is awaited before the match has begun.
     *
     * @param host whether this is the host
     */
    public static Sentence awaited(boolean host) {
        return Sentence.of(host ? "match.mail.guest" : "match.mail.asked");
    }

    /** What players should know of the files: they show dice beforehand. */
    public static Sentence warning() {
        return Sentence.of("match.mail.ahead");
    }

    /** How the match stands for this side: over, to be played on, or waiting for the other side's file. */
    public Sentence standing() {
        boolean over = seat.match()
                .game()
                .filter(game -> game.state().ending().isPresent())
                .isPresent();
        if (seat.match().differs()) {
            return Sentence.of("match.mail.differs");
        } else if (over) {
            return Sentence.of("match.mail.over");
        }
        return seat.match().isOwnMove()
                ? Sentence.of("match.mail.yours")
                : Sentence.of("match.mail.awaits", name(), lastRead() + 1);
    }

    private Object name() {
        String name = Objects.requireNonNull(seat.match().terms().players().get(other()));
        return name.equals(other().word()) ? Sentence.word(other()) : name;
    }

    private Side other() {
        return seat.match().own().enemy();
    }

    private boolean maySend() {
        return hasNews() || seat.match().isOwnMove();
    }

    // --- This side's player ----------------------------------------------------------------------------------------

    @Override
    public Optional<Sentence> play(Command command) {
        return withImplied(seat.play(command));
    }

    @Override
    public Optional<Sentence> takeBack() {
        return hasNews() ? withImplied(seat.takeBack()) : Optional.of(Sentence.of("match.notNow"));
    }

    @Override
    public Optional<Sentence> giveUp() {
        return maySend() ? withImplied(seat.giveUp()) : Optional.of(Sentence.of("match.notNow"));
    }

    @Override
    public Optional<Sentence> say(String words) {
        return maySend() ? seat.say(words) : Optional.of(Sentence.of("match.notNow"));
    }

    @Override
    public boolean isWaiting() {
        return seat.isWaiting();
    }

    private Optional<Sentence> withImplied(Optional<Sentence> refusal) {
        receiveImplied();
        return refusal;
    }

    /** Lets the other side tell whatever follows from what it has shown. */
    private void receiveImplied() {
        seat.take();
        Optional<Message> next = seat.match().implied(progress.shown());
        while (next.isPresent()) {
            byte[] text = seat.texts().write(new Envelope(seat.received() + 1, 0, next.get()));
            Optional<Sentence> refusal = seat.receive(text);
            if (refusal.isPresent()) {
                throw new IllegalStateException("what follows from the rules is refused: " + refusal.get());
            }
            seat.take();
            next = seat.match().implied(progress.shown());
        }
    }

    // --- Files -----------------------------------------------------------------------------------------------------

    /** The file that is to be sent now: a new one if there is news, otherwise the last one again. */
    public MailFile file() {
        if (hasNews()) {
            progress.write();
        }
        List<byte[]> messages = new ArrayList<>();
        List<Envelope> all = seat.unconfirmed();
        for (Envelope each : all) {
            messages.add(seat.texts().write(new Envelope(each.number(), 0, each.message())));
        }
        MatchTerms terms = seat.match().terms();
        return new MailFile(
                seat.match().own(),
                progress.written(),
                terms.identity(),
                progress.received(),
                ahead(seat.start().chain(), seat.match().dice().drawn()),
                all.isEmpty() ? seat.sent() + 1 : all.get(0).number(),
                lastRead() == 0 ? Optional.of(MatchStart.text(terms)) : Optional.empty(),
                messages);
    }

    /**
     * Takes a file of the other side, whole or not at all: it is tried first on a copy of this place.
     *
     * @return why not: it is one's own, of another match, not newer than what was read, or what it tells is not allowed
     */
    public Optional<Sentence> read(MailFile file) {
        Optional<Sentence> refusal = refusal(file).or(() -> copy().take(file));
        return refusal.isPresent() ? refusal : take(file);
    }

    private MailSeat copy() {
        return resume(seat.lines(), line -> {}, SILENT)
                .value()
                .orElseThrow(() -> new IllegalStateException("what was kept cannot be read again"));
    }

    private Optional<Sentence> refusal(MailFile file) {
        if (file.from() != other()) {
            return Optional.of(Sentence.of("match.mail.own"));
        } else if (!file.match().equals(seat.match().terms().identity())) {
            return Optional.of(Sentence.of("match.mail.another"));
        } else if (file.number() <= lastRead()) {
            return Optional.of(Sentence.of("match.mail.older", file.number(), lastRead()));
        } else if (file.received() > seat.sent()) {
            return Optional.of(Sentence.of("match.mail.behind"));
        } else if (file.number() > lastRead() + 1 || file.first() > progress.received() + 1) {
            return Optional.of(Sentence.of("match.mail.gap", lastRead() + 1));
        } else if (!progress.isShown(file.ahead())) {
            return Optional.of(Sentence.of("match.mail.chain"));
        }
        return Optional.empty();
    }

    private Optional<Sentence> take(MailFile file) {
        long number = file.first();
        for (byte[] text : file.messages()) {
            Optional<Sentence> wrong = take(number, text);
            if (wrong.isPresent()) {
                return wrong;
            }
            number++;
        }
        seat.confirm(file.received());
        progress.read(file, number - 1);
        receiveImplied();
        return Optional.empty();
    }

    /** Takes a message that is new, or compares it with what followed from the rules already. */
    private Optional<Sentence> take(long number, byte[] text) {
        Result<Envelope> read = seat.texts().read(text);
        if (read.value()
                .map(Envelope::message)
                .filter(Message.Renew.class::isInstance)
                .isPresent()) {
            return Optional.of(Sentence.of("match.mail.renewed"));
        } else if (number > seat.received()) {
            Optional<Sentence> refusal = seat.receive(text);
            return refusal.isPresent() || seat.received() == number
                    ? refusal
                    : Optional.of(Sentence.of("match.mail.differs"));
        }
        return read.value().map(Envelope::message).equals(Optional.of(seat.receivedMessage(number)))
                ? Optional.empty()
                : Optional.of(Sentence.of("match.mail.differs"));
    }
}
