package org.roadtorichmond.balance;

/**
 * A share of games, with the interval in which the true share lies with 95 % confidence (E. B. Wilson, 1927), which stays within
 * 0 and 1 however few games there are.
 *
 * @param count the games that count
 * @param of all games, 1 or more
 */
public record Proportion(int count, int of) {
    private static final double Z = 1.959964;

    /** The share, 0 to 1. */
    public double share() {
        return (double) count / of;
    }

    /** The lower bound, 0 to 1. */
    public double low() {
        return Math.max(0, centre() - spread());
    }

    /** The upper bound, 0 to 1. */
    public double high() {
        return Math.min(1, centre() + spread());
    }

    private double centre() {
        return (share() + Z * Z / (2 * of)) / (1 + Z * Z / of);
    }

    private double spread() {
        double variance = share() * (1 - share()) / of + Z * Z / (4.0 * of * of);
        return Z * Math.sqrt(variance) / (1 + Z * Z / of);
    }
}
