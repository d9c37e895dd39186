package org.roadtorichmond.match.line;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.match.Envelope;
import org.roadtorichmond.match.GivenMatch;
import org.roadtorichmond.match.HashChain;
import org.roadtorichmond.match.LostMatch;
import org.roadtorichmond.match.MatchSeat;
import org.roadtorichmond.match.MatchStart;
import org.roadtorichmond.match.Message;
import org.roadtorichmond.match.MessageText;
import org.roadtorichmond.scenario.dice.ChainElement;
import org.roadtorichmond.scenario.dice.MatchTerms;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.ProgramVersion;
import org.roadtorichmond.words.Sentence;

/**
 * What is said over one line of a match, from the greeting on: a guest joins a new match and is offered its terms, or both go on where
 * they stood; then the messages of the match go to and fro. A line that breaks is followed by another talk with the same seat.
 *
 * <p>A match is bound once the guest, who has its terms in his journal, goes on with it. Before that the host shows nothing of its dice, and the
 * guest may join anew; after that nobody can have other dice by joining again: he has lost the match then, as with his disk, and gets all of it back.
 */
public final class MatchTalk implements Talk {
    private final Optional<HostTerms> host;
    private final boolean begun;
    private final String name;
    private final Supplier<ChainElement> secrets;
    private final Places places;
    private final OfferedTerms offeredTerms = new OfferedTerms();
    private Optional<MatchStart> offered;
    private Optional<MatchSeat> seat;
    private final List<Message> givenBack = new ArrayList<>();
    private String version = ProgramVersion.HERE;
    private Optional<Sentence> notice = Optional.empty();
    private @Nullable HashChain chain;
    private @Nullable MessageText texts;
    private @Nullable ReturnedMatch lost;
    private Optional<GivenMatch> giving = Optional.empty();
    private long lacking;
    private long otherSent;
    private boolean joined;
    private boolean ready;

    /** What the player who opens a match has chosen. */
    public record HostTerms(LoadedScenario scenario, Side own) {}

    /** Where an end keeps its matches. */
    public interface Places {
        /** Whether all of a match may be given to whoever joins after it has begun; if not, the player is asked, and the other end comes again. */
        default boolean mayGive() {
            return false;
        }

        /** Keeps the start of a match that is about to be offered; it stands for all that were offered before. */
        void offer(MatchStart start);

        /** Takes the place in a match to which both sides have agreed; on the host's side it is the one that was offered last. */
        MatchSeat begin(MatchStart start);

        /**
         * Takes the place in a match that was lost here, and of which all that has passed has come; what the journal has of it is struck.
         *
         * @return the problem if it cannot go on now
         */
        Result<MatchSeat> restore(LostMatch lost);
    }

    private MatchTalk(
            Optional<HostTerms> host,
            Optional<MatchStart> offered,
            Optional<MatchSeat> seat,
            String name,
            Supplier<ChainElement> secrets,
            Places places) {
        this.host = host;
        this.offered = offered;
        this.seat = seat;
        this.begun = seat.isPresent();
        this.name = name;
        this.secrets = secrets;
        this.places = places;
        texts = host.map(terms -> terms.scenario().scenario())
                .map(MessageText::new)
                .or(() -> seat.map(MatchSeat::texts))
                .orElse(null);
    }

    /**
     * The talk of the player who opened the match.
     *
     * @param offered the start of the match that was offered last, if none has begun
     * @param seat the place in the match, if it has begun
     * @param name what the player is called
     * @param secrets draws the far end of a chain at random, for a match that begins
     */
    public static MatchTalk host(
            HostTerms terms,
            Optional<MatchStart> offered,
            Optional<MatchSeat> seat,
            String name,
            Supplier<ChainElement> secrets,
            Places places) {
        return new MatchTalk(Optional.of(terms), offered, seat, name, secrets, places);
    }

    /** The talk of the player who joins; the parameters are those of {@link #host}. */
    public static MatchTalk guest(
            Optional<MatchSeat> seat, String name, Supplier<ChainElement> secrets, Places places) {
        return new MatchTalk(Optional.empty(), Optional.empty(), seat, name, secrets, places);
    }

    /** The place in the match, once it has begun. */
    public Optional<MatchSeat> seat() {
        return seat;
    }

    /** Whether both ends have told what they have, so that messages of the match are exchanged. */
    @Override
    public boolean isReady() {
        return ready;
    }

    /** The chain for a match that begins over this line; it takes a while to make. */
    private HashChain chain() {
        HashChain made = chain == null ? new HashChain(secrets.get()) : chain;
        chain = made;
        return made;
    }

