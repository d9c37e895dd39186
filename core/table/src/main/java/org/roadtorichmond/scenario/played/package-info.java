/** The games that a player has finished, as a file: what is kept of each, read and written. */
@NullMarked
package org.roadtorichmond.scenario.played;

import org.jspecify.annotations.NullMarked;
