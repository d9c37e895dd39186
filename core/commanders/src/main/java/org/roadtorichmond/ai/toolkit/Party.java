package org.roadtorichmond.ai.colonel;

/** A unit that can take part in attacks from the hex where it stands or would stand. */
final class Party {
    private final int unit;
    private final int hex;
    private final boolean bombards;
    private final int[] targets;

    /**
     * A unit in a hex.
     *
     * @param unit its ordinal
     * @param bombards whether it attacks from afar, which it never must
     * @param targets the enemy-held hexes that it can attack
     */
    Party(int unit, int hex, boolean bombards, int[] targets) {
        this.unit = unit;
        this.hex = hex;
        this.bombards = bombards;
        this.targets = targets;
    }

    int unit() {
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
        for (int each : targets) {
            if (each == target) {
                return true;
            }
        }
        return false;
    }
}
