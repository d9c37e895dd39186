package org.roadtorichmond.balance;

import java.util.Locale;

/** How likely something is by chance alone (a p-value), as people read it. */
public final class PValue {
    private static final double LEAST = 0.001;

    private PValue() {}

    /** A chance of 0 to 1 with four decimals; no chance is so small that it is 0. */
    public static String words(double chance) {
        return chance < LEAST ? "< 0.001" : String.format(Locale.ROOT, "%.4f", chance);
    }

    /** The same as a clause: {@code p = 0.0125}, {@code p < 0.001}. */
    public static String clause(double chance) {
        return chance < LEAST ? "p " + words(chance) : "p = " + words(chance);
    }
}
