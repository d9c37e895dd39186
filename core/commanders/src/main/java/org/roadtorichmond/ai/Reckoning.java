package org.roadtorichmond.ai;

/**
 * The functions beyond plain arithmetic by which commanders judge. Their last bits are the same on every processor and whatever a
 * compiler makes of them, as those of {@code Math.exp} and {@code Math.pow} are not: one bit of a value can decide between two plans.
 */
public final class Reckoning {
    private Reckoning() {}

    /** The probability of log odds. */
    public static double logistic(double logOdds) {
        return 1 / (1 + StrictMath.exp(-logOdds));
    }

    /** A number times itself. */
    public static double square(double number) {
        return number * number;
    }

    /** A number to a whole power, 0 or more. */
    public static double power(double base, int exponent) {
        double product = 1;
        for (int i = 0; i < exponent; i++) {
            product *= base;
        }
        return product;
    }

    /** The mean, summed from first to last; 0 of none. Streams correct their sums, not everywhere in the same way. */
    public static double mean(double... numbers) {
        double sum = 0;
        for (double number : numbers) {
            sum += number;
        }
        return numbers.length == 0 ? 0 : sum / numbers.length;
    }
}
