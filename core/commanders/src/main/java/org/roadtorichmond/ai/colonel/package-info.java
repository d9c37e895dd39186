/** The colonel: one plan a player-turn, worked out exactly where that can be done (design of the commanders, 4). */
@NullMarked
package org.roadtorichmond.ai.colonel;

import org.jspecify.annotations.NullMarked;
