package org.roadtorichmond.view;

import com.badlogic.gdx.graphics.g2d.BitmapFont;

/**
 * A canvas in a window.
 *
 * @param section the piece of the map
 * @param least by how much the least sizes of signs are smaller or larger than usual
 */
record InkCanvas(MapSection section, float least) implements Canvas {
    /** A canvas on which signs are as large as usual. */
    InkCanvas(MapSection section) {
        this(section, 1);
    }

    @Override
    public HexLayout layout() {
        return section.layout();
    }

    @Override
    public float atLeast(float radii, float pixels) {
        return Math.max(radii, least * pixels / section.scale());
    }

    @Override
    public boolean isLarge(float pixels) {
        return section.scale() >= pixels;
    }

    @Override
    public boolean shows(float x, float y, float reach) {
        return section.touches(section.x(x), section.y(y), reach);
    }

    private float[] pixels(float[] points) {
        float[] pixels = new float[points.length];
        for (int i = 0; i < points.length; i += 2) {
            pixels[i] = section.x(points[i]);
            pixels[i + 1] = section.y(points[i + 1]);
        }
        return pixels;
    }

    @Override
    public void fill(Paint paint, float... points) {
        section.ink().polygon(pixels(points), points.length / 2, paint.color());
    }

    @Override
    public void stroke(Paint paint, float width, float... points) {
        section.ink().polyline(pixels(points), width * section.scale(), paint.color());
    }

    private BitmapFont font(float size) {
        return section.fonts().get(Face.BOLD, Math.round(size * section.scale()));
    }

    @Override
    public void write(Paint paint, String words, float x, float y, float size) {
        section.fonts().centred(section.ink(), font(size), words, section.x(x), section.y(y), paint.color());
    }

    @Override
    public float width(String words, float size) {
        return section.fonts().width(font(size), words) / section.scale();
    }
}
