package org.roadtorichmond.view;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.math.Matrix4;
import com.badlogic.gdx.utils.Disposable;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The map as square pictures, each drawn once at the zoom at which it is shown, and then only copied. While the camera moves, only
 * as many are drawn in a frame as leave it smooth; until then the whole map's small picture shows through. When the camera rests,
 * those round the window are drawn ahead, and then nothing more. The pictures used longest ago are given back when there are too
 * many.
 */
final class MapTiles implements Disposable {
    private static final int SIZE = 256;
    private static final int KEPT = 480;
    /** How much of the ground is seen over what lies under it. */
    private static final float CLEAR = 0.35f;
    /** How long tiles may be drawn in a frame, in nanoseconds; at least one is. */
    private static final long BUDGET = 6_000_000;

    private record Key(ColourScheme scheme, boolean clear, float scale, int column, int row) {
        /** Whether any of the picture, or of the pixels beside it, lies in an area. */
        boolean touches(ChangedArea area) {
            return area.touches(
                    (column * SIZE - 1) / scale,
                    (row * SIZE - 1) / scale,
                    ((column + 1) * SIZE + 1) / scale,
                    ((row + 1) * SIZE + 1) / scale);
        }
    }

    /** Tiles from one to another, both of them included. */
    private record Range(int left, int right, int bottom, int top) {
        /** The tiles that a camera sees. */
        static Range of(MapCamera camera) {
            return new Range(
                    (int) Math.floor(camera.leftEdge() * camera.scale() / SIZE),
                    (int) Math.ceil(camera.rightEdge() * camera.scale() / SIZE) - 1,
                    (int) Math.floor(camera.bottomEdge() * camera.scale() / SIZE),
                    (int) Math.ceil(camera.topEdge() * camera.scale() / SIZE) - 1);
        }

        Range wider() {
            return new Range(left - 1, right + 1, bottom - 1, top + 1);
        }

        int count() {
            return (right - left + 1) * (top - bottom + 1);
        }
    }

    private final HexLayout layout;
    private final MapPainter painter;
    private final Ink ink;
    private final Fonts fonts;
    private final WholeMap whole;
    private final Map<Key, Picture> tiles = new LinkedHashMap<>(16, 0.75f, true);
    private boolean shown;
    private int painted;
    private boolean clear;

    MapTiles(MapPainter painter, HexLayout layout, Ink ink, Fonts fonts) {
        this.painter = painter;
        this.layout = layout;
        this.ink = ink;
        this.fonts = fonts;
        whole = new WholeMap(painter, layout, ink, fonts);
    }

    /**
     * Takes over the pictures of a map that is shown until this one is, where both look the same.
     *
     * @param differs where they do not, but for names; the names are compared at each zoom
     * @return the number of pictures that were taken over
     */
    int takeOver(MapTiles before, ChangedArea differs) {
        boolean sameNames = painter.takeOver(before.painter) || !painter.hasSizeOf(before.painter);
        Map<Float, ChangedArea> areas = new HashMap<>();
        int taken = 0;
        for (Map.Entry<Key, Picture> entry : before.tiles.entrySet()) {
            Key key = entry.getKey();
            ChangedArea area = areas.computeIfAbsent(
                    key.scale(), scale -> sameNames ? differs : withNames(before.painter, scale, differs));
            if (!key.touches(area)) {
                tiles.put(key, entry.getValue().shared());
                taken++;
            }
        }
        if (before.whole.isPainted() && painter.hasSizeOf(before.painter)) {
            whole.takeOver(before.whole, sameNames ? differs : withNames(before.painter, whole.scale(), differs));
        }
        return taken;
    }

    private ChangedArea withNames(MapPainter before, float scale, ChangedArea differs) {
        ChangedArea all = new ChangedArea(layout);
        all.add(differs);
        painter.compareNames(before, scale, fonts, all);
        return all;
    }

    /** Draws missing tiles of what the camera sees for a frame's time; whether none is missing. Ink must not have begun. */
    boolean prepare(MapCamera camera) {
        return bake(camera.scale(), Range.of(camera), System.nanoTime() + BUDGET);
    }

    /** Has the ground drawn so that what lies under it is seen, or not. */
    void clear(boolean now) {
        clear = now;
    }

    /**
     * Draws what the camera sees in its part of the window; ink must not have begun.
     *
     * @param under draws what lies under the ground if that is clear
     */
    void draw(MapCamera camera, Matrix4 window, Runnable under) {
        Range seen = Range.of(camera);
        // The first picture is waited for: there is nothing else to be seen yet.
        long until = shown ? System.nanoTime() + BUDGET : Long.MAX_VALUE;
        boolean sharp = bake(camera.scale(), seen, until);
        if (sharp && shown) {
            sharp = bake(camera.scale(), seen.wider(), until);
        }
        shown = true;
        if (!sharp) {
            Gdx.graphics.requestRendering();
        }
        ink.begin(window);
        if (clear) {
            under.run();
            ink.blendPainted();
        } else {
            ink.batch().disableBlending();
        }
        for (int column = seen.left(); column <= seen.right(); column++) {
            for (int row = seen.bottom(); row <= seen.top(); row++) {
                tile(camera, column, row);
            }
        }
        ink.batch().enableBlending();
        ink.blendUsually();
        ink.end();
        forget(seen.wider().count());
    }

    private void tile(MapCamera camera, int column, int row) {
        Picture tile = tiles.get(new Key(Palette.scheme(), clear, camera.scale(), column, row));
        int x = camera.originX() + column * SIZE;
        int y = camera.originY() + row * SIZE;
        if (tile != null) {
            ink.batch().draw(tile.region(), x, y);
        } else if (clear) {
            ink.batch().setColor(CLEAR, CLEAR, CLEAR, CLEAR);
            whole.drawPart(camera, x, y, SIZE);
            ink.batch().setColor(Color.WHITE);
        } else {
            whole.drawPart(camera, x, y, SIZE);
        }
    }

    /** Draws missing tiles until the time is up; whether none is missing any more. */
    private boolean bake(float scale, Range range, long until) {
        boolean drawn = false;
        for (int column = range.left(); column <= range.right(); column++) {
            for (int row = range.bottom(); row <= range.top(); row++) {
                Key key = new Key(Palette.scheme(), clear, scale, column, row);
                if (!tiles.containsKey(key)) {
                    if (drawn && System.nanoTime() > until) {
                        return false;
                    }
                    Picture tile = new Picture(SIZE, SIZE, false);
                    tile.paint(
                            ink,
                            () -> painter.paint(
                                    new MapSection(
                                            ink,
                                            fonts,
                                            layout,
                                            scale,
                                            -key.column() * SIZE,
                                            -key.row() * SIZE,
                                            SIZE,
                                            SIZE),
                                    clear ? CLEAR : 1));
                    tiles.put(key, tile);
                    painted++;
                    drawn = true;
                }
            }
        }
        return true;
    }

    /** How many pictures were painted so far. */
    int painted() {
        return painted;
    }

    private void forget(int inUse) {
        Iterator<Picture> oldest = tiles.values().iterator();
        while (tiles.size() > Math.max(KEPT, inUse) && oldest.hasNext()) {
            oldest.next().dispose();
            oldest.remove();
        }
    }

    @Override
    public void dispose() {
        tiles.values().forEach(Picture::dispose);
        tiles.clear();
        whole.dispose();
    }
}
