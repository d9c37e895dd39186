package org.roadtorichmond.match;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.words.Sentence;

/**
 * A player's place in a match: one side of it, the order of its messages, and the journal from which all of it can be brought back.
 *
 * <p>What the player does and what comes from the other side is written into the journal before anything that follows from it is handed
 * out to be sent. So whatever kills the program, the other side never knows more of this one than the journal does, and no die is drawn
 * twice. One thread an instance.
 */
public final class MatchSeat implements MatchActions {
    private static final String OWN = "> ";
    private static final String OTHER = "< ";
    private static final String NOTE = "@ ";
    private static final String TAKEN = "taken";

    private final MatchStart start;
    private final MessageText texts;
    private final MessageOrder order = new MessageOrder();
    private final Match match;
    private final List<byte[]> ready = new ArrayList<>();
    private final List<Passed> passed = new ArrayList<>();
    private final List<Consumer<Passed>> followers = new ArrayList<>();
    private int followed;
    private Consumer<String> journal = line -> {};

    private MatchSeat(MatchStart start, MatchListener listener) {
        this.start = start;
        texts = new MessageText(start.terms().scenario().scenario());
        match = new Match(start.terms(), start.own(), start.chain(), this::send, listener);
        followed = passed.size();
    }

    private void send(Message message) {
        passed.add(new Passed(start.own(), message));
        ready.add(texts.write(order.send(message)));
    }

    /**
     * Takes a place in a match that begins.
     *
     * @param journal takes line after line, and has each on the disk before what this side sends afterwards is sent
     */
    public static MatchSeat begin(MatchStart start, Consumer<String> journal, MatchListener listener) {
        journal.accept(start.text());
        return bound(start, journal, listener);
    }

    /** Takes a place in a match whose {@link MatchStart#text} stands in the journal since it was offered, and which the other side has taken now. */
    public static MatchSeat taken(MatchStart start, Consumer<String> journal, MatchListener listener) {
        journal.accept(note(List.of(TAKEN)));
        return bound(start, journal, listener);
    }

    private static MatchSeat bound(MatchStart start, Consumer<String> journal, MatchListener listener) {
        MatchSeat seat = new MatchSeat(start, listener);
        seat.journal = journal;
        return seat;
    }

    /**
     * Takes a place again; the listener is told of nothing that was before.
     *
     * @param lines the journal; half a line at its end is left out by whoever reads it
     * @param journal takes what is added
     * @return the problem if the lines are not those of a journal
     */
    public static Result<MatchSeat> resume(List<String> lines, Consumer<String> journal, MatchListener listener) {
        int first = begin(lines);
        if (first == lines.size()) {
            return Result.bad(new Problem(Place.NOWHERE, Sentence.of("match.noJournal")));
        }
        return MatchStart.read(lines.get(first)).then(start -> {
            LaterListener later = new LaterListener(listener);
            MatchSeat seat = new MatchSeat(start, later);
            for (int i = first + 1; i < lines.size(); i++) {
                Optional<Sentence> trouble = seat.repeat(lines.get(i));
                if (trouble.isPresent()) {
                    return Result.bad(new Problem(new Place(i + 1, 1, "$"), trouble.get()));
                }
            }
            // What was sent then is sent again once the other side has told what it lacks.
            seat.ready.clear();
            seat.followed = seat.passed.size();
            seat.journal = journal;
            later.begin();
            return Result.good(seat);
        });
    }

    private static int begin(List<String> lines) {
        int first = 0;
        while (first < lines.size() && lines.get(first).startsWith(NOTE)) {
            first++;
        }
        return first;
    }

    private Optional<Sentence> repeat(String line) {
        byte[] text = line.substring(Math.min(OWN.length(), line.length())).getBytes(StandardCharsets.UTF_8);
        if (line.startsWith(NOTE)) {
            return Optional.empty();
        } else if (line.startsWith(OTHER)) {
            // Earlier versions kept it when the other side held the game to stand differently; it can say it again.
            return receive(text).filter(refusal -> !match.differs());
        } else if (!line.startsWith(OWN)) {
            return Optional.of(Sentence.of("match.noJournal"));
        }
        Result<Envelope> read = texts.read(text);
        return read.value()
                .map(envelope -> act(envelope.message()))
                .orElseGet(() -> Optional.of(read.problems().get(0).sentence()));
    }

    @Override
    public Match match() {
        return match;
    }

    /** Whether the other side is known to have all messages of this one. */
    public boolean isHeard() {
        return order.again().isEmpty();
    }

    /** Takes note of how many messages of this side the other one has. */
    public void confirm(long count) {
        order.confirm(count);
    }

    /** How it began. */
    public MatchStart start() {
        return start;
    }

    /** How many messages of the other side have come. */
    public long received() {
        return order.received();
    }

    /** How many messages this side has sent. */
    public long sent() {
        return order.sent();
    }

    /** What this side has sent and the other one is not known to have. */
    public List<Envelope> unconfirmed() {
        return order.again();
    }

    /**
     * A message of the other side.
     *
     * @param number from 1 to {@link #received}
     */
    public Message receivedMessage(long number) {
        return passed.stream()
                .filter(each -> each.by() != start.own())
                .skip(number - 1)
                .findFirst()
                .orElseThrow()
                .message();
    }

