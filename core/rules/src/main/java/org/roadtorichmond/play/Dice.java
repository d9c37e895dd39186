package org.roadtorichmond.play;

/**
 * The dice: die n of a seed is a pure function of both, so that there is no generator whose state had to be kept or taken back
 * (rule 17). The numbers are those of SplitMix64, whose n-th output needs no earlier one.
 */
public final class Dice {

    private static final long GAMMA = 0x9E3779B97F4A7C15L;

    private Dice() {}

    /**
     * The face of a die.
     *
     * @param seed the game's seed
     * @param number the number of the die, from 1
     * @return 1 to 6
     */
    public static int face(long seed, int number) {
        long bits = mix(mix(seed) + number * GAMMA);
        return 1 + (int) Math.multiplyHigh(bits >>> 1, 2L * CombatTable.FACES);
    }

    /** Mixes all bits of a value into all others, one to one. */
    public static long mix(long value) {
        long z = (value ^ (value >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
