package org.roadtorichmond.benchmarks;

/**
 * The two ends of a path to search for.
 *
 * @param from the index of the first hex
 * @param to the index of the last hex
 */
record Journey(int from, int to) {}
