package org.roadtorichmond.ai.colonel;

/**
 * How boldly a colonel plays.
 *
 * @param exposure how much of what the enemy's reply would cost attackers is counted against an attack, 0 to 1
 * @param caution how much of it is counted against a post
 * @param threshold what an attack must gain at least, in points
 * @param press how much a turn's march towards the enemy is worth, in points
 */
record Manner(double exposure, double caution, double threshold, double press) {
    static final Manner STEADY = new Manner(0.2, 0.8, 0.15, 0.5);
}
