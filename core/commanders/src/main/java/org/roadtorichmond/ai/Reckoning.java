package org.roadtorichmond.ai;

/**
 * The functions beyond plain arithmetic by which commanders judge. Their last bits are the same on every processor and whatever a
 * compiler makes of them, as those of {@code Math.exp} and {@code Math.pow} are not: one bit of a value can decide between two plans.
 */
public final class Reckoning {
    /** The upper 32 bits of 2^-28, half the logarithm of 2, one and a half times it, and the largest number whose power is finite. */
    private static final int TINY = 0x3e300000;

    private static final int HALF_LN_2 = 0x3fd62e42;
    private static final int MORE_LN_2 = 0x3ff0a2b2;
    private static final int LARGEST = 0x40862e42;

    /** The logarithm of 2 in two parts, so that multiples of the first are exact. */
    private static final double LN_2 = 0x1.62e42feep-1;

    private static final double LN_2_REST = 0x1.a39ef35793c76p-33;
    private static final int MANTISSA = 52;
    private static final int UPPER_MANTISSA = 20;
    private static final int ONE = 0x3ff00000;

    private Reckoning() {}

    private static int upper(double number) {
        return (int) (Double.doubleToRawLongBits(number) >>> Integer.SIZE);
    }

    /** A number times two to a power, both of which are no extremes. */
    private static double scaled(double number, int power) {
        return Double.longBitsToDouble(Double.doubleToRawLongBits(number) + ((long) power << MANTISSA));
    }

    /**
     * The number e to a power: bit for bit what {@link StrictMath#exp} gives, by the method of the library fdlibm, which that documents.
     * Browsers, for which this is compiled too, take their own, which now and then differs in the last bit.
     */
    public static double exp(double power) {
        int size = upper(Math.abs(power));
        if (size >= LARGEST) {
            return StrictMath.exp(power);
        }
        if (size < TINY) {
            return 1 + power;
        }
        int twos = 0;
        if (size >= MORE_LN_2) {
            twos = (int) (1.4426950408889634 * power + (power < 0 ? -0.5 : 0.5));
        } else if (size > HALF_LN_2) {
            twos = power < 0 ? -1 : 1;
        }
        double coarse = power - twos * LN_2;
        double fine = twos * LN_2_REST;
        double rest = twos == 0 ? power : coarse - fine;
        double square = rest * rest;
        double even = rest
                - square
                        * (0.16666666666666602
                                + square
                                        * (-0.0027777777777015593
                                                + square
                                                        * (6.613756321437934e-05
                                                                + square
                                                                        * (-1.6533902205465252e-06
                                                                                + square * 4.1381367970572385e-08))));
        if (twos == 0) {
            return 1 - (rest * even / (even - 2) - rest);
        }
        return scaled(1 - ((fine - rest * even / (2 - even)) - coarse), twos);
    }

    /** The natural logarithm of a number above 0 that is no extreme: bit for bit that of {@link StrictMath#log}, by the same library's method. */
    public static double log(double number) {
        int above = upper(number);
        int share = above & ((1 << UPPER_MANTISSA) - 1);
        int carry = (share + 0x95f64) & (1 << UPPER_MANTISSA);
        int twos = (above >> UPPER_MANTISSA) - (ONE >> UPPER_MANTISSA) + (carry >> UPPER_MANTISSA);
        double near = scaled(number, -twos);
        double beyond = near - 1;
        double high = twos * LN_2;
        double low = twos * LN_2_REST;
        if (((share + 2) & ((1 << UPPER_MANTISSA) - 1)) < 3) {
            if (beyond == 0) {
                return twos == 0 ? 0 : high + low;
            }
            double correction = beyond * beyond * (0.5 - 0.3333333333333333 * beyond);
            return twos == 0 ? beyond - correction : high - ((correction - low) - beyond);
        }
        double quotient = beyond / (2 + beyond);
        double series = series(quotient * quotient);
        if (((share - 0x6147a) | (0x6b851 - share)) > 0) {
            double half = 0.5 * beyond * beyond;
            return twos == 0
                    ? beyond - (half - quotient * (half + series))
                    : high - ((half - (quotient * (half + series) + low)) - beyond);
        }
        return twos == 0
                ? beyond - quotient * (beyond - series)
                : high - ((quotient * (beyond - series) - low) - beyond);
    }

    private static double series(double square) {
        double fourth = square * square;
        double even = fourth * (0.3999999999940942 + fourth * (0.22222198432149784 + fourth * 0.15313837699209373));
        double odd = square
                * (0.6666666666666735
                        + fourth * (0.2857142874366239 + fourth * (0.1818357216161805 + fourth * 0.14798198605116586)));
        return odd + even;
    }

    /** The probability of log odds. */
    public static double logistic(double logOdds) {
        return 1 / (1 + exp(-logOdds));
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
