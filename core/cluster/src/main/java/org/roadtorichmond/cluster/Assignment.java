package org.roadtorichmond.cluster;

import java.io.Serializable;

/**
 * A game to be played.
 *
 * @param variant which of the experiment's variants, from 0
 * @param seed the seed of its dice
 */
record Assignment(int variant, long seed) implements Serializable {}
