package org.roadtorichmond.balance;

import org.roadtorichmond.unit.Side;

/**
 * What a formation has lost.
 *
 * @param side whose it is
 * @param name its name; empty for units that belong to none
 * @param printed the printed strength of all its units, in points
 * @param lost what of that is lost
 */
public record FormationLoss(Side side, String name, int printed, int lost) {}
