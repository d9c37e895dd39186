package org.roadtorichmond.ai.general;

/** Random numbers that follow from a seed in the way in which {@code java.util.Random} documents it; that of browsers, for which this is
 * compiled too, has others. */
final class SeededNumbers {
    private static final long FACTOR = 0x5DEECE66DL;
    private static final int BITS = 48;
    private static final int OF_DOUBLE = 53;
    private static final int UPPER = 26;

    private long state;

    /** A generator whose numbers follow from a seed. */
    SeededNumbers(long seed) {
        state = cut(seed ^ FACTOR);
    }

    private static long cut(long number) {
        return number & ((1L << BITS) - 1);
    }

    private int next(int bits) {
        state = cut(state * FACTOR + 0xB);
        return (int) (state >>> (BITS - bits));
    }

    /** A number from 0 up to one below a bound, which is 1 or more. */
    int nextInt(int bound) {
        if (Integer.bitCount(bound) == 1) {
            return (int) ((bound * (long) next(Integer.SIZE - 1)) >> (Integer.SIZE - 1));
        }
        while (true) {
            int bits = next(Integer.SIZE - 1);
            int number = bits % bound;
            // What is left over at the upper end would make small numbers likelier.
            if (bits - number + (bound - 1) >= 0) {
                return number;
            }
        }
    }

    /** A number from 0 up to just below 1. */
    double nextDouble() {
        long upper = (long) next(UPPER) << (OF_DOUBLE - UPPER);
        return (upper + next(OF_DOUBLE - UPPER)) * 0x1.0p-53;
    }
}
