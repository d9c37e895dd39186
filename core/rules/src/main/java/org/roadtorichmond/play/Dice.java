package org.roadtorichmond.play;

/**
 * The dice: die n of a seed is a pure function of both, so that there is no generator whose state had to be kept or taken back
 * (rule 17). The numbers are those of SplitMix64, whose n-th output needs no earlier one.
 */
public final class Dice {

    private static final long GAMMA = 0x9E3779B97F4A7C15L;

    /** The lower half but for its last bit. */
    private static final long LOWER = 0xFFFFFFFEL;

    private Dice() {}

    /**
     * The face of a die.
     *
     * @param seed the game's seed
     * @param number the number of the die, from 1
     * @return 1 to 6
     */
    public static int face(long seed, int number) {
        return face(mix(mix(seed) + number * GAMMA));
    }

    /** The face that 64 even bits give, the last of which does not count: 6 times their share of all that they could be. */
    public static int face(long bits) {
        // The product has more than 64 bits; browsers, for which this is compiled too, have nothing that gives the
        // upper ones.
        long lower = ((bits & LOWER) * CombatTable.FACES) >>> Integer.SIZE;
        return 1 + (int) (((bits >>> Integer.SIZE) * CombatTable.FACES + lower) >>> Integer.SIZE);
    }

    /** Mixes all bits of a value into all others, one to one. */
    public static long mix(long value) {
        long z = (value ^ (value >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
