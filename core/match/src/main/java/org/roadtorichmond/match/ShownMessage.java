package org.roadtorichmond.match;

/**
 * A message of either side on its way to a person who watches the match.
 *
 * @param number of the message among those of both sides, from 1
 * @param count how many messages of both sides there were when it was shown, at least {@code number}
 * @param passed the message
 */
public record ShownMessage(int number, int count, Passed passed) {}
