package org.roadtorichmond.scenario;

/**
 * A value and where it was read, for checks that can be made only later (does that unit exist, is that hex on the map).
 *
 * @param value what was read
 * @param at where it stands
 */
record Located<T>(T value, Place at) {}
