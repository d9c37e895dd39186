/** A match between two computers as a third person watches it: what is shown of it, and how it stands by the rules. */
@NullMarked
package org.roadtorichmond.match.watch;

import org.jspecify.annotations.NullMarked;
