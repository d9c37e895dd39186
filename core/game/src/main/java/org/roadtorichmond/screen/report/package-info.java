/** The report of a game: the tally, strengths, losses and luck. */
@NullMarked
package org.roadtorichmond.screen.report;

import org.jspecify.annotations.NullMarked;
