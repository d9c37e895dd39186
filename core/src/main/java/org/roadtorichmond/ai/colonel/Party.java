package org.roadtorichmond.ai.colonel;

/**
 * A unit that can take part in attacks from the hex where it stands or would stand.
 *
 * @param unit its ordinal
 * @param hex where it stands or would stand
 * @param bombards whether it attacks from afar, which it never must
 * @param targets the enemy-held hexes that it can attack
 */
record Party(int unit, int hex, boolean bombards, int[] targets) {

    boolean reaches(int target) {
        for (int each : targets) {
            if (each == target) {
                return true;
            }
        }
        return false;
    }
}
