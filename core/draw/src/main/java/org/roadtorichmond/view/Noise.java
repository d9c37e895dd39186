package org.roadtorichmond.view;

/** Smooth noise for the eye, the same each time; it has nothing to do with the dice. */
final class Noise {
    private Noise() {}

    /** Noise of -1 to 1 at a point, smooth between points one apart; each layer is another noise. */
    static float at(float x, float y, int layer) {
        int left = (int) Math.floor(x);
        int below = (int) Math.floor(y);
        float right = ease(x - left);
        float above = ease(y - below);
        float lower = knot(left, below, layer) * (1 - right) + knot(left + 1, below, layer) * right;
        float upper = knot(left, below + 1, layer) * (1 - right) + knot(left + 1, below + 1, layer) * right;
        return lower * (1 - above) + upper * above;
    }

    private static float ease(float part) {
        return part * part * (3 - 2 * part);
    }

    private static float knot(int x, int y, int layer) {
        return new Scatter(x * 7919 + y, layer).around();
    }
}
