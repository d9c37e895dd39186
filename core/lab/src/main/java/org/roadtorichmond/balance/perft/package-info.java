/** Counts of what can be played from a position: numbers that prove the rules. */
@NullMarked
package org.roadtorichmond.balance.perft;

import org.jspecify.annotations.NullMarked;
