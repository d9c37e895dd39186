package org.roadtorichmond.ai.cadet;

import org.roadtorichmond.words.Sentence;

/** What a unit is to do in this turn beyond attacking. */
final class Aim {
    private final int[] distances;
    private final double pull;
    private final double caution;
    private final boolean leaves;
    private final Sentence reason;

    /**
     * An aim.
     *
     * @param distances half points from every hex to the goal
     * @param pull what a turn's march towards the goal is worth
     * @param caution what part of its expected losses the unit minds
     * @param leaves whether it is to leave the map
     * @param reason why
     */
    Aim(int[] distances, double pull, double caution, boolean leaves, Sentence reason) {
        this.distances = distances;
        this.pull = pull;
        this.caution = caution;
        this.leaves = leaves;
        this.reason = reason;
    }

    /** The half points from a hex to the goal. */
    int distance(int hex) {
        return distances[hex];
    }

    double pull() {
        return pull;
    }

    double caution() {
        return caution;
    }

    boolean leaves() {
        return leaves;
    }

    Sentence reason() {
        return reason;
    }
}
