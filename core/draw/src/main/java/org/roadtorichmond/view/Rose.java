package org.roadtorichmond.view;

/** A compass rose of eight points, halved into light and shade, in a ring. */
public final class Rose {
    private static final int POINTS = 8;
    private static final int CORNERS = 40;

    private Rose() {}

    /**
     * Draws it.
     *
     * @param x of its middle
     * @param y of its middle
     * @param size the length of its needle, about
     * @param north where north is, in degrees clockwise from above
     */
    public static void draw(Canvas canvas, float x, float y, float size, int north) {
        float line = canvas.atLeast(0.02f, 0.8f);
        float[] ring = new float[2 * CORNERS];
        for (int i = 0; i < CORNERS; i++) {
            ring[2 * i] = x + 0.5f * size * (float) Math.cos(2 * Math.PI * i / CORNERS);
            ring[2 * i + 1] = y + 0.5f * size * (float) Math.sin(2 * Math.PI * i / CORNERS);
        }
        canvas.stroke(Paint.INK, line, Canvas.closed(ring));
        for (int round = 1; round >= 0; round--) {
            for (int point = round; point < POINTS; point += 2) {
                float length = point == 0 ? 0.95f : round == 0 ? 0.78f : 0.5f;
                point(canvas, x, y, Math.toRadians(90 - north - 45 * point), length * size, 0.12f * size);
            }
        }
    }

    private static void point(Canvas canvas, float x, float y, double to, float length, float half) {
        float cos = (float) Math.cos(to);
        float sin = (float) Math.sin(to);
        float tipX = x + cos * length;
        float tipY = y + sin * length;
        float line = canvas.atLeast(0.018f, 0.8f);
        float leftX = x + (cos - sin) * half * 0.7f;
        float leftY = y + (sin + cos) * half * 0.7f;
        canvas.shape(Paint.PAPER, Paint.INK, line, x, y, tipX, tipY, leftX, leftY);
        canvas.fill(Paint.INK, x, y, x + (cos + sin) * half * 0.7f, y + (sin - cos) * half * 0.7f, tipX, tipY);
    }
}