    /** What this end says first: the guest joins, or goes on. */
    @Override
    public List<byte[]> open() {
        return host.isPresent()
                ? List.of()
                : List.of(seat.map(MatchTalk::resuming)
                        .orElseGet(() -> Greeting.text(new Greeting.Join(name, chain().commitment()))));
    }

    private static byte[] resuming(MatchSeat seat) {
        return Greeting.text(
                new Greeting.Resume(seat.start().terms().identity(), (int) seat.received(), (int) seat.sent()));
    }

    @Override
    public Taking read(byte[] text) throws LineFault {
        Optional<Greeting> greeting = Greeting.read(text);
        if (greeting.isEmpty()) {
            return message(text);
        } else if (greeting.get() instanceof Greeting.Join join && host.isPresent()) {
            return offer(host.get(), join);
        } else if (greeting.get() instanceof Greeting.Offer offer && host.isEmpty() && !begun) {
            return collect(offer);
        } else if (greeting.get() instanceof Greeting.Lost all && host.isEmpty() && !begun && lost == null) {
            lost = new ReturnedMatch(all);
            return List::of;
        } else if (greeting.get() instanceof Greeting.Returned next && lost != null) {
            lost.add(next, version);
            return complete(lost);
        }
        return () -> greeted(greeting.get());
    }

    private Taking message(byte[] text) throws LineFault {
        MessageText form = texts;
        if (form == null) {
            throw LineFault.of("match.line.noise");
        }
        Result<Envelope> read = form.read(text);
        if (read.value().isEmpty()) {
            throw refused(read);
        }
        return () -> take(read.value().get());
    }

    private List<byte[]> take(Envelope envelope) throws LineFault {
        if (!ready) {
            throw LineFault.of("match.line.noise");
        }
        MatchSeat now = seat.orElseThrow();
        if (lacking > 0) {
            throw LineFault.of("match.resume.older", lacking);
        }
        Optional<Sentence> refusal = now.receive(envelope);
        // While both hold the game to stand differently they stay connected, for that may change.
        if (refusal.isPresent() && !now.match().differs()) {
            throw LineFault.refused(refusal.get(), version);
        }
        return now.take();
    }

    private List<byte[]> greeted(Greeting greeting) throws LineFault {
        if (greeting instanceof Greeting.Alive alive) {
            seat.filter(now -> ready).ifPresent(now -> now.confirm(alive.received()));
            return List.of();
        } else if (greeting instanceof Greeting.GiveBack back && lacking > 0) {
            return takeBack(seat.orElseThrow(), back);
        } else if (ready) {
            throw LineFault.of("match.line.noise");
        } else if (greeting instanceof Greeting.Resume resume) {
            return resumed(resume);
        } else if (greeting instanceof Greeting.Watch && host.isPresent()) {
            // The answer tells a person who came here by mistake, and ends the line at the other end.
            return List.of(Greeting.text(new Greeting.Welcome(false)));
        } else if (greeting instanceof Greeting.Welcome welcome && welcome.watching() && host.isEmpty()) {
            throw LineFault.of("match.line.watchOnly");
        }
        throw LineFault.of("match.line.noise");
    }

    // --- A new match -----------------------------------------------------------------------------------------------

    private Taking offer(HostTerms chosen, Greeting.Join join) throws LineFault {
        if (joined) {
            throw LineFault.of("match.line.noise");
        }
        joined = true;
        if (begun) {
            return giveAll(seat.orElseThrow());
        }
        Side own = chosen.own();
        MatchTerms terms = new MatchTerms(
                chosen.scenario(),
                Map.of(own, MatchStart.name(name, own), own.enemy(), MatchStart.name(join.name(), own.enemy())),
                Map.of(own, chain().commitment(), own.enemy(), join.commitment()));
        MatchStart start = new MatchStart(terms, own, chain());
        List<byte[]> parts = OfferedTerms.texts(terms);
        return () -> {
            if (seat.isPresent()) {
                throw LineFault.of("match.line.noise");
            }
            offered = Optional.of(start);
            places.offer(start);
            return parts;
        };
    }

    private Taking collect(Greeting.Offer offer) throws LineFault {
        version = offer.version();
        Optional<MatchTerms> whole = offeredTerms.add(offer);
        if (whole.isEmpty()) {
            return List::of;
        }
        MatchTerms terms = whole.get();
        texts = new MessageText(terms.scenario().scenario());
        if (lost != null) {
            lost.begin(terms, chain());
            return complete(lost);
        }
        Side own = chain().commitment().equals(terms.commitments().get(Side.UNION)) ? Side.UNION : Side.CONFEDERATE;
        if (!chain().commitment().equals(terms.commitments().get(own))) {
            throw LineFault.of("match.line.noise");
        }
        MatchStart start = new MatchStart(terms, own, chain());
        return () -> {
            MatchSeat taken = places.begin(start);
            seat = Optional.of(taken);
            return List.of(resuming(taken));
        };
    }

