package org.roadtorichmond.view;

/**
 * A point that guides a course over the map, in hex radii. A course goes through sharp knots; past the others it bends, from
 * the middle of the way to the knot before to the middle of the way to the knot after (a quadratic curve that the knot
 * pulls at).
 *
 * @param x its x, as in {@link HexLayout}
 * @param y its y, upwards
 * @param sharp whether the course goes through it
 */
public record Knot(float x, float y, boolean sharp) {}
