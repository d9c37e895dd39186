package org.roadtorichmond.ai.colonel;

import java.util.Arrays;
import org.roadtorichmond.play.Odds;

/** An attack on one hex that could be made by marching there: who comes to which hex beside it. Immutable by convention. */
final class Assault {
    private final int target;
    private final int[] units;
    private final int[] hexes;
    private final Odds odds;
    private final double value;

    /**
     * An attack.
     *
     * @param target the enemy-held hex
     * @param units the ordinals of the units that march
     * @param hexes where each of them is to stand
     * @param odds the column by these units and those already beside it
     * @param value what it promises, in points
     */
    Assault(int target, int[] units, int[] hexes, Odds odds, double value) {
        this.target = target;
        this.units = units;
        this.hexes = hexes;
        this.odds = odds;
        this.value = value;
    }

    int target() {
        return target;
    }

    /** How many units march for it. */
    int size() {
        return units.length;
    }

    int unit(int place) {
        return units[place];
    }

    /** Where the unit at a place is to stand. */
    int hex(int place) {
        return hexes[place];
    }

    Odds odds() {
        return odds;
    }

    double value() {
        return value;
    }

    /** A number that distinguishes it from other attacks on the same hex by which units march where. */
    int sign() {
        return 31 * Arrays.hashCode(units) + Arrays.hashCode(hexes);
    }

    /** The same with another value. */
    Assault worth(double points) {
        return new Assault(target, units, hexes, odds, points);
    }
}
