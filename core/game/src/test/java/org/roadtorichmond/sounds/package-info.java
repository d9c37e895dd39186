/** How the sounds of the game were made: a program that renders them from nothing but arithmetic, for {@code assets/sounds}. */
@NullMarked
package org.roadtorichmond.sounds;

import org.jspecify.annotations.NullMarked;
