/** The first commander that the game had, kept as it was: a fixed yardstick against which others are measured. */
@NullMarked
package org.roadtorichmond.ai.recruit;

import org.jspecify.annotations.NullMarked;