    // --- A match that was lost -------------------------------------------------------------------------------------

    private Taking giveAll(MatchSeat now) throws LineFault {
        List<byte[]> terms = OfferedTerms.texts(now.start().terms());
        return () -> {
            Side other = now.start().own().enemy();
            if (ready) {
                throw LineFault.of("match.line.noise");
            }
            Optional<Sentence> refusal = now.match().renewalRefused(other);
            if (refusal.isPresent()) {
                throw LineFault.of(refusal.get());
            } else if (!places.mayGive()) {
                throw LineFault.of("match.line.asks");
            }
            GivenMatch all = new GivenMatch(now);
            giving = Optional.of(all);
            List<byte[]> told = new ArrayList<>(List.of(Greeting.text(new Greeting.Lost(other, all.count()))));
            told.addAll(terms);
            notice = Optional.of(Sentence.of("match.lost.given", all.count()));
            return told;
        };
    }

    private Taking complete(ReturnedMatch returned) {
        Optional<LostMatch> whole = returned.whole();
        return whole.isEmpty() ? List::of : () -> restored(whole.get());
    }

    private List<byte[]> restored(LostMatch whole) throws LineFault {
        Result<MatchSeat> restored = places.restore(whole);
        if (restored.value().isEmpty()) {
            throw refused(restored);
        }
        seat = restored.value();
        notice = Optional.of(Sentence.of("match.lost.taken"));
        return List.of(resuming(seat.get()));
    }

    private LineFault refused(Result<?> read) {
        return LineFault.refused(read.problems().get(0).sentence(), version);
    }

    // --- Going on --------------------------------------------------------------------------------------------------

    private List<byte[]> resumed(Greeting.Resume resume) throws LineFault {
        if (seat.isEmpty()) {
            seat = offered.filter(start -> start.terms().identity().equals(resume.match()))
                    .map(places::begin);
        }
        if (seat.isEmpty() || !seat.get().start().terms().identity().equals(resume.match())) {
            throw LineFault.of("match.line.another");
        }
        MatchSeat now = seat.get();
        version = resume.version();
        ready = true;
        List<byte[]> told = new ArrayList<>();
        if (host.isPresent()) {
            told.add(resuming(now));
        }
        told.addAll(giveBack(now, resume.sent()));
        told.addAll(now.again(resume.received()));
        lacking = Math.max(0, resume.received() - now.sent());
        otherSent = resume.sent();
        if (lacking > 0) {
            now.hold();
        }
        return told;
    }

    /** What the other end has sent, and does not know any more because its journal is older than what was sent here. */
    private List<byte[]> giveBack(MatchSeat now, int sent) {
        List<byte[]> lost = now.givenBack(sent);
        if (!lost.isEmpty()) {
            notice = Optional.of(Sentence.of("match.resume.given", lost.size()));
        }
        return lost.stream()
                .map(text -> Greeting.text(new Greeting.GiveBack(new String(text, StandardCharsets.UTF_8))))
                .toList();
    }

    /** Takes back what the other end has of this one; before it has all of it this end can neither say nor take anything else. */
    private List<byte[]> takeBack(MatchSeat now, Greeting.GiveBack back) throws LineFault {
        byte[] text = back.text().getBytes(StandardCharsets.UTF_8);
        givenBack.add(now.lost()
                .recognise(now.sent() + givenBack.size() + 1, text)
                .orElseThrow(() -> LineFault.of("match.resume.foreign")));
        lacking--;
        if (lacking > 0) {
            return List.of();
        }
        notice = Optional.of(Sentence.of("match.resume.taken", givenBack.size()));
        now.again(now.sent());
        Optional<Sentence> refusal = now.lost().restore(givenBack, otherSent);
        if (refusal.isPresent()) {
            throw LineFault.refused(refusal.get(), version);
        }
        return now.take();
    }

    /** The version of the other end's program, as far as it has said. */
    public String version() {
        return version;
    }

    /** What the players should know of how the match went on over this connection, such as that a journal was older than the match. */
    public Optional<Sentence> notice() {
        return notice;
    }

    /** Takes what is to be sent: of a match that the other end has lost, and what this end's player has done, once the talk {@link #isReady}. */
    @Override
    public List<byte[]> take() {
        return ready
                ? seat.orElseThrow().take()
                : giving.map(ReturnedMatch::texts).orElse(List.of());
    }

    /** Tells the other end what this one has, when there is nothing else to tell any more. */
    public List<byte[]> confirmation() {
        return ready
                ? List.of(Greeting.text(
                        new Greeting.Alive((int) seat.orElseThrow().received())))
                : List.of();
    }
}