    /** How messages of this match are written. */
    public MessageText texts() {
        return texts;
    }

    // --- What passes between both sides ----------------------------------------------------------------------------

    /**
     * The messages of both sides in the order in which this side's match took and sent them, as far as the journal has what led to them; a
     * copy.
     */
    public List<Passed> passed() {
        return List.copyOf(passed.subList(0, followed));
    }

    /**
     * Notifies a follower of each message of either side from now on, once it stands among those that {@link #passed}. So no follower knows
     * more than the journal does.
     *
     * @return ends the notifications; to run it again does nothing
     */
    public Runnable follow(Consumer<Passed> follower) {
        followers.add(follower);
        return () -> followers.remove(follower);
    }

    private void notifyFollowers() {
        while (followed < passed.size()) {
            Passed next = passed.get(followed);
            followed++;
            List.copyOf(followers).forEach(follower -> follower.accept(next));
        }
    }

    // --- The journal -----------------------------------------------------------------------------------------------

    /** Writes a line into the journal that is no message: a {@link #note} of whoever carries the messages. */
    public void write(String note) {
        journal.accept(note);
    }

    /** A line of a journal that is no message. */
    public static String note(List<?> words) {
        return NOTE + words.stream().map(Object::toString).collect(Collectors.joining(" "));
    }

    /** Whether a match has begun in a journal, rather than nothing but notes standing in it. */
    public static boolean isBegun(List<String> lines) {
        return begin(lines) < lines.size();
    }

    /** The match that stands in a journal, if it was offered and the other side is not known to have taken it. */
    public static Optional<MatchStart> offered(List<String> lines) {
        int first = begin(lines);
        boolean alone =
                lines.stream().skip(first + 1L).allMatch(line -> line.startsWith(NOTE) && !line.equals(NOTE + TAKEN));
        return first < lines.size() && alone ? MatchStart.read(lines.get(first)).value() : Optional.empty();
    }

    /** The words of a line of a journal that {@link #note} wrote; empty for other lines. */
    public static Optional<String> noted(String line) {
        return line.startsWith(NOTE) ? Optional.of(line.substring(NOTE.length())) : Optional.empty();
    }

    // --- This side's player ----------------------------------------------------------------------------------------

    @Override
    public Optional<Sentence> play(Command command) {
        return own(new Message.Play(match.actions() + 1, command));
    }

    @Override
    public Optional<Sentence> takeBack() {
        return own(new Message.TakeBack(match.actions() + 1));
    }

    @Override
    public Optional<Sentence> giveUp() {
        return own(new Message.GiveUp());
    }

    @Override
    public Optional<Sentence> say(String words) {
        return own(new Message.Say(words.substring(0, Math.min(words.length(), Message.LONGEST_SAID))));
    }

    private Optional<Sentence> own(Message message) {
        Optional<Sentence> refusal = act(message);
        if (refusal.isEmpty()) {
            write(OWN, texts.write(new Envelope(1, 0, message)));
            notifyFollowers();
        }
        return refusal;
    }

    private Optional<Sentence> act(Message message) {
        if (message instanceof Message.Play play) {
            return match.play(play.command());
        } else if (message instanceof Message.TakeBack) {
            return match.takeBack();
        } else if (message instanceof Message.GiveUp) {
            return match.giveUp();
        } else if (message instanceof Message.Say say) {
            return match.say(say.words());
        }
        return Optional.of(Sentence.of("match.noJournal"));
    }

    private void write(String mark, byte[] text) {
        journal.accept(mark + new String(text, StandardCharsets.UTF_8));
    }

    // --- The other side --------------------------------------------------------------------------------------------

    /** Takes a text of the other side; returns why it is refused, if it is, and then nothing has changed. */
    public Optional<Sentence> receive(byte[] text) {
        Result<Envelope> read = texts.read(text);
        return read.value().isPresent()
                ? receive(read.value().get(), text)
                : Optional.of(read.problems().get(0).sentence());
    }

    /**
     * Takes a text of the other side that was read already. If it says that the game stands otherwise than here, it is refused too, so that the
     * other side can say it again and better.
     */
    public Optional<Sentence> receive(Envelope envelope, byte[] text) {
        Optional<Message> message = order.receive(envelope);
        if (message.isEmpty()) {
            return Optional.empty();
        }
        // It stands before all that this side answers to it.
        passed.add(new Passed(start.own().enemy(), message.get()));
        Optional<Sentence> refusal = match.receive(message.get()).or(() -> differing(message.get()));
        if (refusal.isPresent()) {
            order.refuse();
            passed.remove(passed.size() - 1);
        } else {
            write(OTHER, text);
            notifyFollowers();
        }
        return refusal;
    }

    private Optional<Sentence> differing(Message message) {
        return message instanceof Message.Agree agree && match.differs()
                ? Optional.of(Sentence.of("match.differs", agree.action()))
                : Optional.empty();
    }

    /** The texts that are to be sent now; they are handed out once. */
    public List<byte[]> take() {
        List<byte[]> all = List.copyOf(ready);
        ready.clear();
        return all;
    }

    /**
     * The texts that are sent over a new line: all that the other side lacks.
     *
     * @param count how many messages of this side the other one has
     */
    public List<byte[]> again(long count) {
        order.confirm(count);
        ready.clear();
        return order.again().stream().map(texts::write).toList();
    }
}
