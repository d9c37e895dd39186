package org.roadtorichmond.ai.recruit;

import java.util.Arrays;
import org.roadtorichmond.unit.Unit;

/** A unit that can take part in attacks from the hex where it stands or would stand. */
final class Party {
    private final Unit unit;
    private final int hex;
    private final boolean bombards;
    private final int[] targets;

    /**
     * A unit in a hex.
     *
     * @param bombards whether it attacks from afar, which it never must
     * @param targets the enemy-held hexes that it can attack, ascending
     */
    Party(Unit unit, int hex, boolean bombards, int[] targets) {
        this.unit = unit;
        this.hex = hex;
        this.bombards = bombards;
        this.targets = targets;
    }

    Unit unit() {
        return unit;
    }

    int hex() {
        return hex;
    }

    boolean bombards() {
        return bombards;
    }

    int[] targets() {
        return targets;
    }

    boolean reaches(int target) {
        return Arrays.binarySearch(targets, target) >= 0;
    }
}
