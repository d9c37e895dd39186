package org.roadtorichmond.match;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * Sees to it that messages arrive in order, each once, over a line that may lose, double, delay and swap them: what the other side is not
 * known to have is sent again ("go back N"). One thread an instance.
 */
public final class MessageOrder {
    private final Deque<Envelope> unconfirmed = new ArrayDeque<>();
    private long sent;
    private long received;

    /** Puts the next message into an envelope, which is kept until the other side is known to have it. */
    public Envelope send(Message message) {
        sent++;
        Envelope envelope = new Envelope(sent, received, message);
        unconfirmed.add(envelope);
        return envelope;
    }

    /** Takes an envelope; returns its message if it is the next one, and nothing if it came before or comes too early. */
    public Optional<Message> receive(Envelope envelope) {
        confirm(envelope.received());
        if (envelope.number() != received + 1) {
            return Optional.empty();
        }
        received++;
        return Optional.of(envelope.message());
    }

    /** Takes the message that came last as not received: it was refused. */
    void refuse() {
        received--;
    }

    /** Takes note of how many messages the other side has. */
    public void confirm(long count) {
        while (!unconfirmed.isEmpty() && unconfirmed.peekFirst().number() <= count) {
            unconfirmed.removeFirst();
        }
    }

    /** How many messages were sent. */
    public long sent() {
        return sent;
    }

    /** How many messages of the other side have come. */
    public long received() {
        return received;
    }

    /** What is sent again after a break, or when nothing was heard for a while: all that the other side is not known to have. */
    public List<Envelope> again() {
        return unconfirmed.stream()
                .map(envelope -> new Envelope(envelope.number(), received, envelope.message()))
                .toList();
    }
}
