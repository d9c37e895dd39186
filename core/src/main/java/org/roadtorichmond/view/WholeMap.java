package org.roadtorichmond.view;

import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.utils.Disposable;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.session.Scheme;

/** The whole sheet in one small picture, which stands in for what is not drawn sharply yet. */
final class WholeMap implements Disposable {
    private static final int LARGEST = 1600;

    private final MapPainter painter;
    private final HexLayout layout;
    private final Ink ink;
    private final Fonts fonts;
    private final float scale;
    private @Nullable Picture picture;
    private Scheme scheme = Scheme.USUAL;

    WholeMap(MapPainter painter, HexLayout layout, Ink ink, Fonts fonts) {
        this.painter = painter;
        this.layout = layout;
        this.ink = ink;
        this.fonts = fonts;
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
        Picture made = picture;
        if (made == null || scheme != Palette.scheme()) {
            dispose();
            Picture fresh = new Picture(Math.round(width() * scale), Math.round(height() * scale), true);
            fresh.paint(
                    ink,
                    () -> painter.paint(new Plate(
                            ink,
                            fonts,
                            layout,
                            scale,
                            MapCamera.MARGIN * scale,
                            MapCamera.FOOT * scale,
                            fresh.width(),
                            fresh.height())));
            picture = fresh;
            scheme = Palette.scheme();
            return fresh;
        }
        return made;
    }

    @Override
    public void dispose() {
        Picture made = picture;
        if (made != null) {
            made.dispose();
        }
        picture = null;
    }
}
