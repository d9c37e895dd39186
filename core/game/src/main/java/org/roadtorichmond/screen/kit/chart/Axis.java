package org.roadtorichmond.screen.kit.chart;

/**
 * The scale of a chart: from which round number to which, in which round steps.
 *
 * @param low where it begins
 * @param high where it ends; more than {@code low}
 * @param step how far its marks are apart; 1, 2 or 5 times a power of ten, and no less than 1
 */
public record Axis(double low, double high, double step) {
    private static final double[] ROUND = {1, 2, 5, 10};

    /** The scale for values between two bounds, 0 included, with at most that many steps (2 or more). */
    public static Axis of(double least, double most, int steps) {
        double from = Math.min(0, least);
        double to = Math.max(Math.max(0, most), from + 1);
        double rough = Math.max(1, (to - from) / steps);
        double power = Math.pow(10, Math.floor(Math.log10(rough)));
        for (double round : ROUND) {
            double step = round * power;
            double low = Math.floor(from / step) * step;
            double high = Math.ceil(to / step) * step;
            if (high - low <= steps * step) {
                return new Axis(low, high, step);
            }
        }
        // Bounds of both signs may need one step more than their difference alone.
        double step = 2 * ROUND[ROUND.length - 1] * power;
        return new Axis(Math.floor(from / step) * step, Math.ceil(to / step) * step, step);
    }

    /** How many marks it has, both ends included. */
    public int marks() {
        return (int) Math.round((high - low) / step) + 1;
    }

    /** The value at a mark, from 0. */
    public double mark(int number) {
        return low + number * step;
    }

    /** Where a value lies between the ends, 0 to 1. */
    public float part(double value) {
        return (float) ((value - low) / (high - low));
    }
}
