package org.roadtorichmond.view;

/**
 * Smooth noise for the eye, the same each time; it has nothing to do with the dice. Points that follow each other closely are cheap, since
 * the knots round the last one are kept; so it is for one thread.
 */
final class Noise {
    private final int layer;
    private final float[] knots = new float[4];
    private int left = Integer.MIN_VALUE;
    private int below;

    /** The noise of a layer; each layer is another noise. */
    Noise(int layer) {
        this.layer = layer;
    }

    /** Noise of -1 to 1 at a single point. */
    static float at(float x, float y, int layer) {
        return new Noise(layer).at(x, y);
    }

    /** Noise of -1 to 1 at a point, smooth between points one apart. */
    float at(float x, float y) {
        keep((int) Math.floor(x), (int) Math.floor(y));
        float right = ease(x - left);
        float above = ease(y - below);
        float lower = knots[0] * (1 - right) + knots[1] * right;
        float upper = knots[2] * (1 - right) + knots[3] * right;
        return lower * (1 - above) + upper * above;
    }

    private void keep(int x, int y) {
        if (x != left || y != below) {
            left = x;
            below = y;
            for (int i = 0; i < knots.length; i++) {
                knots[i] = new Scatter((x + i % 2) * 7919 + y + i / 2, layer).around();
            }
        }
    }

    private static float ease(float part) {
        return part * part * (3 - 2 * part);
    }
}
