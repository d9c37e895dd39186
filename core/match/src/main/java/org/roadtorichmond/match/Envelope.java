package org.roadtorichmond.match;

/**
 * A message on its way.
 *
 * @param number of the message among those of its sender, from 1
 * @param received how many messages of the other side its sender has
 * @param message what is told
 */
public record Envelope(long number, long received, Message message) {}
