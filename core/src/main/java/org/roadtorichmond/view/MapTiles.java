package org.roadtorichmond.view;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture.TextureFilter;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.graphics.glutils.FrameBuffer;
import com.badlogic.gdx.math.Matrix4;
import com.badlogic.gdx.utils.Disposable;
import com.badlogic.gdx.utils.ScreenUtils;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.roadtorichmond.map.Battlefield;

/**
 * The map as square pictures, one zoom level at a time: each is drawn once when it first comes into sight, and then only copied.
 * The pictures used longest ago are given back when there are too many.
 */
final class MapTiles implements Disposable {
    private static final int SIZE = 512;
    private static final int KEPT = 120;

    private record Key(float scale, int column, int row) {}

    private record Sight(Key key, float x, float y) {}

    private final HexLayout layout;
    private final MapPainter painter;
    private final Ink ink;
    private final Fonts fonts;
    private final Matrix4 projection = new Matrix4().setToOrtho2D(0, 0, SIZE, SIZE);
    private final Map<Key, FrameBuffer> tiles = new LinkedHashMap<>(16, 0.75f, true);

    MapTiles(Battlefield field, HexLayout layout, Ink ink, Fonts fonts) {
        this.layout = layout;
        this.ink = ink;
        this.fonts = fonts;
        painter = new MapPainter(field, layout);
    }

    /** Draws what the camera sees; ink must not have begun. */
    void draw(MapCamera camera, Matrix4 window, int width, int height) {
        List<Sight> sights = new ArrayList<>();
        int firstColumn = Math.floorDiv(-camera.originX(), SIZE);
        int lastColumn = Math.floorDiv(width - camera.originX(), SIZE);
        int firstRow = Math.floorDiv(-camera.originY(), SIZE);
        int lastRow = Math.floorDiv(height - camera.originY(), SIZE);
        for (int column = firstColumn; column <= lastColumn; column++) {
            for (int row = firstRow; row <= lastRow; row++) {
                Key key = new Key(camera.scale(), column, row);
                if (!tiles.containsKey(key)) {
                    tiles.put(key, bake(key));
                }
                sights.add(new Sight(key, camera.originX() + column * SIZE, camera.originY() + row * SIZE));
            }
        }
        ink.begin(window);
        ink.batch().disableBlending();
        for (Sight sight : sights) {
            FrameBuffer tile = tiles.get(sight.key());
            if (tile != null) {
                TextureRegion region = new TextureRegion(tile.getColorBufferTexture());
                region.flip(false, true);
                ink.batch().draw(region, sight.x(), sight.y());
            }
        }
        ink.end();
        ink.batch().enableBlending();
        forget(sights.size());
    }

    private FrameBuffer bake(Key key) {
        FrameBuffer tile = new FrameBuffer(Pixmap.Format.RGBA8888, SIZE, SIZE, false);
        tile.getColorBufferTexture().setFilter(TextureFilter.Nearest, TextureFilter.Nearest);
        tile.begin();
        ScreenUtils.clear(Palette.DESK);
        ink.begin(projection);
        painter.paint(new Plate(ink, fonts, layout, key.scale(), -key.column() * SIZE, -key.row() * SIZE, SIZE, SIZE));
        ink.end();
        tile.end();
        Gdx.gl.glBindFramebuffer(GL20.GL_FRAMEBUFFER, 0);
        return tile;
    }

    private void forget(int inSight) {
        Iterator<FrameBuffer> oldest = tiles.values().iterator();
        while (tiles.size() > Math.max(KEPT, inSight) && oldest.hasNext()) {
            oldest.next().dispose();
            oldest.remove();
        }
    }

    @Override
    public void dispose() {
        tiles.values().forEach(FrameBuffer::dispose);
        tiles.clear();
    }
}
