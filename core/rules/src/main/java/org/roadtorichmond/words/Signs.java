package org.roadtorichmond.words;

import java.util.Locale;

/** The signs before figures, wherever people read them: what is printed as 0 has none. */
public final class Signs {
    private Signs() {}

    /**
     * The digits of a figure behind its sign.
     *
     * @param figure the figure
     * @param digits its amount, as it is printed
     * @param minus what stands before a figure below 0
     * @param plus what stands before one above 0
     */
    public static String before(double figure, String digits, String minus, String plus) {
        boolean nothing = digits.chars().noneMatch(digit -> digit >= '1' && digit <= '9');
        return (nothing ? "" : figure < 0 ? minus : plus) + digits;
    }

    /** A figure with some decimals, as terminals show it. */
    public static String plain(double figure, int decimals) {
        return before(figure, digits(figure, decimals), "-", "");
    }

    /** The same of a figure whose sign matters. */
    public static String signed(double figure, int decimals) {
        return before(figure, digits(figure, decimals), "-", "+");
    }

    /** A figure for programs, in which there is a 0 of one kind only. */
    public static double zeroed(double figure) {
        return figure + 0.0;
    }

    private static String digits(double figure, int decimals) {
        return String.format(Locale.ROOT, "%." + decimals + "f", Math.abs(figure));
    }
}
