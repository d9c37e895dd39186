package org.roadtorichmond.match;

import java.util.Optional;

/**
 * A message on its way.
 *
 * @param number of the message among those of its sender, from 1
 * @param received how many messages of the other side its sender has
 * @param message what is told
 * @param seal by which its sender recognises it later ({@link MessageSeal}); earlier versions had none
 */
public record Envelope(long number, long received, Message message, Optional<String> seal) {
    /** A message that its sender will not have to recognise. */
    public Envelope(long number, long received, Message message) {
        this(number, received, message, Optional.empty());
    }
}
