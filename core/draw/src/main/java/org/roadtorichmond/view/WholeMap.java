package org.roadtorichmond.view;

import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.utils.Disposable;
import java.util.Optional;

/** The whole sheet in one small picture, which stands in for what is not drawn sharply yet. */
final class WholeMap implements Disposable {
    private static final int LARGEST = 1600;

    private final MapPainter painter;
    private final HexLayout layout;
    private final Ink ink;
    private final Fonts fonts;
    private final float scale;
    private final CachedPicture picture;
    private final ChangedArea stale;

    WholeMap(MapPainter painter, HexLayout layout, Ink ink, Fonts fonts) {
        this.painter = painter;
        this.layout = layout;
        this.ink = ink;
        this.fonts = fonts;
        picture = new CachedPicture(ink);
        stale = new ChangedArea(layout);
        scale = LARGEST / Math.max(width(), height());
    }

    /** The zoom of the picture, in pixels a hex radius. */
    float scale() {
        return scale;
    }

    /** Whether it was ever needed. */
    boolean isPainted() {
        return picture.painted().isPresent();
    }

    /**
     * Takes over the picture of another map of the same size that differs in an area, and paints that area when it is needed; the other
     * one is not drawn any more then.
     */
    void takeOver(WholeMap before, ChangedArea differs) {
        picture.share(before.picture);
        stale.add(before.stale);
        stale.add(differs);
    }

    private void freshen(Picture whole) {
        float[] box = stale.box();
        int x = pixel(box[0] + MapCamera.MARGIN, whole.width());
        int y = pixel(box[1] + MapCamera.FOOT, whole.height());
        int wide = pixel(box[2] + MapCamera.MARGIN, whole.width()) - x;
        int high = pixel(box[3] + MapCamera.FOOT, whole.height()) - y;
        stale.clear();
        if (wide > 0 && high > 0) {
            Picture part = new Picture(wide, high, false);
            part.paint(ink, () -> paint(part, x, y));
            whole.add(ink, () -> {
                ink.batch().disableBlending();
                ink.batch().draw(part.region(), x, y);
                ink.batch().enableBlending();
            });
            part.dispose();
        }
    }

    private int pixel(float place, int most) {
        return Math.max(0, Math.min(most, (int) Math.floor(place * scale)));
    }

    private void paint(Picture part, int x, int y) {
        float left = MapCamera.MARGIN * scale;
        float foot = MapCamera.FOOT * scale;
        painter.paint(new MapSection(ink, fonts, layout, scale, left - x, foot - y, part.width(), part.height()), 1);
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
        Optional<Picture> before = picture.painted();
        if (before.isPresent() && !stale.isEmpty()) {
            freshen(before.get());
        }
        return picture.of(Math.round(width() * scale), Math.round(height() * scale), fresh -> paint(fresh, 0, 0));
    }

    @Override
    public void dispose() {
        picture.dispose();
    }
}
