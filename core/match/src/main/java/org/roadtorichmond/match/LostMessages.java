package org.roadtorichmond.match;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;
import org.roadtorichmond.words.Sentence;

/**
 * Messages that a side has sent and lost with a part of its journal, and that the other side gives back. They are sent to no one again, but
 * each must come about again, in the same order: what the player did is done again, all else follows from it and from the other side. Until
 * then the player waits.
 */
public final class LostMessages {
    private final Deque<Message> left = new ArrayDeque<>();
    private final MessageSeal seals;
    private final MessageText texts;
    private final Function<Message, Optional<Sentence>> redo;
    private final IntSupplier nextAction;
    private final LongSupplier received;
    private long until;
    private boolean differ;

    /**
     * None.
     *
     * @param seals recognises messages of this side
     * @param redo does again what the player did; returns why not, if that is not allowed yet
     * @param nextAction the number of the next action
     * @param received how many messages of the other side have come
     */
    LostMessages(
            MessageSeal seals,
            MessageText texts,
            Function<Message, Optional<Sentence>> redo,
            IntSupplier nextAction,
            LongSupplier received) {
        this.seals = seals;
        this.texts = texts;
        this.redo = redo;
        this.nextAction = nextAction;
        this.received = received;
    }

    /** Whether nothing is lost, or all has come about again. */
    public boolean isEmpty() {
        return left.isEmpty();
    }

    /** How many have not come about again. */
    int count() {
        return left.size();
    }

    /**
     * A message of this side that the other one gives back; empty if it is none that this side has sent.
     *
     * @param number which it must be
     */
    public Optional<Message> recognise(long number, byte[] text) {
        return texts.read(text)
                .value()
                .filter(envelope -> envelope.number() == number)
                .filter(envelope -> envelope.seal().equals(Optional.of(seals.of(number, envelope.message()))))
                .map(Envelope::message);
    }

    /**
     * Brings about again what was lost, as far as all that it followed from has come.
     *
     * @param messages the lost messages, each of which this {@link #recognise recognises}, in order and without a gap
     * @param last how many messages the other side has sent
     * @return the problem if something else comes about than was sent then
     */
    public Optional<Sentence> restore(Collection<Message> messages, long last) {
        until = last;
        left.addAll(messages);
        return goOn();
    }

    /** Goes on with it, after the other side has told something. */
    Optional<Sentence> goOn() {
        boolean done = true;
        while (done && !differ) {
            done = next().map(redo).filter(Optional::isEmpty).isPresent();
        }
        boolean stuck = !left.isEmpty() && received.getAsLong() >= until;
        return stuck || differ ? Optional.of(Sentence.of("match.resume.differs")) : Optional.empty();
    }

    private Optional<Message> next() {
        return Optional.ofNullable(left.peekFirst()).filter(this::isDue);
    }

    private boolean isDue(Message message) {
        if (message instanceof Message.Play play) {
            return play.action() == nextAction.getAsInt();
        } else if (message instanceof Message.TakeBack back) {
            return back.action() == nextAction.getAsInt();
        }
        return message instanceof Message.GiveUp || message instanceof Message.Say;
    }

    /** Takes note of a message of this side that comes about; whether it is the next lost one. */
    boolean take(Message message) {
        boolean same = message.equals(left.peekFirst());
        differ |= !left.isEmpty() && !same;
        if (same) {
            left.removeFirst();
        }
        return same;
    }
}
