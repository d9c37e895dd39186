package org.roadtorichmond.ai;

import org.roadtorichmond.play.GameState;
import org.roadtorichmond.unit.Deployment;
import org.roadtorichmond.unit.Unit;

/**
 * How a commander decides between things that are about as good: by a hash of its temper, the position on the map and what is
 * weighed. Nothing of a game's dice is in it: equal positions and tempers give equal decisions. An even temper, 0, prefers nothing.
 */
public final class Temper {
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;
    private static final int MANTISSA = 11;

    private final int number;
    private final double margin;
    private final long position;

    private Temper(int number, double margin, long position) {
        this.number = number;
        this.margin = margin;
        this.position = position;
    }

    /**
     * A temper where a game stands.
     *
     * @param number which, from 0; 0 is even
     * @param margin what differs by less than this, in points of strength, may be decided by it
     */
    public static Temper of(int number, double margin, GameState state) {
        return new Temper(number, margin, number == 0 ? 0 : position(number, state));
    }

    /** The same temper where a game stands now. */
    public Temper at(GameState state) {
        return of(number, margin, state);
    }

    private static long position(int number, GameState state) {
        long hash = mix(number * GOLDEN
                + 2L * state.moment().turn()
                + state.moment().player().ordinal());
        for (Unit unit : state.scenario().units()) {
            int hex = state.deployment().hexOf(unit);
            if (hex != Deployment.NONE) {
                int condition = 2 * state.strength(unit) + (state.shaken(unit) ? 1 : 0);
                hash = mix(hash + ((long) unit.ordinal() << Integer.SIZE) + ((long) hex << Short.SIZE) + condition);
            }
        }
        return hash;
    }

    /**
     * By how much something is liked more or less than it is worth, in points of strength; what is weighed against one another has
     * different numbers.
     */
    public double nudge(int one, int other) {
        if (number == 0) {
            return 0;
        }
        long hash = mix(position + ((long) one << Integer.SIZE) + other);
        return margin * ((hash >>> MANTISSA) / (double) (1L << (Long.SIZE - MANTISSA)) - 0.5);
    }

    /** The finalizer of SplitMix64. */
    private static long mix(long value) {
        long x = value + GOLDEN;
        x = (x ^ x >>> 30) * 0xBF58476D1CE4E5B9L;
        x = (x ^ x >>> 27) * 0x94D049BB133111EBL;
        return x ^ x >>> 31;
    }
}
