package org.roadtorichmond.view;

/** Scatters marks over hexes the same way each time: cosmetic chance that has nothing to do with the dice. */
final class Scatter {
    private static final long STEP = 0x9e3779b97f4a7c15L;
    private static final int PLACES = 500;
    private static final int ROW = 92_821;

    private long state;

    /** A scatter of its own for a place, such as a hex, and a purpose. */
    Scatter(int place, int purpose) {
        state = mix(place * 0x632be59bd9b4e019L + purpose);
    }

    /** A scatter of its own for a point of the map, which lies nearer than a pixel to no other mark of the same purpose. */
    static Scatter at(float x, float y, int purpose) {
        return new Scatter(Math.round(x * PLACES) * ROW + Math.round(y * PLACES), purpose);
    }

    private static long mix(long value) {
        long z = (value ^ (value >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        return z ^ (z >>> 31);
    }

    /** The next number of 0 to less than 1. */
    float next() {
        state += STEP;
        return (mix(state) >>> 40) / (float) (1 << 24);
    }

    /** The next number of -1 to less than 1. */
    float around() {
        return 2 * next() - 1;
    }
}
