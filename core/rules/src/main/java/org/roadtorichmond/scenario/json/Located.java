package org.roadtorichmond.scenario.json;

/**
 * A value and where it was read, for checks that can be made only later (does that unit exist, is that hex on the map).
 *
 * @param value what was read
 * @param at where it stands
 */
public record Located<T>(T value, Place at) {}
