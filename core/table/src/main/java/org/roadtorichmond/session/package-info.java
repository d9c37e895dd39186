/** A game on somebody's table, without a picture: who plays, what was done and undone, what is kept, whose word it is. */
@NullMarked
package org.roadtorichmond.session;

import org.jspecify.annotations.NullMarked;
