package org.roadtorichmond.workshop.trace;

/**
 * A point of a picture, in pixels of its file from its upper left.
 *
 * @param x to the right
 * @param y downwards
 */
public record PicturePoint(double x, double y) {}
