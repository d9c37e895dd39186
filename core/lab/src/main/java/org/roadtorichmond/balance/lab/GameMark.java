package org.roadtorichmond.balance.lab;

/**
 * A place in a results file and its companion, where a line of each begins.
 *
 * @param results how many bytes of the results stand before it
 * @param courses how many bytes of the companion do
 */
record GameMark(long results, long courses) {
    static final GameMark START = new GameMark(0, 0);
}
