package org.roadtorichmond.view;

import java.util.Arrays;

/**
 * What a picture of the map is drawn on, be it a window or a page: fills, strokes and letters in the order in which they are drawn.
 * Points and lengths are in hex radii on the map, x to the right and y upwards; points follow one another as x, y, x, y, ...
 */
public interface Canvas {
    /** Where hexes lie. */
    HexLayout layout();

    /** A length that is at least so many pixels where the canvas has pixels. */
    float atLeast(float radii, float pixels);

    /** Whether the map is shown so large that a hex radius has that many pixels. */
    boolean isLarge(float pixels);

    /** Whether anything within a distance of a point is seen. */
    boolean shows(float x, float y, float reach);

    /** Fills a convex shape, its corners counter-clockwise. */
    void fill(Paint paint, float... points);

    /** Draws a line of a width through points. */
    void stroke(Paint paint, float width, float... points);

    /** Writes words in bold, their middle at a point. */
    void write(Paint paint, String words, float x, float y, float size);

    /** How wide words of a size are, about. */
    float width(String words, float size);

    /** What is drawn from now on until {@link #end} belongs together, and is said in words to those who ask. */
    default void begin(String words) {}

    /** Ends what belongs together. */
    default void end() {}

    /** Fills a convex shape and draws its edge. */
    default void shape(Paint face, Paint rim, float width, float... points) {
        fill(face, points);
        stroke(rim, width, closed(points));
    }

    /** The corners of a box. */
    static float[] box(float left, float bottom, float right, float top) {
        return new float[] {left, bottom, right, bottom, right, top, left, top};
    }

    /** The line round a shape, which ends where it begins. */
    static float[] closed(float... points) {
        float[] closed = Arrays.copyOf(points, points.length + 2);
        closed[points.length] = points[0];
        closed[points.length + 1] = points[1];
        return closed;
    }
}
