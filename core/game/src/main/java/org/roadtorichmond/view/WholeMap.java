package org.roadtorichmond.view;

import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.utils.Disposable;

/** The whole sheet in one small picture, which stands in for what is not drawn sharply yet. */
final class WholeMap implements Disposable {
    private static final int LARGEST = 1600;

    private final MapPainter painter;
    private final HexLayout layout;
    private final Ink ink;
    private final Fonts fonts;
    private final float scale;
    private final CachedPicture picture;

    WholeMap(MapPainter painter, HexLayout layout, Ink ink, Fonts fonts) {
        this.painter = painter;
        this.layout = layout;
        this.ink = ink;
        this.fonts = fonts;
        picture = new CachedPicture(ink);
        scale = LARGEST / Math.max(width(), height());
    }

    private float width() {
        return layout.width() + 2 * MapCamera.MARGIN;
    }

    private float height() {
        return layout.height() + MapCamera.MARGIN + MapCamera.FOOT;
    }

    /** Draws a square of the window, from what the camera sees there; ink has begun. */
    void drawPart(MapCamera camera, float x, float y, float size) {
        Texture texture = picture().region().getTexture();
        float u = (camera.mapX(x) + MapCamera.MARGIN) / width();
        float v = (camera.mapY(y) + MapCamera.FOOT) / height();
        float part = size / camera.scale();
        ink.batch().draw(texture, x, y, size, size, u, v, u + part / width(), v + part / height());
    }

    private Picture picture() {
        float left = MapCamera.MARGIN * scale;
        float foot = MapCamera.FOOT * scale;
        return picture.of(
                Math.round(width() * scale),
                Math.round(height() * scale),
                fresh -> painter.paint(
                        new MapSection(ink, fonts, layout, scale, left, foot, fresh.width(), fresh.height())));
    }

    @Override
    public void dispose() {
        picture.dispose();
    }
}
