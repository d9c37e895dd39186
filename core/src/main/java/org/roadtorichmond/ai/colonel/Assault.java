package org.roadtorichmond.ai.colonel;

import org.roadtorichmond.play.Odds;

/**
 * An attack on one hex that could be made by marching there: who comes to which hex beside it.
 *
 * @param target the enemy-held hex
 * @param units the ordinals of those who march
 * @param hexes where each of them is to stand
 * @param odds the column by these units and those who stand beside it already
 * @param barred whether the defenders would have no way out
 * @param value what it promises on its own, in points
 */
record Assault(int target, int[] units, int[] hexes, Odds odds, boolean barred, double value) {}
