/** The words of a game: texts and names of keys, the log, the hints and the chronicle. */
@NullMarked
package org.roadtorichmond.session.words;

import org.jspecify.annotations.NullMarked;
