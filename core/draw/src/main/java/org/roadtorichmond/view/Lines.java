package org.roadtorichmond.view;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Walks along lines given as x, y, x, y, ... */
final class Lines {
    private Lines() {}

    /** Something at a point of a line, and the line's direction there as a vector of length 1. */
    interface Step {
        void at(float x, float y, float dx, float dy);
    }

    /** Something drawn from a point to another. */
    interface Dash {
        void draw(float fromX, float fromY, float toX, float toY);
    }

    /** Does something at equal steps along a line, from half a step after its beginning. */
    static void along(float[] points, float step, Step each) {
        float left = step / 2;
        for (int i = 2; i < points.length; i += 2) {
            float dx = points[i] - points[i - 2];
            float dy = points[i + 1] - points[i - 1];
            float length = (float) Math.hypot(dx, dy);
            float at = left;
            while (at <= length && length > 0) {
                each.at(points[i - 2] + dx * at / length, points[i - 1] + dy * at / length, dx / length, dy / length);
                at += step;
            }
            left = at - length;
        }
    }

    /**
     * The same, but counted again from each point at which the line comes into another square of the map, one hex radius wide: so
     * what lies in a square does not change when the line does elsewhere.
     */
    static void alongSquares(float[] points, float step, Step each) {
        int from = 0;
        for (int i = 2; i < points.length; i += 2) {
            boolean last = i == points.length - 2;
            if (last
                    || square(points[i]) != square(points[from])
                    || square(points[i + 1]) != square(points[from + 1])) {
                along(Arrays.copyOfRange(points, from, i + 2), step, each);
                from = i;
            }
        }
    }

    private static int square(float at) {
        return (int) Math.floor(at);
    }

    /** Walks a line in dashes and gaps of the lengths given. */
    static void dashes(float[] points, float dash, float gap, Dash each) {
        boolean drawing = true;
        float left = dash;
        for (int i = 2; i < points.length; i += 2) {
            float x = points[i - 2];
            float y = points[i - 1];
            float length = (float) Math.hypot(points[i] - x, points[i + 1] - y);
            float done = 0;
            while (length - done > 1e-4f) {
                float step = Math.min(left, length - done);
                if (drawing) {
                    each.draw(
                            x + (points[i] - x) * done / length,
                            y + (points[i + 1] - y) * done / length,
                            x + (points[i] - x) * (done + step) / length,
                            y + (points[i + 1] - y) * (done + step) / length);
                }
                done += step;
                left -= step;
                if (left <= 1e-5f) {
                    drawing = !drawing;
                    left = drawing ? dash : gap;
                }
            }
        }
    }

    static float length(float[] points) {
        float length = 0;
        for (int i = 2; i < points.length; i += 2) {
            length += (float) Math.hypot(points[i] - points[i - 2], points[i + 1] - points[i - 1]);
        }
        return length;
    }

    /** A line whose pieces are measured once, for many points on it. */
    static final class Measured {
        private final float[] points;
        private final float[] lengths;

        Measured(float[] points) {
            this.points = points;
            lengths = new float[Math.max(0, points.length / 2 - 1)];
            for (int i = 0; i < lengths.length; i++) {
                lengths[i] = (float) Math.hypot(dx(i), dy(i));
            }
        }

        private float dx(int piece) {
            return points[2 * piece + 2] - points[2 * piece];
        }

        private float dy(int piece) {
            return points[2 * piece + 3] - points[2 * piece + 1];
        }

        /** A point at a distance along the line: x, y. */
        float[] point(float distance) {
            float left = distance;
            for (int i = 0; i < lengths.length; i++) {
                float length = lengths[i];
                if ((left <= length && length > 0) || i == lengths.length - 1) {
                    float part = length > 0 ? left / length : 0;
                    return new float[] {points[2 * i] + dx(i) * part, points[2 * i + 1] + dy(i) * part};
                }
                left -= length;
            }
            return new float[] {points[0], points[1]};
        }
    }

    /** The same line walked the other way. */
    static float[] reversed(float[] points) {
        float[] reversed = new float[points.length];
        for (int i = 0; i < points.length; i += 2) {
            reversed[i] = points[points.length - 2 - i];
            reversed[i + 1] = points[points.length - 1 - i];
        }
        return reversed;
    }

    /** Divides a line into pieces of about equal length, none much longer than asked. */
    static List<float[]> stretches(float[] points, float longest) {
        int count = points.length / 2;
        int pieces = Math.max(1, Math.round(length(points) / longest));
        List<float[]> stretches = new ArrayList<>();
        for (int piece = 0; piece < pieces; piece++) {
            int from = piece * (count - 1) / pieces;
            int to = (piece + 1) * (count - 1) / pieces;
            stretches.add(Arrays.copyOfRange(points, 2 * from, 2 * to + 2));
        }
        return stretches;
    }
}
