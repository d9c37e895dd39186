package org.roadtorichmond.view;

/** A small needle with a letter that shows where north is, for maps whose rose is out of sight. */
public final class NorthSign {
    private NorthSign() {}

    /**
     * Draws it.
     *
     * @param x of its middle
     * @param y of its middle
     * @param size its radius, in hex radii as all lengths on a canvas
     * @param degrees where north is, clockwise from above
     * @param letter what stands at its point
     */
    public static void draw(Canvas canvas, float x, float y, float size, float degrees, String letter) {
        double to = Math.toRadians(90 - degrees);
        float cos = (float) Math.cos(to) * size;
        float sin = (float) Math.sin(to) * size;
        float line = size * 0.06f;
        int corners = 20;
        float[] disc = new float[2 * corners];
        for (int i = 0; i < corners; i++) {
            disc[2 * i] = x + 1.5f * size * (float) Math.cos(2 * Math.PI * i / corners);
            disc[2 * i + 1] = y + 1.5f * size * (float) Math.sin(2 * Math.PI * i / corners);
        }
        canvas.shape(Paint.PAPER, Paint.INK, line, disc);
        float tipX = x + 0.25f * cos;
        float tipY = y + 0.25f * sin;
        float tailX = x - 1.2f * cos;
        float tailY = y - 1.2f * sin;
        float innerX = x - 0.85f * cos;
        float innerY = y - 0.85f * sin;
        canvas.fill(Paint.INK, tipX, tipY, tailX - 0.42f * sin, tailY + 0.42f * cos, innerX, innerY);
        canvas.stroke(
                Paint.INK,
                1.5f * line,
                tipX,
                tipY,
                tailX + 0.42f * sin,
                tailY - 0.42f * cos,
                innerX,
                innerY,
                tipX,
                tipY);
        canvas.write(Paint.INK, letter, x + 0.85f * cos, y + 0.85f * sin, 1.1f * size);
    }
}
