package org.roadtorichmond.unit;

import org.roadtorichmond.hex.Hex;

/**
 * What a unit has marched in the present movement phase.
 *
 * @param origin where it began the phase, or entered the map
 * @param spent the half movement points it has spent
 * @param strategic whether every step so far satisfied strategic movement (rule 16.2)
 * @param entered whether it entered the map in this phase (rule 11.2)
 */
public record Travel(Hex origin, int spent, boolean strategic, boolean entered) {}
