package org.roadtorichmond.view;

import com.badlogic.gdx.graphics.Color;
import java.util.List;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.Way;

/** The whole map in small: ground, roads, rivers, who stands where, and what part of it the window shows. */
public final class Minimap {
    private final Battlefield field;
    private final HexLayout layout;
    private final Ink ink;
    private float x;
    private float y;
    private float scale = 1;

    /** A small map of a battlefield. */
    public Minimap(Battlefield field, HexLayout layout, Ink ink) {
        this.field = field;
        this.layout = layout;
        this.ink = ink;
    }

    /** The width that belongs to a height, in pixels. */
    public float widthFor(float height) {
        return height * layout.width() / layout.height();
    }

    /** Places it with its lower left corner at a point of the window, so that it fills a height; all in pixels. */
    public void place(float left, float bottom, float height) {
        x = left;
        y = bottom;
        scale = height / layout.height();
    }

    /** The x on the map of a pixel of the window. */
    public float mapX(float pixelX) {
        return Math.max(0, Math.min(layout.width(), (pixelX - x) / scale));
    }

    /** The y on the map of a pixel of the window, counted from below. */
    public float mapY(float pixelY) {
        return Math.max(0, Math.min(layout.height(), (pixelY - y) / scale));
    }

    /** Draws it into a batch that has begun, with the part of the map that a camera shows framed. */
    public void draw(Board board, MapCamera camera, float windowWidth, float windowHeight) {
        HexGrid grid = field.grid();
        ink.rectangle(x, y, layout.width() * scale, layout.height() * scale, Palette.SHEET);
        for (int hex = 0; hex < grid.size(); hex++) {
            ink.hex(px(grid.hex(hex)), py(grid.hex(hex)), scale * 1.02f, ground(hex));
        }
        for (int hex = 0; hex < grid.size(); hex++) {
            rivers(hex);
        }
        for (Way way : field.ways()) {
            way(way);
        }
        float size = Math.max(2, scale * 0.75f);
        for (Counter counter : board.counters()) {
            square(px(counter.hex()), py(counter.hex()), size + 0.5f, Palette.WHITE);
            square(px(counter.hex()), py(counter.hex()), size, Palette.rim(counter.side()));
        }
        frame(camera, windowWidth, windowHeight);
    }

    private float px(Hex hex) {
        return x + layout.x(hex) * scale;
    }

    private float py(Hex hex) {
        return y + layout.y(hex) * scale;
    }

    private Color ground(int hex) {
        return switch (field.terrain(hex)) {
            case CLEAR -> Palette.PAPER;
            case FOREST -> Palette.WOODS;
            case ROUGH, FORESTED_ROUGH -> Palette.ROUGH;
            case SWAMP -> Palette.SWAMP;
            case TOWN -> Palette.TOWN;
            case LAKE -> Palette.WATER;
        };
    }

    private void rivers(int hex) {
        Hex here = field.grid().hex(hex);
        // Half of the directions: each side belongs to two hexes.
        for (int direction = 0; direction < 3; direction++) {
            if (field.river(hex, direction)) {
                int corner = HexLayout.sideCorner(direction);
                ink.line(
                        px(here) + scale * HexLayout.cornerX(corner),
                        py(here) + scale * HexLayout.cornerY(corner),
                        px(here) + scale * HexLayout.cornerX(corner + 1),
                        py(here) + scale * HexLayout.cornerY(corner + 1),
                        1.6f,
                        Palette.RIVER);
            }
        }
    }

    private void way(Way way) {
        List<Hex> hexes = way.hexes();
        float[] points = new float[2 * hexes.size()];
        for (int i = 0; i < hexes.size(); i++) {
            points[2 * i] = px(hexes.get(i));
            points[2 * i + 1] = py(hexes.get(i));
        }
        ink.polyline(points, 1, Palette.clear(Palette.ROAD_EDGE, 0.6f));
    }

    private void square(float centreX, float centreY, float half, Color color) {
        ink.quad(
                centreX - half,
                centreY - half,
                centreX + half,
                centreY - half,
                centreX + half,
                centreY + half,
                centreX - half,
                centreY + half,
                color);
    }

    private void frame(MapCamera camera, float windowWidth, float windowHeight) {
        float left = x + mapX(x + camera.mapX(0) * scale) * scale;
        float right = x + mapX(x + camera.mapX(windowWidth) * scale) * scale;
        float low = y + mapY(y + camera.mapY(0) * scale) * scale;
        float high = y + mapY(y + camera.mapY(windowHeight) * scale) * scale;
        float[] points = {left, low, right, low, right, high, left, high, left, low};
        ink.polyline(points, 3, Palette.WHITE);
        ink.polyline(points, 1.6f, Palette.TARGET);
    }
}
