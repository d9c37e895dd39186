package org.roadtorichmond.balance.lab;

/**
 * A game as a results file and its companion say it.
 *
 * @param line how it ended
 * @param course what the companion says of it
 * @param <C> what it says of a game
 */
public record SealedGame<C>(GameLine line, C course) {}
