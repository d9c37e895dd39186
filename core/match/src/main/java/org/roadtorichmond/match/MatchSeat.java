package org.roadtorichmond.match;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.roadtorichmond.play.Command;
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
    static final String OWN = "> ";
    static final String OTHER = "< ";
    static final String RETURNED = "= ";

    private final MatchStart start;
    private final MessageText texts;
    private final MessageOrder order = new MessageOrder();
    private final Match match;
    private final MessageSeal seals;
    private final LostMessages lost;
    private final List<byte[]> ready = new ArrayList<>();
    private final List<Envelope> received = new ArrayList<>();
    private final PassedMessages passed = new PassedMessages();
    private SealedJournal journal = new SealedJournal(line -> {});
    private boolean held;

    MatchSeat(MatchStart start, MatchListener listener) {
        this.start = start;
        seals = new MessageSeal(start.chain().secret());
        texts = new MessageText(start.terms().scenario().scenario());
        lost = new LostMessages(seals, texts, this::own, this::nextAction, order::received);
        match = new Match(start.terms(), start.own(), start.chain(), this::send, listener);
        passed.skip();
    }

    private void send(Message message) {
        passed.add(new Passed(start.own(), message));
        long number = order.send(message).number();
        if (!lost.take(message)) {
            ready.add(text(number, message));
        }
    }

    private byte[] text(long number, Message message) {
        return texts.write(new Envelope(number, order.received(), message, Optional.of(seals.of(number, message))));
    }

    /**
     * Takes a place in a match that begins.
     *
     * @param journal takes line after line, and has each on the disk before what this side sends afterwards is sent
     */
    public static MatchSeat begin(MatchStart start, Consumer<String> journal, MatchListener listener) {
        SealedJournal sealed = new SealedJournal(journal);
        sealed.add(start.text());
        return bound(start, sealed, listener);
    }

    /** Takes a place in a match whose {@link MatchStart#text} stands in the journal since it was offered, and which the other side has taken now. */
    public static MatchSeat taken(MatchStart start, Consumer<String> journal, MatchListener listener) {
        SealedJournal sealed = new SealedJournal(journal);
        sealed.take(List.of(start.text()), 0);
        sealed.add(SealedJournal.TAKEN);
        return bound(start, sealed, listener);
    }

    private static MatchSeat bound(MatchStart start, SealedJournal sealed, MatchListener listener) {
        MatchSeat seat = new MatchSeat(start, listener);
        seat.journal = sealed;
        return seat;
    }

    /** From now on what happens is written and sent; what was repeated until then is not. */
    void begin(SealedJournal bound) {
        // What was sent then is sent again once the other side has told what it lacks.
        ready.clear();
        passed.skip();
        journal = bound;
    }

    /** Does again what a line of a journal says; returns what is wrong with it, if anything is. */
    Optional<Sentence> repeat(String line) {
        byte[] text = line.substring(Math.min(OWN.length(), line.length())).getBytes(StandardCharsets.UTF_8);
        if (SealedJournal.noted(line).isPresent()) {
            return Optional.empty();
        } else if (line.startsWith(OTHER)) {
            // Earlier versions kept it when the other side held the game to stand differently; it can say it again.
            long before = received();
            return read(text, this::taken)
                    .filter(refusal -> !match.differs())
                    .or(() -> received() > before || match.differs()
                            ? Optional.empty()
                            : Optional.of(Sentence.of("match.journal.changed")));
        } else if (line.startsWith(RETURNED)) {
            return read(text, this::restored);
        } else if (!line.startsWith(OWN)) {
            return Optional.of(Sentence.of("match.noJournal"));
        }
        return read(text, envelope -> act(envelope.message()));
    }

    private Optional<Sentence> restored(Envelope envelope) {
        if (envelope.number() != sent() + 1) {
            return Optional.of(Sentence.of("match.journal.changed"));
        }
        passed.add(new Passed(start.own(), envelope.message()));
        order.send(envelope.message());
        order.confirm(sent());
        return match.restore(envelope.message());
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
        return received.get((int) number - 1).message();
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
        return passed.told();
    }

    /**
     * Notifies a follower of each message of either side from now on, once it stands among those that {@link #passed}. So no follower knows
     * more than the journal does.
     *
     * @return ends the notifications; to run it again does nothing
     */
    public Runnable follow(Consumer<Passed> follower) {
        return passed.follow(follower);
    }

    // --- The journal -----------------------------------------------------------------------------------------------

    /** Writes a line into the journal that is no message: a {@link SealedJournal#note} of whoever carries the messages. */
    public void write(String note) {
        journal.add(note);
    }

    /** What stands in the journal of this match, from its beginning or from the lines with which it was resumed; a copy. */
    public List<String> lines() {
        return journal.lines();
    }

    // --- This side's player ----------------------------------------------------------------------------------------

    @Override
    public Optional<Sentence> play(Command command) {
        return order(new Message.Play(nextAction(), command));
    }

    @Override
    public Optional<Sentence> takeBack() {
        return order(new Message.TakeBack(nextAction()));
    }

    @Override
    public Optional<Sentence> giveUp() {
        return order(new Message.GiveUp());
    }

    @Override
    public Optional<Sentence> say(String words) {
        return order(new Message.Say(words.substring(0, Math.min(words.length(), Message.LONGEST_SAID))));
    }

    private int nextAction() {
        return match.actions() + 1;
    }

    /** Has the player wait until the other side says what it has: it may have seen more of this side than the journal has. */
    public void hold() {
        held = true;
    }

    @Override
    public boolean isWaiting() {
        return held || !lost.isEmpty() || match.awaitsDie().isPresent() || match.differs();
    }

    private Optional<Sentence> order(Message message) {
        return held || !lost.isEmpty() ? Optional.of(Sentence.of("match.notNow")) : own(message);
    }

    Optional<Sentence> own(Message message) {
        Optional<Sentence> refusal = act(message);
        if (refusal.isEmpty()) {
            write(OWN, texts.write(new Envelope(1, 0, message)));
            passed.tell();
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
        } else if (message.equals(new Message.Renew(start.chain().commitment()))) {
            return match.renew();
        }
        return Optional.of(Sentence.of("match.noJournal"));
    }

    private void write(String mark, byte[] text) {
        journal.add(mark + new String(text, StandardCharsets.UTF_8));
    }

    // --- The other side --------------------------------------------------------------------------------------------

    /** Takes a text of the other side; returns why it is refused, if it is, and then nothing has changed. */
    public Optional<Sentence> receive(byte[] text) {
        return read(text, this::receive);
    }

    private Optional<Sentence> read(byte[] text, Function<Envelope, Optional<Sentence>> taken) {
        Result<Envelope> read = texts.read(text);
        return read.value().isPresent()
                ? taken.apply(read.value().get())
                : Optional.of(read.problems().get(0).sentence());
    }

    /**
     * Takes a text of the other side that was read already. If it says that the game stands otherwise than here, it is refused too, so that the
     * other side can say it again and better.
     */
    public Optional<Sentence> receive(Envelope envelope) {
        return envelope.received() > order.sent() + lost.count()
                ? Optional.of(Sentence.of("match.received"))
                : taken(envelope);
    }

    private Optional<Sentence> taken(Envelope envelope) {
        Optional<Message> message = order.receive(envelope);
        if (message.isEmpty()) {
            return Optional.empty();
        }
        // It stands before all that this side answers to it.
        passed.add(new Passed(start.own().enemy(), message.get()));
        Optional<Sentence> refusal = match.receive(message.get()).or(() -> differing(message.get()));
        if (refusal.isPresent()) {
            order.refuse();
            passed.removeLast();
            return refusal;
        }
        received.add(envelope);
        // As this program writes it: what stood between its words on the way, such as ends of lines, must not spoil the
        // journal.
        write(OTHER, texts.write(envelope));
        passed.tell();
        return lost.goOn();
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
        held = false;
        List<byte[]> all = new ArrayList<>();
        long number = 0;
        for (Passed each : passed.all()) {
            if (each.by() == start.own()) {
                number++;
                if (number > count) {
                    all.add(text(number, each.message()));
                }
            }
        }
        return all;
    }

    /** The texts of the other side, as they came, of which it has but a number and lost the others. */
    public List<byte[]> givenBack(long count) {
        return received.stream().skip(count).map(texts::write).toList();
    }

    /** The mark by which this side recognises a message of its own. */
    String seal(long number, Message message) {
        return seals.of(number, message);
    }

    /** All messages that have passed, in order; a view. */
    List<Passed> all() {
        return passed.all();
    }

    /** The messages of the other side as they came; a view. */
    List<Envelope> cameIn() {
        return Collections.unmodifiableList(received);
    }

    /** What this side itself has lost. */
    public LostMessages lost() {
        return lost;
    }
}
