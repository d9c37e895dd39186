/** Tally sheets of games that were played on any table. */
@NullMarked
package org.roadtorichmond.scenario.tally;

import org.jspecify.annotations.NullMarked;
