/**
 * A match between two people at two computers, as far as it needs no line between them: what each side says to the other, in which order
 * it is said, and what both hold to be so. Both programs have the whole game; nothing here opens a connection or reads a clock.
 */
@NullMarked
package org.roadtorichmond.match;

import org.jspecify.annotations.NullMarked;
