/** The marks that are earned in games: each is a class that looks for it in what happened. */
@NullMarked
package org.roadtorichmond.session.played.marks;

import org.jspecify.annotations.NullMarked;
