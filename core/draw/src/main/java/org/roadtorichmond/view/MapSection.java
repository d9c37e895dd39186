package org.roadtorichmond.view;

import com.badlogic.gdx.graphics.Color;
import org.roadtorichmond.hex.Direction;
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
record MapSection(
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

    /** Fills a hex as far as a part of its radius. */
    void fill(Hex hex, float part, Color color) {
        float[] points = new float[2 * Direction.COUNT];
        for (int i = 0; i < Direction.COUNT; i++) {
            points[2 * i] = x(hex) + part * scale * layout.cornerX(i);
            points[2 * i + 1] = y(hex) + part * scale * layout.cornerY(i);
        }
        ink.polygon(points, Direction.COUNT, color);
    }

    /** Draws the outline of a hex at a part of its radius, in strokes of a width in pixels. */
    void outline(Hex hex, float part, float width, Color color) {
        float radius = part * scale;
        for (int i = 0; i < Direction.COUNT; i++) {
            ink.line(
                    x(hex) + radius * layout.cornerX(i),
                    y(hex) + radius * layout.cornerY(i),
                    x(hex) + radius * layout.cornerX(i + 1),
                    y(hex) + radius * layout.cornerY(i + 1),
                    width,
                    color);
        }
    }

    /** Draws a row of strokes through points of the map, as far as they touch the piece. */
    void polyline(float[] mapPoints, float width, Color color) {
        for (int i = 2; i < mapPoints.length; i += 2) {
            float fromX = x(mapPoints[i - 2]);
            float fromY = y(mapPoints[i - 1]);
            float toX = x(mapPoints[i]);
            float toY = y(mapPoints[i + 1]);
            boolean seen = Math.max(fromX, toX) + width >= 0
                    && Math.min(fromX, toX) - width <= this.width
                    && Math.max(fromY, toY) + width >= 0
                    && Math.min(fromY, toY) - width <= height;
            if (seen) {
                ink.line(fromX, fromY, toX, toY, width, color);
                if (width > 2 && color.a > 0.99f) {
                    ink.disc(toX, toY, width / 2, color);
                }
            }
        }
    }

    /** A stroke of a width in hex radii, never thinner than the least. */
    float stroke(float radii, float least) {
        return Math.max(least, radii * scale);
    }
}
