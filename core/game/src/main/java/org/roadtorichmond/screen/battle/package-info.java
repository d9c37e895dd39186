/** The screen on which a battle is played. */
@NullMarked
package org.roadtorichmond.screen.battle;

import org.jspecify.annotations.NullMarked;
