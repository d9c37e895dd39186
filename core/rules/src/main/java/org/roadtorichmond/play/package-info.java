/** The game itself: commands that are checked, events that change state, the phases, the dice and the systems of the rules. */
@NullMarked
package org.roadtorichmond.play;

import org.jspecify.annotations.NullMarked;
