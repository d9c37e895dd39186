package org.roadtorichmond.view;

import org.roadtorichmond.hex.Hex;

/**
 * The piece of the map that is being drawn: where its origin lies in pixels, how large a hex is, and what is inside.
 *
 * @param ink what draws
 * @param fonts what writes
 * @param layout where hexes lie
 * @param scale pixels a hex radius
 * @param originX the x in pixels of the map's origin
 * @param originY the y in pixels of the map's origin
 * @param width the piece's width in pixels
 * @param height the piece's height in pixels
 */
record Plate(
        Ink ink, Fonts fonts, HexLayout layout, float scale, float originX, float originY, float width, float height) {

    /** The x in pixels of a point of the map. */
    float x(float mapX) {
        return originX + mapX * scale;
    }

    /** The y in pixels of a point of the map. */
    float y(float mapY) {
        return originY + mapY * scale;
    }

    /** The x in pixels of a hex's centre. */
    float x(Hex hex) {
        return x(layout.x(hex));
    }

    /** The y in pixels of a hex's centre. */
    float y(Hex hex) {
        return y(layout.y(hex));
    }

    /** Whether a circle round a point in pixels, its radius in hex radii, touches the piece. */
    boolean touches(float x, float y, float radius) {
        float r = radius * scale;
        return x + r >= 0 && x - r <= width && y + r >= 0 && y - r <= height;
    }

    /** Whether a hex, with some room for what stands out of it, touches the piece. */
    boolean shows(Hex hex) {
        return touches(x(hex), y(hex), 1.4f);
    }

    /** Points of the map, given as x, y, x, y, ..., in pixels. */
    float[] pixels(float[] mapPoints) {
        float[] points = new float[mapPoints.length];
        for (int i = 0; i < points.length; i += 2) {
            points[i] = x(mapPoints[i]);
            points[i + 1] = y(mapPoints[i + 1]);
        }
        return points;
    }

    /** A stroke of a width in hex radii, never thinner than told. */
    float stroke(float radii, float least) {
        return Math.max(least, radii * scale);
    }
}
