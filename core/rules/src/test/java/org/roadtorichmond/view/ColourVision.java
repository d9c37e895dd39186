package org.roadtorichmond.view;

import com.badlogic.gdx.graphics.Color;

/** How colours look to people with different colour vision, how different two colours are, and how readable one is on another. */
final class ColourVision {
    /** The kinds of colour vision: normal, and those in which one kind of cone is missing completely. */
    enum Kind {
        USUAL,
        PROTANOPIA,
        DEUTERANOPIA,
        TRITANOPIA
    }

    /** How each kind sees colours: matrices over linear light, after Machado, Oliveira and Fernandes (2009). */
    private static final double[][] SEEN = {
        {1, 0, 0, 0, 1, 0, 0, 0, 1},
        {0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998},
        {0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881},
        {1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900}
    };

    private static final double[] TO_XYZ = {
        0.4124564, 0.3575761, 0.1804375, 0.2126729, 0.7151522, 0.0721750, 0.0193339, 0.1191920, 0.9503041
    };
    private static final double[] WHITE = {0.95047, 1, 1.08883};

    private ColourVision() {}

    /** The difference of two colours for a kind of vision: CIE 1976, where 2.3 is just noticeable side by side. */
    static double distance(Color a, Color b, Kind kind) {
        double[] first = lab(a, kind);
        double[] second = lab(b, kind);
        double square = 0;
        for (int i = 0; i < first.length; i++) {
            square += (first[i] - second[i]) * (first[i] - second[i]);
        }
        return Math.sqrt(square);
    }

    private static double[] lab(Color color, Kind kind) {
        double[] seen = times(SEEN[kind.ordinal()], light(color));
        for (int i = 0; i < seen.length; i++) {
            seen[i] = Math.max(0, Math.min(1, seen[i]));
        }
        double[] xyz = times(TO_XYZ, seen);
        double x = root(xyz[0] / WHITE[0]);
        double y = root(xyz[1] / WHITE[1]);
        double z = root(xyz[2] / WHITE[2]);
        return new double[] {116 * y - 16, 500 * (x - y), 200 * (y - z)};
    }

    private static double root(double value) {
        return value > 216 / 24389.0 ? Math.cbrt(value) : (24389 / 27.0 * value + 16) / 116;
    }

    private static double[] times(double[] matrix, double[] vector) {
        double[] product = new double[vector.length];
        for (int row = 0; row < vector.length; row++) {
            for (int column = 0; column < vector.length; column++) {
                product[row] += matrix[3 * row + column] * vector[column];
            }
        }
        return product;
    }

    private static double[] light(Color color) {
        return new double[] {linear(color.r), linear(color.g), linear(color.b)};
    }

    private static double linear(double value) {
        return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
    }

    /** The contrast of two colours, from 1 to 21, by the formula of the Web Content Accessibility Guidelines. */
    static double contrast(Color a, Color b) {
        double first = luminance(a) + 0.05;
        double second = luminance(b) + 0.05;
        return Math.max(first, second) / Math.min(first, second);
    }

    private static double luminance(Color color) {
        double[] light = light(color);
        return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2];
    }

    /** The visible colour where a translucent colour lies over another. */
    static Color over(Color above, Color below) {
        return new Color(below).lerp(above.r, above.g, above.b, 1, above.a);
    }
}
