/** A quick commander by the book, who also plays the games that others look ahead with. */
@NullMarked
package org.roadtorichmond.ai.cadet;

import org.jspecify.annotations.NullMarked;
