/** The computer's commanders, who read the same game and give the same commands as a player, from cadet to general. */
@NullMarked
package org.roadtorichmond.ai;

import org.jspecify.annotations.NullMarked;
