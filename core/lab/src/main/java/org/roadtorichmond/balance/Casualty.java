package org.roadtorichmond.balance;

import org.roadtorichmond.unit.Unit;

/**
 * A unit that was eliminated or has lost strength.
 *
 * @param unit which
 * @param lost the strength points that it has lost
 * @param eliminated whether it was eliminated; else it was weakened (rule 16.4)
 * @param turn the game-turn in which it was eliminated; 0 where that is not known or it was not
 * @param combat the number of the attack that eliminated it; 0 as above
 */
public record Casualty(Unit unit, int lost, boolean eliminated, int turn, int combat) {}
