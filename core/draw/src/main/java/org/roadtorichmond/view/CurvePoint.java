package org.roadtorichmond.view;

/**
 * A point that guides a course over the map, in hex radii. A course goes through sharp points; past the others it bends, from
 * the middle of the way to the point before to the middle of the way to the point after (a quadratic curve that the point
 * pulls at).
 *
 * @param x its x, as in {@link HexLayout}
 * @param y its y, upwards
 * @param sharp whether the course goes through it
 */
public record CurvePoint(float x, float y, boolean sharp) {}
