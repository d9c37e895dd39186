/** Tally sheets: what became of the units of both armies, as it is written down or as a game leaves it. */
@NullMarked
package org.roadtorichmond.victory.sheets;

import org.jspecify.annotations.NullMarked;
