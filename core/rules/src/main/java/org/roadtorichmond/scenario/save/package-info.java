/** Saved games: written, read, migrated, verified, and kept safe while a game goes on. */
@NullMarked
package org.roadtorichmond.scenario.save;

import org.jspecify.annotations.NullMarked;
