/** The map of a battle: what stands and is marked on it, and what is under the mouse. */
@NullMarked
package org.roadtorichmond.screen.battle.board;

import org.jspecify.annotations.NullMarked;
