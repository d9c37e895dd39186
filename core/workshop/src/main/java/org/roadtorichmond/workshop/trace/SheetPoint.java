package org.roadtorichmond.workshop.trace;

/**
 * A point of the sheet, in hex radii from the upper left of the box round all hexes, so that rows and columns that are added at the
 * right and below leave it where it is.
 *
 * @param x to the right
 * @param y downwards
 */
public record SheetPoint(double x, double y) {}
