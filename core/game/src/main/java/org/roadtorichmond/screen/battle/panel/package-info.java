/** The panels round the map of a battle. */
@NullMarked
package org.roadtorichmond.screen.battle.panel;

import org.jspecify.annotations.NullMarked;
