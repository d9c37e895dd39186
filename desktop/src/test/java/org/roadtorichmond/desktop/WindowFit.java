package org.roadtorichmond.desktop;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

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

    /**
     * A sample for the first or the second of two languages: two or three windows, and for the second, which has the longer words, that with least
     * room. Both languages together have half of the scales at one look and the other half at the next.
     */
    static List<WindowFit> sample(int look, int language) {
        WindowFit least = new WindowFit(SIZES[0][0], SIZES[0][1], SCALES[SCALES.length - 1]);
        return Stream.concat(Stream.of(least).limit(language), some(look, (2 * look + language) % 4, 4).stream())
                .toList();
    }

    /** A window at every scale. */
    static List<WindowFit> every(int width, int height) {
        return IntStream.of(SCALES)
                .mapToObj(scale -> new WindowFit(width, height, scale))
                .toList();
    }
}
