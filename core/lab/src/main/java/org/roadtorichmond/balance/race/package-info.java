/** Races: which of many candidates is the best, with games spent where they are close. */
@NullMarked
package org.roadtorichmond.balance.race;

import org.jspecify.annotations.NullMarked;
