package org.roadtorichmond.ai.colonel;

import org.roadtorichmond.ai.outlook.Board;

/**
 * How a colonel decides between things that are about as good: by a hash of its temper, the position on the board and what is
 * weighed. Nothing of a game's dice is in it: equal positions and tempers give equal decisions. An even temper, 0, has no whims.
 */
final class Whim {
    /** What differs by less than this, in points of strength, may be decided by a whim. */
    static final double MARGIN = 0.05;

    private static final long GOLDEN = 0x9E3779B97F4A7C15L;
    private static final int MANTISSA = 11;

    private final int temper;
    private long position;

    Whim(int temper) {
        this.temper = temper;
    }

    /** Takes in the position on a board. */
    void look(Board board) {
        if (temper == 0) {
            return;
        }
        long hash = mix(temper * GOLDEN + 2L * board.turn() + board.player().ordinal());
        for (int unit = 0; unit < board.units(); unit++) {
            int hex = board.hexOf(unit);
            if (hex != Board.NOWHERE) {
                int state = 2 * board.strength(unit) + (board.shaken(unit) ? 1 : 0);
                hash = mix(hash + ((long) unit << Integer.SIZE) + ((long) hex << Short.SIZE) + state);
            }
        }
        position = hash;
    }

    /** By how much something is liked more or less than it is worth, in points of strength. */
    double nudge(int one, int other) {
        if (temper == 0) {
            return 0;
        }
        long hash = mix(position + ((long) one << Integer.SIZE) + other);
        return MARGIN * ((hash >>> MANTISSA) / (double) (1L << (Long.SIZE - MANTISSA)) - 0.5);
    }

    /** The finalizer of SplitMix64. */
    private static long mix(long value) {
        long x = value + GOLDEN;
        x = (x ^ x >>> 30) * 0xBF58476D1CE4E5B9L;
        x = (x ^ x >>> 27) * 0x94D049BB133111EBL;
        return x ^ x >>> 31;
    }
}
