package org.roadtorichmond.match.line;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.roadtorichmond.match.HashChain;
import org.roadtorichmond.match.MatchSeat;
import org.roadtorichmond.match.MatchStart;
import org.roadtorichmond.match.Message;
import org.roadtorichmond.scenario.dice.MatchTerms;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

/**
 * What is said over one line of a match, from the greeting on: a guest joins a new match and is offered its terms, or both go on where
 * they stood; then the messages of the match go to and fro. One thread; a line that breaks is followed by another talk with the same seat.
 */
public final class MatchTalk implements Talk {
    private final Function<MatchStart, MatchSeat> begin;
    private final Optional<HostTerms> host;
    private final String name;
    private final HashChain chain;
    private final OfferedTerms offered = new OfferedTerms();
    private Optional<MatchSeat> seat;
    private Optional<Sentence> notice = Optional.empty();
    private final List<Message> givenBack = new ArrayList<>();
    private long lacking;
    private long otherSent;
    private boolean ready;

    /** What the player who opens a match has chosen. */
    public record HostTerms(LoadedScenario scenario, Side own) {}

    private MatchTalk(
            Optional<HostTerms> host,
            Optional<MatchSeat> seat,
            String name,
            HashChain chain,
            Function<MatchStart, MatchSeat> begin) {
        this.host = host;
        this.seat = seat;
        this.name = name;
        this.chain = chain;
        this.begin = begin;
    }

    /**
     * The talk of the player who opened the match.
     *
     * @param seat the place in the match, if it has begun
     * @param name what the player is called
     * @param chain the chain for a match that begins
     * @param begin takes a place in a match that begins
     */
    public static MatchTalk host(
            HostTerms terms,
            Optional<MatchSeat> seat,
            String name,
            HashChain chain,
            Function<MatchStart, MatchSeat> begin) {
        return new MatchTalk(Optional.of(terms), seat, name, chain, begin);
    }

    /** The talk of the player who joins; the parameters are those of {@link #host}. */
    public static MatchTalk guest(
            Optional<MatchSeat> seat, String name, HashChain chain, Function<MatchStart, MatchSeat> begin) {
        return new MatchTalk(Optional.empty(), seat, name, chain, begin);
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

    /** What this end says first: the guest joins, or goes on. */
    @Override
    public List<byte[]> open() {
        return host.isPresent()
                ? List.of()
                : List.of(seat.map(MatchTalk::resuming)
                        .orElseGet(() -> Greeting.text(new Greeting.Join(name, chain.commitment()))));
    }

    private static byte[] resuming(MatchSeat seat) {
        return Greeting.text(
                new Greeting.Resume(seat.start().terms().identity(), (int) seat.received(), (int) seat.sent()));
    }

    @Override
    public List<byte[]> receive(byte[] text) throws LineFault {
        if (!ready) {
            return greeted(Greeting.read(text).orElseThrow(() -> LineFault.of("match.line.noise")));
        }
        MatchSeat now = seat.orElseThrow();
        Optional<Greeting> greeting = Greeting.read(text);
        if (greeting.isPresent() && greeting.get() instanceof Greeting.Alive alive) {
            now.confirm(alive.received());
            return List.of();
        } else if (lacking > 0) {
            return takeBack(now, greeting);
        }
        Optional<Sentence> refusal = now.receive(text);
        if (refusal.isPresent()) {
            throw LineFault.of("match.line.refused", refusal.get());
        }
        return now.take();
    }

    private List<byte[]> greeted(Greeting greeting) throws LineFault {
        if (greeting instanceof Greeting.Join join && host.isPresent()) {
            return offer(host.get(), join);
        } else if (greeting instanceof Greeting.Offer offer && host.isEmpty() && seat.isEmpty()) {
            return collect(offer);
        } else if (greeting instanceof Greeting.Resume resume) {
            return resumed(resume);
        } else if (greeting instanceof Greeting.Watch && host.isPresent()) {
            // The answer tells a person who came here by mistake, and ends the line at the other end.
            return List.of(Greeting.text(new Greeting.Welcome(false)));
        } else if (greeting instanceof Greeting.Welcome welcome && welcome.watching() && host.isEmpty()) {
            throw LineFault.of("match.line.watchOnly");
        } else if (greeting instanceof Greeting.Alive) {
            return List.of();
        }
        throw LineFault.of("match.line.noise");
    }

    // --- A new match -----------------------------------------------------------------------------------------------

    private List<byte[]> offer(HostTerms chosen, Greeting.Join join) throws LineFault {
        if (seat.filter(now -> now.received() > 0).isPresent()) {
            throw LineFault.of("match.line.begun");
        }
        Side own = chosen.own();
        MatchTerms terms = new MatchTerms(
                chosen.scenario(),
                Map.of(own, name, own.enemy(), join.name()),
                Map.of(own, chain.commitment(), own.enemy(), join.commitment()));
        MatchStart start = new MatchStart(terms, own, chain);
        seat = Optional.of(begin.apply(start));
        return OfferedTerms.texts(terms);
    }

    private List<byte[]> collect(Greeting.Offer offer) throws LineFault {
        Optional<MatchTerms> whole = offered.add(offer);
        return whole.isPresent() ? accept(whole.get()) : List.of();
    }

    private List<byte[]> accept(MatchTerms terms) throws LineFault {
        Side own = chain.commitment().equals(terms.commitments().get(Side.UNION)) ? Side.UNION : Side.CONFEDERATE;
        if (!chain.commitment().equals(terms.commitments().get(own))) {
            throw LineFault.of("match.line.noise");
        }
        MatchSeat taken = begin.apply(new MatchStart(terms, own, chain));
        seat = Optional.of(taken);
        return List.of(resuming(taken));
    }

    // --- Going on --------------------------------------------------------------------------------------------------

    private List<byte[]> resumed(Greeting.Resume resume) throws LineFault {
        if (seat.isEmpty() || !seat.get().start().terms().identity().equals(resume.match())) {
            throw LineFault.of("match.line.another");
        }
        MatchSeat now = seat.get();
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
    private List<byte[]> takeBack(MatchSeat now, Optional<Greeting> greeting) throws LineFault {
        if (!(greeting.isPresent() && greeting.get() instanceof Greeting.GiveBack back)) {
            throw LineFault.of("match.resume.older", lacking);
        }
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
            throw LineFault.of("match.line.refused", refusal.get());
        }
        return now.take();
    }

    /** What the players should know of how the match went on over this connection, such as that a journal was older than the match. */
    public Optional<Sentence> notice() {
        return notice;
    }

    /** Takes what this end's player has done, to be sent; nothing before the talk {@link #isReady}. */
    @Override
    public List<byte[]> take() {
        return ready ? seat.orElseThrow().take() : List.of();
    }

    /** What is said when nothing else was for a while, by a line that knows of no messages. */
    public static byte[] alive() {
        return Greeting.text(new Greeting.Alive(0));
    }

    /** Tells the other end what this one has, when there is nothing else to tell any more. */
    public List<byte[]> confirmation() {
        return ready
                ? List.of(Greeting.text(
                        new Greeting.Alive((int) seat.orElseThrow().received())))
                : List.of();
    }
}
