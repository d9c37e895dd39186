package org.roadtorichmond.view;

import com.badlogic.gdx.utils.Disposable;
import org.roadtorichmond.unit.Side;

/**
 * A small picture of the whole map, drawn once for each size, with a sign for every occupied hex and a frame round what the camera
 * shows. Union signs are squares, Confederate ones diamonds; a shaken unit's is crossed out, that of one that has done what it can is
 * hollow.
 */
public final class Minimap implements Disposable {
    /** How many times finer than shown the picture is painted, so that its signs do not flicker into one another. */
    private static final int FINER = 2;

    /** How much smaller the signs of what the battle is about are here than on the map. */
    private static final float SMALLER = 0.55f;

    private MapPainter painter;
    private HexLayout layout;
    private final Ink ink;
    private final Fonts fonts;
    private final CachedPicture picture;
    private float left;
    private float bottom;
    private float scale = 1;

    Minimap(MapPainter painter, HexLayout layout, Ink ink, Fonts fonts) {
        this.painter = painter;
        this.layout = layout;
        this.ink = ink;
        this.fonts = fonts;
        picture = new CachedPicture(ink);
    }

    /** Shows the map by another painter from now on. */
    void paint(MapPainter next, HexLayout nextLayout) {
        painter = next;
        layout = nextLayout;
        picture.dispose();
    }

    /** The width in pixels of a picture whose longer side has a length. */
    public float widthFor(float longest) {
        return longest * Math.min(1, layout.width() / layout.height());
    }

    /** The height in pixels of a picture whose longer side has a length. */
    public float heightFor(float longest) {
        return longest * Math.min(1, layout.height() / layout.width());
    }

    /**
     * Draws it as large as fits into a box of the window, in its middle; ink must have begun.
     *
     * @param x the left end of the box in pixels
     * @param y the lower end of the box in pixels
     * @param width the width of the box in pixels
     * @param height the height of the box in pixels
     * @param board what stands on the map
     * @param camera whose sight is framed
     * @param still shows all but that frame, which alone moves with the camera
     */
    public void draw(
            float x, float y, float width, float height, MapContents board, MapCamera camera, CachedPanels.Part still) {
        scale = Math.min(width / layout.width(), height / layout.height());
        float wide = Math.round(layout.width() * scale);
        float high = Math.round(layout.height() * scale);
        left = Math.round(x + (width - wide) / 2);
        bottom = Math.round(y + (height - high) / 2);
        still.draw(left, bottom, wide, high, () -> map(wide, high, board));
        sight(camera, wide, high);
        ink.frame(left, bottom, wide, high, 1, Palette.INK);
    }

    private void map(float wide, float high, MapContents board) {
        ink.batch().draw(picture((int) wide, (int) high).region(), left, bottom, wide, high);
        KeySigns.draw(
                new InkCanvas(
                        new MapSection(ink, fonts, layout, scale, left, bottom, left + wide, bottom + high), SMALLER),
                board.signs());
        float dot = Math.max(2, scale * 0.62f);
        for (Counter counter : board.counters()) {
            float x = left + layout.x(counter.hex()) * scale;
            float y = bottom + layout.y(counter.hex()) * scale;
            dot(counter.side(), x, y, dot);
            if (counter.dimmed() && !counter.shaken()) {
                ink.disc(x, y, dot * 0.5f, Palette.WHITE);
            }
            if (counter.shaken()) {
                float arm = dot * 0.8f;
                ink.line(x - arm, y - arm, x + arm, y + arm, dot * 0.4f, Palette.WHITE);
                ink.line(x - arm, y + arm, x + arm, y - arm, dot * 0.4f, Palette.WHITE);
            }
        }
    }

    private void dot(Side side, float x, float y, float half) {
        float rim = half + 1;
        if (side == Side.UNION) {
            ink.rectangle(x - rim, y - rim, 2 * rim, 2 * rim, Palette.WHITE);
            ink.rectangle(x - half, y - half, 2 * half, 2 * half, Palette.UNION);
        } else {
            ink.quad(x - rim * 1.3f, y, x, y - rim * 1.3f, x + rim * 1.3f, y, x, y + rim * 1.3f, Palette.WHITE);
            float out = half * 1.3f;
            ink.quad(x - out, y, x, y - out, x + out, y, x, y + out, Palette.CONFEDERATE_DARK);
        }
    }

    private void sight(MapCamera camera, float wide, float high) {
        float fromX = Math.max(0, camera.leftEdge() * scale);
        float fromY = Math.max(0, camera.bottomEdge() * scale);
        float toX = Math.min(wide, camera.rightEdge() * scale);
        float toY = Math.min(high, camera.topEdge() * scale);
        ink.frame(left + fromX, bottom + fromY, toX - fromX, toY - fromY, 3, Palette.INK);
        ink.frame(left + fromX + 1, bottom + fromY + 1, toX - fromX - 2, toY - fromY - 2, 1, Palette.SELECTED);
    }

    /** The x on the map of a pixel, as it was drawn last. */
    public float mapX(float pixelX) {
        return Math.max(0, Math.min(layout.width(), (pixelX - left) / scale));
    }

    /** The y on the map of a pixel counted from below, as it was drawn last. */
    public float mapY(float pixelY) {
        return Math.max(0, Math.min(layout.height(), (pixelY - bottom) / scale));
    }

    private Picture picture(int width, int height) {
        return picture.of(
                width * FINER,
                height * FINER,
                fresh -> painter.paintGround(
                        new MapSection(ink, fonts, layout, scale * FINER, 0, 0, fresh.width(), fresh.height())));
    }

    @Override
    public void dispose() {
        picture.dispose();
    }
}
