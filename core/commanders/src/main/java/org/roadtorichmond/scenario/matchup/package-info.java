/** How commanders did against each other and how long they think, as measured: the figures that players are shown. */
@NullMarked
package org.roadtorichmond.scenario.matchup;

import org.jspecify.annotations.NullMarked;
