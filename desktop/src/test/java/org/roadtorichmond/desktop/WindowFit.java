package org.roadtorichmond.desktop;

import java.util.List;
import java.util.stream.IntStream;

/** A window's size and the scale of what is in it, in percent. */
record WindowFit(int width, int height, int scale) {
    /** That in which buttons are clicked; in the others only the layout is checked. */
    static final WindowFit USUAL = new WindowFit(1366, 768, 100);

    static final int[][] SIZES = {{1024, 600}, {1366, 768}, {1600, 900}, {2560, 1440}, {3840, 2160}};
    private static final int[] SCALES = {75, 90, 100, 115, 130, 150, 175, 200, 250};

    /**
     * Some of the scales, each in one window size. The sizes rotate with each look: after five looks each scale was checked in each
     * size.
     */
    static List<WindowFit> some(int look, int first, int step) {
        return IntStream.iterate(first, i -> i < SCALES.length, i -> i + step)
                .mapToObj(i -> {
                    int[] size = SIZES[(look + i / step) % SIZES.length];
                    return new WindowFit(size[0], size[1], SCALES[i]);
                })
                .toList();
    }

    /** A window at every scale. */
    static List<WindowFit> every(int width, int height) {
        return IntStream.of(SCALES)
                .mapToObj(scale -> new WindowFit(width, height, scale))
                .toList();
    }
}
