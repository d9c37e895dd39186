package org.roadtorichmond.scenario.doctrine;

/**
 * How boldly a commander plays.
 *
 * @param name its name, as in {@code colonel:bold}
 * @param sentence how it plays, for people
 * @param exposure how much of what the enemy's reply would cost attackers is counted against an attack, 0 to 1
 * @param caution how much of it is counted against a post, 0 to 5
 * @param threshold what an attack must gain at least, in points of strength, 0 to 10
 * @param press how much a turn's march towards the enemy is worth, in points of strength, 0 to 10
 */
public record Doctrine(String name, String sentence, double exposure, double caution, double threshold, double press) {}
