package org.roadtorichmond.ai.colonel;

import java.util.List;

/**
 * How boldly a colonel plays.
 *
 * @param exposure how much of what the enemy's reply would cost attackers is counted against an attack, 0 to 1
 * @param caution how much of it is counted against a post
 * @param threshold what an attack must gain at least, in points of strength
 * @param press how much a turn's march towards the enemy is worth, in points of strength
 */
public record Manner(double exposure, double caution, double threshold, double press) {
    /** Neither bold nor cautious: the doctrine {@code steady}. */
    public static final Manner STEADY = new Manner(0.12, 1.4, 0.15, 1.6);

    private static final double NEVER = 1000;

    /** Manners of which one may suit a position better than this, this one first. */
    public List<Manner> variants() {
        return List.of(
                this,
                new Manner(exposure / 2, caution / 2, 0, 2 * press),
                new Manner(2 * exposure, 2 * caution, 2 * threshold, press / 2),
                new Manner(exposure, caution, NEVER, 0),
                new Manner(exposure, caution, threshold, 0),
                new Manner(exposure, 2 * caution, threshold, 0),
                new Manner(exposure, caution / 2, threshold, 3 * press),
                new Manner(0, caution, 0, press),
                new Manner(exposure, caution, 1, press),
                new Manner(exposure, 3 * caution, NEVER, 0));
    }
}
