package org.roadtorichmond.benchmarks;

/**
 * A way to be found.
 *
 * @param from the index of the hex where it begins
 * @param to the index of the hex where it ends
 */
record Journey(int from, int to) {}
