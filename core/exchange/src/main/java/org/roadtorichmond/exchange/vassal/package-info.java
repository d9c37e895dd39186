/** Modules of VASSAL, read for their units, grids and set-ups. */
@NullMarked
package org.roadtorichmond.exchange.vassal;

import org.jspecify.annotations.NullMarked;
