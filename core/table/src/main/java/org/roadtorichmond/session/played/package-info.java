/** A player's own record: the games played to their end, what came of them, and the marks that were earned. */
@NullMarked
package org.roadtorichmond.session.played;

import org.jspecify.annotations.NullMarked;
