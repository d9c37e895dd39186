/** How commanders did against each other, as measured: the figures that players are shown. */
@NullMarked
package org.roadtorichmond.scenario.matchup;

import org.jspecify.annotations.NullMarked;
