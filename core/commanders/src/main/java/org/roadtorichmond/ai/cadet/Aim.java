package org.roadtorichmond.ai.cadet;

import org.roadtorichmond.words.Sentence;

/**
 * What a unit is to do in this turn beyond attacking.
 *
 * @param distances half points from every hex to the goal
 * @param pull what a turn's march towards the goal is worth
 * @param caution what part of its expected losses the unit minds
 * @param leaves whether it is to leave the map
 * @param reason why
 */
record Aim(int[] distances, double pull, double caution, boolean leaves, Sentence reason) {
    /** The half points from a hex to the goal. */
    int distance(int hex) {
        return distances[hex];
    }
}
