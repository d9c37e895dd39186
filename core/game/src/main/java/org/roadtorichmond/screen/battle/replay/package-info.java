/** The screen on which a recorded game is shown step by step. */
@NullMarked
package org.roadtorichmond.screen.battle.replay;

import org.jspecify.annotations.NullMarked;
